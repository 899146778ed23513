import Basics
import SourceIndex
import Testing

@Suite struct SourceLanguageTests {
  @Test(arguments: [
    ("App/a.swift", SourceLanguage.swift), ("a.SWIFT", .swift), ("a.m", .objectiveC), ("a.MM", .objectiveC),
    ("a.h", .objectiveC), ("a.pch", .objectiveC), ("a.c", .objectiveC), ("a.cc", .objectiveC),
    ("a.cpp", .objectiveC), ("a.Hpp", .objectiveC), ("Main.storyboard", .interfaceBuilder),
    ("Cell.XIB", .interfaceBuilder), ("Info.plist", .propertyList), ("Localizable.strings", .propertyList),
    ("Localizable.stringsdict", .propertyList), ("App.Entitlements", .propertyList),
    ("m", nil), ("a.mp", nil), ("a.swift.txt", nil), (".swift/a", nil), ("a.png", nil),
  ])
  func `the name of a file tells its language`(path: String, expected: SourceLanguage?) {
    #expect(SourceLanguage.of(RepositoryPath(path)) == expected)
  }
}
