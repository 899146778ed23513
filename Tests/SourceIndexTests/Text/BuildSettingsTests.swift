import SourceIndex
import Testing

@Suite struct BuildSettingsTests {
  @Test(arguments: [
    (
      "ASSETCATALOG_COMPILER_APPICON_NAME = ↓AppIcon;",
      ["literal AppIcon: entry of ASSETCATALOG_COMPILER_APPICON_NAME"]
    ),
    (
      "\"ASSETCATALOG_COMPILER_APPICON_NAME[sdk=macosx*]\" = \"↓App Icon\";",
      ["literal App Icon: entry of ASSETCATALOG_COMPILER_APPICON_NAME"]
    ),
    (
      "ASSETCATALOG_COMPILER_APPICON_NAME=↓AppIcon // the icon",
      ["literal AppIcon: entry of ASSETCATALOG_COMPILER_APPICON_NAME"]
    ),
    (
      "ASSETCATALOG_COMPILER_APPICON_NAME[config=Debug] = ↓AppIcon-$(BRAND)",
      ["pattern AppIcon-*: entry of ASSETCATALOG_COMPILER_APPICON_NAME"]
    ),
    (
      "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES = \"↓A ↓B\";",
      [
        "literal A: entry of ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES",
        "literal B: entry of ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES",
      ]
    ),
    (
      "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES = (\n  ↓A,\n  \"↓B\",\n);",
      [
        "literal A: entry of ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES",
        "literal B: entry of ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES",
      ]
    ),
    (
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = ↓Accent;",
      ["literal Accent: entry of ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]
    ),
    (
      "ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS = ↓YES;",
      ["word YES: entry of ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS"]
    ),
    (
      "INFOPLIST_KEY_CFBundleIconFile = ↓AppIcon;",
      ["literal AppIcon: entry of INFOPLIST_KEY_CFBundleIconFile"]
    ),
    (
      "settings: {ASSETCATALOG_COMPILER_APPICON_NAME: ↓AppIcon}",
      ["literal AppIcon: entry of ASSETCATALOG_COMPILER_APPICON_NAME"]
    ),
    (
      "settings: {ASSETCATALOG_COMPILER_APPICON_NAME: \"↓App, {Icon}\", SWIFT_VERSION: 5}",
      ["literal App, {Icon}: entry of ASSETCATALOG_COMPILER_APPICON_NAME"]
    ),
    (
      "settings: {ASSETCATALOG_COMPILER_APPICON_NAME: ↓AppIcon${BRAND}, SWIFT_VERSION: 5}",
      ["pattern AppIcon*: entry of ASSETCATALOG_COMPILER_APPICON_NAME"]
    ),
    // near misses
    ("INFOPLIST_KEY_CFBundleDisplayName = ↓App;", ["nothing"]),
    ("MY_ASSETCATALOG_COMPILER_APPICON_NAME = ↓AppIcon;", ["nothing"]),
    ("ASSETCATALOG_COMPILER_APPICON_NAME = ↓;", ["nothing"]),
    ("// ASSETCATALOG_COMPILER_APPICON_NAME ↓AppIcon", ["nothing"]),
    ("PRODUCT_NAME = ↓AppIcon;", ["nothing"]),
  ])
  func `relevant settings are found`(source: String, expected: [String]) {
    #expect(FileMentions.said(in: source, .buildSettings) == expected)
  }

  @Test func `a project in YAML has settings and words`() {
    let said = FileMentions.said(
      in: """
        settings:
          ASSETCATALOG_COMPILER_APPICON_NAME: ↓AppIcon # the icon
          "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "↓Accent"
          icon: ↓close
        """, .yaml)
    #expect(said[0].contains("literal AppIcon: entry of ASSETCATALOG_COMPILER_APPICON_NAME"))
    #expect(said[1].contains("literal Accent: entry of ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"))
    #expect(said[2] == "word close: statement")
  }

  @Test func `a damaged project is read as far as possible`() {
    let sample = """
      {
        "ASSETCATALOG_COMPILER_APPICON_NAME[sdk=*]" = "App Icön";
      <<<<<<< HEAD
        ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES = ("A", B,
        );
        INFOPLIST_KEY_CFBundleIconFile~ipad = $(X)-y; // z
      }
      """
    expectReadableWhenDamaged(Array(sample.utf8), as: .buildSettings)
  }

  @Test func `both sides of a conflict count`() {
    let file = FileMentions(
      """
      <<<<<<< HEAD
      ASSETCATALOG_COMPILER_APPICON_NAME = A;
      =======
      ASSETCATALOG_COMPILER_APPICON_NAME = B;
      >>>>>>> x
      """, as: .buildSettings)
    #expect(file.literals == ["A", "B"])
    #expect(file.problems.map(\.kind) == [.conflictMarks])
  }

  @Test(arguments: [
    "ASSETCATALOG_A[", "ASSETCATALOG_A = (", "ASSETCATALOG_A = ", "INFOPLIST_KEY_", "A", "\"'",
  ])
  func `a long repetition takes linear time`(unit: String) {
    let source = String(repeating: unit, count: 10_000) + "\nASSETCATALOG_COMPILER_APPICON_NAME = last"
    let file = FileMentions(source, as: .buildSettings)
    #expect(file.strings.contains { $0.hasSuffix("last") } || unit.hasSuffix("("))
  }

  @Test func `an open brace counts if it is near`() {
    func values(_ distance: Int) -> [String] {
      let name = "ASSETCATALOG_COMPILER_APPICON_NAME"
      let before = "{" + String(repeating: " ", count: distance)
      return FileMentions("\(before)\(name): A, B: c}", as: .buildSettings).literals
    }
    // The closing brace has to be within 400 bytes of the value.
    let last = (300..<420).last { values($0) == ["A"] }
    #expect(values(0) == ["A"])
    #expect(last == 400 - "ASSETCATALOG_COMPILER_APPICON_NAME: ".utf8.count - 1)
  }
}
