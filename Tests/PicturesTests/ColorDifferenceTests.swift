import Testing

@testable import Pictures

@Suite struct ColorDifferenceTests {
  /// Pairs of colors and their differences, from the test data that Sharma, Wu and Dalal published.
  static let published: [(Lab, Lab, Double)] = [
    (Lab(50, 2.6772, -79.7751), Lab(50, 0, -82.7485), 2.0425),
    (Lab(50, 3.1571, -77.2803), Lab(50, 0, -82.7485), 2.8615),
    (Lab(50, -1.3802, -84.2814), Lab(50, 0, -82.7485), 1.0000),
    (Lab(50, 0, 0), Lab(50, -1, 2), 2.3669),
    (Lab(50, 2.4900, -0.0010), Lab(50, -2.4900, 0.0009), 7.1792),
    (Lab(50, 2.4900, -0.0010), Lab(50, -2.4900, 0.0011), 7.2195),
    (Lab(50, -0.0010, 2.4900), Lab(50, 0.0009, -2.4900), 4.8045),
    (Lab(50, -0.0010, 2.4900), Lab(50, 0.0011, -2.4900), 4.7461),
    (Lab(50, 2.5, 0), Lab(50, 0, -2.5), 4.3065),
    (Lab(50, 2.5, 0), Lab(73, 25, -18), 27.1492),
    (Lab(50, 2.5, 0), Lab(58, 24, 15), 19.4535),
    (Lab(60.2574, -34.0099, 36.2677), Lab(60.4626, -34.1751, 39.4387), 1.2644),
    (Lab(22.7233, 20.0904, -46.6940), Lab(23.0331, 14.9730, -42.5619), 2.0373),
    (Lab(90.8027, -2.0831, 1.4410), Lab(91.1528, -1.6435, 0.0447), 1.4441),
    (Lab(2.0776, 0.0795, -1.1350), Lab(0.9033, -0.0636, -0.5514), 0.9082),
  ]

  @Test(arguments: published) func `the published differences are reproduced`(
    _ left: Lab, _ right: Lab, _ expected: Double
  ) {
    #expect(abs(left.difference(from: right) - expected) < 0.00005)
    #expect(abs(right.difference(from: left) - expected) < 0.00005)
  }

  @Test func `colors can be compared in any notation`() {
    let red = ColorValue(.sRGB, [1, 0, 0])
    #expect(abs(red.difference(from: ColorValue(.sRGB, [0, 1, 0])) - 86.608) < 0.001)
    #expect(abs(ColorValue(.sRGB, [1, 1, 1]).difference(from: ColorValue(.sRGB, [0, 0, 0])) - 100) < 0.001)
    #expect(red.difference(from: ColorValue(.displayP3, [1, 0, 0])) > 1)
    #expect(red.difference(from: red) == 0)
  }

  @Test func `transparency makes a difference over some background`() {
    let white = ColorValue(.sRGB, [1, 1, 1])
    #expect(white.difference(from: ColorValue(.sRGB, [1, 1, 1], alpha: 0)) > 99)
    let clear = ColorValue(.sRGB, [0, 0, 0], alpha: 0)
    #expect(clear.difference(from: ColorValue(.sRGB, [1, 1, 1], alpha: 0)) == 0)
  }
}

extension Lab {
  fileprivate init(_ lightness: Double, _ a: Double, _ b: Double) {
    self.init(lightness: lightness, a: a, b: b)
  }
}
