internal import Basics
internal import Pictures

enum DecodedPicture {
  case pixels(Bitmap, isAnimated: Bool)
  /// The digest of what a vector image paints.
  case drawing(Digest)
  case damaged(PictureError)
  /// A vector image that may be valid, but uses a feature that is not supported here. The text describes the feature.
  case foreign(String)
  case none

  init(_ bytes: [UInt8], _ picture: PictureReading) {
    guard case .header(let header) = picture else {
      self = .none
      return
    }
    do {
      switch header.format {
      case .pdf: self = .drawing(try DrawingIdentity(pdf: bytes).digest)
      case .svg: self = .drawing(try DrawingIdentity(svg: bytes).digest)
      default: self = .pixels(try Bitmap(bytes), isAnimated: header.frameCount != 1)
      }
    } catch let error as PictureError {
      self = .damaged(error)
    } catch {
      self = .foreign("\(error)")
    }
  }

  /// Digests that are equal for files that show the same picture. For an animation, they are those of its first frame.
  /// Nil if the picture is unknown.
  var identity: (digest: Digest, pixels: Digest?)? {
    switch self {
    case .pixels(let bitmap, _):
      let (picture, pixels) = PictureIdentity.digests(of: bitmap)
      return (picture, pixels)
    case .drawing(let digest): return (digest, nil)
    case .damaged, .foreign, .none: return nil
    }
  }

  /// The look of the picture with this identity; nil for animations, or if the look is unknown.
  func look(_ identity: Digest?, pixels: Digest?) -> Look? {
    guard let identity else { return nil }
    switch self {
    case .pixels(let bitmap, isAnimated: false):
      return Look(
        identity: identity, pixels: pixels, isSingleColor: bitmap.isSingleColor,
        hasTransparency: bitmap.hasTransparency)
    case .drawing: return Look(identity: identity)
    case .pixels, .damaged, .foreign, .none: return nil
    }
  }

  var obstacle: String? {
    switch self {
    case .pixels(_, isAnimated: true): "is animated"
    case .damaged(let error): "\(error)"
    case .foreign(let problem): problem
    case .pixels, .drawing, .none: nil
    }
  }

  /// Why there are no pixels, if the file itself is damaged.
  var damage: PictureError? {
    switch self {
    case .damaged(.unsupported), .pixels, .drawing, .foreign, .none: nil
    case .damaged(let error): error
    }
  }
}
