public import AssetModel
public import Basics

/// What determines the identifiers that generators create: the SwiftGen configurations, namespaces and
/// catalogs in a repository.
public struct Generators: Sendable {
  public var swiftGen: [SwiftGenConfiguration] = []
  public var namespaces: Set<RepositoryPath> = []
  public var catalogs: [RepositoryPath] = []
  /// The endings of the types that Tuist's templates create: `Asset` for `KitAsset`, or the whole name.
  public var templateTypes: Set<String> = ["Asset", "Assets"]
  /// The generators whose identifiers code uses.
  public var used: Set<Generator> = []

  public init() {}

  /// The end of the name that a template of Tuist gives the generated type: `Pics` for
  /// `{% set enumName %}{{param.name}}Pics{% endset %}`. Nil if it cannot be read.
  public static func typeEnding(inTemplate bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.firstRange(of: "{% set enumName %}"),
      let end = text[start.upperBound...].firstRange(of: "{% endset %}"),
      let ending = text[start.upperBound..<end.lowerBound].split(separator: "}").last
    else { return nil }
    return ending.allSatisfy { $0.isLetter || $0.isNumber } ? String(ending) : nil
  }

  struct Member {
    /// The generated type; nil for any type with one of the endings in `templateTypes`.
    let type: String?
    let names: [String]
  }

  func members(of sets: [AssetSet]) -> [[Member]] {
    let namings = swiftGenNamings
    return sets.map { set in
      guard set.isNamedBySources else { return [] }
      let address = AssetAddress(of: set, namespaces: namespaces)
      var paths = [RSwiftNaming.memberPath(of: address)].compactMap { $0 }
      for (action, naming, isBundled) in namings where action.covers(set.id.catalog) {
        guard let path = naming.memberPath(of: address) else { continue }
        paths.append(path)
        // Custom templates often add the members to system types such as `UIImage` instead.
        if !isBundled { paths += Self.types(of: set.kind).map { [$0] + path.dropFirst() } }
      }
      var members = paths.map { Member(type: $0.first, names: Array($0.dropFirst())) }
      for separatesCatalogs in [false, true] {
        let naming = SwiftGenNaming(separatesCatalogs: separatesCatalogs)
        guard let path = naming.memberPath(of: address) else { continue }
        members.append(Member(type: nil, names: Array(path.dropFirst())))
      }
      return members
    }
  }

  private static func types(of kind: AssetKind) -> [String] {
    switch kind {
    case .image, .symbol: ["Image", "UIImage", "NSImage"]
    case .color: ["Color", "UIColor", "NSColor"]
    default: []
    }
  }

  /// For each output of a SwiftGen action in the repository, how it names assets, and whether its template is
  /// part of SwiftGen.
  var swiftGenNamings: [(action: SwiftGenConfiguration.Action, naming: SwiftGenNaming, isBundled: Bool)] {
    swiftGen.flatMap { configuration in
      configuration.actions.flatMap { action in
        let count = catalogs.count(where: action.covers)
        return action.outputs.map { (action, $0.naming(catalogCount: count), $0.isBundled) }
      }
    }
  }

  /// The SwiftGen runs with predictable names: they have no filter, and use a template that is part of SwiftGen.
  var swiftGenRuns: [(action: SwiftGenConfiguration.Action, naming: SwiftGenNaming)] {
    swiftGen.flatMap { configuration in
      configuration.actions.filter { $0.filter == nil }.flatMap { action in
        let count = catalogs.count(where: action.covers)
        return action.outputs.filter(\.isBundled).map { (action, $0.naming(catalogCount: count)) }
      }
    }
  }

  /// The types that SwiftGen's own templates create.
  var enumNames: Set<String> { Set(swiftGenRuns.map(\.naming.enumName)) }
}
