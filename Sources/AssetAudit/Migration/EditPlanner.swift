internal import AssetModel
internal import AssetUsage
internal import Basics

/// Determines what code has to say once assets have moved.
struct EditPlanner {
  private let project: Project
  private let usage: Usage
  private let generators: Generators
  private let target: RepositoryPath
  /// The modules whose bundles have the target.
  private let homes: Set<Module.ID>
  /// The modules that can use the symbols of the target.
  private let compilers: Set<Module.ID>
  let bundle: PlannedBundle?
  /// The name of each asset afterward.
  private let names: [String]
  /// The assets that code will find in the target.
  private let leaving: Set<Int>
  /// The assets that each call looks for.
  private let wanted: [Place: Set<Int>]
  /// The accessors with a raw value, by what it is afterward.
  private let cases: [String: Set<Int>]

  init(
    _ project: Project, to target: RepositoryPath, _ generators: Generators, names: [String],
    leaving: Set<Int>
  ) {
    self.names = names
    self.leaving = leaving
    self.project = project
    self.generators = generators
    self.target = target
    let usage = project.usage ?? Usage(verdicts: [])
    self.usage = usage
    homes = Set(project.modules.bundles(compiling: target).map(\.owner))
    compilers = Set(project.modules.memberships(of: target).map(\.module))
    bundle = PlannedBundle(compiling: target, in: project)
    var wanted: [Place: Set<Int>] = [:]
    var cases: [String: Set<Int>] = [:]
    for (index, verdict) in usage.verdicts.enumerated() {
      for reference in verdict.references {
        for lookup in reference.lookups ?? [] { wanted[lookup.place, default: []].insert(index) }
        if reference.isRawValue, let accessor = reference.accessor {
          cases[names[index], default: []].insert(accessor)
        }
      }
    }
    self.wanted = wanted
    self.cases = cases
  }

  /// What changes for an asset, sorted by place.
  func edits(_ asset: Int, isInSameBundle: Bool) -> [PlannedEdit] {
    guard usage.verdicts.indices.contains(asset) else { return [] }
    let change = Change(
      asset: asset, old: project.sets[asset].name, new: names[asset], isInSameBundle: isInSameBundle)
    let edits = usage.verdicts[asset].references
      .filter { $0.doubts.isDisjoint(with: [.comment, .disabled, .coincidence]) }
      .flatMap { self.edits($0, change) }
    return Set(edits).sorted { ($0.place, $0.now) < ($1.place, $1.now) }
  }

  /// What happens to one asset.
  private struct Change {
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
    case .exact, .literal, .pattern, .data: return nameEdits(reference, change)
    }
  }

  /// A name in code, an interface, a property list or another file.
  private func nameEdits(_ reference: Reference, _ change: Change) -> [PlannedEdit] {
    let isMade = reference.strength == .pattern
    let now = isMade ? reference.form : reference.place.quoted(change.old)
    var after = isMade ? now : reference.place.quoted(change.new)
    if !change.isRenamed, change.isInSameBundle { return [] }
    guard reference.doubts.isDisjoint(with: [.text, .data]) else {
      let demand = change.isRenamed ? "“\(change.new)” is its name afterward" : "search \(bundleName), too"
      return [PlannedEdit(reference.place, now, note: "if this is its name, \(demand)")]
    }
    var edits: [PlannedEdit] = []
    if !change.isInSameBundle {
      guard let lookups = reference.lookups else {
        return [
          PlannedEdit(
            reference.place, now, to: change.isRenamed ? after : nil,
            note: "search \(bundleName) wherever this name is looked up")
        ]
      }
      for lookup in lookups where !lookup.homes.isSubset(of: homes) {
        let stays = wanted[lookup.place, default: []].subtracting(leaving).min()
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

  private var bundleName: String { "the bundle of \(bundle?.module ?? "\(target)")" }

  /// The bundle argument to add to a call that has none.
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
          "search \(bundleName), too: the same call looks for “\(other.name)”, which stays in \(other.id.catalog)"
      )
    }
    guard let bundle, !lookup.bundle.isEmpty, lookup.place.path.pathExtension == "swift" else {
      return PlannedEdit(
        lookup.place, now, note: "search \(bundleName)" + (bundle.map { ", \($0.expression)" } ?? ""))
    }
    // The bundle is in front of the dot there.
    let isReceiver = lookup.form.contains("forResource") && bundle.expression.hasPrefix(".")
    return PlannedEdit(lookup.place, now, to: (isReceiver ? "Bundle" : "") + bundle.expression)
  }

  /// A raw value that no literal spells, or that another case will have.
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

  /// Whether all modules that compile a file can use the symbols of the target.
  private func seesSymbols(_ path: RepositoryPath) -> Bool {
    project.modules.memberships(of: path).allSatisfy { compilers.contains($0.module) }
  }

  /// An identifier that a generator derives from the name; nil if it stays the same.
  private func symbolEdit(_ reference: Reference, _ change: Change) -> PlannedEdit? {
    let set = project.sets[change.asset]
    let identifiers = generators.identifiers(of: set)
    let isReached = change.isInSameBundle || seesSymbols(reference.place.path)
    if let constant = identifiers.first(where: { $0.generator == .objectiveC && $0.text == reference.form }) {
      if isReached, !change.isRenamed { return nil }
      let new = XcodeSymbol.objectiveCConstant(for: change.new, isColor: set.kind == .color)
      return isReached
        ? PlannedEdit(reference.place, constant.text, to: new)
        : PlannedEdit(
          reference.place, constant.text, to: reference.place.quoted(change.new),
          note: "constants of \(bundleName) are internal; search it, too")
    }
    guard let member = XcodeSymbol.swiftMember(for: set.name)?.filter({ $0 != "`" }),
      let range = reference.form.range(ofMember: member)
    else { return memberEdit(reference, change, isReached) }
    let now = String(reference.form[..<range.upperBound])
    if isReached {
      let new = XcodeSymbol.swiftMember(for: change.new)
      return change.isRenamed
        ? PlannedEdit(reference.place, now, to: new.map { now.dropLast(member.count) + $0 }) : nil
    }
    let type = String(reference.form[..<range.lowerBound])
    let resource =
      "\(set.kind == .color ? "ColorResource" : "ImageResource")(name: \"\(change.new)\", bundle: \(bundle?.expression ?? "…"))"
    let call = reference.lookups?.first?.form ?? ""
    let after: String? =
      switch type {
      case "ImageResource", "ColorResource": resource
      case "UIImage", "UIColor", "NSImage", "NSColor": "\(type)(resource: \(resource))"
      case "Image", "Color": "\(type)(\(resource))"
      case "" where call.hasSuffix("(resource:)") || Self.resourceCalls.contains(call): resource
      default: nil
      }
    let module = bundle?.module ?? "the destination's module"
    return PlannedEdit(
      reference.place, now, to: bundle == nil ? nil : after,
      note: "symbols are internal to \(module)" + (after == nil ? "; write \(resource)" : ""))
  }

  /// The calls without a label for resources that take a symbol.
  private static let resourceCalls: Set = [
    "Image(_:)", "Color(_:)", "Label(image:)", "Button(image:)", "Tab(image:)",
  ]

  /// A member that another generator makes, without a file in the repository.
  private func memberEdit(_ reference: Reference, _ change: Change, _ isReached: Bool) -> PlannedEdit? {
    let set = project.sets[change.asset]
    if isReached, !change.isRenamed { return nil }
    let note =
      isReached ? "its identifier follows the new name, “\(change.new)”" : replacement(of: set, change)
    return PlannedEdit(reference.place, reference.form, note: note)
  }

  /// The declaration in a generated file, and the code that uses it.
  private func generatedEdits(
    _ reference: Reference, _ accessor: Accessor, _ change: Change
  ) -> [PlannedEdit] {
    let set = project.sets[change.asset]
    let rerun = PlannedEdit(reference.place, accessor.name, note: "run the generator again")
    if change.isInSameBundle, !change.isRenamed { return [] }
    return [rerun]
      + accessor.uses.filter { $0.doubts.isDisjoint(with: [.comment, .disabled]) }.compactMap { use in
        let isReached = change.isInSameBundle || seesSymbols(use.place.path)
        if isReached, !change.isRenamed { return nil }
        let note =
          isReached ? "its identifier follows the new name, “\(change.new)”" : replacement(of: set, change)
        return PlannedEdit(use.place, accessor.name, note: note)
      }
  }

  /// What to write for a generated member whose module loses the asset.
  private func replacement(of set: AssetSet, _ change: Change) -> String {
    let type = set.kind == .color ? "UIColor" : "UIImage"
    return
      "it disappears; use one that is generated for \(bundle?.module ?? "the destination") and public, or "
      + "\(type)(named: \"\(change.new)\", in: \(bundle?.expression ?? "…"), compatibleWith: nil)"
  }
}

extension Reference {
  fileprivate var isRawValue: Bool { form == "a raw value" }
}

extension Accessor {
  /// The type of a case.
  fileprivate var enumName: [Substring] { name.split(separator: ".").dropLast() }
}

extension Place {
  /// A name as the file's language writes it.
  fileprivate func quoted(_ name: String) -> String {
    ["swift", "m", "mm", "h", "c", "cpp", "json"].contains(path.pathExtension) ? "\"\(name)\"" : name
  }
}

extension String {
  /// Where a chain of names has a member: `.close` in `UIImage.close.size`, but not in `.closed`.
  fileprivate func range(ofMember member: String) -> Range<Index>? {
    ranges(of: member).first { $0.upperBound == endIndex || self[$0.upperBound] == "." }
  }
}
