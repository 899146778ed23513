internal import Basics
internal import Pictures

enum DecodedPicture {
  case pixels(Bitmap, isAnimated: Bool)
  /// The digest of what a vector image paints.
  case drawing(Digest)
  case damaged(PictureError)
  /// A vector image that could not be interpreted, with the reason. The file itself may be valid.
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

  /// Digests for finding files that show the same picture. For an animation, they are those of its first frame. Nil if
  /// the picture could not be decoded.
  var identity: (digest: Digest, pixels: Digest?)? {
    switch self {
    case .pixels(let bitmap, _):
      let (picture, pixels) = PictureIdentity.digests(of: bitmap)
      return (picture, pixels)
    case .drawing(let digest): return (digest, nil)
    case .damaged, .foreign, .none: return nil
    }
  }

  /// The look of a picture with this identity. Nil for animations, and if `identity` is nil.
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

  /// Why the picture can only be compared by its bytes; nil if its content can be compared, or if its header cannot be
  /// read.
  var obstacle: String? {
    switch self {
    case .pixels(_, isAnimated: true): "is animated"
    case .damaged(let error): "\(error)"
    case .foreign(let problem): problem
    case .pixels, .drawing, .none: nil
    }
  }

  /// The damage that prevented decoding the pixels. Nil for vector images, unsupported files, and files with an
  /// unreadable header.
  var damage: PictureError? {
    switch self {
    case .damaged(.unsupported), .pixels, .drawing, .foreign, .none: nil
    case .damaged(let error): error
    }
  }
}
