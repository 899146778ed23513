import Testing

@testable import AssetScan

struct NameSearchTests {
  @Test(arguments: [
    ("samples glow.png", true),
    ("Glow", true),
    ("glow@2x", true),
    ("x\0glow\0y", true),
    ("rowglow.png", true),
    ("glowing", false),
    ("afterglow", false),
    ("glow_2", false),
    ("glo", false),
    ("", false),
  ])
  func `a name counts if nothing makes it longer, or if an extension follows`(text: String, isFound: Bool) {
    #expect(NameSearch(["sun", "glow"]).found(in: Array(text.utf8)) == (isFound ? [1] : []))
  }

  @Test(arguments: [
    ("icon_tea", true), ("icon_tea.png", true), ("big_icon_tea.png", false), ("icon_teapot", false),
  ])
  func `the name of an asset counts only if nothing makes it longer`(text: String, isFound: Bool) {
    let search = NameSearch(["icon_tea", "icon_coffee"], assets: ["icon_tea", "icon_coffee"])
    #expect(search.found(in: Array(text.utf8)) == (isFound ? [0] : []))
  }
}
