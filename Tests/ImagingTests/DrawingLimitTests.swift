import Imaging
import Testing

/// The limits of drawings, tested with values on both sides.
struct DrawingLimitTests {
  private func look(_ content: String) throws -> DrawingIdentity {
    try DrawingIdentity(
      svg: Array("<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24'>\(content)</svg>".utf8))
  }

  @Test(arguments: [(255, true), (256, false)])
  func `a line has fewer than 256 dashes`(count: Int, isUnderstood: Bool) {
    let dashes = Array(repeating: "1", count: count).joined(separator: " ")
    let line = "<path d='M0 0h4' stroke='#000' stroke-dasharray='\(dashes)'/>"
    #expect(((try? look(line)) != nil) == isUnderstood)
  }

  @Test(arguments: [(60, true), (61, false)])
  func `text is nested at most sixty deep`(depth: Int, isUnderstood: Bool) {
    let open = String(repeating: "<tspan>", count: depth - 1)
    let close = String(repeating: "</tspan>", count: depth - 1)
    #expect(((try? look("<text>\(open)a\(close)</text>")) != nil) == isUnderstood)
  }
}
