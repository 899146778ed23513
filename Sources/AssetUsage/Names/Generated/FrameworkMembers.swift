/// The members of Apple's image and color types. If such a type already has a member with the name of an asset's
/// symbol, Xcode does not add another one.
enum FrameworkMembers {
  /// The types of these frameworks that have a member with this name.
  static func owners(
    of name: String, isColor: Bool, in frameworks: [Framework] = Framework.allCases
  ) -> [String] {
    frameworks.filter { $0.has(name, isColor: isColor) }.map { $0.type(isColor: isColor) }
  }

  /// Whether this framework type has a member with this name: `UIColor` has `label`, but `Color` does not.
  static func has(_ name: String, on type: String) -> Bool {
    [true, false].contains { isColor in
      Framework.allCases.contains { $0.type(isColor: isColor) == type && $0.has(name, isColor: isColor) }
    }
  }

  enum Framework: String, CaseIterable {
    case swiftUI = "SwiftUI"
    case uiKit = "UIKit"
    case appKit = "AppKit"

    func has(_ name: String, isColor: Bool) -> Bool { members(isColor: isColor).contains(name) }

    func type(isColor: Bool) -> String {
      switch self {
      case .swiftUI: "Color"
      case .uiKit: isColor ? "UIColor" : "UIImage"
      case .appKit: isColor ? "NSColor" : "NSImage"
      }
    }

    fileprivate func members(isColor: Bool) -> Set<String> {
      switch (self, isColor) {
      case (.swiftUI, true): FrameworkMembers.swiftUI
      case (.uiKit, true): FrameworkMembers.uiKit
      case (.appKit, true): FrameworkMembers.appKit
      case (.uiKit, false): ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
      case (.swiftUI, false), (.appKit, false): []
      }
    }
  }

  static func isColor(_ name: String) -> Bool {
    Framework.allCases.contains { $0.members(isColor: true).contains(name) } || colorSpaces.contains(name)
  }

  /// The color spaces in calls such as `Color(.displayP3, red: …)`.
  private static let colorSpaces: Set = ["sRGB", "sRGBLinear", "displayP3"]

  private static let plain: Set = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "orange", "purple", "red", "white", "yellow",
  ]
  private static let swiftUI = plain.union([
    "accentColor", "indigo", "mint", "pink", "primary", "secondary", "teal",
  ])
  private static let system: Set = [
    "systemBlue", "systemBrown", "systemCyan", "systemGray", "systemGreen", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
  ]
  private static let uiKit = plain.union(system).union([
    "darkGray", "darkText", "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta",
    "opaqueSeparator", "placeholderText", "quaternaryLabel", "quaternarySystemFill", "secondaryLabel",
    "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground", "separator",
    "systemBackground", "systemFill", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
    "systemGray6", "systemGroupedBackground", "tertiaryLabel", "tertiarySystemBackground",
    "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor",
  ])
  private static let appKit = plain.union(system).union([
    "alternateSelectedControlTextColor", "alternatingContentBackgroundColors", "controlAccentColor",
    "controlBackgroundColor", "controlColor", "controlTextColor", "darkGray", "disabledControlTextColor",
    "findHighlightColor", "gridColor", "headerTextColor", "highlightColor", "keyboardFocusIndicatorColor",
    "labelColor", "lightGray", "linkColor", "magenta", "placeholderTextColor", "quaternaryLabelColor",
    "secondaryLabelColor", "selectedContentBackgroundColor", "selectedControlColor",
    "selectedControlTextColor", "selectedMenuItemTextColor", "selectedTextBackgroundColor",
    "selectedTextColor", "separatorColor", "shadowColor", "tertiaryLabelColor", "textBackgroundColor",
    "textColor", "underPageBackgroundColor", "unemphasizedSelectedContentBackgroundColor",
    "unemphasizedSelectedTextBackgroundColor", "unemphasizedSelectedTextColor", "windowBackgroundColor",
    "windowFrameTextColor",
  ])
}

extension XcodeSymbol {
  /// Whether one of Apple's types already has a member with the name of this asset's symbol, as `UIColor` has
  /// `white`.
  public static func isTaken(_ name: String, isColor: Bool) -> Bool {
    guard let path = swiftMember(for: name)?.split(separator: "."), path.count == 1 else { return false }
    let member = path[0].filter { $0 != "`" }
    return !FrameworkMembers.owners(of: member, isColor: isColor).isEmpty
  }
}
