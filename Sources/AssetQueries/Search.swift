public import AssetModel

/// The answer to the question whether something is already in the repository.
public struct Search: Sendable {
  /// What was looked for, as the person named it.
  public let wanted: String
  /// Where it is, the closest first, then by path.
  public private(set) var matches: [Match]
  /// Whether the catalogs hold any file of this kind, told by the extension.
  public let isKindHeld: Bool

  /// One place where it is.
  public struct Match: Sendable {
    public let degree: Degree
    public let set: AssetSet
    /// The file that shows it; nil for a colour.
    public let payload: Payload?
    /// The slots that show it.
    public let slots: [Slot]
    /// Where it ends up; nowhere where no modules were looked at.
    public fileprivate(set) var home = AssetHome()

    fileprivate init(degree: Degree, set: AssetSet, payload: Payload?, slots: [Slot]) {
      self.degree = degree
      self.set = set
      self.payload = payload
      self.slots = slots
    }

    /// The file, or for a colour the set.
    public var path: RepositoryPath { payload?.path ?? set.path }
  }

  /// How close a match is.
  public enum Degree: Int, Sendable, Comparable {
    case sameBytes
    case samePicture
    case similar

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Looks for a file, which the project's scan was asked to compare with its own.
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

  /// Looks for a colour.
  public init(for color: CatalogColor, named name: String, in project: Project) {
    wanted = name
    isKindHeld = true
    matches = project.sets.compactMap { set in
      let slots = set.slots.filter { $0.color?.identity != nil && $0.color?.identity == color.identity }
      return slots.isEmpty ? nil : Match(degree: .samePicture, set: set, payload: nil, slots: slots)
    }
  }

  /// Adds to each match where it ends up and who can use it.
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
  /// Reads what a person writes for a colour, as `#F00` or `#FF0000`; nil for anything else.
  public init?(hex text: String) {
    guard let value = ColorValue(hex: text) else { return nil }
    self = .value(value)
  }
}

extension RepositoryPath {
  /// What the extension says the file is: `jpg` and `jpeg` say the same.
  fileprivate var kind: String? { pictureFormat?.rawValue ?? pathExtension }
}
