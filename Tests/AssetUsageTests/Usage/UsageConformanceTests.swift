import Testing

/// Members that the system or the language uses without naming them.
struct UsageConformanceTests {
  /// Requirements of SDK protocols. A member with an asset name can fulfill them.
  @Test(arguments: [
    ("View", "body"), ("App", "body"), ("Scene", "body"), ("Widget", "body"), ("WidgetBundle", "body"),
    ("Commands", "body"), ("ToolbarContent", "body"), ("ViewModifier", "body"), ("Shape", "path"),
    ("PreviewProvider", "previews"), ("Identifiable", "id"), ("Error", "errorDescription"),
    ("LocalizedError", "errorDescription"), ("LocalizedError", "failureReason"),
    ("LocalizedError", "recoverySuggestion"), ("LocalizedError", "helpAnchor"),
    ("CustomStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription"),
    ("EnvironmentKey", "defaultValue"), ("PreferenceKey", "defaultValue"), ("PreferenceKey", "reduce"),
    ("ButtonStyle", "makeBody"), ("LabelStyle", "makeBody"), ("ToggleStyle", "makeBody"),
    ("RawRepresentable", "rawValue"), ("CodingKey", "stringValue"), ("CodingKey", "intValue"),
  ])
  func `a protocol of the system asks for a member`(name: String, member: String) throws {
    let use = name == "PreviewProvider" ? "close: doubtful: previews" : "close: used"
    try UsageRow(Self.type(name, with: member), use).check()
    try UsageRow(Self.type(name, with: "icon"), Self.unused).check()
    try UsageRow(Self.type("Sendable", with: member), Self.unused).check()
  }

  @Test(arguments: [
    "String", "Int", "UInt", "UInt8", "Int32", "Double", "Float", "Character", "AnyObject", "Equatable",
    "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable", "CaseIterable",
    "ExpressibleByStringLiteral", "OptionSet", "ObservableObject", "Observable", "NSObject", "UIView",
    "UIViewController", "UIControl", "UIButton", "UILabel", "UIImageView", "UITableViewCell",
    "UICollectionViewCell", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UIColor", "UIImage", "NSView", "NSViewController", "NSWindowController",
    "NSTableCellView", "NSButton", "NSImageView", "DynamicProperty", "UITableViewHeaderFooterView",
    "UICollectionReusableView", "UIBarButtonItem", "UIStackView", "UIScrollView", "UITextField", "UITextView",
    "Any", "class",
  ])
  func `a type of the system asks for no member with an asset`(name: String) throws {
    try UsageRow(Self.type(name, with: "icon"), Self.unused).check()
    try UsageRow(Self.type(name + "Other", with: "icon"), "close: used").check()
  }

  @Test(arguments: [
    "callAsFunction", "dynamicallyCall", "main", "buildBlock", "wrappedValue", "projectedValue", "hash",
    "encode", "+", "=>",
  ])
  func `the language calls functions by themselves`(name: String) throws {
    let function = { (name: String) in
      "struct Row { static func \(name)(a: Row, b: Row) -> UIImage? { UIImage(named: \"close\") } }"
    }
    try UsageRow(function(name), "close: used").check()
    try UsageRow(function("make"), "close: unused").check()
  }

  @Test func `a private member meets no requirement`() throws {
    for (access, use) in [("private", "unused"), ("fileprivate", "unused"), ("internal", "used")] {
      try UsageRow(
        "struct Row: View { \(access) var body: UIImage? { UIImage(named: \"close\") } }", "close: \(use)"
      ).check()
    }
  }

  private static let unused = "close: unused"

  private static func type(_ name: String, with member: String) -> String {
    "final class Row: \(name) { var \(member): UIImage? { UIImage(named: \"close\") } }"
  }
}
