import Testing

@testable import Formats

@Suite struct XMLTreeTests {
  @Test func `a tree holds elements and text in their order`() throws {
    let tree = try XMLTree(Array("<?x?><svg w='1'>a<!-- c -->b<g/><![CDATA[]]><g i='2'>d</g>e</svg>".utf8))
    #expect(tree.name == "svg")
    #expect(tree["w"] == "1")
    #expect(tree["h"] == nil)
    #expect(tree.text == "abe")
    #expect(tree.elements.map(\.offset) == [28, 44])
    #expect(tree.elements.map(\.text) == ["", "d"])
    #expect(
      tree.children == [
        .text("ab"), .element(tree.elements[0]), .element(tree.elements[1]), .text("e"),
      ])
  }

  @Test func `a tree ends at the limit of depth`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
    }
    #expect(try XMLTree(nested(512)).elements.count == 1)
    #expect(throws: XMLError(kind: .tooDeep, offset: 512 * 3)) { try XMLTree(nested(100_000)) }
  }
}
