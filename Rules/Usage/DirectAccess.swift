internal import AssetModel

/// Finds code that uses a string for an asset although there is an accessor.
struct DirectAccess: Rule {
  var types: [String] = []

  static let options: [RuleOption<Self>] = [
    .value(
      "types", \.types,
      "The types whose members count as accessors. If empty, every type with at least three accessors counts."
    )
  ]

  let about = RuleDescription(
    id: "direct_access", category: .usage, severity: .warning, isOptIn: true,
    summary: "Assets referred to by string even though there is an accessor.",
    rationale: """
      An enum case or a constant is checked by the compiler, uses the right bundle, and can be renamed in one place. A \
      string has none of these benefits. An accessor is an enum case whose raw value is an asset name, or a static or \
      global declaration that refers to exactly one asset and is named after it. Generated accessors count, too, but \
      private ones do not, because other files cannot see them. Tests may use strings.
      """,
    whenToDisable: "If your team prefers strings to accessors.",
    examples: [
      Example("a string although there is an enum case") {
        """
        close.imageset/close.png: png 24x24
        open.imageset/open.png: png 24x24 blue
        send.imageset/send.png: png 24x24 red
        Icon.swift:
          enum Icon: String { case close, open, send; var image: UIImage? { UIImage(named: rawValue) } }
        App.swift:
          func close() { show(Icon.close.image, Icon.open.image, Icon.send.image) }
          func open() { show(UIImage(named: ↓"close")) }
        """
      },
      Example("a string in a property, although there is a SwiftGen constant") {
        """
        close.imageset/close.png: png 24x24
        open.imageset/open.png: png 24x24 blue
        send.imageset/send.png: png 24x24 red
        Assets.swift:
          // Generated using SwiftGen
          enum Asset {
            static let close = ImageAsset(name: "close")
            static let open = ImageAsset(name: "open")
            static let send = ImageAsset(name: "send")
          }
        App.swift: struct Row { var icon: Image { Image(↓"close") } }
        """
      },
      Example("a string for an `Image`, although there is an `Image` constant") {
        """
        close.imageset/close.png: png 24x24
        open.imageset/open.png: png 25x25
        back.imageset/back.png: png 26x26
        Icons.swift:
          extension Image { static let close = Image("close"); static let open = Image("open"); static let start = Image("back") }
          extension UIImage { static let close = UIImage(named: "close") }
        App.swift:
          func show() { use(Image.close, Image.open, Image.start) }
          func more() { use(UIImage(named: "open"), Image(↓"open"), Image("back")) }
        """
      },
      Example("a string, although there is a constant in a configured type") {
        """
        .assetlint.yml:
          direct_access: {types: [Icons]}
        close.imageset/close.png: png 24x24
        open.imageset/open.png: png 24x24 blue
        Icons.swift:
          enum Icons { static let close = UIImage(named: "close") }
          enum Doors { static let open = UIImage(named: "open") }
        App.swift: show(UIImage(named: ↓"close"), UIImage(named: "open"), Icons.close, Doors.open)
        """
      },
      Example("strings, although there are private constants") {
        """
        close.imageset/close.png: png 24x24
        open.imageset/open.png: png 24x24 blue
        send.imageset/send.png: png 24x24 red
        Bar.swift:
          private extension Image {
            static let close = Image("close")
            static let open = Image("open")
            static let send = Image("send")
          }
          struct Door { static let handle = Door(UIImage(named: "open")) }
          func bar() { show(Image.close, Image.open, Image.send, Door.handle) }
        App.swift: show(UIImage(named: "close"), UIImage(named: "open"))
        """
      },
      Example("a string in an app, although its framework has a public constant") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit]}
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        App/Assets.xcassets/open.imageset/open.png: png 24x24 blue
        App/Assets.xcassets/send.imageset/send.png: png 24x24 red
        App/App.swift: show(UIImage(named: "close"), UIImage(named: ↓"open"))
        Kit/Icons.swift:
          public enum Icons {
            static let close = UIImage(named: "close")
            public static let open = UIImage(named: "open")
            public static let send = UIImage(named: "send")
          }
          func kit() { show(Icons.close, Icons.open, Icons.send) }
        """
      },
      Example("strings, although an instance property and a static array hold the images") {
        """
        close.imageset/close.png: png 24x24
        open.imageset/open.png: png 24x24 blue
        App.swift:
          final class Bar {
            let button = UIImage(named: "close")
            static let pair = [UIImage(named: "close"), UIImage(named: "open")]
          }
          show(UIImage(named: "close"), UIImage(named: "open"), Bar().button, Bar.pair)
        """
      },
      Example("strings in tests, in storyboards, and in the accessors' own type") {
        """
        close.imageset/close.png: png 24x24
        open.imageset/open.png: png 24x24 blue
        send.imageset/send.png: png 24x24 red
        Icon.swift:
          enum Icon: String {
            case close, open, send
            var image: UIImage? { self == .close ? UIImage(named: "close") : nil }
          }
        App.swift: show(Icon.close.image, Icon.open.image, Icon.send.image)
        Menu.swift: show(UIApplicationShortcutIcon(templateImageName: "close"))
        AppTests/Tests.swift: import XCTest; func test() { XCTAssertNotNil(UIImage(named: "close")) }
        Main.storyboard: <document><resources><image name="close" width="26" height="26"/></resources></document>
        """
      },
      Example("a string, although there is a type with three constants") {
        """
        close.imageset/close.png: png 24x24
        open.imageset/open.png: png 24x24 blue
        shut.imageset/shut.png: png 24x24 red
        lock.imageset/lock.png: png 24x24 green
        key.imageset/key.png: png 24x24 white
        Two.swift:
          enum Two {
            static let lock = UIImage(named: "lock")
            static let key = UIImage(named: "key")
          }
        Three.swift:
          enum Three {
            static let close = UIImage(named: "close")
            static let open = UIImage(named: "open")
            static let shut = UIImage(named: "shut")
          }
        App.swift: func f() { show(Two.lock, Two.key, Three.close, Three.open, Three.shut, UIImage(named: "lock"), UIImage(named: ↓"close")) }
        Names.swift: func g() { show(INImage(named: "open"), UIApplicationShortcutIcon(templateImageName: "shut")) }
        Old.m: void f() { [UIApplicationShortcutIcon iconWithTemplateImageName:@"shut"]; }
        """
      },
    ])

  var needs: Needs { [.usage, .modules] }

  func check(_ project: Project) -> [Finding] {
    guard let usage = project.usage else { return [] }
    let declared = accessorsOfOneAsset(project.sets, usage)
    let agreed = ofAgreedTypes(declared, usage)
    // If several brands have an asset with the same name, a place that refers to all of them is reported once.
    var seen: Set<Place> = []
    return zip(project.sets, usage.verdicts).flatMap { set, verdict -> [Finding] in
      let own = Set(verdict.references.lazy.compactMap(\.accessor).filter(agreed.contains)).sorted()
      guard !own.isEmpty else { return [] }
      return verdict.references.filter(isDirect).compactMap { reference in
        let usable = own.filter { number in
          verdict.references.allSatisfy { $0.accessor != number || reference.fits($0) }
        }
        .map { usage.accessors[$0] }.filter {
          $0.isNamed(after: set.name) && reference.fits($0)
            && project.modules.canUse($0.audience ?? .file, of: $0.place.path, in: reference.place.path)
        }
        // Accessors, and other code in their types, have to use the string.
        let isWay =
          reference.accessor.map { usage.accessors[$0] }.map { way in
            way.audience != nil && way.kind != .function || usable.contains { $0.isSibling(of: way) }
          } ?? false
        guard let accessor = usable.first, !isWay, seen.insert(reference.place).inserted else { return nil }
        return finding(set, reference, accessor)
      }
    }
  }

  private func finding(_ set: AssetSet, _ reference: Reference, _ accessor: Accessor) -> Finding {
    Finding(
      [Subject(.asset, set), Subject(.accessor, asset: nil, path: accessor.place.path)], at: reference.place,
      in: reference.declaration, names: [set.name],
      "“\(set.name)” is referred to by string in \(reference.form) even though “\(accessor.name)” exists; use that instead",
      related: [Note(accessor.place, "“\(accessor.name)” is here")])
  }

  /// The indices of accessors that refer to a single asset name, and that other files can use. Functions do not count,
  /// and unused accessors count only if they are generated.
  private func accessorsOfOneAsset(_ sets: [AssetSet], _ usage: Usage) -> Set<Int> {
    // If several brands have an asset with the same name, one accessor refers to all of them.
    var names: [Int: Set<String>] = [:]
    for (set, verdict) in zip(sets, usage.verdicts) {
      for reference in verdict.references where reference.strength <= .literal && reference.doubts.isEmpty {
        if let accessor = reference.accessor { names[accessor, default: []].insert(set.name) }
      }
    }
    return Set(
      names.lazy.filter { number, assets in
        let accessor = usage.accessors[number]
        return assets.count == 1 && accessor.audience.map({ $0 > .file }) == true
          && accessor.kind != .function
          && (accessor.state != .unused || accessor.isGenerated)
      }.map(\.key))
  }

  private func ofAgreedTypes(_ accessors: Set<Int>, _ usage: Usage) -> Set<Int> {
    let counts = Dictionary(grouping: accessors) { usage.accessors[$0].typeName }.mapValues(\.count)
    return accessors.filter { number in
      let type = usage.accessors[number].typeName
      return types.isEmpty ? counts[type, default: 0] >= fewest : types.contains(type)
    }
  }

  /// The minimum number of accessors in a type. A type with fewer accessors probably has another purpose.
  private let fewest = 3

  /// Calls that accept only names. Code cannot pass an accessor to them.
  private let takingNames = ["templateImageName", "TemplateImageName", "setAlternateIconName", "INImage"]

  private func isDirect(_ reference: Reference) -> Bool {
    reference.strength == .exact && reference.doubts.isDisjoint(with: [.tests, .disabled, .deprecated])
      && ["swift", "m", "mm"].contains(reference.place.path.pathExtension)
      && !takingNames.contains(where: reference.form.contains)
  }
}

extension Accessor {
  /// The type of an accessor: `Assets.Icons` for `Assets.Icons.close`; empty for a global constant.
  fileprivate var typeName: String { name.split(separator: ".").dropLast().joined(separator: ".") }

  /// Whether the accessor is named after the asset, as `Images.menu` is after `icon_menu`. A constant such as
  /// `Header.background` is named after its purpose, and may refer to another asset one day.
  fileprivate func isNamed(after asset: String) -> Bool {
    let own = name.split(separator: ".").last.map { $0.plainLetters } ?? ""
    let other = asset.plainLetters
    return own.count > 2 && (own.contains(other) || other.contains(own))
  }

  fileprivate func isSibling(of other: Accessor) -> Bool { !typeName.isEmpty && typeName == other.typeName }
}

extension Reference {
  /// Whether both references load a value of the same type, or the type of one of them is unknown. `UIColor` and
  /// SwiftUI's `Color` cannot replace each other.
  fileprivate func fits(_ other: Reference) -> Bool { type == nil || other.type == nil || type == other.type }

  /// Whether the accessor probably returns the same type as this call. An accessor in an extension of `UIColor`, for
  /// example, returns a `UIColor`.
  fileprivate func fits(_ accessor: Accessor) -> Bool {
    let owner = accessor.name.split(separator: ".").dropLast().last.map(String.init) ?? ""
    return type == nil || type == owner || !Self.types.contains(owner)
  }

  private static let types: Set = ["Image", "UIImage", "NSImage", "Color", "UIColor", "NSColor"]

  /// The type of the value that the call returns. Nil if the call does not show it.
  private var type: String? {
    let call = String(form.prefix { $0 != "(" })
    switch call {
    case "#imageLiteral": return "UIImage"
    case "#colorLiteral": return "UIColor"
    default: return Self.types.contains(call) ? call : nil
    }
  }
}

extension StringProtocol {
  fileprivate var plainLetters: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
