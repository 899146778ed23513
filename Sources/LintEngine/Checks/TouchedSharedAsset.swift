public import AssetModel

/// Finds changed images and colors that several modules use. This check is not a rule, because it compares with an
/// earlier commit.
public struct TouchedSharedAsset: Sendable {
  public static let about = RuleDescription(
    id: "touched_shared_asset", category: .usage, severity: .info,
    summary: "Changes to images and colors that several modules use.",
    rationale: """
      Redrawing an icon for one screen changes it on every screen that shows it. With `--since` or `--staged`, the \
      rule lists each asset that several modules use and whose image or color changes. It also shows where up to five \
      of these modules use the asset, so you know what to check. To change the image or color in only one place, add a \
      new asset. A source file compiled into several targets counts as one user; tests do not count.
      """,
    whenToDisable: "If snapshot tests cover the screens that show shared assets.",
    examples: [
      Example("a redrawn icon that two features share") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, dependencies: [Chat, Pay]}
            - {name: Chat, kind: framework, sources: [Chat], dependencies: [Kit]}
            - {name: Pay, kind: framework, sources: [Pay], dependencies: [Kit]}
            - {name: Kit, kind: framework, resources: [Kit]}
        Chat/Chat.swift: func chat() { show(UIImage(named: "close", in: kit, with: nil)) }
        before Kit/Assets.xcassets/close.imageset/close.png: png 24x24 red
        ↓Kit/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        Pay/Pay.swift: func pay() { show(UIImage(named: "close", in: kit, with: nil)) }
        """
      },
      Example("a color that one module uses through another module's accessor") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: func start() { show(Kit.tint, UIColor(named: "accent")) }
        before App/Assets.xcassets/accent.colorset: #FF0000
        App/Assets.xcassets/accent.colorset: #0000FF
        Kit/Colors.swift: public enum Kit { public static let tint = UIColor(named: "tint", in: kit, compatibleWith: nil) }
        Kit/View.swift: func view() { show(Kit.tint) }
        before Kit/Assets.xcassets/tint.colorset: #FF0000
        ↓Kit/Assets.xcassets/tint.colorset: #00FF00
        """
      },
      Example("an icon used in a file that two targets compile, and an icon whose image does not change") {
        """
        .assetlint.yml:
          modules:
            - {name: Red, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Blue, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: func start() { show(UIImage(named: "close"), UIImage(named: "open", in: kit, with: nil)) }
        before App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        App/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        before Kit/Assets.xcassets/open.imageset/Contents.json: json {"images": [{"filename": "open.png"}]}
        Kit/Assets.xcassets/open.imageset/Contents.json: json {"images": [{"filename": "open.png", "scale": "1x"}]}
        Kit/Assets.xcassets/open.imageset/open.png: png 24x24 green
        Kit/Kit.swift: func show() { show(UIImage(named: "open", in: kit, with: nil)) }
        """
      },
    ])

  static let needs: Needs = [.usage, .modules]

  func check(_ change: RepositoryChange) -> [Finding] {
    let project = change.project
    guard let usage = project.usage, !project.modules.all.isEmpty else { return [] }
    return project.sets.indices.compactMap { index in
      let set = project.sets[index]
      guard set.isAddressable, !set.isInTests, let place = change.replaced(in: set) else { return nil }
      let users = AssetUsers(usage.places(using: index), project.modules)
      guard users.modules.count > 1 else { return nil }
      let (all, part) = users.modules.count == 2 ? ("both", "one") : ("each module", "some")
      return Finding(
        [Subject(.asset, set)], at: place,
        "this change to “\(set.name)” affects \(users.names); check \(all), "
          + "or add a new asset if only \(part) of them should change",
        related: users.modules.prefix(5).map { Note($0.place, "used here, in \($0.name)") })
    }
  }
}

private struct AssetUsers {
  private(set) var modules: [(name: String, place: Place)] = []

  init(_ places: [Place], _ known: Modules) {
    var seen: Set<[Module.ID]> = []
    for place in places.sorted() {
      let users = Set(known.memberships(of: place.path).map(\.module)).filter { !known[$0].kind.isTest }
        .sorted()
      guard !users.isEmpty, seen.insert(users).inserted else { continue }
      modules.append((users.map { known[$0].name }.joined(separator: "/"), place))
    }
  }

  var names: String {
    let shown = modules.prefix(3).map(\.name)
    let others = modules.count - shown.count
    return others > 0 ? "\(shown.joined(separator: ", ")) and \(others) more" : shown.listed("and")
  }
}

extension RepositoryChange {
  /// The place of the set's first file that differs from every base. New files do not count. If there is no such
  /// file, but the colors of the set differ, the place of the set itself.
  ///
  /// Nil if nothing differs, if there are no bases, or if a base does not contain the set.
  fileprivate func replaced(in set: AssetSet) -> Place? {
    let old = bases.map { $0.inventory.set(at: set.path) }
    guard !old.isEmpty, old.allSatisfy({ $0 != nil }) else { return nil }
    let payload = set.payloads.first { payload in
      zip(bases, old).allSatisfy { base, old in
        old?.payloads.contains(payload.path) == true && present.differs(from: base, at: payload.path)
      }
    }
    if let payload { return payload.place }
    let colors = Inventory.Entry(set).colors
    return colors != nil && old.allSatisfy { $0?.colors != colors } ? set.place : nil
  }
}
