import Basics
import Testing

@testable import Formats

/// The events of a document, one per line.
private func events(_ bytes: [UInt8]) throws(XMLError) -> [String] {
  var reader = try XMLReader(bytes)
  var lines: [String] = []
  while let event = try reader.next() {
    switch event {
    case .start:
      let attributes = reader.attributes.map { " \($0.name)=[\($0.value)]" }
      lines.append("<\(reader.name)\(attributes.joined())>")
    case .end: lines.append("</\(reader.name)>")
    case .text: lines.append(reader.characters)
    }
  }
  return lines
}

private func events(_ text: String) throws(XMLError) -> [String] {
  try events(Array(text.utf8))
}

@Suite struct XMLReaderTests {
  private static let scene = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE document PUBLIC "-//X//Y" 'it>em' [ <!-- ]> ' --> <?pi ]>?> <!ENTITY own "<a>]">
      <!ELEMENT a (b|c)> ]>
    <document type="com.apple" version = '3.0'>
      <!-- a comment with <tags> & -- >-->
      <image key='normal' name="a&amp;b &quot;&#x1F600;&#65;&quot;" />text &lt;&own;&gt;<![CDATA[<raw> &amp; ]]]>
    </document >
    <?tail?> <!-- end -->
    """

  @Test func `a document becomes its events`() throws {
    #expect(
      try events(Self.scene) == [
        "<document type=[com.apple] version=[3.0]>", "\n  ", "\n  ",
        "<image key=[normal] name=[a&b \"😀A\"]>", "</image>",
        "text <&own;>", "<raw> &amp; ]", "\n", "</document>",
      ])
  }

  @Test func `events and attributes know their positions`() throws {
    let text = Array("<a>\n<b  c = 'é' name='x'>é</b></a>".utf8)
    var reader = try XMLReader(text)
    var offsets: [Int] = []
    var attribute: XMLAttribute?
    while let event = try reader.next() {
      offsets.append(reader.offset)
      if event == .start, reader.name == "b" { attribute = reader["name"] }
    }
    #expect(offsets == [0, 3, 4, 26, 28, 32])
    #expect(attribute == XMLAttribute(name: "name", value: "x", offset: 17, valueOffset: 23))
  }

  @Test func `an attribute is found by its full name`() throws {
    var reader = try XMLReader(Array("<a bc='1' b='2'/>".utf8))
    #expect(try reader.next() == .start)
    #expect(reader["b"]?.value == "2")
    #expect(reader["c"] == nil)
  }

  @Test(arguments: [
    ("<a>x\r\ny\rz</a>", ["<a>", "x\ny\nz", "</a>"]),
    ("<a><![CDATA[x\r\ny&lt;]]></a>", ["<a>", "x\ny&lt;", "</a>"]),
    ("<a b='x\r\ny\tz&#10;'/>", ["<a b=[x y z\n]>", "</a>"]),
    ("<a>&apos;&#x000041;&#xe9;</a>", ["<a>", "'Aé", "</a>"]),
    ("\u{FEFF}<ö:é _=''/>", ["<ö:é _=[]>", "</ö:é>"]),
    ("<a>]]></a>", ["<a>", "]]>", "</a>"]),
    ("<!DOCTYPE a PUBLIC \"\" '>'><a/>", ["<a>", "</a>"]),
    ("<!DOCTYPE a PUBLIC '' \">\"><a/>", ["<a>", "</a>"]),
    ("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", ["<a>", "</a>"]),
  ])
  func `characters are decoded`(text: String, expected: [String]) throws {
    #expect(try events(text) == expected)
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is read`(bigEndian: Bool, hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a>é😀</a>"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? pair : pair.reversed()
    }
    #expect(try events(bytes) == ["<a>", "é😀", "</a>"])
    #expect(throws: XMLError.self) { try events(bytes + [0]) }
  }

  @Test func `another encoding is rejected if it makes a difference`() {
    let text = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9] + Array("</a>".utf8)
    #expect(throws: XMLError(kind: .encoding("ISO-8859-1"), offset: 30)) { try events(text) }
  }

  @Test(arguments: [
    ("", "expected an element before the end of the file", 0),
    ("  text", "expected an element", 2),
    ("<!-- -->", "expected an element before the end of the file", 8),
    ("</a>", "expected an element", 0),
    ("<![CDATA[x]]>", "expected an element", 0),
    ("<!x><a/>", "expected an element", 0),
    ("<a/><b/>", "expected the end of the file", 4),
    ("<a/>x", "expected the end of the file", 4),
    ("<a/></a>", "expected the end of the file", 4),
    ("<a><b></a>", "expected '</b>'", 6),
    ("<a><b/>", "expected '</a>' before the end of the file", 7),
    ("<1/>", "expected a name", 1),
    ("<a", "expected a space or '>' before the end of the file", 2),
    ("<a ", "expected an attribute or '>' before the end of the file", 3),
    ("<a/ >", "expected '>'", 3),
    ("<a b='1'c='2'/>", "expected a space or '>'", 8),
    ("<a b/>", "expected '='", 4),
    ("<a b=c/>", "expected a value in quotes", 5),
    ("<a b='<'/>", "expected the closing quote", 6),
    ("<a b='", "expected the closing quote before the end of the file", 6),
    ("<a b='1' b='2'/>", "duplicate attribute 'b'", 9),
    ("<a>&</a>", "expected '&amp;' or another reference", 3),
    ("<a>x &nbsp y</a>", "expected '&amp;' or another reference", 5),
    ("<a b='&#x110000;'/>", "expected '&amp;' or another reference", 6),
    ("<a>&#99999999999999999999;</a>", "expected '&amp;' or another reference", 3),
    ("<a>&#0;</a>", "expected '&amp;' or another reference", 3),
    ("<a>&#xD800;</a>", "expected '&amp;' or another reference", 3),
    ("<a><!-- </a>", "expected '-->' before the end of the file", 3),
    ("<a><![CDATA[ ]></a>", "expected ']]>' before the end of the file", 3),
    ("<!DOCTYPE a [ <!ENTITY b 'c'> ><a/>", "expected '>' before the end of the file", 35),
    ("<a>\n<<<<<<< HEAD\n<b/>\n=======\n>>>>>>> c\n</a>", "merge conflict marker", 4),
  ])
  func `text that is not well-formed is rejected where it goes wrong`(
    text: String, message: String, offset: Int
  ) {
    let error = #expect(throws: XMLError.self) { try events(text) }
    #expect(error?.message == message)
    #expect(error?.offset == offset)
  }

  @Test func `a duplicate is found among many attributes`() {
    let attributes = (0..<2000).map { " a\($0 % 1999)=''" }
    #expect(throws: XMLError.self) { try events("<a\(attributes.joined())/>") }
  }

  @Test func `elements may nest without end`() throws {
    let text = String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)
    var reader = try XMLReader(Array(text.utf8))
    var deepest = 0
    while try reader.next() != nil { deepest = max(deepest, reader.depth) }
    #expect(deepest == 100_000)
    #expect(reader.depth == 0)
  }

  @Test func `damaged documents are read or rejected`() throws {
    let copies = damagedCopies(of: Array(Self.scene.utf8))
    var refused = 0
    for copy in copies {
      do { _ = try events(copy) } catch { refused += 1 }
    }
    #expect(refused > 500 && refused < copies.count - 10)
  }

  @Test func `a reader can be used again after an error`() throws {
    let withoutDeclaration = Self.scene.utf8.drop { $0 != UInt8(ascii: "\n") }
    var refusals = 0
    for copy in damagedCopies(of: Array(withoutDeclaration)) {
      var reader = try XMLReader(copy)
      for _ in 0..<100 {
        do { _ = try reader.next() } catch { refusals += 1 }
      }
    }
    #expect(refusals > 5000)
  }
}
