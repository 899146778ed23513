internal import AssetModel

/// Finds the files that have to be decoded, because they may look the same as another file.
struct LookCandidates: Sendable {
  private var shapes: Set<Shape>

  /// What is known about a file without decoding it. Files can look the same only if their shapes are equal.
  private struct Shape: Hashable {
    let isVector: Bool
    let size: PictureSize?
    /// The size of the file in bytes. Nil for readable images, because they can look the same even if their bytes
    /// differ.
    let byteCount: Int?
  }

  init(like probes: [Payload]) {
    shapes = Set(probes.map(Self.shape))
  }

  mutating func addRepeated(in sets: some Sequence<AssetSet>) {
    shapes.formUnion(sets.flatMap { $0.payloads.map(Self.shape) }.repeated)
  }

  func contains(_ payload: Payload) -> Bool { shapes.contains(Self.shape(payload)) }

  private static func shape(_ payload: Payload) -> Shape {
    guard case .header(let header)? = payload.picture else {
      return Shape(isVector: false, size: nil, byteCount: payload.byteCount)
    }
    return Shape(isVector: header.format.isVector, size: header.size, byteCount: nil)
  }
}

extension Sequence where Element: Hashable {
  var repeated: Set<Element> {
    var seen: Set<Element> = []
    var repeated: Set<Element> = []
    for element in self where !seen.insert(element).inserted { repeated.insert(element) }
    return repeated
  }
}
