internal import AssetModel

/// The payloads worth decoding: those that might look the same as another one.
struct LookCandidates: Sendable {
  private var shapes: Set<Shape>

  /// What two files must have in common to look the same, and what is known without decoding them.
  private struct Shape: Hashable {
    let isVector: Bool
    let size: PictureSize?
    /// Files that are not pictures are the same only if their bytes are.
    let byteCount: Int?
  }

  /// The payloads that may look the same as one of the probes.
  init(like probes: [Payload]) {
    shapes = Set(probes.map(Self.shape))
  }

  /// Adds the payloads that may look the same as another one in the sets.
  mutating func addRepeated(in sets: some Sequence<AssetSet>) {
    shapes.formUnion(sets.flatMap { $0.payloads.map(Self.shape) }.repeated)
  }

  /// Whether this payload, whose header is known, is one of them.
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
