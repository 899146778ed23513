@testable import AssetUsage
import Testing

/// Members of Apple's types. If an asset has the same name as one of them, Xcode adds a warning to the file that it
/// generates.
struct FrameworkMembersTests {
  @Test(arguments: [
    ("red", true, "Color UIColor NSColor"), ("primary", true, "Color"), ("secondary", true, "Color"),
    ("black", true, "Color UIColor NSColor"), ("lightGray", true, "UIColor NSColor"),
    ("darkGray", true, "UIColor NSColor"), ("placeholderText", true, "UIColor"), ("accent", true, ""),
    ("add", false, "UIImage"), ("checkmark", false, "UIImage"), ("red", false, ""), ("close", false, ""),
  ])
  func `a name that a framework has`(_ name: String, _ isColor: Bool, _ owners: String) {
    #expect(FrameworkMembers.owners(of: name, isColor: isColor).joined(separator: " ") == owners)
  }

  static let plain = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "orange", "purple", "red", "white", "yellow",
  ]
  static let system = [
    "systemBlue", "systemBrown", "systemCyan", "systemGray", "systemGreen", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
  ]

  @Test(arguments: plain) func `a color that all frameworks have`(name: String) {
    for type in ["Color", "UIColor", "NSColor"] { #expect(FrameworkMembers.has(name, on: type)) }
  }

  @Test(arguments: system) func `a color that both kits have`(name: String) {
    for type in ["UIColor", "NSColor"] { #expect(FrameworkMembers.has(name, on: type)) }
    #expect(!FrameworkMembers.has(name, on: "Color"))
  }

  @Test(arguments: [
    "accentColor", "indigo", "mint", "pink", "primary", "secondary", "teal",
  ])
  func `a color of SwiftUI`(name: String) {
    #expect(FrameworkMembers.has(name, on: "Color") && !FrameworkMembers.has(name, on: "UIColor"))
  }

  @Test(arguments: [
    "darkGray", "darkText", "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta",
    "opaqueSeparator", "placeholderText", "quaternaryLabel", "quaternarySystemFill", "secondaryLabel",
    "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground", "separator",
    "systemBackground", "systemFill", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
    "systemGray6", "systemGroupedBackground", "tertiaryLabel", "tertiarySystemBackground",
    "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor",
  ])
  func `a color of UIKit`(name: String) {
    #expect(FrameworkMembers.has(name, on: "UIColor") && !FrameworkMembers.has(name, on: "Color"))
  }

  @Test(arguments: [
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
  func `a color of AppKit`(name: String) {
    #expect(FrameworkMembers.has(name, on: "NSColor") && !FrameworkMembers.has(name, on: "Color"))
  }

  @Test(arguments: ["actions", "add", "checkmark", "remove", "strokedCheckmark"])
  func `a picture of UIKit`(name: String) {
    #expect(FrameworkMembers.has(name, on: "UIImage") && !FrameworkMembers.has(name, on: "NSImage"))
  }

  @Test(arguments: ["sRGB", "sRGBLinear", "displayP3"]) func `a color space`(name: String) {
    #expect(FrameworkMembers.isColor(name) && !FrameworkMembers.isColor(name + "2"))
  }
}
