public enum PictureSize: Hashable, Sendable {
  /// The size of a bitmap in pixels, after turning it upright.
  case pixels(width: Int, height: Int)
  /// The size of a vector image in its own units, which Xcode treats as points.
  case points(width: Double, height: Double)

  public var width: Double {
    switch self {
    case .pixels(let width, _): Double(width)
    case .points(let width, _): width
    }
  }

  public var height: Double {
    switch self {
    case .pixels(_, let height): Double(height)
    case .points(_, let height): height
    }
  }
}

extension PictureSize: CustomStringConvertible {
  /// Width × height, as in `24×24`; whole numbers have no fraction.
  public var description: String {
    switch self {
    case .pixels(let width, let height): "\(width)×\(height)"
    case .points(let width, let height): "\(Self.short(width))×\(Self.short(height))"
    }
  }

  private static func short(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
