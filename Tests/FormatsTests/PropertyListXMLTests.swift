import Testing

@testable import Formats

@Suite struct PropertyListXMLTests {
  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>CFBundleIconName</key> <string>App&amp;Icon<![CDATA[<>]]></string>
      <!-- numbers -->
      <key>list</key>
      <array> <integer> -7 </integer> <real>1.5</real> <true/> <false></false> <dict/> <array/> <string/> </array>
      <key>data</key> <data> AP8 = </data>
      <key>date</key> <date>2001-01-02T00:00:01Z</date>
    </dict>
    </plist>
    """

  @Test func `an XML list is read`() throws {
    let list = try PropertyList(Array(Self.info.utf8))
    #expect(list.dialect == .xml)
    #expect(
      list.root.outline == """
        {CFBundleIconName='App&Icon<>';list=(-7,r1.5,yes,no,{},(),'');data=<0 ff>;date=@86401.0;}
        """)
    let entry = try #require(list.root.entries?.first)
    let text = String(decoding: list.text[entry.keyOffset..<entry.node.offset], as: UTF8.self)
    #expect(text == "<key>CFBundleIconName</key> ")
  }

  @Test func `lines for the preprocessor are skipped, and the offsets stay the same`() throws {
    let text = """
      <plist><dict>
      #ifdef DEBUG
        <key>a</key><string>#if it stays\n</string>
      \t# else
        <key>b</key><string>c</string>
      #endif
      </dict></plist>
      """
    let list = try PropertyList(Array(text.utf8))
    #expect(list.root.outline == "{a='#if it stays\n';b='c';}")
    let entry = try #require(list.root.entries?.last)
    #expect(list.text[entry.keyOffset...].starts(with: "<key>b".utf8))
    #expect(list.text.count == text.utf8.count)
  }

  @Test(arguments: ["#", "#hash", "#ifdefinitely", "text #if"])
  func `other text between elements is still an error`(_ line: String) {
    #expect(throws: PropertyListError.self) {
      try PropertyList(Array("<plist><dict>\n\(line)\n</dict></plist>".utf8))
    }
  }

  @Test func `a string keeps its lines in a list without directives`() throws {
    let list = try PropertyList(Array("<plist><string>\n#if a\n</string></plist>".utf8))
    #expect(list.root.outline == "'\n#if a\n'")
  }

  @Test(arguments: [
    ("<string> a\r\nb </string>", "' a\nb '"), ("<integer>+0x1F</integer>", "31"),
    ("<integer>-0X10</integer>", "-16"),
    ("<integer>9223372036854775807</integer>", "9223372036854775807"),
    ("<integer>18446744073709551615</integer>", "r1.8446744073709552e+19"),
    ("<integer>0xFFFFFFFFFFFFFFFF</integer>", "r1.8446744073709552e+19"), ("<real>nan</real>", "rnan"),
    ("<real>-infinity</real>", "r-inf"), ("<real> 3 </real>", "r3.0"), ("<data></data>", "<>"),
    ("<data>\nTWFu\nTWE=\n</data>", "<4d 61 6e 4d 61>"), ("<data>TQ</data>", "<4d>"),
    ("<date>2024-02-29T23:59:59Z</date>", "@730943999.0"),
    ("<date>1970-01-01T00:00:00Z</date>", "@-978307200.0"),
    ("<date>0000-01-01T00:00:00Z</date>", "@-63145526400.0"), ("<dict><key/><true/></dict>", "{=yes;}"),
  ])
  func `an element becomes a value`(text: String, expected: String) throws {
    #expect(try outline("<plist>\(text)</plist>") == expected)
    #expect(try outline("<?xml version='1.0'?>\(text)") == expected)
  }

  @Test(arguments: [
    ("", "expected a value", 15), ("<string>a</string><true/>", "expected only one value", 25),
    ("<key>a</key>", "expected a value", 7), ("<foo/>", "expected a value", 7),
    ("text", "expected an element", 7),
    ("<array><key>a</key></array>", "expected a value", 14), ("<dict><true/></dict>", "expected <key>", 13),
    ("<dict><key>a</key></dict>", "expected a value for the last key", 25),
    ("<dict><key>a</key><key>b</key></dict>", "expected a value", 25),
    ("<string><true/></string>", "expected text only", 15), ("<dict>x</dict>", "expected an element", 13),
    ("<integer>1.5</integer>", "expected a value of type <integer>", 7),
    ("<integer></integer>", "expected a value of type <integer>", 7),
    ("<integer>--1</integer>", "expected a value of type <integer>", 7),
    ("<integer>0x</integer>", "expected a value of type <integer>", 7),
    ("<real>1,5</real>", "expected a value of type <real>", 7),
    ("<data>A</data>", "expected a value of type <data>", 7),
    ("<data>AA==AA</data>", "expected a value of type <data>", 7),
    ("<data>A*==</data>", "expected a value of type <data>", 7),
    ("<date>2024-13-01T00:00:00Z</date>", "expected a value of type <date>", 7),
    ("<date>2024-1-01T00:00:00Z</date>", "expected a value of type <date>", 7),
    ("<true>", "expected '</true>'", 13),
    ("<dict>\n<<<<<<< HEAD\n</dict>", "merge conflict marker", 14),
  ])
  func `text that is not a list is rejected where it goes wrong`(text: String, message: String, offset: Int) {
    let error = #expect(throws: PropertyListError.self) { try outline("<plist>\(text)</plist>") }
    #expect(error?.message == message)
    #expect(error?.offset == offset)
  }

  @Test func `nesting ends at the limit`() throws {
    let limit = 512
    let nested =
      "<plist>" + String(repeating: "<array>", count: limit) + String(repeating: "</array>", count: limit)
    #expect(try outline(nested + "</plist>").count == limit * 2)
    #expect(throws: PropertyListError(kind: .tooDeep, offset: 7 + limit * 7)) {
      try outline("<plist>" + String(repeating: "<array>", count: 100_000))
    }
  }

  @Test func `damaged lists are read or rejected`() {
    let copies = damagedCopies(of: Array(Self.info.utf8))
    var refused = 0
    for copy in copies {
      do { _ = try PropertyList(copy) } catch { refused += 1 }
    }
    #expect(refused > 500 && refused < copies.count - 10)
  }
}
