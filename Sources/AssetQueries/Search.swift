public import AssetModel

/// The answer to: is this already in the repository?
public struct Search: Sendable {
  /// What to look for, as given by the user.
  public let wanted: String
  /// Where it is, closest first, then by path.
  public private(set) var matches: [Match]
  /// Whether the catalogs have any file of this kind, by extension.
  public let isKindHeld: Bool

  /// One match.
  public struct Match: Sendable {
    public let degree: Degree
    public let set: AssetSet
    /// The file that shows it; nil for a color.
    public let payload: Payload?
    /// The slots that show it.
    public let slots: [Slot]
    /// Where it ends up; empty if modules were not read.
    public fileprivate(set) var home = AssetHome()

    fileprivate init(degree: Degree, set: AssetSet, payload: Payload?, slots: [Slot]) {
      self.degree = degree
      self.set = set
      self.payload = payload
      self.slots = slots
    }

    /// The file, or the set for a color.
    public var path: RepositoryPath { payload?.path ?? set.path }
  }

  /// How close a match is.
  public enum Degree: Int, Sendable, Comparable {
    case sameBytes
    case samePicture
    case similar

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Looks for a file that was a probe of the project's scan.
  public init(for probe: Payload, similar: [RepositoryPath] = [], in project: Project) {
    wanted = "\(probe.path)"
    isKindHeld = project.payloads.contains { $0.path.kind == probe.path.kind }
    let ranks = Dictionary(
      zip(similar, similar.indices).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    var matches: [Match] = []
    for set in project.sets {
      for payload in set.payloads {
        guard let degree = Self.degree(payload, probe) ?? (ranks[payload.path] != nil ? .similar : nil) else {
          continue
        }
        let slots = set.slots.filter { $0.filename.map { set.path.appending($0) } == payload.path }
        matches.append(Match(degree: degree, set: set, payload: payload, slots: slots))
      }
    }
    self.matches = matches.sorted { one, other in
      let (rank, otherRank) = (ranks[one.path] ?? 0, ranks[other.path] ?? 0)
      return (one.degree, one.degree == .similar ? rank : 0, one.path)
        < (other.degree, other.degree == .similar ? otherRank : 0, other.path)
    }
  }

  /// Looks for a color.
  public init(for color: CatalogColor, named name: String, in project: Project) {
    wanted = name
    isKindHeld = true
    matches = project.sets.compactMap { set in
      let slots = set.slots.filter { $0.color?.identity != nil && $0.color?.identity == color.identity }
      return slots.isEmpty ? nil : Match(degree: .samePicture, set: set, payload: nil, slots: slots)
    }
  }

  /// Adds to each match where it ends up and what can use it.
  public mutating func locate(in modules: Modules) {
    for index in matches.indices {
      matches[index].home = AssetHome(of: matches[index].set, in: modules)
    }
  }

  private static func degree(_ payload: Payload, _ probe: Payload) -> Degree? {
    if let id = payload.contentID, id == probe.contentID { return .sameBytes }
    if let look = payload.look, look.identity == probe.look?.identity { return .samePicture }
    return nil
  }
}

extension CatalogColor {
  /// Reads a hexadecimal color such as `#F00` or `#FF0000`; nil for anything else.
  public init?(hex text: String) {
    guard let value = ColorValue(hex: text) else { return nil }
    self = .value(value)
  }
}

extension RepositoryPath {
  /// The kind of file by extension: `jpg` and `jpeg` are the same.
  fileprivate var kind: String? { pictureFormat?.rawValue ?? pathExtension }
}
