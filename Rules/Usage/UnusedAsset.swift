internal import AssetModel

/// Finds assets whose name no source says.
struct UnusedAsset: Rule {
  let about = RuleDescription(
    id: "unused_asset", category: .usage, severity: .warning,
    summary: "Every asset is used.",
    rationale: """
      An asset nobody asks for ships its bytes all the same, and is in the way of whoever looks for the one that is \
      used. What counts is use, not mention: a case of an enum, a constant or a generated accessor saves an asset only \
      if something uses it in turn.
      """,
    examples: [
      Example("an icon that no source names") {
        """
        ↓close.imageset/close.png: png 24x24
        App.swift: show(UIImage(named: "open"))
        open.imageset/open.png: png 24x24 blue
        """
      },
      Example("an icon with the name of a word that means something else") {
        """
        ↓search.imageset/search.png: png 24x24
        App.swift:
          enum Event { case search; var name: String { "search" } }
          func log() { send(Event.search.name) }
          func show() { open(.search) }
        """
      },
      Example("a word that is given to something called after icons") {
        """
        search.imageset/search.png: png 24x24
        App.swift:
          func show() { row(icon: "search") }
        """
      },
      Example("an icon that only a comment names") {
        """
        ↓close.imageset/close.png: png 24x24
        App.swift: // let icon = UIImage(named: "close")
        """
      },
      Example("an icon that was renamed, and is asked for by its old name") {
        """
        ↓primitive-dott.imageset/dot.png: png 24x24
        App.swift: show(UIImage(named: "primitive-dot"))
        """
      },
      Example("names in Swift, Objective-C and a storyboard") {
        """
        a.imageset/a.png: png 24x24
        b.imageset/b.png: png 25x25
        c.imageset/c.png: png 26x26
        brand.colorset: #FF0000
        App.swift: show(UIImage(named: "a"))
        Old.m: void f() { show([UIImage imageNamed:@"b.png"]); }
        Main.storyboard:
          <document><resources><image name="c" width="26" height="26"/><namedColor name="brand"/></resources></document>
        """
      },
      Example("a name with a namespace") {
        """
        Icons/Contents.json: json {"properties": {"provides-namespace": true}}
        Icons/close.imageset/close.png: png 24x24
        App.swift: show(UIImage(named: "Icons/close"))
        """
      },
      Example("an icon whose namesake is in the bundle that is asked") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: import Kit
        ↓App/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/View.swift:
          final class Token {}
          func close() { show(UIImage(named: "close", in: Bundle(for: Token.self), with: nil)) }
        """
      },
      Example("an icon whose namesake may be in the bundle that is asked") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: import Kit
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/View.swift: func close(bundle: Bundle) { show(UIImage(named: "close", in: bundle, with: nil)) }
        """
      },
      Example("app icons and stickers, which code does not name") {
        """
        AppIcon.appiconset/icon.png: png 1024x1024
        Wave.sticker/wave.png: png 300x300
        Wave.sticker/Contents.json: json {"properties": {"filename": "wave.png"}}
        """
      },
    ])

  /// The classes of doubtful use that count as none.
  var alsoReported = DoubtClass.savingNothing

  static let options: [RuleOption<Self>] = [
    .value("also", \.alsoReported, "Kinds of doubtful use that do not save an asset.")
  ]

  var needs: Needs { [.usage, .modules] }

  func check(_ project: Project) -> [Finding] {
    // A folder of assets alone, as designers keep them, has no users.
    guard let usage = project.usage, usage.codeCount > 0 else { return [] }
    var askers: [Int: MissingName] = [:]
    for missing in usage.missing {
      for candidate in missing.candidates { askers[candidate] = askers[candidate] ?? missing }
    }
    return zip(project.sets, usage.verdicts).enumerated().compactMap { index, pair in
      let (set, verdict) = pair
      return reason(set, verdict, usage, askers[index]).map { reason in
        var finding = Finding(
          about: set, reason.message, related: reason.notes, savings: set.payloads.map(Saving.init))
        finding.isAboutUse = true
        return finding
      }
    }
  }

  /// Why an asset counts as unused; nil where it does not.
  private func reason(_ set: AssetSet, _ verdict: Verdict, _ usage: Usage, _ asker: MissingName?) -> (
    message: String, notes: [Note]
  )? {
    switch verdict.state {
    case .used, .notJudged: return nil
    case .doubtful(let ways):
      let allowed = alsoReported.reduce(into: Doubts()) { $0.formUnion($1.doubts) }
      guard ways.allSatisfy({ !$0.isDisjoint(with: allowed) }) else { return nil }
      let classes = alsoReported.filter { kind in ways.contains { $0.contains(kind.doubts) } }
      let places = classes.map(\.phrase).joined(separator: " and ")
      return (
        "“\(set.name)” is named only \(places): delete it if nothing needs it there", notes(verdict, usage)
      )
    case .unused:
      let accessors = Set(verdict.references.compactMap(\.accessor)).sorted().map { usage.accessors[$0] }
      if let asker {
        return (
          "nothing names “\(set.name)”, but “\(asker.name)” is asked for, which no asset is called: rename it if that is "
            + "meant", [Note(asker.place, "\(asker.form) asks for “\(asker.name)”")]
        )
      }
      if accessors.isEmpty { return ("nothing names “\(set.name)”: delete it, or say who uses it", []) }
      let names = accessors.prefix(3).map { "“\($0.name)”" }.joined(separator: ", ")
      let advice =
        accessors.allSatisfy(\.isGenerated) ? "delete it, and generate the accessors anew" : "delete both"
      return ("“\(set.name)” is named only by \(names), which nothing uses: \(advice)", notes(verdict, usage))
    }
  }

  private func notes(_ verdict: Verdict, _ usage: Usage) -> [Note] {
    verdict.references.prefix(5).map { reference in
      let accessor = reference.accessor.map { usage.accessors[$0] }.map { accessor in
        " in “\(accessor.name)”" + (accessor.state == .unused ? ", which nothing uses" : "")
      }
      return Note(reference.place, "\(reference.form)\(accessor ?? "")")
    }
  }
}
