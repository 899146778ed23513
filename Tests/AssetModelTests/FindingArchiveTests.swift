import AssetModel
import Basics
import Testing

/// Findings that are stored for the next run, or moved into another folder.
struct FindingArchiveTests {
  private static let asset = Subject(
    .asset, asset: AssetID(catalog: "A.xcassets", kind: .image, name: "close"),
    path: "A.xcassets/close.imageset",
    file: "close.png")
  private static let copy = Subject(
    .copy, asset: AssetID(catalog: "B.xcassets", kind: .color, name: "brand"),
    path: "B.xcassets/brand.colorset")
  private static let place = Place(
    "A.xcassets/close.imageset/Contents.json", TextPosition(line: 3, column: 7))

  /// Findings of every form, with values for all properties.
  static let findings: [Finding] = [
    Finding([asset, copy], at: place, "is wrong", grade: .minor, key: ["one", "two"]),
    Finding(
      [asset], at: place, "is large", related: [Note(Place("App.swift"), "used here"), Note(place, "kept")],
      savings: [Saving("A.xcassets/close.imageset/close.png", bytes: 400), Saving("B", bytes: 0)]),
    Finding(
      [copy], at: Place("App.swift"), in: "App.body", names: ["brand"], "is missing", grade: .provisional
    )
    .asking(for: "brand"),
    Finding(
      [
        GroupMember(asset, at: place, "is kept", note: "the copy to keep"),
        GroupMember(
          copy, at: Place("B.xcassets/brand.colorset"), "is a copy", savings: [Saving("B", bytes: 7)]),
      ], sharing: ["digest"]),
    removing,
  ]

  private static var removing: Finding {
    var finding = Finding([copy], at: place, "is unused")
    finding.isAboutUse = true
    finding.removes = [Place("B.xcassets/brand.colorset"), place]
    return finding
  }

  @Test(arguments: findings)
  func `a stored finding says the same, and half of it is none`(_ finding: Finding) throws {
    let bytes = finding.archived
    let kept = try #require(Finding(archived: bytes))
    #expect(Self.text(kept) == Self.text(finding))
    #expect(kept.archived == bytes)
    for count in bytes.indices { #expect(Finding(archived: Array(bytes.prefix(count))) == nil) }
  }

  @Test func `findings of all shapes are stored differently`() {
    #expect(Set(Self.findings.map(\.archived)).count == Self.findings.count)
  }

  @Test(arguments: findings)
  func `all places of a finding move along with its repository, and nothing else changes`(_ finding: Finding)
  {
    let paths = ["A.xcassets", "B.xcassets", "App.swift"]
    var expected = Self.text(finding)
    for path in paths { expected = expected.replacing(path, with: "../Other/" + path) }
    expected = expected.replacing(" B 0", with: " ../Other/B 0").replacing(" B 7", with: " ../Other/B 7")
    // `moved(into:)` does not move `removes`, because fixes are determined before findings of several repositories are
    // joined.
    var moved = finding.moved(into: "../Other")
    moved.removes = Set(finding.removes.map { $0.moved(into: "../Other") })
    #expect(Self.text(moved) == expected)
  }

  @Test(arguments: [ScanIssue.Kind.catalog, .project, .unread, .note])
  func `a stored issue says the same`(_ kind: ScanIssue.Kind) throws {
    let issue = ScanIssue(Self.place, "cannot be read", kind)
    let kept = try #require(ScanIssue(archived: issue.archived))
    #expect((kept.place, kept.message, kept.kind) == (issue.place, issue.message, issue.kind))
    for count in issue.archived.indices {
      #expect(ScanIssue(archived: Array(issue.archived.prefix(count))) == nil)
    }
  }

  /// The finding as text, with one property per line.
  private static func text(_ finding: Finding) -> String {
    let subject = { (subject: Subject) in
      "\(subject.role) \(subject.path) \(subject.file ?? "-") "
        + (subject.asset.map { "\($0.catalog) \($0.kind) \($0.name)" } ?? "-")
    }
    let place = { (place: Place) in
      "\(place.path) \(place.position.map { "\($0.line):\($0.column)" } ?? "-")"
    }
    let savings = { (savings: [Saving]) in savings.map { "saves \($0.path) \($0.bytes)" } }
    var lines = finding.subjects.map(subject) + [place(finding.place), finding.message, "\(finding.grade)"]
    lines += finding.related.map { "note \(place($0.place)) \($0.message)" } + savings(finding.savings)
    lines += finding.members.flatMap { member in
      [
        "member \(subject(member.subject))", place(member.place), member.message,
        member.note.map { "note \(place($0.place)) \($0.message)" } ?? "-",
      ] + savings(member.savings)
    }
    if case .source = finding.anchor { lines.append("by source") }
    lines += finding.key + ["\(finding.isAboutUse)", finding.requestedName ?? "-"]
    lines += finding.removes.sorted().map { "removes \(place($0))" }
    return lines.joined(separator: "\n")
  }
}
