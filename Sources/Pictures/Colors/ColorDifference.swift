internal import Basics

extension ColorValue {
  /// How different two colors look, as computed by CIEDE2000. A difference of 1 is just visible.
  ///
  /// Translucent colors are compared on white and on black, and the larger difference counts.
  public func difference(from other: ColorValue) -> Double {
    let backgrounds: [Double] = alpha == 1 && other.alpha == 1 ? [0] : [0, 1]
    return backgrounds.map { background in
      Lab(over(background)).difference(from: Lab(other.over(background)))
    }.max() ?? 0
  }

  private func over(_ background: Double) -> SIMD3<Double> {
    sRGB * alpha + background * (1 - alpha)
  }
}

/// A color in CIELAB under the standard illuminant D65.
struct Lab {
  let lightness: Double
  let a: Double
  let b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ sRGB: SIMD3<Double>) {
    let xyz = Self.linearSRGBToXYZ * SRGB.decode(sRGB) / Self.white
    func response(_ amount: Double) -> Double {
      amount > 216.0 / 24389 ? Mathematics.cubeRoot(amount) : (24389.0 / 27 * amount + 16) / 116
    }
    let (x, y, z) = (response(xyz.x), response(xyz.y), response(xyz.z))
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The CIEDE2000 difference with all weights 1. Most variable names follow Sharma, Wu and Dalal (2005), equations
  /// 2 to 22.
  func difference(from other: Lab) -> Double {
    let meanC = (chroma(a) + other.chroma(other.a)) / 2
    let g = 0.5 * (1 - Self.fade(meanC))
    let (a1, a2) = ((1 + g) * a, (1 + g) * other.a)
    let (c1, c2) = (chroma(a1), other.chroma(a2))
    let h1 = Mathematics.direction(x: a1, y: b)
    let h2 = Mathematics.direction(x: a2, y: other.b)

    let isGray = c1 * c2 == 0
    let deltaHue = isGray ? 0 : Self.turn(from: h1, to: h2)
    let deltaL = other.lightness - lightness
    let deltaC = c2 - c1
    let deltaH = 2 * (c1 * c2).squareRoot() * Mathematics.sine(deltaHue / 2)

    let meanL = (lightness + other.lightness) / 2
    let meanCPrime = (c1 + c2) / 2
    let meanHue = isGray ? h1 + h2 : Self.meanHue(h1, h2)
    let t =
      1 - 0.17 * Mathematics.cosine(meanHue - 30) + 0.24 * Mathematics.cosine(2 * meanHue)
      + 0.32 * Mathematics.cosine(3 * meanHue + 6) - 0.20 * Mathematics.cosine(4 * meanHue - 63)
    let offL = (meanL - 50) * (meanL - 50)
    let sL = 1 + 0.015 * offL / (20 + offL).squareRoot()
    let sC = 1 + 0.045 * meanCPrime
    let sH = 1 + 0.015 * meanCPrime * t
    let offBlue = (meanHue - 275) / 25
    let rT = -2 * Self.fade(meanCPrime) * Mathematics.sine(60 * Mathematics.exponential(-offBlue * offBlue))

    let (l, c, h) = (deltaL / sL, deltaC / sC, deltaH / sH)
    return (l * l + c * c + h * h + rT * c * h).squareRoot()
  }

  private func chroma(_ a: Double) -> Double { (a * a + b * b).squareRoot() }

  /// A weight from 0 for gray to 1 for strong colors.
  private static func fade(_ chroma: Double) -> Double {
    let seventh = Mathematics.power(chroma, 7)
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// The angle from one hue to the other, between -180 and 180 degrees.
  private static func turn(from first: Double, to second: Double) -> Double {
    let difference = second - first
    if difference > 180 { return difference - 360 }
    return difference < -180 ? difference + 360 : difference
  }

  private static func meanHue(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    if (first - second).magnitude <= 180 { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  // Computed with exact fractions from the primaries of sRGB and the white point D65 (0.3127, 0.3290).
  private static let white: SIMD3<Double> = [0.9504559270516717, 1, 1.0890577507598784]
  private static let linearSRGBToXYZ = Matrix3(
    rows: [0.4123907992659595, 0.35758433938387796, 0.1804807884018343],
    [0.21263900587151036, 0.7151686787677559, 0.07219231536073371],
    [0.01933081871559185, 0.11919477979462599, 0.9505321522496606])
}
