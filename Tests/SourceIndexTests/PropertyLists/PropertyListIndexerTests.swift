import Basics
import SourceIndex
import Testing

@Suite struct PropertyListIndexerTests {
  @Test(arguments: [
    ("<dict><key>UIImageName</key><string>a</string></dict>", ["a"]),
    (
      "<array><string>a</string><dict><key>k</key><array><string>b</string></array></dict></array>",
      ["a", "b"]
    ),
    ("<dict><key>k</key><integer>1</integer><key>l</key><true/><key>m</key><data>YQ==</data></dict>", []),
    ("<string>a &amp; b</string>", ["a & b"]),
    ("<string>a<!-- no -->b<![CDATA[<c>]]></string>", ["ab<c>"]),
    ("<!-- <string>no</string> --><array><string></string><string/></array>", []),
  ])
  func `strings of XML lists are found`(content: String, expected: [String]) {
    let file = FileMentions("<?xml version=\"1.0\"?>\n<plist>\(content)</plist>", as: .propertyList)
    #expect(file.strings == expected)
    #expect(file.problems.isEmpty)
  }

  @Test(arguments: [
    (#"{ key = icon; "other key" = "two words"; }"#, ["icon", "two words"]),
    (#"( a, "b", 'c', { d = (e); }, <00> )"#, ["a", "b", "c", "e"]),
    (#"/* "no" */ "key" = "value"; // "no""#, ["value"]),
    (#""key" = "say \"hi\" \U00e4";"#, ["say \"hi\" ä"]),
    ("same;", ["same"]),
    ("", []),
  ])
  func `strings of OpenStep lists are found`(source: String, expected: [String]) {
    let file = FileMentions(source, as: .propertyList)
    #expect(file.strings == expected)
    #expect(file.problems.isEmpty)
  }

  /// The list `{ icon = (close, ä名); }`, with one string in ASCII and one in UTF-16.
  static let binary: [UInt8] =
    Array("bplist00".utf8) + [0xD1, 1, 2] + [0x54] + Array("icon".utf8) + [0xA2, 3, 4]
    + [0x55] + Array("close".utf8) + [0x62, 0, 0xE4, 0x54, 0x0D]
    + [8, 11, 16, 19, 25] + [0, 0, 0, 0, 0, 0, 1, 1]
    + [0, 0, 0, 0, 0, 0, 0, 5] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 30]

  @Test func `strings of binary lists are found, with their place at the start`() {
    let file = FileMentions(indexing: Self.binary, as: .propertyList)
    #expect(file.strings == ["close", "ä名"])
    #expect(file.mentions.allSatisfy { $0.position == .start })
    #expect(file.problems.isEmpty)
  }

  /// Keys that take asset names, and similar keys.
  @Test(arguments: [
    ("<key>CFBundleIconName</key>↓<string>x</string>", "literal x: entry of CFBundleIconName"),
    ("<key>CFBundleIconFile</key>↓<string>x</string>", "literal x: entry of CFBundleIconFile"),
    ("<key>CFBundleIconFile</key>↓<string>$(ICON)-x</string>", "pattern *-x: entry of CFBundleIconFile"),
    (
      "<key>CFBundleIcons~ipad</key><dict><key>CFBundlePrimaryIcon</key><dict><key>CFBundleIconFiles</key><array>↓<string>x</string></array></dict></dict>",
      "literal x: entry of CFBundleIconFiles"
    ),
    (
      "<key>CFBundleAlternateIcons</key><dict>↓<key>x</key><dict/></dict>",
      "literal x: entry of CFBundleAlternateIcons"
    ),
    (
      "<key>UILaunchScreen</key><dict><key>UIImageName</key>↓<string>x</string></dict>",
      "literal x: entry of UIImageName"
    ),
    (
      "<key>INIntentDefaultImageName</key>↓<string>x</string>", "literal x: entry of INIntentDefaultImageName"
    ),
    // near misses
    ("<key>UILaunchStoryboardName</key>↓<string>x</string>", "word x: entry of UILaunchStoryboardName"),
    ("<key>CFBundleName</key>↓<string>x</string>", "word x: entry of CFBundleName"),
    ("<key>CFBundleName</key>↓<string>$(NAME)</string>", "word $(NAME): entry of CFBundleName"),
    (
      "<key>UIApplicationShortcutItemIconType</key>↓<string>x</string>",
      "word x: entry of UIApplicationShortcutItemIconType"
    ),
    ("<key>UIImageName</key><dict><key>k</key>↓<string>x</string></dict>", "word x: entry of k"),
    ("<key>INImageNames</key>↓<string>x</string>", "word x: entry of INImageNames"),
  ])
  func `a string knows its key`(content: String, expected: String) {
    #expect(FileMentions.said(in: "<plist><dict>\(content)</dict></plist>", .propertyList) == [expected])
  }

  @Test func `a localized string is a word under its key`() {
    #expect(FileMentions.said(in: "\"title\" = ↓\"x\";", .propertyList) == ["word x: entry of title"])
  }

  @Test func `a mention is where its value begins`() {
    let xml = MarkedSource(
      "<plist>\n<dict><key>é</key>↓<string>a</string>\n<key>k</key><array>↓<string>b</string></array></dict></plist>"
    )
    #expect(FileMentions(indexing: xml.bytes, as: .propertyList).mentions.map(\.position) == xml.marks)
    let strings = MarkedSource("/* ü */ \"é\" = ↓\"a\";\nk = ↓b;")
    #expect(
      FileMentions(indexing: strings.bytes, as: .propertyList).mentions.map(\.position) == strings.marks)
  }

  @Test func `strings in UTF-16 are read`() {
    let units = Array("\"k\" =\n\"ä\";".utf16)
    let bytes = [0xFE, 0xFF] + units.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let file = FileMentions(indexing: bytes, as: .propertyList)
    #expect(file.strings == ["ä"])
    #expect(file.mentions.first?.position == TextPosition(line: 2, column: 1))
    #expect(file.problems.isEmpty)
  }
}
