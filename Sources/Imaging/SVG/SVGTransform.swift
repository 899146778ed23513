internal import Basics

extension AffineMap {
  /// Reads the value of a `transform` attribute; nil if it is invalid or not supported.
  init?(svg text: String) {
    var scanner = SVGScanner(text)
    var map = AffineMap.identity
    while !scanner.isAtEnd {
      let name = scanner.word()
      scanner.skipSeparators()
      guard !name.isEmpty, scanner.skip(UInt8(ascii: "(")) else { return nil }
      var numbers: [Double] = []
      while let number = scanner.number() {
        numbers.append(number)
        // In SVG, these CSS units mean the same as no unit.
        guard ["", "px", "deg"].contains(scanner.word()) else { return nil }
      }
      scanner.skipSeparators()
      guard scanner.skip(UInt8(ascii: ")")), let step = Self.step(name, numbers) else { return nil }
      map = step.then(map)
    }
    self = map
  }

  private static func step(_ name: String, _ numbers: [Double]) -> AffineMap? {
    switch (name, numbers.count) {
    case ("none", 0): return .identity
    case ("matrix", 6): return AffineMap(numbers)
    case ("translate", 1): return .translation(Vector(numbers[0], 0))
    case ("translate", 2): return .translation(Vector(numbers[0], numbers[1]))
    case ("scale", 1): return .scale(Vector(numbers[0], numbers[0]))
    case ("scale", 2): return .scale(Vector(numbers[0], numbers[1]))
    case ("rotate", 1): return rotation(degrees: numbers[0])
    case ("rotate", 3):
      let center = Vector(numbers[1], numbers[2])
      return translation(-center).then(rotation(degrees: numbers[0])).then(translation(center))
    case ("skewx", 1):
      let (sine, cosine) = sineAndCosine(degrees: numbers[0])
      return AffineMap(yAxis: Vector(sine / cosine, 1))
    case ("skewy", 1):
      let (sine, cosine) = sineAndCosine(degrees: numbers[0])
      return AffineMap(xAxis: Vector(1, sine / cosine))
    default: return nil
    }
  }

  /// A rotation, clockwise if the y axis points down.
  static func rotation(degrees: Double) -> AffineMap {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return AffineMap(xAxis: Vector(cosine, sine), yAxis: Vector(-sine, cosine))
  }
}

/// The sine and cosine of an angle. They are computed by Taylor series, so that the results are the same on every
/// platform, and exact for multiples of 90°.
func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  guard degrees.magnitude < 1e9 else { return (.nan, .nan) }
  let quarters = (degrees / 90).rounded()
  let angle = (degrees - quarters * 90) * Double.pi / 180
  let square = angle * angle
  var (sine, cosine) = (0.0, 0.0)
  for factor in [17.0, 15, 13, 11, 9, 7, 5, 3] {
    sine = (1 + sine) * -square / (factor * (factor - 1))
    cosine = (1 + cosine) * -square / ((factor - 1) * (factor - 2))
  }
  (sine, cosine) = ((1 + sine) * angle, 1 + cosine)
  switch Int(quarters) & 3 {
  case 0: return (sine, cosine)
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  default: return (-cosine, sine)
  }
}
