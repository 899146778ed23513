internal import AssetModel

/// Finds assets that a generator cannot give an identifier of their own.
struct SymbolCollision: Rule {
  var generators: [Generator] = []

  static let options: [RuleOption<Self>] = [
    .value(
      "generators", \.generators,
      "Generators to check for whether the repository uses them or not, as before it begins to; none: those it uses."
    )
  ]

  let about = RuleDescription(
    id: "symbol_collision", category: .naming, severity: .error,
    summary: "Every asset gets an identifier of its own.",
    rationale: """
      Generators drop what an identifier cannot hold, and Xcode a last word “image” or “color” as well. Of two assets \
      that become one identifier Xcode gives it to one and says so in a warning that is easily missed, R.swift to \
      none, and what SwiftGen writes does not compile. Keywords do no harm, as generators put them in backticks. A \
      colour that becomes a member which UIColor, NSColor or Color has anyway keeps its ColorResource, but the short \
      form shows another colour; that is reported one severity lower, and only where Xcode extends these types. \
      Reported are generators whose identifiers the code of a module uses, or that its settings turn on; of SwiftGen \
      only what its own templates write, for catalogs that no filter chooses. Two assets of one name are the concern \
      of duplicate_name.
      """,
    examples: [
      Example("two names for one symbol of Xcode, in a module that uses symbols") {
        """
        close.imageset/close.png: png 24x24
        ↓close-image.imageset/close.png: png 24x24 red
        open.imageset/open.png: png 24x24 blue
        App.swift: show(Image(.open))
        """
      },
      Example("two names for one constant of SwiftGen, one of them a colour's") {
        """
        close.imageset/close.png: png 24x24
        ↓Close.colorset: #FF0000
        swiftgen.yml:
          xcassets:
            inputs: Assets.xcassets
            outputs: {templateName: swift5, output: Assets.swift}
        """
      },
      Example("two names for one member of R") {
        """
        ic-close.imageset/close.png: png 24x24
        ↓icClose.imageset/close.png: png 24x24 red
        open.imageset/open.png: png 24x24 blue
        App.swift: show(R.image.open())
        """
      },
      Example("a name of which nothing is left, before a team begins to use symbols") {
        """
        .assetlint.yml:
          symbol_collision: {generators: [xcode]}
        ↓++.imageset/close.png: png 24x24
        App.swift: show(UIImage(named: "++"))
        """
      },
      Example("a colour that the system has a member for") {
        """
        ↘App/Assets.xcassets/PrimaryColor.colorset: #FF0000
        App/App.swift: show(Color(.brand))
        App/Assets.xcassets/brand.colorset: #00FF00
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
      Example("names that nobody makes identifiers of") {
        """
        close.imageset/close.png: png 24x24
        close-image.imageset/close.png: png 24x24 red
        App.swift: show(UIImage(named: "close"), Image("close-image"))
        """
      },
      Example("symbols that are turned off, and members of the app's own") {
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
      Example("a picture and a colour, two modules, and a keyword, for Xcode") {
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
      // One catalog may be compiled into several modules.
      let key = [collision.generator.rawValue, collision.identifier, collision.module ?? ""]
      switch collision.reason {
      case .empty:
        return sets.map {
          let message =
            "“\($0.name)” leaves nothing to make an identifier of, so that \(collision.generator.name) gives it none"
          return Finding(about: $0, "\(message)\(place). Rename it", key: key)
        }
      case .taken(let type):
        let member = collision.identifier.dropFirst(type.count)
        return sets.map {
          let message =
            "“\($0.name)” cannot become \(collision.identifier)\(place), which the system has itself"
          return Finding(
            about: $0, "\(message): “\(member)” shows that one. Rename it", grade: .minor, key: key)
        }
      case .shared:
        let names = sets.map { "“\($0.name)”" }.joined(separator: ", ")
        let message =
          "\(names) all become \(collision.identifier)\(place): \(collision.generator.cost). Rename all but one"
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

  /// What happens to assets that become one identifier.
  fileprivate var cost: String {
    switch self {
    case .xcode, .objectiveC: "Xcode gives it to one of them, and code cannot reach the others"
    case .swiftGen: "what SwiftGen writes does not compile"
    case .rSwift: "R.swift leaves out all of them"
    }
  }
}
