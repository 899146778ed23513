public import AssetModel
public import AssetUsage

/// The answer to the question “Is this already in the repository?”
public struct Search: Sendable {
  /// The path of the file, or the color as the user typed it.
  public let wanted: String
  /// The matches, most similar first. Equally similar ones are sorted by path.
  public private(set) var matches: [Match]
  /// The places in code that contain the wanted color. Empty if the user is looking for a file.
  public private(set) var mentions: [Place] = []
  /// Sentences that say what the search did not compare, and what else the user can try.
  public private(set) var caveats: [String] = []

  public struct Match: Sendable {
    public let degree: Degree
    /// The asset that contains the match; nil for a file outside the catalogs.
    public let set: AssetSet?
    /// The matching file; nil for a color.
    public let payload: Payload?
    public let slots: [Slot]
    /// Where the asset is compiled, and what can use it. Empty until `locate` is called.
    public fileprivate(set) var home = AssetHome()
    /// Whether only tests use the asset's catalog, so that linting ignores copies in it. False until `locate` is called.
    public fileprivate(set) var isInTests = false
    /// The asset's identifiers in generated code, from the generators that the repository uses. Empty until `locate` is
    /// called.
    public fileprivate(set) var identifiers: [GeneratedIdentifier] = []

    /// For a color that is only similar, its CIEDE2000 difference from the given color; otherwise nil.
    public let difference: Double?

    fileprivate init(
      degree: Degree, set: AssetSet?, payload: Payload?, slots: [Slot] = [], difference: Double? = nil
    ) {
      self.degree = degree
      self.set = set
      self.payload = payload
      self.slots = slots
      self.difference = difference
    }

    public var path: RepositoryPath { payload?.path ?? set?.path ?? .root }
  }

  /// Whether the repository contains what the user is looking for, rather than only something similar.
  public var isFound: Bool { !mentions.isEmpty || matches.contains { $0.degree < .similar } }

  public enum Degree: Int, Sendable, Comparable {
    case sameBytes
    case samePicture
    /// The pixel values are equal, but the color profiles differ, so the colors look different.
    case samePixels
    case similar

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Searches for a file that the scan has already compared with the project's files.
  ///
  /// `looseFiles` are files outside the catalogs that may have the same content. `findsSimilar` says whether the scan
  /// looked for similar images.
  public init(
    for probe: Payload, similar: [RepositoryPath] = [], findsSimilar: Bool = true, looseFiles: [Payload] = [],
    in project: Project
  ) {
    wanted = "\(probe.path)"
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
    matches += looseFiles.compactMap { file in
      Self.degree(file, probe).map { Match(degree: $0, set: nil, payload: file) }
    }
    if !matches.contains(where: { $0.degree < .similar }) {
      caveats = Self.caveats(probe, findsSimilar, project)
    }
    self.matches = matches.sorted { one, other in
      let (rank, otherRank) = (ranks[one.path] ?? 0, ranks[other.path] ?? 0)
      return (one.degree, one.degree == .similar ? rank : 0, one.path)
        < (other.degree, other.degree == .similar ? otherRank : 0, other.path)
    }
  }

  /// Searches for assets with this color. If there are none, searches for assets with almost the same color instead.
  /// `mentions` are the places where code contains the color, and `caveats` say what was not compared.
  public init(
    for color: CatalogColor, named name: String, mentions: [Place] = [], caveats: [String] = [],
    in project: Project
  ) {
    wanted = name
    self.mentions = mentions
    matches = project.sets.compactMap { set in
      let slots = set.slots.filter { $0.color?.identity != nil && $0.color?.identity == color.identity }
      return slots.isEmpty ? nil : Match(degree: .samePicture, set: set, payload: nil, slots: slots)
    }
    if matches.isEmpty { matches = Self.closest(to: color, in: project) }
    if !isFound { self.caveats = caveats }
  }

  private static func closest(to color: CatalogColor, in project: Project) -> [Match] {
    guard case .value(let wanted) = color else { return [] }
    let near = project.sets.compactMap { set -> Match? in
      let differences = set.slots.compactMap { slot -> (slot: Slot, difference: Double)? in
        guard case .value(let value)? = slot.color else { return nil }
        return (slot, value.difference(from: wanted))
      }
      guard let nearest = differences.min(by: { $0.difference < $1.difference }),
        nearest.difference <= mostDifference
      else { return nil }
      return Match(
        degree: .similar, set: set, payload: nil, slots: [nearest.slot], difference: nearest.difference)
    }
    return Array(near.sorted { ($0.difference ?? 0, $0.path) < ($1.difference ?? 0, $1.path) }.prefix(5))
  }

  /// The maximum color difference of a match, which is about twice the smallest difference that people can see.
  private static let mostDifference = 2.3

  private static func caveats(_ probe: Payload, _ findsSimilar: Bool, _ project: Project) -> [String] {
    guard let format = probe.picture?.format else { return [] }
    let others = project.payloads.compactMap { $0.path.pictureFormat }
    let vectors = others.count(where: \.isVector)
    let closed = others.count { !$0.isVector && !$0.isDecoded }
    var caveats: [String] = []
    if format.isVector {
      let pictures = others.count - vectors
      if pictures > 0 {
        caveats.append("\(pictures.counting("bitmap image")) could not be compared with this vector image.")
      }
      if vectors > 0 {
        caveats.append("Vector images match only if they draw exactly the same shapes in the same colors.")
      }
      return caveats
    }
    guard format.isDecoded else {
      return ["\(format.name) files are not decoded, so only files with the same bytes are found."]
    }
    if vectors > 0 {
      caveats.append("\(vectors.counting("vector image")) (SVG, PDF) could not be compared with this file.")
    }
    if closed > 0 {
      caveats.append(
        "\(closed.counting("image")) in formats that are not decoded could not be compared with this file.")
    }
    if format == .jpeg, others.contains(where: { $0.isDecoded && $0 != .jpeg }) {
      caveats.append("A JPEG has no transparency, so it cannot match an image with transparent parts.")
    }
    if !findsSimilar { caveats.append("--similar also finds other sizes and recompressed copies.") }
    return caveats
  }

  /// Adds the bundles that contain each matching asset, the products that can use it, and its identifiers in code.
  public mutating func locate(in modules: Modules, _ generators: Generators) {
    for index in matches.indices {
      guard let set = matches[index].set else { continue }
      matches[index].home = AssetHome(of: set, in: modules)
      matches[index].isInTests = modules.isForTests(set.id.catalog)
      matches[index].identifiers = generators.usedIdentifiers(of: set)
    }
  }

  private static func degree(_ payload: Payload, _ probe: Payload) -> Degree? {
    if let id = payload.contentID, id == probe.contentID { return .sameBytes }
    guard let look = payload.look, let wanted = probe.look else { return nil }
    if look.identity == wanted.identity { return .samePicture }
    return look.pixels != nil && look.pixels == wanted.pixels ? .samePixels : nil
  }
}

extension CatalogColor {
  /// Parses a color such as `#F00` or `#FF0000`; nil for other strings.
  public init?(hex text: String) {
    guard let value = ColorValue(hex: text) else { return nil }
    self = .value(value)
  }
}
