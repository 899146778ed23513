import Imaging
import Testing

/// The position of a shape, depending on viewports and transforms.
struct SVGViewTests {
  private func look(_ content: String, _ root: String = "width='24' height='24'") throws -> DrawingIdentity {
    try DrawingIdentity(
      svg: Array("<svg xmlns='http://www.w3.org/2000/svg' \(root)>\(content)</svg>".utf8))
  }

  /// A view box of 10 × 20 in a view of 40 × 40. The shape fills the view box.
  @Test(arguments: [
    ("", "x='10' y='0' width='20' height='40'"), ("xMidYMid", "x='10' y='0' width='20' height='40'"),
    ("xMinYMid", "x='0' y='0' width='20' height='40'"), ("xMaxYMid", "x='20' y='0' width='20' height='40'"),
    ("xMidYMid meet", "x='10' y='0' width='20' height='40'"),
    ("defer xMinYMin", "x='0' y='0' width='20' height='40'"),
    ("none", "x='0' y='0' width='40' height='40'"),
    ("xMidYMin slice", "x='0' y='0' width='40' height='80'"),
    ("xMidYMid slice", "x='0' y='-20' width='40' height='80'"),
    ("xMidYMax slice", "x='0' y='-40' width='40' height='80'"),
  ])
  func `the aspect ratio places the content`(aspect: String, place: String) throws {
    let attribute = aspect.isEmpty ? "" : " preserveAspectRatio='\(aspect)'"
    let boxed = try look(
      "<rect width='10' height='20'/>", "width='40' height='40' viewBox='0 0 10 20'\(attribute)")
    #expect(try boxed == look("<rect \(place)/>", "width='40' height='40'"))
  }

  @Test(arguments: ["xMid", "xMidYMud", "YMidxMid", "other"])
  func `an unknown alignment is compared as written`(aspect: String) throws {
    let root = "width='40' height='40' viewBox='0 0 10 20'"
    let shape = "<rect width='10' height='20'/>"
    #expect(try look(shape, root + " preserveAspectRatio='\(aspect)'") != look(shape, root))
  }

  @Test(arguments: [
    ("none", "M0 0h4v2"), ("matrix(1 0 0 1 3 5)", "M3 5h4v2"), ("translate(3)", "M3 0h4v2"),
    ("translate(3px, 5px)", "M3 5h4v2"), ("scale(2)", "M0 0h8v4"), ("scale(2 3)", "M0 0h8v6"),
    ("rotate(90deg)", "M0 0v4h-2"), ("rotate(90 1 1)", "M2 0v4h-2"), ("skewX(45)", "M0 0h4l2 2"),
    ("skewY(45)", "M0 0l4 4v2"), ("translate(3) scale(2)", "M3 0h8v4"), ("scale(2) translate(3)", "M6 0h8v4"),
  ])
  func `a transform moves a shape`(transform: String, path: String) throws {
    let moved = try look("<path transform='\(transform)' d='M0 0h4v2'/>")
    #expect(try moved == look("<path d='\(path)'/>"))
  }

  @Test(arguments: [
    "translate(3em)", "translate(1 2 3)", "scale()", "turn(3)", "rotate(1 2)", "matrix(1 0 0 1)",
  ])
  func `an unknown transform is compared as written`(transform: String) throws {
    let path = "<path transform='\(transform)' d='M0 0h4v2'/>"
    #expect(try look(path) != look("<path d='M0 0h4v2'/>"))
    #expect(try look(path) == look(path))
  }

  @Test(arguments: [
    ("#123", "#112233"), ("#1234", "rgba(17, 34, 51, .2667)"), ("#11223380", "rgba(17, 34, 51, .502)"),
    ("rgb(100%, 0%, 20%)", "#ff0033"), ("rgb(255 0 51)", "#f03"), ("rgb(255 0 51 / 1)", "#f03"),
    ("WHITE", "#fff"), ("black", "#000"), ("transparent", "none"), ("rgb(300, -5, 51)", "#f03"),
  ])
  func `a color may be written in several ways`(one: String, other: String) throws {
    #expect(
      try look("<path fill='\(one)' d='M0 0h4v2'/>") == look("<path fill='\(other)' d='M0 0h4v2'/>"))
  }

  @Test(arguments: ["#12", "#12345", "#1234567", "#xyz", "rgb(1, 2)", "rgb(1, 2, 3, 4, 5)", "rgbx(1, 2, 3)"])
  func `what is not a color is compared as written`(text: String) throws {
    let shape = { (text: String) in "<path fill='\(text)' d='M0 0h4v2'/>" }
    #expect(try look(shape(text)) != look(shape("black")))
    #expect(try look(shape(text)) != look(shape("none")))
  }
}
