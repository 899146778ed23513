internal import AssetModel
internal import AssetUsage
internal import Basics

/// Determines how code has to change once assets have moved.
struct EditPlanner {
  let project: Project
  let usage: Usage
  let generators: Generators
  private let target: RepositoryPath
  /// The modules whose bundles contain the destination.
  private let homes: Set<Module.ID>
  let compilers: Set<Module.ID>
  let bundle: PlannedBundle?
  /// The names that the assets will have after the move.
  private let names: [String]
  /// The assets that code will find in the target's bundle after the move.
  private let leaving: Set<Int>
  private let facts: MovingFacts
  /// For each raw value after the move, the declarations that will have it. Includes only declarations, such as enum
  /// cases, whose raw value is an asset name.
  private let cases: [String: Set<Int>]

  init(_ facts: MovingFacts, to target: RepositoryPath, names: [String], leaving: Set<Int>) {
    self.facts = facts
    self.names = names
    self.leaving = leaving
    project = facts.project
    generators = facts.generators
    usage = facts.usage
    self.target = target
    homes = Set(project.modules.bundles(compiling: target).map(\.owner))
    compilers = Set(project.modules.memberships(of: target).map(\.module))
    bundle = PlannedBundle(compiling: target, in: facts)
    cases = facts.rawValues.reduce(into: [:]) { $0[names[$1.asset], default: []].insert($1.accessor) }
  }

  func edits(_ asset: Int, isInSameBundle: Bool) -> [PlannedEdit] {
    guard usage.verdicts.indices.contains(asset) else { return [] }
    let change = Change(
      asset: asset, old: project.sets[asset].name, new: names[asset], isInSameBundle: isInSameBundle)
    let references = usage.verdicts[asset].references.filter(\.matters)
    let reading = references.filter { facts.canRead(asset, at: $0) }
    let edits = (reading.isEmpty ? references : reading)
      .flatMap { reference -> [PlannedEdit] in
        let edits = self.edits(reference, change)
        return facts.leads(reference, to: asset) ? edits : edits.map(\.inDoubt)
      }
    // If one reference makes an edit certain, the same edit for another reference needs no check.
    let certain = Set(edits.filter { !$0.isToCheck }).union(
      configurationEdits(of: project.sets[asset].id.catalog))
    return certain.union(edits.filter { $0.isToCheck && !certain.contains($0.certain) }).sorted()
  }

  /// The edits to SwiftGen's configuration, which lists the catalogs to read.
  private func configurationEdits(of catalog: RepositoryPath) -> [PlannedEdit] {
    generators.swiftGen.filter { configuration in
      configuration.actions.contains { $0.covers(catalog) && !$0.covers(target) }
    }.map {
      PlannedEdit(
        Place($0.path), catalog.nameText,
        note: "also list \(target.nameText), or SwiftGen will no longer generate the accessors")
    }
  }

  struct Change {
    let asset: Int
    let old: String
    let new: String
    let isInSameBundle: Bool

    var isRenamed: Bool { old != new }
  }

  private func edits(_ reference: Reference, _ change: Change) -> [PlannedEdit] {
    if let accessor = reference.accessor.map({ usage.accessors[$0] }), accessor.isGenerated {
      return generatedEdits(reference, accessor, change)
    }
    switch reference.strength {
    case .comment: return []
    case .symbol: return symbolEdit(reference, change).map { [$0] } ?? []
    case .declared:
      return change.isRenamed
        ? [PlannedEdit(reference.place, reference.form, note: "the pattern has to match “\(change.new)”")]
        : []
    case .pod:
      let note = "the pod looks up “\(change.old)” in the app's own bundle"
      return change.isRenamed || !change.isInSameBundle
        ? [PlannedEdit(reference.place, reference.form, note: note)] : []
    case .exact, .literal, .pattern, .data: return nameEdits(reference, change)
    }
  }

  private func nameEdits(_ reference: Reference, _ change: Change) -> [PlannedEdit] {
    let isMade = reference.strength == .pattern
    let now = isMade ? reference.form : reference.place.quoted(change.old)
    var after = isMade ? now : reference.place.quoted(change.new)
    if !change.isRenamed, change.isInSameBundle { return [] }
    guard reference.doubts.isDisjoint(with: [.text, .data]) else {
      let demand =
        change.isRenamed ? "change it to “\(change.new)”" : "look it up in \(bundleName)"
      return [PlannedEdit(reference.place, now, note: "if this is the name of the asset, \(demand)")]
    }
    var edits: [PlannedEdit] = []
    if !change.isInSameBundle {
      guard let lookups = reference.lookups else {
        return [
          PlannedEdit(
            reference.place, now, to: change.isRenamed ? after : nil,
            note: "all code that looks up this name has to look in \(bundleName)")
        ]
      }
      for lookup in lookups where !lookup.homes.isSubset(of: homes) {
        let stays = facts.wanted[lookup.place, default: []].subtracting(leaving).min()
        if let insertion = insertion(lookup), stays == nil, lookup.place == reference.place, !isMade {
          after += insertion
        } else {
          edits.append(bundleEdit(lookup, at: reference.place, now, staying: stays))
        }
      }
    }
    if after != now {
      edits.insert(rawValueEdit(reference, change) ?? PlannedEdit(reference.place, now, to: after), at: 0)
    }
    return edits
  }

  var bundleName: String { "the bundle of \(bundle?.module ?? "\(target)")" }

  /// The argument to append, such as `, bundle: .module`. Nil if the call is not in Swift, already has a bundle
  /// argument or has an unknown form, or if the bundle is unknown.
  private func insertion(_ lookup: NameLookup) -> String? {
    guard let bundle, lookup.bundle.isEmpty, lookup.place.path.pathExtension == "swift" else { return nil }
    return Self.bundleArguments[lookup.form].map { ", \($0.replacing("_", with: bundle.expression))" }
  }

  private static let bundleArguments = [
    "UIImage(named:)": "in: _, compatibleWith: nil", "UIColor(named:)": "in: _, compatibleWith: nil",
    "Image(_:)": "bundle: _", "Image(decorative:)": "bundle: _", "Color(_:)": "bundle: _",
    "NSColor(named:)": "bundle: _", "NSDataAsset(name:)": "bundle: _",
  ]

  private func bundleEdit(
    _ lookup: NameLookup, at place: Place, _ name: String, staying: Int?
  ) -> PlannedEdit {
    let now = lookup.bundle.isEmpty ? lookup.place == place ? name : lookup.form : lookup.bundle
    if let staying {
      let other = project.sets[staying]
      return PlannedEdit(
        lookup.place, now,
        note:
          "look in both bundles: this call also looks up “\(other.name)”, which stays in \(other.id.catalog)"
      )
    }
    guard let bundle, !lookup.bundle.isEmpty, lookup.place.path.pathExtension == "swift" else {
      return PlannedEdit(
        lookup.place, now,
        note: "look in \(bundleName)" + (bundle.map { " (in Swift, \($0.expression))" } ?? ""))
    }
    // In `Bundle.main.image(forResource:)`, the call follows the bundle. Without the type `Bundle`, `.main` would not
    // compile there.
    let isReceiver = lookup.form.contains("forResource") && bundle.expression.hasPrefix(".")
    return PlannedEdit(lookup.place, now, to: (isReceiver ? "Bundle" : "") + bundle.expression)
  }

  /// The edit to an enum case whose raw value is the asset's name. Nil if the reference is not such a case. Also nil if
  /// the case states its raw value and no other case has the new one, because then the string is edited.
  private func rawValueEdit(_ reference: Reference, _ change: Change) -> PlannedEdit? {
    guard reference.isRawValue, let number = reference.accessor else { return nil }
    let accessor = usage.accessors[number]
    if let twin = cases[change.new, default: []].sorted().first(where: { other in
      other != number && usage.accessors[other].enumName == accessor.enumName
        && usage.accessors[other].place.path == accessor.place.path
    }) {
      let other = usage.accessors[twin].name
      return PlannedEdit(
        reference.place, accessor.name,
        note:
          "“\(accessor.name)” and “\(other)” would have the same raw value, “\(change.new)”; keep only one of them"
      )
    }
    guard accessor.place == reference.place else { return nil }
    let name = String(accessor.name.split(separator: ".").last ?? "")
    return PlannedEdit(reference.place, name, to: "\(name) = \(reference.place.quoted(change.new))")
  }
}

extension Reference {
  /// Whether the code may stop working if the asset can no longer be found.
  var matters: Bool {
    strength != .comment && doubts.isDisjoint(with: [.comment, .disabled, .coincidence])
  }
}

extension Accessor.Use {
  /// Whether the code may stop working if the declaration disappears.
  var matters: Bool { doubts.isDisjoint(with: [.comment, .disabled]) }
}

extension Accessor {
  fileprivate var enumName: [Substring] { name.split(separator: ".").dropLast() }
}

extension Place {
  /// The name, in quotation marks if the language of the file needs them.
  func quoted(_ name: String) -> String {
    ["swift", "m", "mm", "h", "c", "cpp", "json"].contains(path.pathExtension) ? "\"\(name)\"" : name
  }
}
