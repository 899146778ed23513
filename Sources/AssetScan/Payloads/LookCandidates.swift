internal import AssetModel
internal import Basics

/// The payloads worth decoding: those that could show the same as another one.
struct LookCandidates: Sendable {
  private let needs: Needs
  private let shapes: Set<Shape>

  /// What two files have in common before anything is decoded, where they show the same.
  private struct Shape: Hashable {
    let isVector: Bool
    let size: PictureSize?
    /// Files that are no pictures are the same only where their bytes are.
    let byteCount: Int?
  }

  init(_ sets: [AssetSet], _ probes: [Payload], _ needs: Needs) {
    self.needs = needs
    var shapes = Set(probes.map(Self.shape))
    if needs.contains(.looks) { shapes.formUnion(sets.lazy.flatMap(\.payloads).map(Self.shape).repeated) }
    self.shapes = shapes
  }

  /// Whether this payload is one of them.
  func contains(_ payload: Payload, of kind: AssetKind) -> Bool {
    if shapes.contains(Self.shape(payload)) { return true }
    guard needs.contains(.iconTransparency), kind == .appIcon, case .header(let header)? = payload.picture
    else {
      return false
    }
    return header.hasAlpha && header.size == .pixels(width: 1024, height: 1024)
  }

  private static func shape(_ payload: Payload) -> Shape {
    guard case .header(let header)? = payload.picture else {
      return Shape(isVector: false, size: nil, byteCount: payload.byteCount)
    }
    return Shape(isVector: header.format.isVector, size: header.size, byteCount: nil)
  }
}
