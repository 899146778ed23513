public import Basics

/// A convention for the names of some assets, from the options of a rule.
public struct NameConvention: Sendable, Equatable {
  /// The kinds of asset that the convention applies to. If empty, it applies to all assets except those that Xcode
  /// names, such as app icons. Names from Xcode's templates, such as `AccentColor`, are always allowed.
  public var kinds: [AssetKind] = []
  /// The paths that the convention applies to; empty for all paths.
  public var paths: [Glob] = []
  public var style: NameStyle?
  public var prefix = ""
  public var suffix = ""
  /// Characters that are allowed in addition to those of `style`. Without a style, letters and digits are also
  /// allowed. If both `characters` and `style` are nil, all characters are allowed.
  public var characters: String?
  public var maxLength: Int?

  public func applies(to set: AssetSet) -> Bool {
    (kinds.isEmpty ? !set.isNamedByXcode : kinds.contains(set.kind) && !set.isNamedByTemplate)
      && (paths.isEmpty || paths.contains { $0.matches(set.path) })
  }

  /// What is wrong with a name, as the rest of a sentence about that name. Nil if the name follows the convention.
  public func problem(with name: String) -> String? {
    if !name.hasPrefix(prefix) { return "should begin with “\(prefix)”" }
    if !name.hasSuffix(suffix) { return "should end in “\(suffix)”" }
    if let maxLength, name.count > maxLength {
      return "should have at most \(maxLength.counting("character"))"
    }
    let whole = name.filter { !(characters ?? "").contains($0) }
    let middle = name.dropFirst(prefix.count).dropLast(suffix.count)
    let rest = middle.filter { !(characters ?? "").contains($0) }
    // Either the whole name has to fit the style, such as `icClose`, or the name without its prefix and suffix, such as
    // `close` in `ic_close`.
    if let style, !style.fits(rest), !style.fits(whole) { return "should be written in \(style.rawValue)" }
    if style == nil, let characters, !rest.allSatisfy({ $0.isLetter || $0.isNumber }) {
      return characters.isEmpty
        ? "should contain only letters and digits"
        : "should contain only letters, digits and \(characters.count == 1 ? "" : "the characters ")“\(characters)”"
    }
    return nil
  }
}

extension AssetSet {
  /// Whether Xcode usually names the asset: an app icon, a launch image, or an asset from a template, such as
  /// `AccentColor`.
  public var isNamedByXcode: Bool {
    kind == .appIcon || kind == .iconDocument || kind == .launchImage || isNamedByTemplate
  }

  /// Whether the asset has the name of a color in Xcode's templates.
  public var isNamedByTemplate: Bool {
    ["AccentColor", "WidgetBackground", "LaunchBackground"].contains(name)
  }
}

public enum NameStyle: String, OptionWord {
  case camelCase
  case pascalCase = "PascalCase"
  case snakeCase = "snake_case"
  case kebabCase = "kebab-case"

  public func fits(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    switch self {
    case .camelCase: return !first.properties.isUppercase && name.allSatisfy { $0.isLetter || $0.isNumber }
    case .pascalCase: return !first.properties.isLowercase && name.allSatisfy { $0.isLetter || $0.isNumber }
    case .snakeCase: return Self.isJoined(name, by: "_")
    case .kebabCase: return Self.isJoined(name, by: "-")
    }
  }

  private static func isJoined(_ name: String, by joint: Character) -> Bool {
    name.split(separator: joint, omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.allSatisfy { ($0.isLetter && !$0.isUppercase) || $0.isNumber }
    }
  }
}

extension NameConvention: OptionReadable {
  private static let fields: [RuleOption<NameConvention>] = [
    .value(
      "kinds", \.kinds,
      "Kinds of assets that the convention applies to; if omitted, all assets except those that Xcode names, such as app icons."
    ),
    .value(
      "paths", \.paths,
      "Patterns for the paths of assets that the convention applies to; if omitted, all paths."),
    .value("style", \.style, "Case of the letters in a name, and how its words are joined."),
    .value("prefix", \.prefix, "Prefix that names must have."),
    .value("suffix", \.suffix, "Suffix that names must have."),
    .value(
      "characters", \.characters,
      "Characters allowed in addition to those of `style`. Without `style`, letters and digits are also allowed. If neither option is set, all characters are allowed."
    ),
    .value("max_length", \.maxLength, "Maximum length of a name."),
  ]

  public static var shape: OptionShape { .record(fields.map(\.field.documented)) }

  public init(_ value: OptionValue) throws(OptionError) {
    self.init()
    try value.read(into: &self, Self.fields.map(\.field), title: "a convention")
  }

  public var content: OptionValue.Content {
    .record(
      Self.fields.compactMap { field in
        let content = field.get(self)
        return content == .null ? nil : OptionValue.Entry(key: field.key, value: OptionValue(content))
      })
  }
}
