public import AssetModel
public import AssetUsage

/// Everything known about one asset: where it is, its names, and what uses it.
public struct AssetStory: Sendable {
  public let set: AssetSet
  /// The asset's identifiers in generated code, from the generators that the repository uses.
  public let identifiers: [GeneratedIdentifier]
  public let home: AssetHome
  public let verdict: Verdict
  /// Where each reference in the verdict is compiled, in the order of the references.
  public let referenceHomes: [ReferenceHome]
  /// The declarations that lead to the asset: first those that refer to it, then those that use these declarations, and
  /// so on.
  public let accessors: [Link]
  /// A chain of references that leads from running code to the asset; nil if there is none.
  public let route: UsageRoute?
  /// For each file that can be compared only by its bytes, the reason why. Empty if the files were not checked.
  public var pictureProblems: [RepositoryPath: String] = [:]

  public struct Link: Sendable {
    public let number: Int
    public let accessor: Accessor
  }

  init(of index: Int, in project: Project, _ usage: Usage, _ generators: Generators) {
    set = project.sets[index]
    identifiers = generators.usedIdentifiers(of: set)
    home = AssetHome(of: set, in: project.modules)
    verdict = usage.verdicts[index]
    referenceHomes = verdict.references.map { ReferenceHome(of: $0, to: index, in: project, usage) }
    accessors = Self.accessors(leadingTo: verdict, usage).map {
      Link(number: $0, accessor: usage.accessors[$0])
    }
    route = UsageRoute(to: verdict, usage.accessors)
  }

  /// Collects only what `reason` needs.
  package init(judging index: Int, in project: Project, _ usage: Usage) {
    set = project.sets[index]
    identifiers = []
    home = AssetHome()
    verdict = usage.verdicts[index]
    referenceHomes = []
    accessors = Self.accessors(leadingTo: verdict, usage).map {
      Link(number: $0, accessor: usage.accessors[$0])
    }
    route = UsageRoute(to: verdict, usage.accessors)
  }

  /// The name of the accessor with this number; empty if the accessor does not lead to the asset.
  func name(_ number: Int) -> String {
    accessors.first { $0.number == number }?.accessor.name ?? ""
  }

  /// The accessors that lead to an asset. Each accessor is visited once, so that the search ends even if accessors use
  /// each other.
  private static func accessors(leadingTo verdict: Verdict, _ usage: Usage) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    let add = { (number: Int?) in
      if let number, seen.insert(number).inserted { found.append(number) }
    }
    verdict.references.forEach { add($0.accessor) }
    var next = 0
    while next < found.count {
      usage.accessors[found[next]].uses.forEach { add($0.accessor) }
      next += 1
    }
    return found
  }
}
