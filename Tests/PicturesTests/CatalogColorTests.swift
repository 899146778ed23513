import Pictures
import Testing

@Suite struct CatalogColorTests {
  /// Notations of a component, each with the value that it has on a scale of 255.
  static let notations: [(ColorNotation, Double)] = [
    (.text("0xFF"), 255), (.text("0xff"), 255), (.text("0X80"), 128), (.text("255"), 255), (.text("1"), 1),
    (.text("0"), 0), (.text("1.000"), 255), (.text("0.2"), 51), (.text("100%"), 255), (.text("20%"), 51),
    (.text("1."), 255), (.number("0.2"), 51), (.number("1.0"), 255), (.number("1e0"), 255),
    (.number("1E0"), 255), (.number("0"), 0), (.number("51"), 51),
  ]

  @Test(arguments: notations) func `the notation of a component determines its scale`(
    _ notation: ColorNotation, _ parts: Double
  ) throws {
    guard case .value(let color) = try CatalogColor(space: "gray-gamma-22", components: ["white": notation])
    else { return #expect(Bool(false)) }
    #expect(abs(color.components.x * 255 - parts) < 1e-9)
    #expect(color.isCertain == (notation != .number("51")))
  }

  @Test func `a whole number for alpha is an opacity`() throws {
    let color = try CatalogColor(
      space: "extended-gray", components: ["white": .text("0.5"), "alpha": .number("1")])
    #expect(color == .value(ColorValue(.extendedGray, [0.5, 0.5, 0.5])))
  }

  static let mistakes: [(space: String?, components: [String: ColorNotation], error: ColorError)] = [
    (nil, [:], .missing("color-space")),
    ("cmyk", [:], .unknownSpace("cmyk")),
    ("srgb", ["red": .text("1"), "green": .text("1")], .missing("blue")),
    ("srgb", ["white": .text("1")], .missing("red")),
    ("extended-gray", ["white": .text("")], .malformed("white")),
    ("extended-gray", ["white": .text("0xGG")], .malformed("white")),
    ("extended-gray", ["white": .text("red")], .malformed("white")),
    ("extended-gray", ["white": .text("1.0.0")], .malformed("white")),
    ("extended-gray", ["white": .text("99999999999999")], .malformed("white")),
    ("extended-gray", ["white": .number("1e999")], .malformed("white")),
    ("extended-gray", ["white": .text("0"), "alpha": .text("nan.")], .malformed("alpha")),
  ]

  @Test(arguments: mistakes) func `an invalid color is rejected`(
    _ space: String?, _ components: [String: ColorNotation], _ error: ColorError
  ) {
    #expect(throws: error) { try CatalogColor(space: space, components: components) }
  }

  /// Groups of notations of the same color. Each has a color space, the components in order, and possibly alpha.
  static let equals: [[String]] = [
    [
      "srgb 0xFF 255 1.000", "srgb 1.0 0xFF 100%", "extended-srgb 1.000 1.000 1.000",
      "display-p3 1.0 1.0 1.0",
      "gray-gamma-22 0xFF", "extended-gray 1.0", "extended-linear-srgb 1.0 1.0 1.0", "srgb 1.7 2.0 0x1FF",
    ],
    [
      "srgb 0x80 128 0.502", "srgb 0.50196 0.50196078431372548 0.5020", "gray-gamma-22 128",
      "display-p3 128 128 128",
      "extended-linear-srgb 0.216 0.2158605 0.21586", "srgb 128 128 128 255", "srgb 128 128 128 1.000",
    ],
    // The red and green of Display P3 are outside sRGB. These values were computed by hand from the matrix.
    ["display-p3 1.000 0.000 0.000", "extended-srgb 1.0930 -0.2267 -0.1501"],
    [
      "display-p3 0 0xFF 0", "extended-srgb -0.5116 1.0183 -0.3107",
      "extended-linear-srgb -0.22494 1.04206 -0.07864",
    ],
    ["display-p3 0.447 0.188 0.325", "display-p3 0x72 0x30 0x53"],
    ["display-p3 0.5 0.25 0.75", "srgb 0.53778 0.23220 0.77707"],
    ["srgb 0 0 0 0.050", "srgb 0 0 0 0x0D"],
  ]

  @Test(arguments: equals) func `colors are equal however they are written`(_ spellings: [String]) throws {
    let identities = try spellings.map { try color($0).identity }
    #expect(identities.allSatisfy { $0 != nil && $0 == identities[0] }, "\(spellings)")
  }

  static let differing = [
    "srgb 128 128 128", "srgb 127 128 128", "srgb 128 129 128", "srgb 128 128 128 0.5",
    "srgb 0.500 0.500 0.500",
    "srgb 1 1 1", "srgb 1.0 1.0 1.0", "srgb 1.0 0.0 0.0", "display-p3 1.0 0.0 0.0",
    "extended-linear-srgb 0.5 0.5 0.5", "extended-srgb 1.1 0.0 0.0", "extended-srgb -0.1 0.0 0.0",
    "srgb 0.0 0.0 0.0 0.0", "srgb 1.0 1.0 1.0 0.0",
  ]

  @Test func `different colors are never equal`() throws {
    let identities = try Self.differing.map { try color($0).identity }
    #expect(Set(identities).count == Self.differing.count)
  }

  @Test func `every eight-bit value equals its spelling with three decimals and no other value`() {
    var identities: Set<ColorValue.Identity> = []
    for value in 0...255 {
      let exact = Double(value) / 255
      let spelled = (exact * 1000).rounded() / 1000
      #expect(gray(exact) == gray(spelled), "\(value)")
      identities.insert(gray(exact))
    }
    #expect(identities.count == 256)
  }

  @Test func `doubtful colors equal nothing`() throws {
    let color = try CatalogColor(space: "extended-gray", components: ["white": .number("1")])
    #expect(color.identity == nil)
  }

  @Test func `system colors are equal if their references are`() {
    let blue = CatalogColor.system(platform: "ios", reference: "systemBlueColor")
    #expect(blue.identity == CatalogColor.system(platform: "ios", reference: "systemBlueColor").identity)
    #expect(blue.identity != CatalogColor.system(platform: "ios", reference: "systemRedColor").identity)
    #expect(blue.identity != CatalogColor.system(platform: nil, reference: "systemBlueColor").identity)
  }

  @Test func `web colors are sRGB`() {
    #expect(ColorValue(hex: "#FF8000") == ColorValue(.sRGB, [1, 128.0 / 255, 0]))
    #expect(ColorValue(hex: "#f80")?.identity == ColorValue(hex: "#FF8800")?.identity)
    #expect(ColorValue(hex: "#00000080") == ColorValue(.sRGB, [0, 0, 0], alpha: 128.0 / 255))
    for text in ["", "#", "FF8000", "#FF80", "#FF80000", "#GG8000", "#+F8000", "#-F8000"] {
      #expect(ColorValue(hex: text) == nil, "\(text)")
    }
  }

  @Test func `absurd numbers do no harm`() {
    let color = ColorValue(.extendedLinearSRGB, [1e300, -1e300, 1e-300], alpha: 1e300)
    #expect(color.identity != gray(0))
    #expect(color.difference(from: ColorValue(.sRGB, [0, 0, 0])).isFinite)
  }

  private func gray(_ white: Double) -> ColorValue.Identity {
    ColorValue(.extendedGray, SIMD3(repeating: white)).identity
  }

  private func color(_ spelling: String) throws -> CatalogColor {
    let words = spelling.split(separator: " ").map(String.init)
    let names = words[0].contains("gray") ? ["white", "alpha"] : ["red", "green", "blue", "alpha"]
    let components = zip(names, words.dropFirst()).map { ($0, ColorNotation.text($1)) }
    return try CatalogColor(space: words[0], components: Dictionary(uniqueKeysWithValues: components))
  }
}
