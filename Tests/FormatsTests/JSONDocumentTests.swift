import Basics
import Testing

@testable import Formats

@Suite struct JSONDocumentTests {
  private func read(_ text: String) throws -> JSONDocument {
    try JSONDocument(Array(text.utf8))
  }

  private static let contents = """
    {
      "images" : [
        { "filename" : "star.png", "idiom" : "universal", "scale" : "1x" },
        { "idiom" : "universal", "scale" : 2.0e0, "größe" : -0 }
      ],
      "info" : { "author" : "xcode", "version" : 1, "on" : true, "off" : false, "none" : null }
    }
    """

  @Test func `a document is read by its accessors`() throws {
    let root = try read(Self.contents).root
    #expect(root["images"]?.array?.count == 2)
    #expect(root["images"]?.array?[0]["filename"]?.string == "star.png")
    #expect(root["images"]?.array?[1]["größe"]?.number?.int == 0)
    #expect(root["info"]?["version"]?.number?.int == 1)
    #expect(root["info"]?["on"]?.bool == true)
    #expect(root["info"]?["off"]?.bool == false)
    #expect(root["info"]?["none"]?.isNull == true)
    #expect(root["info"]?["missing"] == nil)
    #expect(root["images"]?["filename"] == nil)
    #expect(root.members?.map(\.key) == ["images", "info"])
  }

  @Test func `keys and values know their positions`() throws {
    let root = try read(Self.contents).root
    let table = LineTable(Array(Self.contents.utf8))
    let second = try #require(root["images"]?.array?[1])
    let size = try #require(second.members?.last)
    #expect(table.position(at: root.offset) == TextPosition(line: 1, column: 1))
    #expect(table.position(at: second.offset) == TextPosition(line: 4, column: 5))
    #expect(table.position(at: size.keyOffset) == TextPosition(line: 4, column: 47))
    #expect(table.position(at: size.node.offset) == TextPosition(line: 4, column: 57))
  }

  @Test(
    arguments: [
      ("0", 0, 0), ("-0", -0.0, 0), ("1", 1, 1), ("1.0", 1, nil), ("1e2", 100, nil), ("-12.5E-1", -1.25, nil),
      ("9223372036854775807", 0x1p63, Int.max), ("9223372036854775808", 0x1p63, nil),
      ("1e999", .infinity, nil),
    ] as [(String, Double, Int?)])
  func `a number keeps its text`(text: String, double: Double, int: Int?) throws {
    let number = try #require(try read(text).root.number)
    #expect(number.text == text)
    #expect(number.double == double)
    #expect(number.int == int)
  }

  @Test(arguments: [
    (#""""#, ""), (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{8}\u{c}\n\r\tz"), (#""\u0041\u00e9é""#, "Aéé"),
    (#""\ud83d\ude00😀""#, "😀😀"), (#""\u0000""#, "\0"), ("\"\u{7f}\u{2028}\"", "\u{7f}\u{2028}"),
  ])
  func `a string is decoded`(text: String, value: String) throws {
    let document = try read(text)
    #expect(document.root.string?.unicodeScalars.elementsEqual(value.unicodeScalars) == true)
    #expect(document.departures.isEmpty)
  }

  @Test(
    arguments: [
      ("\u{FEFF}{}", [.init(kind: .byteOrderMark, offset: 0)]),
      ("[1,\r\n]", [.init(kind: .trailingComma, offset: 2)]),
      (#"{"a":[1,],}"#, [.init(kind: .trailingComma, offset: 7), .init(kind: .trailingComma, offset: 9)]),
      (#"{"a":1,"a":2,"b":{"a":1}}"#, [.init(kind: .duplicateKey("a"), offset: 7)]),
      (#"{"a":{"b":[1]},"a": { "b": [ 1 ] }}"#, [.init(kind: .repeatedKey("a"), offset: 15)]),
      (#"{"a":{"b":[1]},"a":{"b":[2]}}"#, [.init(kind: .duplicateKey("a"), offset: 15)]),
      (
        #"{"a":1,"\u0061":{"b":[1,],"b":2}}"#,
        [
          .init(kind: .duplicateKey("a"), offset: 7), .init(kind: .trailingComma, offset: 23),
          .init(kind: .duplicateKey("b"), offset: 26),
        ]
      ),
      (
        #"["\ud83dx", "\ude00", "\ud83d\u0041"]"#,
        [
          .init(kind: .unpairedSurrogate, offset: 2), .init(kind: .unpairedSurrogate, offset: 13),
          .init(kind: .unpairedSurrogate, offset: 23),
        ]
      ),
    ] as [(String, [JSONDeparture])])
  func `departures from the standard are accepted and recorded`(text: String, departures: [JSONDeparture])
    throws
  {
    #expect(try read(text).departures == departures)
  }

  @Test func `bytes that are not UTF-8 are replaced and recorded`() throws {
    let document = try JSONDocument(
      [UInt8](#"["ok", "a"#.utf8) + [0xC3] + [UInt8](#"", "é\n"#.utf8) + [0xFF, 0x22, 0x5D])
    #expect(document.root.array?.map(\.string) == ["ok", "a\u{FFFD}", "é\n\u{FFFD}"])
    #expect(
      document.departures == [.init(kind: .invalidUTF8, offset: 7), .init(kind: .invalidUTF8, offset: 13)])
  }

  @Test func `the last of several members with the same name counts, and none is lost`() throws {
    let root = try read(#"{"a": 1, "b": 2, "a": 3}"#).root
    #expect(root["a"]?.number?.int == 3)
    #expect(root.members?.count == 3)
  }

  @Test func `duplicate names are found among many`() throws {
    let members = (0..<5000).map { "\"k\($0 % 4999)\":\($0)" }
    let document = try read("{" + members.joined(separator: ",") + "}")
    #expect(document.departures.map(\.kind) == [.duplicateKey("k0")])
  }

  @Test(arguments: [
    ("", "ends where a value was expected", 0),
    ("  ", "ends where a value was expected", 2),
    ("[", "ends where a value was expected", 1),
    ("nul", "is not valid JSON: expected a value", 0),
    ("[,]", "is not valid JSON: expected a value", 1),
    ("[1,,]", "is not valid JSON: expected a value", 3),
    (".5", "is not valid JSON: expected a value", 0),
    ("+1", "is not valid JSON: expected a value", 0),
    ("// no\n1", "is not valid JSON: expected a value", 0),
    ("[1 2]", "is not valid JSON: expected ',' or ']'", 3),
    ("[1}", "is not valid JSON: expected ',' or ']'", 2),
    (#"{"a":1 "b"}"#, "is not valid JSON: expected ',' or '}'", 7),
    (#"{"a":1"#, "ends where ',' or '}' was expected", 6),
    ("{,}", "is not valid JSON: expected a key in double quotes", 1),
    ("{a:1}", "is not valid JSON: expected a key in double quotes", 1),
    (#"{"a" 1}"#, "is not valid JSON: expected ':'", 5),
    ("{} x", "is not valid JSON: expected the end of the file", 3),
    ("01", "is not valid JSON: expected a number without leading zeros", 0),
    ("-", "ends where a digit was expected", 1),
    ("1.", "ends where a digit was expected", 2),
    ("1e+x", "is not valid JSON: expected a digit", 3),
    (#""\x""#, #"is not valid JSON: expected an escape such as \n or \u0020"#, 2),
    (#""\u12g4""#, "is not valid JSON: expected a hexadecimal digit", 5),
    ("\"a\tb\"", "is not valid JSON: expected '\"' or an escaped control character", 2),
    ("\"a", "ends where '\"' was expected", 2),
  ])
  func `text that is not JSON is rejected where it goes wrong`(text: String, message: String, offset: Int) {
    let error = #expect(throws: JSONError.self) { try read(text) }
    #expect(error?.message == message)
    #expect(error?.offset == offset)
  }

  @Test(arguments: [
    ("{\n<<<<<<< HEAD\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> b\n}", 2), ("[1\n=======\n2]", 3),
    ("[\r\n>>>>>>>\r\n]", 3), ("{\"a\": 1,\n||||||| 1234\n}", 9),
  ])
  func `merge conflict markers are recognized`(text: String, offset: Int) {
    let error = #expect(throws: JSONError.self) { try read(text) }
    #expect(error == JSONError(kind: .conflictMark, offset: offset))
    #expect(error?.message == "has merge conflict markers")
  }

  @Test(arguments: ["[\n<<<<<<<<", "[\n<<<<<< a", "[ <<<<<<< a", "[\n<<<<<<<a"])
  func `other lines are not conflict markers`(text: String) {
    #expect(throws: JSONError(kind: .expected("a value"), offset: 2)) { try read(text) }
  }

  @Test func `nesting ends at the limit`() throws {
    let limit = 512
    let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(try read(deepest).root.array?.count == 1)
    #expect(throws: JSONError(kind: .tooDeep, offset: limit)) {
      try read(String(repeating: "[", count: 100_000))
    }
    #expect(throws: JSONError(kind: .tooDeep, offset: limit * 5)) {
      try read(String(repeating: #"{"a":"#, count: 100_000))
    }
  }

  @Test func `damaged documents are read or rejected`() {
    let copies = damagedCopies(of: Array(("[" + Self.contents + #", "\ud83d\ude00\n", 1.5e-3,]"#).utf8))
    var refused = 0
    for copy in copies {
      do { _ = try JSONDocument(copy) } catch { refused += 1 }
    }
    #expect(refused > 500 && refused < copies.count - 10)
  }
}
