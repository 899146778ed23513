internal import AssetModel

/// Finds assets that a generator cannot give a unique identifier.
struct SymbolCollision: Rule {
  var generators: [Generator] = []

  static let options: [RuleOption<Self>] = [
    .value(
      "generators", \.generators,
      "The generators to check, whether or not the repository uses them; if empty, those that it uses are checked."
    )
  ]

  let about = RuleDescription(
    id: "symbol_collision", category: .naming, severity: .error,
    summary: "Assets that Xcode, SwiftGen or R.swift cannot give a unique identifier.",
    rationale: """
      Generators drop what an identifier cannot contain, and Xcode also drops a trailing “image” or “color”. If \
      two assets get the same identifier, Xcode gives it to one of them with an easily missed warning, R.swift \
      gives it to neither, and the code from SwiftGen does not compile. Keywords are fine, since generators put \
      them in backticks. UIColor, NSColor, Color or UIImage may already have a member with an asset's identifier, \
      such as `Color.primary`. This member is then the system's color or image, but the asset's resource symbol \
      and its members of other types still work. Such an asset is reported one severity lower, and only if Xcode \
      extends the type. In each module, the rule checks the generators whose identifiers the code uses, and those \
      that the settings enable. For SwiftGen, it covers only the built-in templates and catalogs without a filter. \
      Two assets with the same name are reported by `duplicate_name`.
      """,
    whenToDisable: "Rarely. The rule checks only generators that your code uses or your settings enable.",
    examples: [
      Example("two image names for the same Xcode symbol") {
        """
        close.imageset/close.png: png 24x24
        ↓close-image.imageset/close.png: png 24x24 red
        open.imageset/open.png: png 24x24 blue
        App.swift: show(Image(.open))
        """
      },
      Example("an image and a color that get the same SwiftGen constant") {
        """
        close.imageset/close.png: png 24x24
        ↓Close.colorset: #FF0000
        swiftgen.yml:
          xcassets:
            inputs: Assets.xcassets
            outputs: {templateName: swift5, output: Assets.swift}
        """
      },
      Example("two names for the same member of R") {
        """
        ic-close.imageset/close.png: png 24x24
        ↓icClose.imageset/close.png: png 24x24 red
        open.imageset/open.png: png 24x24 blue
        App.swift: show(R.image.open())
        """
      },
      Example("a name without any characters that an identifier can contain") {
        """
        .assetlint.yml:
          symbol_collision: {generators: [xcode]}
        ↓++.imageset/close.png: png 24x24
        App.swift: show(UIImage(named: "++"))
        """
      },
      Example("colors named like members of Color, of UIColor, or of both") {
        """
        ↘App/Assets.xcassets/PrimaryColor.colorset: #FF0000
        ↘App/Assets.xcassets/systemRed.colorset: #FE0000
        ↘App/Assets.xcassets/teal.colorset: #00FEFE
        ↘App/Assets.xcassets/systemTeal.colorset: #00FFFE
        ↘App/Assets.xcassets/red.colorset: #FD0000
        App/Assets.xcassets/alternatingContentBackgroundColors.colorset: #0000FF
        App/App.swift: show(Color(.brand))
        App/Assets.xcassets/brand.colorset: #00FF00
        App/Menu.swift: import SwiftUI; struct Menu: View { var body: some View { Text("a").foregroundStyle(.systemRed).background(Color.systemTeal) } }
        App/Cell.swift: import UIKit; func f(label: UILabel) { label.textColor = .systemRed; label.backgroundColor = UIColor.red }
        App/project.yml:
          name: App
          targets:
            App:
              type: application
              platform: iOS
              sources: [.]
              settings: {ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS: YES}
        """
      },
      Example("two image names for the same member of UIImage") {
        """
        close.imageset/close.png: png 24x24
        ↓close-image.imageset/close.png: png 24x24 red
        App.swift: view.image = .close
        """
      },
      Example("similar names in code that uses no generated identifiers") {
        """
        close.imageset/close.png: png 24x24
        close-image.imageset/close.png: png 24x24 red
        App.swift: show(UIImage(named: "close"), Image("close-image"))
        """
      },
      Example("similar names in an app that turns off generated symbols") {
        """
        App/App.swift:
          extension ImageResource { static let open = ImageResource(name: "close", bundle: .main) }
          func open() { show(Image(.open)) }
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        App/Assets.xcassets/close-image.imageset/close.png: png 24x24 red
        App/Assets.xcassets/open.imageset/close.png: png 24x24 blue
        App/project.yml:
          name: App
          targets:
            App:
              type: application
              platform: iOS
              sources: [.]
              settings: {ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS: NO}
        """
      },
      Example("similar names in an app that turns on generated symbols, but has only Objective-C code") {
        """
        App/App.m: void f() { show([UIImage imageNamed:@"close"], [UIImage imageNamed:@"close-image"], UIImage.close); }
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        App/Assets.xcassets/close-image.imageset/close.png: png 24x24 red
        App/project.yml:
          name: App
          targets:
            App:
              type: application
              platform: iOS
              sources: [.]
              settings: {ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS: YES}
        """
      },
      Example("assets whose Xcode symbols do not collide") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: show(Image(.default))
        App/Assets.xcassets/brand.imageset/brand.png: png 24x24
        App/Assets.xcassets/brand.colorset: #FF0000
        App/Assets.xcassets/close.imageset/close.png: png 24x24 red
        App/Assets.xcassets/default.imageset/close.png: png 24x24 green
        Kit/Assets.xcassets/close-image.imageset/close.png: png 24x24 blue
        Kit/Kit.swift: let kit = 1
        """
      },
    ])

  var needs: Needs { [.usage, .modules] }

  func check(_ project: Project) -> [Finding] {
    guard let usage = project.usage else { return [] }
    return usage.collisions.flatMap { collision -> [Finding] in
      guard generators.isEmpty ? collision.isInUse : generators.contains(collision.generator) else {
        return []
      }
      let sets = collision.assets.map { project.sets[$0] }
      let place = collision.module.map { " in \($0)" } ?? ""
      let key = [collision.generator.rawValue, collision.identifier, collision.module ?? ""]
      switch collision.reason {
      case .empty:
        return sets.map {
          let message =
            "“\($0.name)” has no characters that are valid in an identifier, so \(collision.generator.name) generates no symbol for it"
          return Finding(about: $0, "\(message)\(place); rename it", key: key)
        }
      case .taken(let owners, let use):
        let member = collision.identifier.drop { $0 != "." }
        let members = owners.map { $0 + member }.listed("and")
        return sets.map {
          let shown = "the system's \($0.kind == .color ? "color" : "image")"
          return Finding(
            about: $0,
            "the system already defines \(members), so\(place) \(owners.count == 1 ? "it is" : "they are") "
              + "\(shown), not “\($0.name)”; rename the asset",
            grade: .minor, related: use.map { [Note($0, "this is \(shown)")] } ?? [], key: key)
        }
      case .shared:
        let names = sets.map { "“\($0.name)”" }
        let subject =
          names.count == 2
          ? "\(names[0]) and \(names[1]) both" : "\(names.listed("and")) all"
        let message =
          "\(subject) become \(collision.identifier)\(place), and \(collision.generator.cost); rename \(names.count == 2 ? "one" : "all but one")"
        let members = sets.map { GroupMember(.asset, $0, message, note: "“\($0.name)” is here") }
        return [Finding(members, sharing: key)]
      }
    }
  }
}

extension Generator {
  fileprivate var name: String {
    switch self {
    case .xcode, .objectiveC: "Xcode"
    case .swiftGen: "SwiftGen"
    case .rSwift: "R.swift"
    }
  }

  fileprivate var cost: String {
    switch self {
    case .xcode, .objectiveC: "Xcode gives that name to only one of them"
    case .swiftGen: "the code that SwiftGen generates does not compile"
    case .rSwift: "R.swift skips them"
    }
  }
}
