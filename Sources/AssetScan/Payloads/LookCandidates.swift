internal import AssetModel

/// The payloads worth decoding: those that could show the same as another one.
struct LookCandidates: Sendable {
  private var shapes: Set<Shape>

  /// What two files have in common before anything is decoded, where they show the same.
  private struct Shape: Hashable {
    let isVector: Bool
    let size: PictureSize?
    /// Files that are no pictures are the same only where their bytes are.
    let byteCount: Int?
  }

  /// Those that could show the same as one of the probes.
  init(like probes: [Payload]) {
    shapes = Set(probes.map(Self.shape))
  }

  /// Adds those that could show the same as another payload of the sets.
  mutating func addRepeated(in sets: some Sequence<AssetSet>) {
    shapes.formUnion(sets.flatMap { $0.payloads.map(Self.shape) }.repeated)
  }

  /// Whether this payload, of which the header is known, is one of them.
  func contains(_ payload: Payload) -> Bool { shapes.contains(Self.shape(payload)) }

  private static func shape(_ payload: Payload) -> Shape {
    guard case .header(let header)? = payload.picture else {
      return Shape(isVector: false, size: nil, byteCount: payload.byteCount)
    }
    return Shape(isVector: header.format.isVector, size: header.size, byteCount: nil)
  }
}

extension Sequence where Element: Hashable {
  /// The elements that occur more than once.
  var repeated: Set<Element> {
    var seen: Set<Element> = []
    var repeated: Set<Element> = []
    for element in self where !seen.insert(element).inserted { repeated.insert(element) }
    return repeated
  }
}
