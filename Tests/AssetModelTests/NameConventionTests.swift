import Basics
import Testing

@testable import AssetModel

struct NameConventionTests {
  @Test(
    arguments: [
      (.camelCase, "close", true), (.camelCase, "closeAll2", true), (.camelCase, "Close", false),
      (.camelCase, "close_all", false), (.camelCase, "close-all", false), (.camelCase, "", false),
      (.camelCase, "2close", true), (.pascalCase, "Close", true), (.pascalCase, "CloseAll2", true),
      (.pascalCase, "close", false), (.pascalCase, "Close_All", false), (.pascalCase, "2Close", true),
      (.snakeCase, "close", true), (.snakeCase, "close_all_2", true), (.snakeCase, "close-all", false),
      (.snakeCase, "closeAll", false), (.snakeCase, "close__all", false), (.snakeCase, "_close", false),
      (.kebabCase, "close-all-2", true), (.kebabCase, "close_all", false), (.kebabCase, "close-", false),
      (.kebabCase, "Close", false),
    ] as [(NameStyle, String, Bool)])
  func `a style joins words in one way`(style: NameStyle, name: String, fits: Bool) {
    #expect(style.fits(name) == fits)
  }

  @Test func `each part of a convention has its own message`() {
    var convention = NameConvention()
    #expect(convention.problem(with: "Any thing") == nil)
    convention.maxLength = 5
    #expect(convention.problem(with: "abcde") == nil)
    #expect(convention.problem(with: "abcdef") == "should have at most 5 characters")
    convention.prefix = "ic_"
    #expect(convention.problem(with: "abcdef") == "should begin with “ic_”")
    convention.suffix = "_s"
    #expect(convention.problem(with: "ic_abcdef") == "should end in “_s”")
    #expect(convention.problem(with: "ic_ab_s") == "should have at most 5 characters")
    convention.maxLength = nil
    convention.style = .camelCase
    #expect(convention.problem(with: "ic_closeAll_s") == nil)
    #expect(convention.problem(with: "ic_close-All_s") == "should be written in camelCase")
    convention.characters = "-"
    #expect(convention.problem(with: "ic_close-All_s") == nil)
    convention.style = .snakeCase
    #expect(convention.problem(with: "ic_close_s") == nil)
    convention.style = nil
    #expect(convention.problem(with: "ic_close-All_s") == nil)
    #expect(
      convention.problem(with: "ic_close.All_s") == "should contain only letters, digits and “-”")
  }

  @Test(
    arguments: [
      ("close", .image, true), ("AppIcon", .appIcon, false), ("AppIcon", .iconDocument, false),
      ("LaunchImage", .launchImage, false), ("AccentColor", .color, false),
      ("WidgetBackground", .color, false),
      ("LaunchBackground", .color, false), ("Background", .color, true),
    ] as [(String, AssetKind, Bool)])
  func `names that Xcode chose follow no convention`(name: String, kind: AssetKind, applies: Bool) {
    let set = AssetSet(catalog: "App/A.xcassets", name, kind)
    #expect(NameConvention().applies(to: set) == applies)
    var own = NameConvention()
    own.kinds = [kind]
    // A convention for this kind applies to icons, but not to colors that an Xcode template contains.
    #expect(own.applies(to: set) == (applies || kind != .color))
    own.kinds = [.data]
    #expect(!own.applies(to: set))
  }
}
