internal import AssetModel
internal import AssetQueries
internal import LintEngine

/// Computes the facts in an audit from the project and the rules' report.
struct AuditBuilder {
  private let project: Project
  private let report: Report
  private let usage: Usage
  private let changes: [RepositoryPath: AuditedChange]
  private var moduleNames: ModuleNames
  private let sight: AssetSight
  private let shadowed: Set<Int>
  private let positions: [RepositoryPath: Int]
  private let savings: [RepositoryPath: Int]
  let copies: [AssetGroup]
  let lookalikes: [AssetGroup]

  init(_ project: Project, _ report: Report, _ changes: [RepositoryPath: AuditedChange]) {
    self.project = project
    self.report = report
    self.changes = changes
    usage = project.usage ?? Usage(verdicts: project.sets.map { _ in Verdict(.notJudged) })
    moduleNames = ModuleNames(project.modules)
    sight = AssetSight(project)
    shadowed = project.shadowedAssets
    let positions = Dictionary(
      project.sets.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.positions = positions
    savings = report.diagnostics.largestSavings
    let groups = { (rule: String) in
      report.diagnostics.filter { $0.rule == rule }.compactMap { AssetGroup($0, positions) }
        .sorted { ($1.bytes, $0.members[0]) < ($0.bytes, $1.members[0]) }
    }
    copies = groups("duplicate_asset")
    lookalikes = groups("similar_asset")
  }

  func owners(of catalog: RepositoryPath) -> [String] {
    moduleNames.owners(of: catalog).map { moduleNames[$0] }
  }

  func isInLibrary(_ catalog: RepositoryPath) -> Bool {
    moduleNames.owners(of: catalog).contains { !project.modules[$0].kind.isExecutable }
  }

  mutating func assets() -> [AuditedAsset] {
    let found = findings()
    let copied = positionsOfGroups(copies)
    let alike = positionsOfGroups(lookalikes)
    let replaced = replacedAssets()
    let owners = Dictionary(
      uniqueKeysWithValues: project.catalogs.map { ($0.path, self.owners(of: $0.path)) })
    let spare = Dictionary(
      report.diagnostics.filter { $0.rule == "duplicate_asset" }.flatMap { diagnostic in
        diagnostic.finding.members.dropFirst().map {
          ($0.subject.path, $0.savings.reduce(0) { $0 + $1.bytes })
        }
      }, uniquingKeysWith: +)
    let meant = Set(usage.missing.flatMap(\.candidates))
    let families = ComposedFamilies(project, usage)
    return project.sets.indices.map { index in
      let set = project.sets[index]
      let diagnostics = found[index] ?? []
      let unused = diagnostics.filter { $0.rule == "unused_asset" }
      var (verdict, reason) = judgment(index, isReported: !unused.isEmpty)
      let composer =
        verdict == .unused && usage.verdicts[index].references.isEmpty
        ? families.place(composing: set.name) : nil
      if let composer {
        reason +=
          ", but \(composer.fileAndLine) composes similar names at run time; if this name "
        reason += "differs from one of them only in capitalization, rename the asset"
      }
      let uses = uses(of: index, verdict)
      return AuditedAsset(
        set: set, modules: owners[set.id.catalog] ?? [],
        formats: Set(set.payloads.map(\.formatName)).sorted(),
        pixels: set.largestPixels, points: set.pointSize, traits: AssetTraits(set),
        colors: AuditedColor.all(of: set), access: access(index, uses.certain),
        places: verdict == .doubtful ? [] : uses.certain.map(\.place),
        possiblePlaces: ((verdict == .doubtful ? uses.certain : []) + uses.possible).map(\.place),
        users: uses.users, verdict: verdict, reason: reason,
        isToCheck: verdict == .unused
          && (meant.contains(index) || usage.verdicts[index].isChance || composer != nil),
        copies: copied[index]?.first, lookalikes: alike[index] ?? [], overrides: replaced[index] ?? [],
        findings: diagnostics.map(AuditedFinding.init),
        savings: AssetSavings(
          unused: unused.bytesToSave, copied: spare[set.path],
          all: set.payloads.reduce(0) { $0 + (savings[$1.path] ?? 0) }),
        lastChange: ([set.contents.path] + set.payloads.map(\.path)).compactMap { changes[$0] }
          .max { $0.date < $1.date })
    }
  }

  private func findings() -> [Int: [Diagnostic]] {
    var found: [Int: [Diagnostic]] = [:]
    for diagnostic in report.diagnostics {
      let subjects = Set(diagnostic.finding.subjects.compactMap { positions[$0.path] })
      for index in subjects { found[index, default: []].append(diagnostic) }
    }
    return found
  }

  func errors() -> [AuditedFinding] {
    report.folded.diagnostics.filter { $0.severity == .error }.map(AuditedFinding.init)
  }

  func otherFindings() -> [AuditedFinding] {
    report.folded.diagnostics.filter { diagnostic in
      diagnostic.finding.subjects.allSatisfy { positions[$0.path] == nil }
    }.map(AuditedFinding.init)
  }

  private func judgment(_ index: Int, isReported: Bool) -> (AuditVerdict, String) {
    let reason = AssetStory(judging: index, in: project, usage).reason
    if isReported { return (.unused, reason) }
    switch usage.verdicts[index].state {
    case .used: return (.used, reason)
    case .notJudged: return (.notJudged, reason)
    case _ where usage.codeCount == 0:
      return (.notJudged, "may or may not be used; there is no code to check")
    case .doubtful: return (.doubtful, reason)
    case .unused: return (.accepted, reason)
    }
  }

  private func access(_ index: Int, _ uses: [AssetUse]) -> [AccessCount] {
    var counts: [AccessStyle: Int] = [:]
    for reference in usage.verdicts[index].references { counts[AccessStyle(reference), default: 0] += 1 }
    let indirect = uses.count(where: \.isIndirect)
    if indirect > 0 { counts[.accessor] = indirect }
    return AccessStyle.allCases.compactMap { style in
      counts[style].map { AccessCount(style: style, count: $0) }
    }
  }

  /// The uses of an asset, and the modules that use it. A use is only possible, not certain, in these cases:
  /// - The asset counts as unused.
  /// - The use is doubtful.
  /// - The code there cannot load the asset from its bundles, or gets another asset with the same name. This case
  ///   is ignored if it would rule out all certain uses of a used asset.
  private mutating func uses(
    of index: Int, _ verdict: AuditVerdict
  ) -> (certain: [AssetUse], possible: [AssetUse], users: [String]) {
    let all = usage.uses(of: index, isShadowed: shadowed.contains(index)).map { use in
      let modules = moduleNames.users(use.place.path)
      let meaning = modules.filter { sight.means(index, from: $0) }
      return (use: use, modules: modules, meaning: meaning, isMeant: modules.isEmpty || !meaning.isEmpty)
    }
    let certain = verdict.isUse ? all.filter(\.use.isCertain) : []
    let isMeant = certain.contains(where: \.isMeant)
    var uses = certain.filter { $0.isMeant == isMeant }
    if !isMeant, verdict != .used { uses = [] }
    let places = Set(uses.map(\.use.place))
    let users = Set(uses.flatMap { isMeant ? $0.meaning : $0.modules })
    // Tests do not count as users if other modules use the asset, too.
    let apps = users.filter { !project.modules[$0].kind.isTest }
    return (
      uses.map(\.use), all.map(\.use).filter { !places.contains($0.place) },
      (apps.isEmpty ? users : apps).sorted().map { moduleNames[$0] }
    )
  }

  private func positionsOfGroups(_ groups: [AssetGroup]) -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for (number, group) in groups.enumerated() {
      for member in group.members { found[member, default: []].append(number) }
    }
    return found
  }

  private func replacedAssets() -> [Int: [Int]] {
    let shared = Dictionary(grouping: project.sets.indices.filter { project.sets[$0].role == .shared }) {
      project.sets[$0].replaceability
    }
    var replaced: [Int: [Int]] = [:]
    for index in project.sets.indices where project.sets[index].role == .override {
      replaced[index] = shared[project.sets[index].replaceability]
    }
    return replaced
  }

  func modules(_ byCatalog: [RepositoryPath: [AuditedAsset]]) -> [AuditedModule] {
    let owners = project.catalogs.map { ($0.path, moduleNames.owners(of: $0.path)) }
    return project.modules.all.map { module in
      let catalogs = owners.filter { $0.1.contains(module.id) }.map(\.0)
      return AuditedModule(
        name: moduleNames[module.id], kind: module.kind, container: module.container, catalogs: catalogs,
        total: AuditTotal(catalogs.lazy.flatMap { byCatalog[$0] ?? [] }))
    }.sorted {
      // If the totals are equal, an app comes before its extensions, which may compile the same catalog.
      ($0.catalogs.isEmpty ? 1 : 0, $1.total.bytes, $0.kind == .app ? 0 : 1, $0.name, $0.container)
        < ($1.catalogs.isEmpty ? 1 : 0, $0.total.bytes, $1.kind == .app ? 0 : 1, $1.name, $1.container)
    }
  }

  func uses(_ assets: [AuditedAsset]) -> AuditMatrix {
    let columns = project.catalogs.map(\.path)
    var counts: [String: [RepositoryPath: Int]] = [:]
    for asset in assets where asset.verdict == .used {
      for user in asset.users { counts[user, default: [:]][asset.set.id.catalog, default: 0] += 1 }
    }
    let rows = counts.keys.sorted()
    return AuditMatrix(
      rows: rows, columns: columns.map { "\($0)" },
      cells: rows.map { row in columns.map { counts[row]?[$0] ?? 0 } })
  }

  func brands() -> AuditMatrix {
    let brands = project.shared?.brands ?? []
    let wanted = Dictionary(grouping: project.sets.filter { project.shared?.requires($0) ?? false }) {
      $0.replaceability
    }.sorted { $0.key < $1.key }
    return AuditMatrix(
      rows: wanted.map(\.key.name), columns: brands.map(\.name),
      cells: wanted.map { _, sets in brands.map { brand in sets.count { brand.has($0.id.catalog) } } })
  }
}

extension Verdict {
  /// Whether all uses of the asset are doubtful, and at least one of them is probably a coincidence.
  fileprivate var isChance: Bool {
    if case .doubtful(let ways) = state { ways.contains { $0.contains(.coincidence) } } else { false }
  }
}

extension AuditedFinding {
  fileprivate init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    severity = diagnostic.severity
    message = diagnostic.finding.message
    place = diagnostic.finding.place
  }
}

extension AssetGroup {
  fileprivate init?(_ diagnostic: Diagnostic, _ positions: [RepositoryPath: Int]) {
    let finding = diagnostic.finding
    members = finding.members.compactMap { positions[$0.subject.path] }
    guard members.count > 1 else { return nil }
    removable = finding.members.lazy.map(\.subject.path).filter { finding.removes.contains(Place($0)) }
      .compactMap { positions[$0] }
    bytes = finding.bytes
    severity = diagnostic.severity
    message = finding.message
  }
}

extension [Diagnostic] {
  fileprivate var largestSavings: [RepositoryPath: Int] {
    var largest: [RepositoryPath: Int] = [:]
    for saving in lazy.flatMap(\.finding.savings) {
      largest[saving.path] = Swift.max(saving.bytes, largest[saving.path] ?? 0)
    }
    return largest
  }
}
