internal import Formats

/// The style of an element: the properties that its children inherit, and the properties that only apply to the
/// element itself. Properties with their initial value are left out.
struct SVGStyle: Sendable {
  var inherited: [String: String] = [:]
  var own: [String: String] = [:]

  /// Properties that children inherit, with their initial values.
  static let initial: [String: String] = [
    "clip-rule": "nonzero", "color": "black", "color-interpolation": "sRGB",
    "color-interpolation-filters": "linearRGB", "direction": "ltr", "dominant-baseline": "auto",
    "fill": "black", "fill-opacity": "1", "fill-rule": "nonzero", "font": "", "font-family": "",
    "font-feature-settings": "normal", "font-kerning": "auto", "font-size": "medium",
    "font-size-adjust": "none", "font-stretch": "normal", "font-style": "normal", "font-variant": "normal",
    "font-weight": "normal", "glyph-orientation-vertical": "auto", "image-rendering": "auto",
    "kerning": "auto", "letter-spacing": "normal", "marker": "none", "marker-end": "none",
    "marker-mid": "none", "marker-start": "none", "paint-order": "normal", "shape-rendering": "auto",
    "stroke": "none", "stroke-dasharray": "none", "stroke-dashoffset": "0", "stroke-linecap": "butt",
    "stroke-linejoin": "miter", "stroke-miterlimit": "4", "stroke-opacity": "1", "stroke-width": "1",
    "text-anchor": "start", "text-rendering": "auto", "visibility": "visible", "white-space": "normal",
    "word-spacing": "normal", "writing-mode": "lr-tb",
  ]

  /// Properties that are not inherited. Setting one to the value given here is the same as not setting it.
  private static let attributes: [String: String] = [
    "alignment-baseline": "auto", "baseline-shift": "baseline", "clip": "auto", "clip-path": "none",
    "display": "inline", "filter": "none", "flood-color": "black", "flood-opacity": "1", "isolation": "auto",
    "lighting-color": "white", "mask": "none", "mask-type": "luminance", "mix-blend-mode": "normal",
    "opacity": "1", "overflow": "", "pathLength": "", "requiredExtensions": "", "requiredFeatures": "",
    "stop-color": "black", "stop-opacity": "1", "systemLanguage": "", "text-decoration": "none",
    "transform-box": "", "transform-origin": "", "unicode-bidi": "normal", "vector-effect": "none",
  ]

  /// Properties that do not change how a picture looks, such as those for editors and pointers.
  private static let ignored: Set<String> = [
    "color-profile", "color-rendering", "cursor", "enable-background", "line-height", "pointer-events",
    "solid-color", "solid-opacity", "user-select",
  ]

  init(of element: XMLTree, named name: String, in outer: SVGStyle, _ document: SVGDocument) {
    inherited = outer.inherited
    for attribute in element.attributes {
      if Self.initial[attribute.name] != nil || Self.attributes[attribute.name] != nil {
        set(attribute.name, String(attribute.value.trimmed))
      }
    }
    let rules = document.sheet.declarations(element: name, classes: element["class"], id: element["id"])
    for (name, value) in rules { set(name, value) }
    if let style = element["style"] {
      for (name, value) in SVGStyleSheet.declarations(of: style) { set(name, value) }
    }
    // An unsupported rule may apply to this element because of its name, class or id, so all three are recorded.
    if !document.sheet.unresolved.isEmpty {
      own["element"] = [name, element["class"] ?? "", element["id"] ?? ""].joined(separator: " ")
    }
  }

  init() {}

  private mutating func set(_ name: String, _ value: String) {
    if Self.ignored.contains(name) || name.hasPrefix("-inkscape") { return }
    if let initial = Self.initial[name] {
      if value == "inherit" { return }
      inherited[name] = value == initial ? nil : value
    } else {
      own[name] = value == Self.attributes[name] ? nil : value
    }
  }

  subscript(name: String) -> String {
    inherited[name] ?? Self.initial[name] ?? ""
  }

  /// The value of a property as a fraction from 0 to 1, such as 0.5 for `50%`. 1 if the property is not set; nil if it
  /// is not a number.
  func share(_ name: String) -> Double? {
    SVGLength(inherited[name] ?? own[name] ?? "1")?.units(of: 1).map { max(0, min(1, $0)) }
  }
}
