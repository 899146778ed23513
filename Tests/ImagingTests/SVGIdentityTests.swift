import Foundation
import Imaging
import Testing

struct SVGIdentityTests {
  private func look(_ content: String, _ root: String = "width='24' height='24'") throws -> DrawingIdentity {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \(root)>\(content)</svg>
      """
    return try DrawingIdentity(svg: Array(text.utf8))
  }

  @Test(arguments: ["inkscape.svg", "scoured.svg"])
  func `an image keeps its identity in other programs`(name: String) throws {
    #expect(try DrawingIdentity(svg: drawing(name)) == DrawingIdentity(svg: drawing("source.svg")))
  }

  @Test func `a shifted image is another one`() throws {
    #expect(try DrawingIdentity(svg: drawing("moved.svg")) != DrawingIdentity(svg: drawing("source.svg")))
  }

  @Test(arguments: [
    // Notation
    ("<rect width='9' height='8'/>", "\n <rect height='8.0'\twidth='9px' ></rect>\n<!-- a box -->"),
    (
      "<rect width='9' height='8'/>",
      "<title>a</title><desc/><metadata><rect/></metadata><rect width='9' height='8'/>"
    ),
    (
      "<rect width='9' height='8'/>",
      "<sodipodi:namedview/><rect id='box' inkscape:label='x' width='9' height='8'/>"
    ),
    ("<rect width='9' height='8'/>", "<s:rect xmlns:s='http://www.w3.org/2000/svg' width='9' height='8'/>"),
    (
      "<rect width='9' height='8'/>",
      "<rect width='9' height='8'/><rect xmlns='http://example.com' width='3' height='3'/>"
    ),
    ("<rect width='9' height='8'/>", "<defs><path id='p' d='M0 0'/></defs><rect width='9' height='8'/>"),
    ("<rect width='9' height='8'/>", "<rect width='9' height='8'/><path d='M0 0h9v9' fill='none'/>"),
    (
      "<rect width='9' height='8'/>", "<rect width='9' height='8'/><g display='none'><path d='M0 0h9v9'/></g>"
    ),
    // Shapes
    ("<rect width='9' height='8'/>", "<path d='M0 0H9V8H0Z'/>"),
    ("<rect width='9' height='8'/>", "<path d='m0,0 9,0 0,8 -9,0'/>"),
    ("<rect width='9' height='8'/>", "<polygon points='0,0 9,0 9,8 0,8'/>"),
    ("<path d='M1 1l1.5.5.5-.5z'/>", "<path d='M 1 1 L 2.5 1.5 L 3 1 Z M 5 5'/>"),
    ("<path d='M1 1c1 1 2 2 3 3s3 3 4 0'/>", "<path d='M1 1C2 2 3 3 4 4C5 5 7 7 8 4'/>"),
    ("<path d='M1 1q3 0 3 3t3 3'/>", "<path d='M1 1Q4 1 4 4Q4 7 7 7'/>"),
    ("<circle cx='9' cy='9' r='4'/>", "<ellipse cx='9' cy='9' rx='4' ry='4'/>"),
    ("<circle cx='9' cy='9' r='4'/>", "<path d='M13 9A4 4 0 1 1 9 5A4 4 0 0 1 13 9z'/>"),
    ("<path d='M13 9a4 4 0 01-4 4'/>", "<path d='M13 9A4 4 0 0 1 9 13'/>"),
    ("<rect width='9' height='8' rx='2'/>", "<rect width='9' height='8' ry='2'/>"),
    (
      "<rect x='1' y='2' width='20' height='10' rx='3' ry='4'/>",
      "<path d='M4 2H18A3 4 0 0 1 21 6V8A3 4 0 0 1 18 12H4A3 4 0 0 1 1 8V6A3 4 0 0 1 4 2Z'/>"
    ),
    (
      "<ellipse cx='9' cy='8' rx='4' ry='2'/>",
      "<path d='M13 8A4 2 0 0 1 9 10A4 2 0 0 1 5 8A4 2 0 0 1 9 6A4 2 0 0 1 13 8Z'/>"
    ),
    ("<path d='M2.001 1.999L9 9'/>", "<path d='M2 2 9 9'/>"),
    // Places
    (
      "<rect x='3' y='4' width='9' height='8'/>",
      "<g transform='translate(3,4)'><rect width='9' height='8'/></g>"
    ),
    (
      "<rect x='3' y='-4' width='9' height='8'/>", "<rect transform='translate(3-4)' width='9' height='8'/>"
    ),
    ("<rect width='8' height='8'/>", "<rect transform='scale(2)' width='4' height='4'/>"),
    ("<path d='M0 0h4v2'/>", "<path transform='rotate(90)' d='M0 0v-4h2'/>"),
    ("<path d='M0 0h4v2'/>", "<path transform='matrix(0 1 -1 0 0 0)' d='M0 0v-4h2'/>"),
    ("<path d='M9 9h4v2'/>", "<path transform='rotate(180 9 9)' d='M9 9h-4v-2'/>"),
    ("<path d='M2 0L4 2'/>", "<path transform='skewX(45)' d='M2 0L2 2'/>"),
    // Paints
    ("<path d='M0 0h4v2' fill='#fff'/>", "<path d='M0 0h4v2' fill='White'/>"),
    ("<path d='M0 0h4v2' fill='#000'/>", "<path d='M0 0h4v2' fill='black'/>"),
    ("<path d='M0 0h4v2' fill='#FF0000'/>", "<path d='M0 0h4v2' style='fill : rgb(255,0, 0) ;'/>"),
    (
      "<path d='M0 0h4v2' fill='#f00' fill-opacity='.5'/>", "<path d='M0 0h4v2' fill='rgba(100%,0%,0%,0.5)'/>"
    ),
    ("<path d='M0 0h4v2' fill='red' opacity='.5'/>", "<path d='M0 0h4v2' fill='red' fill-opacity='50%'/>"),
    (
      "<path d='M0 0h4v2' fill='red'/>", "<g fill='red'><path d='M0 0h4v2' fill='inherit' stroke='none'/></g>"
    ),
    ("<path d='M0 0h4v2' fill='red'/>", "<g color='red'><path d='M0 0h4v2' fill='currentColor'/></g>"),
    (
      "<path d='M0 0h4v2'/>",
      "<path d='M0 0h4v2' fill-rule='nonzero' opacity='1' stroke-width='3' mask='none'/>"
    ),
    ("<path d='M0 0h4v2' fill='red'/>", "<style>.a{fill:red}</style><path class='b a' d='M0 0h4v2'/>"),
    (
      "<path d='M0 0h4v2' fill='red'/>",
      "<style>/* x */ path{fill:blue} #i{fill:red} .a,.c{fill:green}</style><path id='i' class='a' d='M0 0h4v2'/>"
    ),
    (
      "<path d='M0 0h4' fill='none' stroke='red'/>", "<line x2='4' stroke='red' style='stroke-linecap:butt'/>"
    ),
    (
      "<path d='M0 0h4' stroke='red' stroke-width='2'/>",
      "<path d='M0 0h2' stroke='red' transform='scale(2)' stroke-width='1px'/>"
    ),
    // References
    (
      "<linearGradient id='a'><stop stop-color='#ff0000'/></linearGradient><path d='M0 0h4v2' fill='url(#a)'/>",
      "<path d='M0 0h4v2' fill='url(&quot;#b&quot;)'/><linearGradient id='b' xlink:href='#c' x1='0'/>"
        + "<linearGradient id='c'><stop offset='0%' style='stop-color:#f00'/></linearGradient>"
    ),
    (
      "<clipPath id='a'><rect width='24' height='24'/></clipPath><path clip-path='url(#a)' d='M0 0h4v2'/>",
      "<path d='M0 0h4v2'/>"
    ),
    ("<defs><path id='a' d='M0 0h4v2'/></defs><use href='#a' x='3'/>", "<path d='M3 0h4v2'/>"),
    (
      "<symbol id='a'><path d='M0 0h4v2'/></symbol><use xlink:href='#a'/>",
      "<symbol id='b'><path d='M0 0h4v2'/></symbol><use href='#b'/>"
    ),
    (
      "<mask id='a'><rect width='3' height='3px'/></mask><g mask='url(#a)'><path d='M0 0h4v2'/></g>",
      "<g mask='url(#b)'><path d='M0 0h4v2'/></g><mask id='b'><rect height='3' width='3.0'/></mask>"
    ),
    (
      "<mask id='a'><g><path d='M0 0h9v9'/><path d='M1 1h4'/></g></mask><path mask='url(#a)' d='M0 0h4v2'/>",
      "<mask id='a'>\n <g>\n  <path d='M0 0h9v9'/>\n  <path d='M1 1h4'/></g></mask>"
        + "<path mask='url(#a)' d='M0 0h4v2'/>"
    ),
    (
      "<text x='3' y='4'>two words</text>",
      "<text y='4' x='3'>two\n  words</text>"
    ),
  ])
  func `one look has one identity`(left: String, right: String) throws {
    #expect(try look(left) == look(right))
  }

  @Test(arguments: [
    // Commands
    ("M1 1 5 5 9 1", "M1 1L5 5L9 1"), ("m1 1 4 4 4-4", "M1 1L5 5L9 1"), ("M2 2h3V9H2z", "M2 2L5 2L5 9L2 9z"),
    ("M2 2v3h4", "M2 2L2 5L6 5"), ("M2 2l3 0zm1 1l3 1 1 4", "M2 2L5 2zM3 3L6 4L7 8"),
    ("M1 1S5 1 5 5", "M1 1C1 1 5 1 5 5"), ("M1 1T5 7", "M1 1Q1 1 5 7"),
    ("M1 1Q3 1 3 3S5 5 7 3", "M1 1Q3 1 3 3C3 3 5 5 7 3"),
    ("M1 1C2 1 3 3 5 3T9 9", "M1 1C2 1 3 3 5 3Q5 3 9 9"),
    ("M3 3h9v9zc1 1 2 2 3 0", "M3 3h9v9zM3 3c1 1 2 2 3 0"), ("M3 3h9v9zl2 5", "M3 3h9v9zM3 3l2 5"),
    ("M1 1M2 2L9 5L3 4", "M2 2L9 5L3 4"),
    // Arcs
    ("M1 1A0 3 0 0 1 9 9V1", "M1 1L9 9V1"), ("M1 1A3 3 0 0 1 1 1L9 9V1", "M1 1L9 9V1"),
    ("M13 9a-4 4 0 01-4 4", "M13 9a4 4 0 01-4 4"), ("M1 9a1 1 0 0 1 8 0", "M1 9a4 4 0 0 1 8 0"),
    ("M1 9a3 5 90 0 1 8 0", "M1 9a5 3 0 0 1 8 0"),
    // Numbers
    ("M1e1 1E-1L9 9V1", "M10 .1L9 9V1"), ("M+1-1L9.5.5V9", "M1 -1L9.5 0.5V9"),
    ("M1,1\n,L\t9 9 V1", "M1 1L9 9V1"),
  ])
  func `one path has one identity, however it is written`(left: String, right: String) throws {
    for paint in ["", "fill='none' stroke='red'"] {
      #expect(try look("<path d='\(left)' \(paint)/>") == look("<path d='\(right)' \(paint)/>"))
    }
  }

  @Test(arguments: [
    ("<line x1='1' y1='2' x2='9' y2='8' stroke='red'/>", "<path d='M1 2L9 8' fill='none' stroke='red'/>"),
    ("<polyline points='1,2 9,8 3,5'/>", "<path d='M1 2L9 8L3 5'/>"),
    ("<rect width='8' height='8' rx='9'/>", "<rect width='8' height='8' rx='4'/>"),
    ("<rect width='9' height='8' rx='2' ry='0'/>", "<rect width='9' height='8'/>"),
    (
      "<rect width='9' height='8'/><rect width='0' height='3'/><circle r='0'/>",
      "<rect width='9' height='8'/>"
    ),
    ("<ellipse cx='9' cy='9' rx='4'/>", "<circle cx='9' cy='9' r='4'/>"),
    ("<rect width='50%' height='25%'/>", "<rect width='12' height='6'/>"),
    ("<circle cx='50%' cy='25%' r='50%'/>", "<circle cx='12' cy='6' r='12'/>"),
    ("<rect width='9pt' height='1pc'/>", "<rect width='12' height='16'/>"),
    ("<rect width='.25in' height='6.35mm'/>", "<rect width='24' height='24'/>"),
    ("<rect width='.635cm' height='25.4Q'/>", "<rect width='24' height='24'/>"),
    ("<path d='M0 0L2 2V5'/>", "<path transform='skewY(45)' d='M0 0L2 0V3'/>"),
    ("<rect width='8' height='12'/>", "<rect transform='scale(2 3)' width='4' height='4'/>"),
    ("<rect x='3' width='9' height='8'/>", "<rect transform='translate(3px)' width='9' height='8'/>"),
    (
      "<rect x='3' y='4' width='8' height='8'/>",
      "<rect transform='translate(3 4)scale(2)' width='4' height='4'/>"
    ),
    ("<rect width='9' height='8'/>", "<rect transform='none' width='9' height='8'/>"),
    ("<path d='M0 0h4v2'/>", "<path transform='rotate(90deg)' d='M0 0v-4h2'/>"),
    ("<path d='M0 0h4v2' fill='#f008'/>", "<path d='M0 0h4v2' fill='#ff000088'/>"),
    ("<path d='M0 0h4v2' fill='#0f0'/>", "<path d='M0 0h4v2' fill='rgb(0% 100% 0%)'/>"),
    (
      "<path d='M0 0h4' stroke='red' stroke-width='50%'/>",
      "<path d='M0 0h4' stroke='red' stroke-width='12'/>"
    ),
    (
      "<path d='M0 0h4' stroke='red' stroke-dasharray='1,2'/>",
      "<path d='M0 0h4' stroke='red' stroke-dasharray='1px 2.0'/>"
    ),
    ("<path d='M0 0h4v2' fill='red' stroke='blue' stroke-width='0'/>", "<path d='M0 0h4v2' fill='red'/>"),
  ])
  func `shapes, lengths and places have several notations`(left: String, right: String) throws {
    #expect(try look(left) == look(right))
  }

  @Test(arguments: [
    "stroke-width='2'", "stroke-linejoin='round'", "stroke-linejoin='bevel'", "stroke-linecap='square'",
    "stroke-miterlimit='2'", "stroke-dasharray='2'", "stroke-dasharray='2' stroke-dashoffset='1'",
    "stroke-opacity='.5'", "stroke='blue'",
  ])
  func `every property of a line is seen`(_ property: String) throws {
    let plain = try look("<path d='M1 1h4v2' fill='none' stroke='red'/>")
    let name = property.prefix { $0 != "=" }
    let styled = "<path d='M1 1h4v2' fill='none' \(name == "stroke" ? "" : "stroke='red'") \(property)/>"
    #expect(try look(styled) != plain)
    if property.contains("offset") {
      #expect(try look(styled) != look(styled.replacing(" stroke-dashoffset='1'", with: "")))
    }
  }

  @Test(arguments: [
    ("<rect width='9' height='8'/>", ""),
    ("<rect width='9' height='8'/>", "<rect width='9' height='8.2'/>"),
    ("<path d='M0 0h4v2' fill='red'/>", "<path d='M0 0h4v2' fill='tomato'/>"),
    (
      "<symbol id='a'><path d='M0 0h4v2'/></symbol><use href='#a'/>",
      "<symbol id='a'><path d='M0 0h4v3'/></symbol><use href='#a'/>"
    ),
    (
      "<svg width='9' height='9'><path d='M0 0h4v2'/></svg>",
      "<svg width='8' height='9'><path d='M0 0h4v2'/></svg>"
    ),
    (
      "<switch><path d='M0 0h4v2'/><path d='M0 0h4v3'/></switch>",
      "<switch><path d='M0 0h4v3'/><path d='M0 0h4v2'/></switch>"
    ),
    ("<rect width='9' height='8'/>", "<rect width='9' height='8' fill='#000100'/>"),
    ("<rect width='9' height='8'/>", "<rect width='9' height='8' rx='1'/>"),
    ("<rect width='9' height='8'/>", "<rect width='9' height='8' fill-opacity='.9'/>"),
    ("<rect width='9' height='8'/>", "<rect width='9' height='8' stroke='black'/>"),
    ("<rect width='9' height='8'/>", "<rect width='9' height='8'/><unknown/>"),
    ("<rect width='9' height='8'/>", "<rect width='9' height='8' style='strange:1'/>"),
    ("<rect width='9' height='8'/>", "<rect width='9' height='8' style='mix-blend-mode:multiply'/>"),
    ("<rect width='9' height='8'/>", "<rect width='9' height='8' filter='url(#none)'/>"),
    ("<rect width='9' height='8'/>", "<rect width='9' height='8' transform='wobble(3)'/>"),
    ("<rect width='9' height='8'/>", "<style>g > rect{fill:red}</style><rect width='9' height='8'/>"),
    (
      "<style>g>path{fill:red}</style><g><path d='M0 0h4v2'/></g>",
      "<style>g>path{fill:red}</style><path d='M0 0h4v2'/>"
    ),
    (
      "<style>@media print{.a{fill:red}}</style><path class='a' d='M0 0h4v2'/>",
      "<style>@media print{.a{fill:red}}</style><path class='b' d='M0 0h4v2'/>"
    ),
    ("<path d='M0 0h4v2z M1 1h1v1'/>", "<path d='M0 0h4v2z M1 1h1v1' fill-rule='evenodd'/>"),
    ("<path d='M0 0h4v2 X'/>", "<path d='M0 0h4v2'/>"),
    ("<path d='M13 9a4 4 0 0 1-4 4'/>", "<path d='M13 9a4 4 0 0 0-4 4'/>"),
    ("<path d='M13 9a4 4 0 0 1-4 4'/>", "<path d='M13 9a4 4 0 1 1-4 4'/>"),
    ("<path d='M0 0h4' stroke='red'/>", "<path d='M0 0h4' stroke='red' stroke-linecap='round'/>"),
    ("<path d='M0 0h4' stroke='red'/>", "<path d='M0 0h4' stroke='red' stroke-dasharray='2'/>"),
    ("<path d='M0 0h4v2' stroke='red'/>", "<path d='M0 0h4v2' stroke='red' paint-order='stroke'/>"),
    (
      "<g opacity='.5'><path d='M0 0h4v2'/><path d='M1 0h4v2'/></g>",
      "<path opacity='.5' d='M0 0h4v2'/><path opacity='.5' d='M1 0h4v2'/>"
    ),
    (
      "<path d='M0 0h4v2' fill='red'/><path d='M1 0h4v2'/>",
      "<path d='M1 0h4v2'/><path d='M0 0h4v2' fill='red'/>"
    ),
    (
      "<linearGradient id='a'><stop stop-color='red'/></linearGradient><path d='M0 0h4v2' fill='url(#a)'/>",
      "<linearGradient id='a'><stop stop-color='blue'/></linearGradient><path d='M0 0h4v2' fill='url(#a)'/>"
    ),
    (
      "<linearGradient id='a'><stop/></linearGradient><path d='M0 0h4v2' fill='url(#a)'/>",
      "<linearGradient id='a' y2='1'><stop/></linearGradient><path d='M0 0h4v2' fill='url(#a)'/>"
    ),
    (
      "<g fill='red'><mask id='a'><path d='M0 0h9v9'/></mask></g><path mask='url(#a)' d='M0 0h4v2'/>",
      "<g fill='blue'><mask id='a'><path d='M0 0h9v9'/></mask></g><path mask='url(#a)' d='M0 0h4v2'/>"
    ),
    (
      "<clipPath id='a'><circle r='9'/></clipPath><path clip-path='url(#a)' d='M0 0h4v2'/>",
      "<clipPath id='a'><circle r='8'/></clipPath><path clip-path='url(#a)' d='M0 0h4v2'/>"
    ),
    ("<text x='3' y='4'>two words</text>", "<text x='3' y='4'>twowords</text>"),
    ("<text x='3' y='4'>a<tspan> b</tspan></text>", "<text x='3' y='4'>a<tspan>b</tspan></text>"),
    ("<text font-size='3'>a</text>", "<text font-size='4'>a</text>"),
    (
      "<image href='data:image/png;base64,AAAA' width='3'/>",
      "<image href='data:image/png;base64,AAAB' width='3'/>"
    ),
  ])
  func `two looks have two identities`(left: String, right: String) throws {
    #expect(try look(left) != look(right))
  }

  @Test func `the size and the view box are part of the identity`() throws {
    let path = "<path d='M0 0h4v2'/>"
    let roots = [
      "width='24' height='24'", "width='48' height='48'", "width='24' height='24' viewBox='0 0 48 48'",
      "width='24' height='24' viewBox='1 0 24 24'", "width='24' height='24' viewBox='0 0 12 24'",
      "width='24' height='24' viewBox='0 0 12 24' preserveAspectRatio='none'", "",
      "width='24' height='24' viewBox='0 0 -24 24'", "width='24' height='wide'", "width='24' height='-24'",
    ]
    #expect(Set(try roots.map { try look(path, $0) }).count == roots.count)
    #expect(try look(path, "viewBox='0 0 24 24'") == look(path, roots[0]))
    let doubled = "<path d='M0 0h8v4'/>"
    #expect(try look(doubled, "width='24' height='24' viewBox='0 0 48 48'") == look(path, roots[0]))
  }

  @Test func `entities are neither fetched nor expanded, but count`() throws {
    func sample(_ value: String) throws -> DrawingIdentity {
      let text = """
        <!DOCTYPE svg [<!ENTITY c "\(value)"><!ENTITY f SYSTEM "file:///etc/passwd">]>
        <svg viewBox="0 0 9 9"><path d="M0 0h4v2" fill="&c;"/><text>&f;</text></svg>
        """
      return try DrawingIdentity(svg: Array(text.utf8))
    }
    #expect(try sample("red") == sample("red"))
    #expect(try sample("red") != sample("blue"))
  }
}
