import Basics
import Formats
import Testing

struct YAMLNodeTests {
  @Test func `every node and key has its line and column`() throws {
    let node = try YAMLNode(
      parsing: Array(
        """
        \u{FEFF}# é
        größe: 12
        list:
          - "é": [a, { b : c}]
          - &x !!str 1
        text: |
          a
        empty:
        alias: *x
        """.utf8))
    let entries = try #require(node.entries)
    #expect(node.position == TextPosition(line: 2, column: 1))
    #expect(entries.map(\.keyPosition.line) == [2, 3, 6, 8, 9])
    #expect(entries.map(\.keyPosition.column) == [1, 1, 1, 1, 1])
    #expect(entries.map(\.value.position) == [[2, 8], [4, 3], [6, 7], [8, 7], [9, 8]].map(position))
    let items = try #require(node["list"]?.items)
    #expect(items.map(\.position) == [[4, 5], [5, 14]].map(position))
    let inner = try #require(items[0]["é"]?.items)
    #expect(inner.map(\.position) == [[4, 11], [4, 14]].map(position))
    #expect(inner[1].entries?[0].keyPosition == TextPosition(line: 4, column: 16))
    #expect(inner[1]["b"]?.position == TextPosition(line: 4, column: 20))
  }

  private func position(_ pair: [Int]) -> TextPosition {
    TextPosition(line: pair[0], column: pair[1])
  }

  @Test func `accessors return nil for other kinds`() throws {
    let node = try YAMLNode(parsing: Array("{s: a, i: 3, n: 1.5, b: true, z: , l: [1], m: {k: v}}".utf8))
    #expect(node["s"]?.string == "a")
    #expect(node["i"]?.integer == 3)
    #expect(node["i"]?.number == 3)
    #expect(node["n"]?.number == 1.5)
    #expect(node["b"]?.boolean == true)
    #expect(node["z"]?.isNull == true)
    #expect(node["l"]?.items?.map(\.integer) == [1])
    #expect(node["m"]?["k"]?.string == "v")
    #expect(node["i"]?.string == nil && node["n"]?.integer == nil && node["s"]?.number == nil)
    #expect(node["s"]?.boolean == nil && node["s"]?.isNull == false && node["s"]?.items == nil)
    #expect(
      node["l"]?["k"] == nil && node["l"]?.entries == nil && node["m"]?.scalar == nil && node["x"] == nil)
  }

  @Test func `CR LF and a lone CR count as one line break`() throws {
    let node = try YAMLNode(parsing: Array("a: 1\r\n\r\nb: 2\rc: 3".utf8))
    #expect(node.entries?.map(\.keyPosition.line) == [1, 3, 4])
  }
}
