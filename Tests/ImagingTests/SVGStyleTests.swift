import Imaging
import Testing

struct SVGStyleTests {
  private func look(_ content: String) throws -> DrawingIdentity {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24'>\(content)</svg>"
    return try DrawingIdentity(svg: Array(text.utf8))
  }

  /// The drawings of a text without and with the style. Every style can affect a text.
  private func looks(_ name: String, _ value: String) throws -> (
    without: DrawingIdentity, with: DrawingIdentity
  ) {
    let styled = value.isEmpty ? "" : " style='\(name): \(value)'"
    return (try look("<text x='3' y='9'>a</text>"), try look("<text x='3' y='9'\(styled)>a</text>"))
  }

  /// Inherited properties, each with the value that has no effect. Empty if every value has an effect.
  @Test(arguments: [
    ("clip-rule", "nonzero"), ("color", "black"), ("color-interpolation", "sRGB"),
    ("color-interpolation-filters", "linearRGB"), ("direction", "ltr"), ("dominant-baseline", "auto"),
    ("fill", "black"), ("fill-opacity", "1"), ("fill-rule", "nonzero"), ("font", ""), ("font-family", ""),
    ("font-feature-settings", "normal"), ("font-kerning", "auto"), ("font-size", "medium"),
    ("font-size-adjust", "none"), ("font-stretch", "normal"), ("font-style", "normal"),
    ("font-variant", "normal"), ("font-weight", "normal"), ("glyph-orientation-vertical", "auto"),
    ("image-rendering", "auto"), ("kerning", "auto"), ("letter-spacing", "normal"), ("marker", "none"),
    ("marker-end", "none"), ("marker-mid", "none"), ("marker-start", "none"), ("paint-order", "normal"),
    ("shape-rendering", "auto"), ("stroke", "none"), ("stroke-dasharray", "none"),
    ("stroke-dashoffset", "0"), ("stroke-linecap", "butt"), ("stroke-linejoin", "miter"),
    ("stroke-miterlimit", "4"), ("stroke-opacity", "1"), ("stroke-width", "1"), ("text-anchor", "start"),
    ("text-rendering", "auto"), ("visibility", "visible"), ("white-space", "normal"),
    ("word-spacing", "normal"), ("writing-mode", "lr-tb"),
  ])
  func `the initial value of a property has no effect`(name: String, value: String) throws {
    let (plain, initial) = try looks(name, value)
    #expect(initial == plain)
    let other = try looks(name, "other").with
    #expect(other != plain)
    let around = try look("<g \(name)='other'><text x='3' y='9'>a</text></g>")
    #expect(around == other)
  }

  /// Properties that are not inherited, each with the value that has no effect. Empty if every value has an effect.
  @Test(arguments: [
    ("alignment-baseline", "auto"), ("baseline-shift", "baseline"), ("clip", "auto"), ("clip-path", "none"),
    ("display", "inline"), ("filter", "none"), ("flood-color", "black"), ("flood-opacity", "1"),
    ("isolation", "auto"), ("lighting-color", "white"), ("mask", "none"), ("mask-type", "luminance"),
    ("mix-blend-mode", "normal"), ("opacity", "1"), ("overflow", ""), ("pathLength", ""),
    ("requiredExtensions", ""), ("requiredFeatures", ""), ("stop-color", "black"), ("stop-opacity", "1"),
    ("systemLanguage", ""), ("text-decoration", "none"), ("transform-box", ""), ("transform-origin", ""),
    ("unicode-bidi", "normal"), ("vector-effect", "none"),
  ])
  func `the initial value of an attribute has no effect`(name: String, value: String) throws {
    let (plain, initial) = try looks(name, value)
    #expect(initial == plain)
    let other = try? looks(name, "other").with
    #expect(other != plain)
  }

  @Test(arguments: [
    "color-profile", "color-rendering", "cursor", "enable-background", "line-height", "pointer-events",
    "solid-color", "solid-opacity", "user-select", "-inkscape-stroke",
  ])
  func `properties for editors and pointers have no effect`(name: String) throws {
    let (plain, other) = try looks(name, "other")
    #expect(other == plain)
  }

  @Test(arguments: [
    "id", "class", "version", "role", "tabindex", "focusable", "data-x", "aria-label",
  ])
  func `names of elements have no effect`(name: String) throws {
    let plain = try look("<text x='3' y='9'>a</text>")
    #expect(try look("<text x='3' y='9' \(name)='other'>a</text>") == plain)
    #expect(try look("<text x='3' y='9' x\(name)='other'>a</text>") != plain)
  }

  @Test(
    arguments: [
      ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
      ("q", 96 / 101.6), ("%", 0.24),
    ] as [(String, Double)])
  func `a unit is this many points`(unit: String, factor: Double) throws {
    #expect(
      try look("<rect width='5\(unit)' height='9'/>") == look("<rect width='\(5 * factor)' height='9'/>"))
    #expect(
      try look("<rect width='5\(unit)' height='9'/>") != look("<rect width='\(6 * factor)' height='9'/>"))
  }

  @Test(arguments: [
    "defs", "symbol", "clipPath", "mask", "marker", "linearGradient", "radialGradient", "pattern", "filter",
    "title", "desc", "metadata", "style", "view",
  ])
  func `what an element contains is not painted in its place`(name: String) throws {
    let path = "<path d='M0 0h4v2'/>"
    #expect(try look("<\(name)>\(path)</\(name)>") == look(""))
    #expect(try look("<\(name)x>\(path)</\(name)x>") != look(""))
  }
}
