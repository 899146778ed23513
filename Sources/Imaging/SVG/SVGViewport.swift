internal import Basics
internal import Formats

/// The rectangle in which an SVG element is shown, and the part of its content that is fitted into the rectangle.
struct SVGViewport: Sendable {
  /// The size of the viewport in user units (CSS pixels); nil if it is unknown.
  let size: Vector?
  /// The `viewBox`: the corner and size of the content that is shown; nil if it is missing or invalid.
  let box: (low: Vector, size: Vector)?
  private let aspect: [String]
  /// The invalid attributes among `viewBox`, `width` and `height`.
  let misunderstood: [String]

  /// Reads the viewport of an element; `outer` is the size of the viewport around it.
  init(of element: XMLTree, in outer: Vector?) {
    var scanner = SVGScanner(element["viewBox"] ?? "")
    if let numbers = scanner.numbers(), numbers.count == 4, numbers[2] > 0, numbers[3] > 0 {
      box = (Vector(numbers[0], numbers[1]), Vector(numbers[2], numbers[3]))
    } else {
      box = nil
    }
    misunderstood =
      [box == nil ? element["viewBox"] : nil].compactMap(\.self)
      + ["width", "height"].compactMap { name in
        element[name].flatMap { SVGLength($0).map { $0.amount >= 0 } == true ? nil : name + $0 }
      }
    let width = element["width"].flatMap { SVGLength($0)?.units(of: outer?.x) }
    let height = element["height"].flatMap { SVGLength($0)?.units(of: outer?.y) }
    switch (width, height, box) {
    case (let width?, let height?, _): size = Vector(width, height)
    case (let width?, nil, let box?): size = Vector(width, width * box.size.y / box.size.x)
    case (nil, let height?, let box?): size = Vector(height * box.size.x / box.size.y, height)
    case (nil, nil, let box?): size = outer ?? box.size
    default: size = outer
    }
    aspect = (element["preserveAspectRatio"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The size that percentages inside the viewport refer to.
  var innerSize: Vector? { box?.size ?? size }

  /// The transform from coordinates inside the viewport to coordinates outside; nil if the alignment is not understood.
  var map: AffineMap? {
    guard let box, let size else { return .identity }
    var scale = size / box.size
    let align = aspect.first { $0 != "defer" } ?? "xMidYMid"
    if align != "none" {
      let isSlice = aspect.last == "slice"
      let uniform = isSlice ? max(scale.x, scale.y) : min(scale.x, scale.y)
      scale = Vector(uniform, uniform)
    }
    let shares: [String: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]
    guard align == "none" || (align.hasPrefix("x") && align.utf8.count == 8),
      let x = align == "none" ? 0 : shares[String(align.dropFirst().prefix(3))],
      let y = align == "none" ? 0 : shares[String(align.suffix(3))]
    else { return nil }
    let rest = size - box.size * scale
    return AffineMap.translation(-box.low).then(.scale(scale)).then(.translation(rest * Vector(x, y)))
  }
}
