import AssetModel
import Basics
import TestSupport
import Testing

struct ExpectationTests {
  private let set = "Assets.xcassets/a.imageset"

  private func mark(_ path: String, _ position: TextPosition? = nil) -> ExampleTree.Mark {
    ExampleTree.Mark(path: path, position: position, line: 1)
  }

  private func finding(_ path: String, _ line: Int? = nil, about subjects: [String] = []) -> Diagnostic {
    let place = Place(RepositoryPath(path), line.map { TextPosition(line: $0, column: 1) })
    let subjects = subjects.map { Subject(.asset, asset: nil, path: RepositoryPath($0)) }
    return Diagnostic(
      rule: "rule", severity: .warning, finding: Finding(subjects, at: place, "message"),
      fingerprint: Digest(Array(path.utf8)))
  }

  @Test(arguments: AssetKind.allCases)
  func `the language of examples knows every kind of set`(_ kind: AssetKind) {
    let folder = "Group/a.\(kind.folderExtension)"
    #expect(ExampleTree.set(around: folder + "/a.png") == folder)
  }

  @Test func `a marked file matches a finding about it or about its set`() {
    let marks = [mark("\(set)/a.png")]
    #expect(differences(between: marks, and: [finding("\(set)/a.png")]).isEmpty)
    #expect(differences(between: marks, and: [finding("\(set)/Contents.json", 4)]).isEmpty)
    #expect(differences(between: marks, and: [finding("x", about: ["y", set])]).isEmpty)
    #expect(differences(between: marks, and: [finding("\(set)/b.png")]).count == 2)
    #expect(differences(between: marks, and: []).count == 1)
    #expect(differences(between: [], and: [finding("\(set)/a.png")]).count == 1)
  }

  @Test func `a mark in a text matches only at its line and column`() {
    let marks = [mark("App.swift", TextPosition(line: 3, column: 1))]
    #expect(differences(between: marks, and: [finding("App.swift", 3)]).isEmpty)
    #expect(differences(between: marks, and: [finding("App.swift", 2)]).count == 2)
    #expect(differences(between: marks, and: [finding("App.swift")]).count == 2)
  }

  @Test func `a mark matches a finding of its grade`() {
    let minor = ExampleTree.Mark(path: "a", position: nil, grade: .minor, line: 1)
    #expect(differences(between: [minor], and: [finding("a")]).count == 2)
    #expect(differences(between: [mark("a")], and: [finding("a")]).isEmpty)
  }

  @Test func `every mark needs a finding of its own`() {
    let marks = [mark("a"), mark("b")]
    let both = finding("a", about: ["b"])
    #expect(differences(between: marks, and: [both]).count == 1)
    #expect(differences(between: marks, and: [both, finding("a")]).isEmpty)
    #expect(differences(between: marks, and: [finding("a"), both]).isEmpty)
    #expect(differences(between: [mark("a"), mark("a")], and: [finding("a", 1), finding("a", 2)]).isEmpty)
    #expect(differences(between: marks, and: [finding("a"), finding("a", 2)]).count == 2)
  }
}
