import AssetModel
import AssetRules
import LintEngine
import TestSupport
import Testing

/// A finding recommends deleting a copy only if all its users can use the other asset.
struct TiedCopiesTests {
  /// The severity, the names and the advice of each finding about copies.
  private func advice(_ tree: String) throws -> [String] {
    try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      run.telling = .each
      return try run.run().report.diagnostics.filter { $0.rule == "duplicate_asset" }.map { diagnostic in
        let finding = diagnostic.finding
        #expect(finding.removes.isEmpty == (diagnostic.severity == .info))
        let names = finding.subjects.compactMap { $0.asset?.name }.joined(separator: " ")
        let advice = finding.message.split(separator: "; ", maxSplits: 1).last ?? ""
        return "\(diagnostic.severity) \(names): \(advice)"
      }
    }
  }

  @Test func `a name that code makes is not changed, and one that it spells out is`() throws {
    let made =
      "App.swift composes names like these at run time, so keep the copies unless it can use one name for them"
    let found = try advice(
      """
      flag-fr.imageset/a.png: png 24x24 red
      flag-gp.imageset/a.png: png 24x24 red
      flag-us.imageset/a.png: png 24x24 blue
      usa.imageset/a.png: png 24x24 blue
      App.swift: func show(code: String) { use(UIImage(named: "flag-\\(code)"), UIImage(named: "usa")) }
      """)
    #expect(
      found == ["info flag-fr flag-gp: \(made)", "info usa flag-us: \(made)"])
  }

  @Test func `of several calls that may make a name, the one that tells most about it is meant`() throws {
    let found = try advice(
      """
      flag-fr.imageset/a.png: png 24x24 red
      flag-gp.imageset/a.png: png 24x24 red
      A.swift: func show(item: Item) { use(UIImage(named: item.name), UIImage(named: "\\(item.kind)-\\(item.code)")) }
      B.swift: func show(code: String) { use(UIImage(named: "flag-\\(code)")) }
      C.swift: func show(kind: String) { use(UIImage(named: "\\(kind)-fr"), UIImage(named: "\\(kind)-gp")) }
      """)
    #expect(
      found == [
        "info flag-fr flag-gp: B.swift composes names like these at run time, so keep the copies unless it can use one name for them"
      ])
  }

  @Test func `a name that only a call with an unknown name can mean is not changed`() throws {
    let found = try advice(
      """
      fr.imageset/a.png: png 24x24 red
      gp.imageset/a.png: png 24x24 red
      App.swift: func show(code: String) { use(UIImage(named: code.lowercased())) }
      """)
    #expect(found.allSatisfy { $0.hasPrefix("info ") && $0.contains("code may compose names like these") })
  }

  @Test(arguments: [
    ("pads.json: json {\"image\": \"pad\"}", "Two/pads.json can refer only to assets in its own bundle"),
    (
      "Two.storyboard: <document><resources><image name=\"pad\" width=\"24\" height=\"24\"/></resources></document>",
      "Two/Two.storyboard can refer only to assets in its own bundle"
    ),
    ("Two.swift: func two() { use(UIImage(named: \"pad\", in: Bundle(for: Two.self), with: nil)) }", ""),
  ])
  func `what is not code finds a copy only in its own bundle`(_ file: String, _ reason: String) throws {
    let found = try advice(
      """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, dependencies: [One, Two]}
          - {name: One, kind: framework, sources: [One], resources: [One]}
          - {name: Two, kind: framework, sources: [Two], resources: [Two]}
      One/Assets.xcassets/pad.imageset/pad.png: png 24x24 red
      One/One.swift: func one() { use(UIImage(named: "pad", in: Bundle(for: One.self), with: nil)) }
      Two/Assets.xcassets/pad.imageset/pad.png: png 24x24 red
      Two/\(file)
      """)
    #expect(
      found == [
        reason.isEmpty
          ? "warning pad pad: change the code to load that one from the bundle of One, and then delete this one"
          : "info pad pad: \(reason), so to keep only one copy, put it in a catalog that all the targets compile"
      ])
  }

  @Test(arguments: [
    ("", "in Kit, make that one accessible to other modules, change the code to use it"),
    ("public ", "change the code to load that one from the bundle of Kit"),
  ])
  func `the bundle of a package target is internal`(_ access: String, _ advice: String) throws {
    let found = try self.advice(
      """
      Package.swift:
        // swift-tools-version: 5.9
        let package = Package(name: "Apps", targets: [
          .target(name: "Kit", path: "Kit"), .target(name: "View", dependencies: ["Kit"], path: "View"),
        ])
      Kit/Assets.xcassets/pad.imageset/pad.png: png 24x24 red
      Kit/Kit.swift:
        \(access)struct Kit { \(access)static var pad: Image { Image("pad", bundle: .module) } }
        func kit() { use(Kit.pad, Kit.pad) }
      View/Assets.xcassets/pad.imageset/pad.png: png 24x24 red
      View/View.swift: func view() { use(Image("pad", bundle: .module)) }
      """)
    #expect(found == ["warning pad pad: \(advice), and then delete this one"])
  }

  @Test func `code that makes a name looks for all such names in one bundle`() throws {
    let found = try advice(
      """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
          - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
      App/Assets.xcassets/flag-fr.imageset/a.png: png 24x24 red
      App/App.swift: func show(code: String) { use(UIImage(named: "flag-\\(code)")) }
      Kit/Assets.xcassets/flag-fr.imageset/a.png: png 24x24 red
      Kit/Kit.swift: func kit() { use(UIImage(named: "flag-fr", in: Bundle(for: Kit.self), with: nil)) }
      """)
    #expect(
      found == [
        "info flag-fr flag-fr: some code that uses one copy cannot read the bundle of the other, so to keep only one copy, put it in a catalog that all the targets compile, or in a framework that all of them link"
      ])
  }

  @Test func `a name that code of two apps looks up keeps its picture in each`() throws {
    let found = try advice(
      """
      .assetlint.yml:
        modules:
          - {name: One, kind: app, sources: [One, Shared], resources: [One]}
          - {name: Two, kind: app, sources: [Shared], resources: [Two]}
      One/Assets.xcassets/logo.imageset/a.png: png 24x24 red
      One/Assets.xcassets/badge.imageset/a.png: png 24x24 red
      One/One.swift: func one() { use(UIImage(named: "badge")) }
      Shared/Logo.swift: func logo() { use(UIImage(named: "logo")) }
      Two/Assets.xcassets/logo.imageset/a.png: png 24x24 blue
      """)
    #expect(
      found == [
        "info badge logo: Shared/Logo.swift uses the name “logo” for another asset, too, so the name in that file cannot be changed; keep the copies"
      ])
  }
}
