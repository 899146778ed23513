import AssetModel
import AssetRules
import LintEngine
import TestSupport
import Testing

/// If a repository changes, all findings except those added or removed keep their fingerprints and member keys.
struct FingerprintTests {
  /// Two states of a repository, and the findings of a rule that only one of them has.
  struct Change: Sendable, CustomTestStringConvertible {
    let title: String
    let rule: String
    let before: String
    let after: String
    /// The files and folders of the findings that the change adds, or of the members that it adds to findings.
    var added: [String] = []
    var gone: [String] = []

    var testDescription: String { "\(rule): \(title)" }
  }

  @Test(arguments: movedLines + changedNumbers + otherAssets + furtherMembers + equalPlaces)
  func `a change adds and removes only what it is about`(_ change: Change) throws {
    let before = try found(by: change.rule, in: change.before)
    let after = try found(by: change.rule, in: change.after)
    #expect(!before.isEmpty && !after.isEmpty)
    #expect(after.subtracting(before) == change.added)
    #expect(before.subtracting(after) == change.gone)
  }

  static let movedLines = [
    Change(
      title: "a line moves, and another asset has the place it had", rule: "missing_asset",
      before: """
        close.imageset/close.png: png 24x24
        App.swift: func show() { use(UIImage(named: "gone")) }
        """,
      after: """
        close.imageset/close.png: png 24x24
        App.swift:
          // A comment, and an extra line.

          func show() { use(UIImage(named: "close"), UIImage(named: "gone")) }
        """),
    Change(
      title: "a line moves", rule: "unresolved_name",
      before: """
        close.imageset/close.png: png 24x24
        App.swift: func show(_ item: Item) -> UIImage? { UIImage(named: item.remote.path) }
        """,
      after: """
        close.imageset/close.png: png 24x24
        App.swift:
          import UIKit
          func show(_ item: Item) -> UIImage? {
            UIImage(named: item.remote.path)
          }
        """),
    Change(
      title: "a line moves", rule: "unused_accessor",
      before: """
        close.imageset/close.png: png 24x24
        Icons.swift: struct Icons { static let close = UIImage(named: "close") }
        """,
      after: """
        close.imageset/close.png: png 24x24
        Icons.swift:
          struct Icons {
            static let close = UIImage(named: "close")
          }
        """),
    Change(
      title: "a line moves, and the asset moves to another catalog", rule: "direct_access",
      before: """
        Assets.xcassets/close.imageset/close.png: png 24x24
        Assets.xcassets/open.imageset/open.png: png 24x24 blue
        Assets.xcassets/send.imageset/send.png: png 24x24 red
        Icon.swift: enum Icon: String { case close, open, send; var image: UIImage? { UIImage(named: rawValue) } }
        App.swift:
          func close() { show(Icon.close.image, Icon.open.image, Icon.send.image) }
          func open() { show(UIImage(named: "close")) }
        """,
      after: """
        More.xcassets/close.imageset/close.png: png 24x24
        Assets.xcassets/open.imageset/open.png: png 24x24 blue
        Assets.xcassets/send.imageset/send.png: png 24x24 red
        Icon.swift: enum Icon: String { case close, open, send; var image: UIImage? { UIImage(named: rawValue) } }
        App.swift:
          func close() { show(Icon.close.image, Icon.open.image, Icon.send.image) }
          // The one way out.
          func open() { show(UIImage(named: "close")) }
        """),
    Change(
      title: "the entries of Contents.json change their order", rule: "invalid_contents",
      before: """
        close.imageset/close.png: png 24x24
        close.imageset/Contents.json: json {"images": [{"fileName": "a", "scale": "1x"}, {"filename": "close.png"}]}
        """,
      after: """
        close.imageset/close.png: png 24x24
        close.imageset/Contents.json: json {"images": [{"filename": "close.png"}, {"fileName": "a", "scale": "1x"}]}
        """),
    Change(
      title: "the suppression moves", rule: "stale_suppression",
      before: """
        .assetlint.yml:
          excluded: [Legacy]
        close.imageset/close.png: png 24x24
        """,
      after: """
        .assetlint.yml:
          strict: false
          # Gone since the redesign.
          excluded: [Legacy]
        close.imageset/close.png: png 24x24
        """),
  ]

  static let changedNumbers = [
    Change(
      title: "the file grows, and the limit changes", rule: "oversized_payload",
      before: "close.imageset/close.png: bytes 1600000",
      after: """
        .assetlint.yml:
          oversized_payload: {max_bytes: 400000}
        close.imageset/close.png: bytes 1700000
        """),
    Change(
      title: "the picture gets another size", rule: "wrong_scale",
      before: """
        close.imageset/close.png: png 24x24
        close.imageset/close@2x.png: png 60x60
        """,
      after: """
        close.imageset/close.png: png 24x24
        close.imageset/close@2x.png: png 64x64
        """),
    Change(
      title: "the picture is redrawn, with another wrong size", rule: "app_icon",
      before: """
        AppIcon.appiconset/icon-60@2x~iphone.png: png 100x100
        """,
      after: """
        AppIcon.appiconset/icon-60@2x~iphone.png: png 101x101 red
        """),
  ]

  static let otherAssets = [
    Change(
      title: "another asset gets another name", rule: "duplicate_asset",
      before: """
        close.imageset/close.png: png 24x24 red
        dismiss.imageset/close.png: png 24x24 red
        open.imageset/open.png: png 24x24 blue
        """,
      after: """
        close.imageset/close.png: png 24x24 red
        dismiss.imageset/close.png: png 24x24 red
        a.imageset/open.png: png 24x24 blue
        """),
    Change(
      title: "the catalog with the other copy becomes the shared one", rule: "duplicate_asset",
      before: """
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """,
      after: """
        .assetlint.yml:
          shared: {catalogs: [Kit/Assets.xcassets]}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24 red
        """),
    Change(
      title: "the asset that was probably meant gets another name", rule: "missing_asset",
      before: """
        close.imageset/close.png: png 24x24
        App.swift: show(UIImage(named: "clse"))
        """,
      after: """
        shut.imageset/close.png: png 24x24
        App.swift: show(UIImage(named: "clse"))
        """),
  ]

  static let furtherMembers = [
    Change(
      title: "a third copy, first by path", rule: "duplicate_asset",
      before: """
        b.imageset/b.png: png 24x24 red
        c.imageset/c.png: png 24x24 red
        """,
      after: """
        a.imageset/a.png: png 24x24 red
        b.imageset/b.png: png 24x24 red
        c.imageset/c.png: png 24x24 red
        """, added: ["Assets.xcassets/a.imageset"]),
    Change(
      title: "another scale is too large", rule: "oversized_payload",
      before: """
        a.imageset/a.png: bytes 1600000
        a.imageset/a@2x.png: bytes 300000
        """,
      after: """
        a.imageset/a.png: bytes 1600000
        a.imageset/a@2x.png: bytes 1700000
        """, added: ["Assets.xcassets/a.imageset/a@2x.png"]),
    Change(
      title: "one of three copies goes", rule: "duplicate_asset",
      before: """
        a.colorset: #FF0000
        b.colorset: #FF0000
        c.colorset: #FF0000
        """,
      after: """
        a.colorset: #FF0000
        c.colorset: #FF0000
        """, gone: ["Assets.xcassets/b.colorset"]),
    Change(
      title: "the picture is redrawn in both copies", rule: "duplicate_asset",
      before: """
        a.imageset/a.png: png 24x24 red
        b.imageset/b.png: png 24x24 red
        """,
      after: """
        a.imageset/a.png: png 24x24 blue
        b.imageset/b.png: png 24x24 blue
        """, added: ["Assets.xcassets/a.imageset", "Assets.xcassets/b.imageset"],
      gone: ["Assets.xcassets/a.imageset", "Assets.xcassets/b.imageset"]),
    Change(
      title: "a third set with the file", rule: "duplicate_payload",
      before: """
        a.imageset/a@2x.png: png 48x48 red
        a.imageset/a@3x.png: png 72x72 red
        b.imageset/b@2x.png: png 72x72 red
        """,
      after: """
        a.imageset/a@2x.png: png 48x48 red
        a.imageset/a@3x.png: png 72x72 red
        b.imageset/b@2x.png: png 72x72 red
        c.imageset/c.png: png 72x72 red
        """, added: ["Assets.xcassets/c.imageset/c.png"]),
    Change(
      title: "a third set with the name", rule: "duplicate_name",
      before: """
        New/close.imageset/close.png: png 24x24 red
        Old/close.imageset/close.png: png 24x24 blue
        """,
      after: """
        New/close.imageset/close.png: png 24x24 red
        Old/close.imageset/close.png: png 24x24 blue
        close.symbolset/close.svg: svg 24x24
        """, added: ["Assets.xcassets/close.symbolset"]),
    Change(
      title: "a third framework with the name, and the same picture as one of the others", rule: "name_clash",
      before: """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, dependencies: [A, B, C]}
            - {name: A, kind: framework, resources: [A]}
            - {name: B, kind: framework, resources: [B]}
            - {name: C, kind: framework, resources: [C]}
        B/Assets.xcassets/close.imageset/close.png: png 24x24 red
        C/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """,
      after: """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, dependencies: [A, B, C]}
            - {name: A, kind: framework, resources: [A]}
            - {name: B, kind: framework, resources: [B]}
            - {name: C, kind: framework, resources: [C]}
        A/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        B/Assets.xcassets/close.imageset/close.png: png 24x24 red
        C/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        """, added: ["A/Assets.xcassets/close.imageset"]),
    Change(
      title: "a third name for the identifier", rule: "symbol_collision",
      before: """
        close.imageset/close.png: png 24x24
        close-image.imageset/close.png: png 24x24 red
        open.imageset/open.png: png 24x24 blue
        App.swift: show(Image(.open))
        """,
      after: """
        close.imageset/close.png: png 24x24
        close-image.imageset/close.png: png 24x24 red
        Close.imageset/close.png: png 24x24 green
        open.imageset/open.png: png 24x24 blue
        App.swift: show(Image(.open))
        """, added: ["Assets.xcassets/Close.imageset"]),
    Change(
      title: "a third picture that looks like one of the others", rule: "similar_asset",
      before: """
        close.imageset/close.png: png 48x48 black cross
        dismiss.imageset/dismiss.png: png 72x72 black cross
        """,
      after: """
        a.imageset/a.png: png 96x96 black cross
        close.imageset/close.png: png 48x48 black cross
        dismiss.imageset/dismiss.png: png 72x72 black cross
        """,
      added: [
        "Assets.xcassets/a.imageset", "Assets.xcassets/a.imageset", "Assets.xcassets/close.imageset",
        "Assets.xcassets/dismiss.imageset",
      ]),
    Change(
      title: "another loose picture in the folder", rule: "loose_payload",
      before: """
        .assetlint.yml:
          modules: [{name: App, kind: app, resources: [App]}]
        App/a.png: png 24x24 blue
        App/close.png: png 24x24 red
        App/close@2x.png: png 48x48 red
        """,
      after: """
        .assetlint.yml:
          modules: [{name: App, kind: app, resources: [App]}]
        App/a.png: png 24x24 blue
        App/a@2x.png: png 48x48 blue
        App/close.png: png 24x24 red
        App/close@2x.png: png 48x48 red
        """, added: ["App/a@2x.png"]),
  ]

  static let equalPlaces = [
    Change(
      title: "the same mistake again above, in the same function", rule: "missing_asset",
      before: """
        close.imageset/close.png: png 24x24
        App.swift: func show() { use(UIImage(named: "gone")) }
        """,
      after: """
        close.imageset/close.png: png 24x24
        App.swift:
          func show() {
            use(UIImage(named: "gone"))
            use(UIImage(named: "gone"))
          }
        """, added: ["App.swift"]),
    Change(
      title: "the same mistake in another function above", rule: "missing_asset",
      before: """
        close.imageset/close.png: png 24x24
        App.swift: func show() { use(UIImage(named: "gone")) }
        """,
      after: """
        close.imageset/close.png: png 24x24
        App.swift:
          func hide() { use(UIImage(named: "gone")) }
          func show() { use(UIImage(named: "gone")) }
        """, added: ["App.swift"]),
    Change(
      title: "the function gets another name", rule: "missing_asset",
      before: """
        close.imageset/close.png: png 24x24
        App.swift: func show() { use(UIImage(named: "gone")) }
        """,
      after: """
        close.imageset/close.png: png 24x24
        App.swift: func hide() { use(UIImage(named: "gone")) }
        """, added: ["App.swift"], gone: ["App.swift"]),
  ]

  @Test func `keys are lists, not joined text`() {
    let place = Place("App.swift")
    let keys = [["ab", "c"], ["a", "bc"], ["abc"], ["a", "b", "c"], [], ["", "abc"]]
    let fingerprints = keys.map { Finding([], at: place, "", key: $0).fingerprint(of: "rule") }
    #expect(Set(fingerprints).count == keys.count)
  }

  @Test func `two appearances that one asset lacks are two findings`() throws {
    let found = try found(
      by: "missing_variant",
      in: """
        .assetlint.yml:
          missing_variant:
            appearances: [dark, high]
        brand.colorset: #FF0000
        """)
    #expect(found.count == 2 && Set(found.map(\.key)).count == 2)
  }

  /// The findings of a rule, with one element for each member: the fingerprint, the key of the member, and the path.
  private func found(by rule: String, in tree: String) throws -> [(key: [Digest], path: String)] {
    try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      run.selection = rule == "stale_suppression" ? RuleSelection() : RuleSelection(only: [rule])
      // Findings that would be combined are listed one by one.
      run.showsExcused = true
      run.telling = .everything
      return try run.run().report.diagnostics.filter { $0.rule == rule }.flatMap { diagnostic in
        let finding = diagnostic.finding
        guard finding.members.isEmpty else {
          return finding.members.map { ([diagnostic.fingerprint, $0.subject.key], "\($0.subject.location)") }
        }
        return [([diagnostic.fingerprint], "\(finding.place.path)")]
      }
    }
  }
}

extension [(key: [Digest], path: String)] {
  /// The paths of the elements that the other list does not have, sorted. Duplicates count separately.
  fileprivate func subtracting(_ other: Self) -> [String] {
    var rest = Dictionary(grouping: other, by: \.key).mapValues(\.count)
    return filter { found in
      guard let count = rest[found.key], count > 0 else { return true }
      rest[found.key] = count - 1
      return false
    }.map(\.path).sorted()
  }
}
