import Basics
import SourceIndex
import Testing

@Suite struct SourceLanguageTests {
  @Test(arguments: [
    ("App/a.swift", SourceLanguage.swift), ("a.SWIFT", .swift), ("a.m", .objectiveC), ("a.MM", .objectiveC),
    ("a.h", .plainC), ("a.pch", .objectiveC), ("a.c", .plainC), ("a.cc", .plainC),
    ("a.cpp", .plainC), ("a.Hpp", .plainC), ("Main.storyboard", .interfaceBuilder),
    ("Cell.XIB", .interfaceBuilder), ("Info.plist", .propertyList), ("Localizable.strings", .propertyList),
    ("Localizable.stringsdict", .propertyList), ("App.Entitlements", .propertyList),
    ("Shortcuts.intentdefinition", .propertyList), ("App.xcodeproj/project.pbxproj", .buildSettings),
    ("Base.xcconfig", .buildSettings), ("project.yml", .yaml), ("a.yaml", .yaml), ("seed.json", .quotedText),
    ("index.js", .quotedText), ("App.tsx", .quotedText), ("a.kt", .quotedText), ("index.html", .plainText),
    ("a.css", .plainText), ("M.xcdatamodeld/M.xcdatamodel/contents", .quotedText), ("a/contents", nil),
    ("A.xcassets/a.imageset/Contents.json", nil), ("A.xcassets/a.imageset/Contents 2.json", nil),
    ("App.icon/icon.json", nil), ("icon.json", .quotedText),
    ("Podfile", .ruby), ("fastlane/Fastfile", .ruby), ("Gemfile", .ruby), ("Rakefile", .ruby),
    ("App.podspec", .ruby), ("a.RB", .ruby), ("Podfile.lock", nil), ("podfile", nil),
    ("Kit/Kit.docc/Info.plist", nil), ("README.md", nil), ("LICENSE", nil), ("a.geojson", .quotedText),
    ("a.storekit", .quotedText), ("cities.txt", .textFile),
    ("a.xcstrings", .quotedText), ("a.jsx", .quotedText), ("a.mjs", .quotedText), ("a.ts", .quotedText),
    ("a.vue", .quotedText), ("a.kts", .quotedText), ("a.dart", .quotedText), ("a.cs", .quotedText),
    ("a.bzl", .quotedText), ("BUILD.bazel", .quotedText), ("a.htm", .plainText), ("a.scss", .plainText),
    ("a.csv", .plainText), ("a.xml", .plainText),
    ("m", nil), ("a.mp", nil), ("a.swift.txt", .textFile), (".swift/a", nil), ("a.png", nil),
  ])
  func `the name of a file determines its language`(path: String, expected: SourceLanguage?) {
    #expect(SourceLanguage.of(RepositoryPath(path)) == expected)
  }

  @Test(arguments: [
    (SourceLanguage.interfaceBuilder, "<!-- x -->"), (.propertyList, "<!-- x -->"), (.propertyList, "// x"),
    (.propertyList, "/* x */"), (.buildSettings, "// x"), (.buildSettings, "/* x */"), (.yaml, "# x"),
    (.ruby, "# x"), (.quotedText, "// x"), (.quotedText, "/* x */"), (.quotedText, "# x"),
    (.plainText, "<!-- x -->"), (.plainText, "/* x */"), (.plainText, "// x"), (.swift, "// x"),
    (.objectiveC, "/* x */"), (.plainC, "// x"),
  ])
  func `a comment can declare a use`(language: SourceLanguage, comment: String) {
    let text = comment.replacing("x", with: "assetlint:uses close")
    let mentions = FileMentions(indexing: Array((text + "\n").utf8), as: language, for: Interest())
    #expect(mentions.mentions.contains { $0.kind == .directive })
  }
}
