internal import AssetModel
internal import Basics
internal import Imaging

/// What a file holds once it is decoded.
enum DecodedPayload {
  /// The pixels, of an animation those of its first frame.
  case picture(Bitmap, isAnimated: Bool)
  /// What the drawing paints.
  case drawing(Digest)
  /// A picture that was not understood, and why.
  case damaged(PictureError)
  /// A drawing that uses what is not understood here and may be sound, and what that is.
  case foreign(String)
  /// Anything else.
  case data

  init(_ bytes: [UInt8], _ picture: Payload.Picture?) {
    guard case .header(let header)? = picture else {
      self = .data
      return
    }
    do {
      switch header.format {
      case .pdf: self = .drawing(try DrawingIdentity(pdf: bytes).digest)
      case .svg: self = .drawing(try DrawingIdentity(svg: bytes).digest)
      default: self = .picture(try Bitmap(bytes), isAnimated: header.frameCount != 1)
      }
    } catch let error as PictureError {
      self = .damaged(error)
    } catch {
      self = .foreign("\(error)")
    }
  }

  /// Why nothing but its bytes can be compared, though it is a picture.
  var problem: String? {
    switch self {
    case .picture(_, isAnimated: true): "is animated"
    case .damaged(let error): "\(error)"
    case .foreign(let problem): problem
    case .picture, .drawing, .data: nil
    }
  }

  var bitmap: Bitmap? {
    if case .picture(let bitmap, _) = self { bitmap } else { nil }
  }

  /// Why there are no pixels, where the file and not its reader is to blame.
  var damage: PictureError? {
    switch self {
    case .damaged(.unsupported), .picture, .drawing, .foreign, .data: nil
    case .damaged(let error): error
    }
  }
}

extension Look {
  /// What a file shows; what cannot be decoded, and what moves, shows nothing but its bytes.
  init(of content: DecodedPayload, _ bytes: [UInt8]) {
    switch content {
    case .picture(let bitmap, isAnimated: false):
      self.init(
        identity: PictureIdentity.of(bitmap), isSingleColor: bitmap.isSingleColor,
        hasTransparency: bitmap.hasTransparency)
    case .drawing(let identity): self.init(identity: identity)
    case .picture, .damaged, .foreign, .data: self.init(identity: Digest(bytes))
    }
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
