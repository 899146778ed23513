internal import AssetModel

/// Finds unused declarations that refer to an asset.
struct UnusedAccessor: Rule {
  let about = RuleDescription(
    id: "unused_accessor", category: .usage, severity: .warning,
    summary: "Constants, enum cases, properties and functions that refer to an asset, but that no code uses.",
    rationale: """
      An unused declaration has to be read, renamed and moved along with the others, and suggests that its asset \
      is still needed. Enum cases count as used if decoding or a loop over all cases can reach them. Generated \
      code always counts as used. A declaration is reported as info if something else uses its asset, because \
      deleting the declaration saves nothing then. So is a color if code uses other colors from the same type, \
      because palettes are often kept complete on purpose.
      """,
    whenToDisable: """
      If the accessors are the public interface of a package whose clients are in other repositories.
      """,
    examples: [
      Example("an unused enum case") {
        """
        close.imageset/close.png: png 24x24
        open.imageset/open.png: png 24x24 blue
        Icon.swift: enum Icon: String { case close, ↓open; var image: UIImage? { UIImage(named: rawValue) } }
        App.swift: show(Icon.close.image)
        """
      },
      Example("an unused constant") {
        """
        close.imageset/close.png: png 24x24
        Icons.swift: struct Icons { static let ↓close = UIImage(named: "close") }
        """
      },
      Example("an unused constant whose image is in use, reported as info") {
        """
        close.imageset/close.png: png 24x24
        Icons.swift: struct Icons { static let ↘close = UIImage(named: "close") }
        Main.storyboard: <document><imageView image="close"/><resources><image name="close"/></resources></document>
        """
      },
      Example("a constant that only unused code uses, and an unused recursive function") {
        """
        close.imageset/close.png: png 24x24
        open.imageset/open.png: png 24x24 blue
        Icons.swift:
          struct Icons {
            static let ↓close = UIImage(named: "close")
            static func list() -> [UIImage?] { [close] }
            static func ↓open(_ again: Bool) -> UIImage? { again ? UIImage(named: "open") : Icons.open(true) }
          }
        """
      },
      Example("an unused function that the app's own protocol requires") {
        """
        close.imageset/close.png: png 24x24
        open.imageset/open.png: png 24x24 blue
        Icons.swift:
          protocol Showing { func close() -> UIImage?; func open() -> UIImage? }
          struct Icons: Showing {
            func ↓close() -> UIImage? { UIImage(named: "close") }
            func open() -> UIImage? { UIImage(named: "open") }
          }
        App.swift: func show(_ icons: Showing) { view.image = icons.open() }
        """
      },
      Example("an unused color in an extension of `ShapeStyle`") {
        """
        brand.colorset: #FF8000
        shade.colorset: #808080
        tint.colorset: #00FF00
        Colors.swift:
          extension ShapeStyle where Self == Color {
            static var brand: Color { Color("brand", bundle: .module) }
            static var shade: Color { Color("shade", bundle: .module) }
            static var ↘tint: Color { Color("tint", bundle: .module) }
          }
        Row.swift:
          struct Row: View {
            let kind: Kind
            var body: some View { Circle().fill(fill) }
            private var fill: Color { switch kind { case .first: .brand; case .second: Color.shade } }
          }
        """
      },
      Example("unused members of two extensions that declare the same colors") {
        """
        brand.colorset: #FF8000
        tint.colorset: #00FF00
        Colors.swift:
          extension Color {
            static let brand = Color("brand")
            static let ↘tint = Color("tint")
          }
          extension ShapeStyle where Self == Color {
            static var ↘brand: Color { Color("brand") }
            static var ↓tint: Color { Color("tint") }
          }
        Row.swift: struct Row: View { var body: some View { Circle().fill(Color.brand) } }
        """
      },
      Example("unused color constants, reported once per type") {
        """
        gray1.colorset: #111111
        gray2.colorset: #222222
        gray3.colorset: #333333
        gray4.colorset: #444444
        open.imageset/open.png: png 24x24
        Colors.swift:
          struct Grays {
            static let ↘gray1 = UIColor(named: "gray1")
            static let gray2 = UIColor(named: "gray2")
          }
          struct Others {
            static let ↓gray3 = UIColor(named: "gray3")
            static let gray4 = UIColor(named: "gray4")
            static let ↓open = UIImage(named: "open")
          }
        Views.swift: struct Row { static func ↘tint() -> UIColor? { UIColor(named: "gray1") } }
        App.swift: show(UIColor(named: "gray1"), UIColor(named: "gray2"))
        """
      },
      Example("a property that an initializer sets but nothing reads") {
        """
        close.imageset/close.png: png 24x24
        open.imageset/open.png: png 24x24 blue
        Menu.swift:
          struct Menu {
            struct Item { var title = ""; var icon = UIImage(named: "open"); var ↓badge = UIImage(named: "close") }
            struct Row { var badge = "" }
          }
        App.swift:
          func show() {
            add(Menu.Item(title: "Open", badge: UIImage(named: "open")).icon)
            add(Menu.Row(badge: Texts.badge))
          }
        """
      },
      Example("an enum case used only in comparisons") {
        """
        close.imageset/close.png: png 24x24
        open.imageset/open.png: png 24x24 blue
        Icon.swift:
          enum Icon: String {
            case close, ↓open
            var image: UIImage? { UIImage(named: rawValue) }
            var title: String { switch self { case .close: "Close"; case .open: "Open" } }
          }
        App.swift:
          func show(_ door: Door, _ icon: Icon) {
            if door.state != .open, icon != Icon.open { show(Icon.close.image, Icon.close.title) }
          }
        """
      },
      Example("enum cases used by a loop") {
        """
        close.imageset/close.png: png 24x24
        Icon.swift: enum Icon: String, CaseIterable { case close; var image: UIImage? { UIImage(named: rawValue) } }
        App.swift: show(Icon.allCases.map(\\.image))
        """
      },
      Example("a property that a system protocol requires") {
        """
        close.imageset/close.png: png 24x24
        View.swift: struct Close: View { var body: some View { Image("close") } }
        """
      },
      Example("a generated constant") {
        """
        close.imageset/close.png: png 24x24
        Assets.swift:
          // Generated using SwiftGen
          enum Asset { static let close = ImageAsset(name: "close") }
        """
      },
      Example("a constant that several unused functions use") {
        """
        close.imageset/close.png: png 24x24
        Icons.swift:
          struct Icons {
            static let ↓close = UIImage(named: "close")
            static func one() -> [UIImage?] { [close] }
            static func two() -> [UIImage?] { [close] }
            static func three() -> [UIImage?] { [close] }
            static func four() -> [UIImage?] { [close] }
          }
        """
      },
      Example("an unused accessor for an asset that no code looks up") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: import Kit
        App/View.swift: func close() { show(UIImage(named: "close")) }
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Assets.xcassets/open.imageset/open.png: png 24x24 red
        Kit/Icons.swift:
          final class Token {}
          extension UIImage {
            public static var closeIcon: UIImage? { UIImage(named: "close", in: Bundle(for: Token.self), with: nil) }
            public static var ↓openIcon: UIImage? { UIImage(named: "open", in: Bundle(for: Token.self), with: nil) }
          }
        """
      },
    ])

  var needs: Needs { [.usage, .modules] }

  func check(_ project: Project) -> [Finding] {
    guard let usage = project.usage else { return [] }
    let mirrors = mirrors(usage)
    // Only declarations that refer to an asset themselves get a finding. Unused code that uses such a declaration is
    // part of its finding.
    let assets = assets(usage)
    let colors = Set(
      assets.filter { index, found in
        usage.accessors[index].kind != .function && found.allSatisfy { project.sets[$0].kind == .color }
      }.keys)
    // The types, with their files, that declare a color that code uses. Their other colors often complete a palette.
    let palettes = Set(
      colors.lazy.map { usage.accessors[$0] }.filter { $0.state != .unused }.map(\.home))
    let sought = usage.unreachable.lazy.filter { !$0.isIdle }.flatMap(\.assets)
    // Code that fails to find an asset by its name can use the asset's accessor instead.
    let needed = Set(sought.flatMap { usage.verdicts[$0].references }.compactMap(\.accessor))
    return usage.accessors.enumerated().compactMap { index, accessor in
      guard accessor.state == .unused, !accessor.isGenerated, !accessor.isArm, assets[index] != nil,
        !needed.contains(index)
      else {
        return nil
      }
      let users = usage.users(of: [index]).map { usage.accessors[$0] }.filter {
        $0.state == .unused && !$0.isGenerated
      }
      let isColor = colors.contains(index)
      let isInPalette = isColor && palettes.contains(accessor.home)
      let savesNothing = assets[index, default: []].contains { usage.verdicts[$0].state != .unused }
      var finding = Finding(
        [Subject(.accessor, asset: nil, path: accessor.place.path)], at: accessor.place, in: accessor.name,
        names: [], message(accessor, users),
        grade: mirrors.contains(index) || isInPalette || savesNothing ? .minor : .normal,
        related: users.prefix(3).map { Note($0.place, "“\($0.name)”, which is itself unused") }
          + [accessor.requirement.map { Note($0, "the protocol's requirement") }].compactMap(\.self)
          + accessor.settings.prefix(5).map { Note($0, "an argument that sets it") }
          + accessor.comparisons.prefix(3).map {
            Note($0, "a comparison with it; delete the comparison, too")
          })
      finding.statement = users.isEmpty ? "" : "chain"
      finding.removes = Set([accessor.place] + users.map(\.place))
      finding.accesses = Set(assets[index, default: []].map { Place(project.sets[$0].path) })
      if isColor, finding.related.isEmpty, let type = accessor.typeName {
        finding.fold = fold(accessor, type)
      }
      return finding
    }
  }

  /// Merges the findings about colors that a file declares in one type.
  private func fold(_ accessor: Accessor, _ type: Substring) -> FindingFold {
    let (name, kind) = (accessor.name, accessor.kind)
    return FindingFold(
      ["\(accessor.place.path)", "\(type)", kind.rawValue], note: "“\(name)” is unused, too"
    ) {
      count, _ in
      let others = count == 2 ? "1 more \(kind.rawValue)" : "\(count - 1) more \(kind.plural)"
      return
        "“\(name)” and \(others) of “\(type)” refer to assets, but are unused; delete these \(kind.plural)"
    }
  }

  /// The assets to which each accessor certainly refers.
  private func assets(_ usage: Usage) -> [Int: [Int]] {
    usage.verdicts.enumerated().reduce(into: [:]) { found, verdict in
      for accessor in Set(verdict.element.references.filter(isCertain).compactMap(\.accessor)) {
        found[accessor, default: []].append(verdict.offset)
      }
    }
  }

  /// The accessors that are used, and their counterparts: accessors with the same name for the same asset. Only
  /// members of system types count. Extensions of `Color` and `ShapeStyle` often declare the same members, and code
  /// can use either one.
  private func mirrors(_ usage: Usage) -> Set<Int> {
    usage.verdicts.reduce(into: []) { found, verdict in
      let accessors = Set(verdict.references.compactMap(\.accessor))
        .filter { usage.accessors[$0].extendedType != nil }
      let used = Set(
        accessors.lazy.map { usage.accessors[$0] }.filter { $0.state != .unused }.map(\.baseName))
      found.formUnion(accessors.filter { used.contains(usage.accessors[$0].baseName) })
    }
  }

  private func message(_ accessor: Accessor, _ users: [Accessor]) -> String {
    let name = "the \(accessor.kind.rawValue) “\(accessor.name)”"
    let both = accessor.requirement == nil ? "" : " along with the protocol requirement that it fulfills"
    if users.isEmpty, !accessor.settings.isEmpty {
      let arguments = accessor.settings.count == 1 ? "the argument that sets it" : "the arguments that set it"
      return "\(name), which refers to an asset, is never read; delete it\(both), and \(arguments)"
    }
    guard let user = users.first else {
      return "no code uses \(name), which refers to an asset; delete the \(accessor.kind.rawValue)\(both)"
    }
    return users.count == 1
      ? "\(name), which refers to an asset, is used only by “\(user.name)”, which is itself unused; delete both"
      : "\(name), which refers to an asset, is used only by “\(user.name)” and \((users.count - 1).more("declaration")), "
        + "which are themselves unused; delete them all"
  }

  private func isCertain(_ reference: Reference) -> Bool {
    reference.strength <= .literal && reference.doubts.isDisjoint(with: [.text, .ambiguous])
  }
}

extension Accessor.Kind {
  fileprivate var plural: String {
    switch self {
    case .property: "properties"
    case .enumCase, .function, .macro: "\(rawValue)s"
    }
  }
}

extension Accessor {
  /// The full name of the enclosing type: `Assets.Icons` for `Assets.Icons.close`. Nil if there is none.
  fileprivate var typeName: Substring? { name.lastIndex(of: ".").map { name[..<$0] } }

  /// The file and the enclosing type.
  fileprivate var home: [String] { ["\(place.path)", "\(typeName ?? "")"] }

  /// The name without the names of the enclosing types.
  fileprivate var baseName: Substring { name.split(separator: ".").last ?? "" }

  /// The system's image or color type that the accessor is a member of. Nil if it belongs to another type, or to none.
  fileprivate var extendedType: Substring? {
    name.split(separator: ".").dropLast().last.flatMap { Self.assetTypes.contains(String($0)) ? $0 : nil }
  }

  private static let assetTypes: Set = [
    "CGColor", "Color", "Image", "NSColor", "NSImage", "ShapeStyle", "UIColor", "UIImage",
  ]
}
