@testable import AssetUsage
import Testing

/// Members of Apple's types that Xcode was seen to warn about in files it generated.
struct FrameworkMembersTests {
  @Test(arguments: [
    ("red", true, "Color UIColor NSColor"), ("primary", true, "Color"), ("secondary", true, "Color"),
    ("black", true, "Color UIColor NSColor"), ("lightGray", true, "UIColor NSColor"),
    ("darkGray", true, "UIColor NSColor"), ("placeholderText", true, "UIColor"), ("accent", true, ""),
    ("add", false, "UIImage"), ("checkmark", false, "UIImage"), ("red", false, ""), ("close", false, ""),
  ])
  func `a name that a framework has`(_ name: String, _ isColor: Bool, _ owners: String) {
    let found = FrameworkMembers.Framework.allCases.compactMap {
      FrameworkMembers.owner(of: name, isColor: isColor, in: [$0])
    }
    #expect(found.joined(separator: " ") == owners)
  }
}
