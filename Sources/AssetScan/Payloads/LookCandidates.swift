internal import AssetModel
internal import Basics
internal import Imaging

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

extension Look {
  /// What the bytes of a file show; what cannot be decoded shows nothing but its bytes.
  init(of bytes: [UInt8], _ picture: Payload.Picture?) {
    guard case .header(let header)? = picture else {
      self.init(identity: Digest(bytes))
      return
    }
    do {
      switch header.format {
      case .pdf: self.init(identity: try DrawingIdentity(pdf: bytes).digest)
      case .svg: self.init(identity: try DrawingIdentity(svg: bytes).digest)
      default:
        guard header.frameCount == 1 else { throw PictureError.unsupported(header.format, "it is animated") }
        self.init(try Bitmap(bytes))
      }
    } catch {
      self.init(identity: Digest(bytes))
    }
  }

  private init(_ bitmap: Bitmap) {
    self.init(
      identity: PictureIdentity.of(bitmap), isSingleColor: bitmap.isSingleColor,
      hasTransparency: bitmap.hasTransparency)
  }
}

extension Bitmap {
  /// Whether all pixels are the same.
  fileprivate var isSingleColor: Bool {
    switch pixels {
    case .eight(let samples): Self.repeatsFirstPixel(samples)
    case .sixteen(let samples): Self.repeatsFirstPixel(samples)
    }
  }

  /// Whether more than a few pixels let something shine through that an eye could see.
  fileprivate var hasTransparency: Bool {
    switch pixels {
    case .eight(let samples): Self.isTransparent(samples)
    case .sixteen(let samples): Self.isTransparent(samples)
    }
  }

  /// Rounded edges leave alphas just below full, and a stray pixel is no transparent icon.
  private static func isTransparent<Sample: FixedWidthInteger>(_ samples: [Sample]) -> Bool {
    let visible = Sample.max / 50 * 49
    var count = 0
    for index in stride(from: 3, to: samples.count, by: 4) where samples[index] < visible { count += 1 }
    return count > samples.count / 4000
  }

  private static func repeatsFirstPixel<Sample: Equatable>(_ samples: [Sample]) -> Bool {
    for index in stride(from: 4, to: samples.count, by: 1) where samples[index] != samples[index - 4] {
      return false
    }
    return true
  }
}
