import AssetModel
import AssetUsage
import Testing

struct SwiftGenNamingTests {
  /// Names of assets, and the constants that SwiftGen generated for them.
  @Test(arguments: [
    ("21_gems", "_21Gems"), ("21GemsFall", "_21GemsFall"), ("1979FF", "_1979Ff"), ("4C4C4C", "_4C4C4C"),
    ("007AFF&A7CCF5", "_007AffA7Ccf5"), ("666666&&9B9B9B", "_6666669B9B9B"), ("README", "readme"),
    ("Exclamation Mark", "exclamationMark"), ("URLChooser", "urlChooser"), ("ImageLogo", "imageLogo"),
    ("m-lighBlue", "mLighBlue"), ("GraySacle.B", "graySacleB"), ("textColor", "textColor"),
    ("_private_", "private"), ("surface5_100", "surface5100"), ("3d_rotation_24px", "_3dRotation24px"),
    ("A", "a"), ("HBO GO Logo", "hbogoLogo"), ("x-AB", "xAb"), ("a_AB", "aAb"), ("AB_a", "aba"),
    ("BMW", "bmw"), ("A B", "ab"), ("ß-x", "ssX"),
    ("名前 2", "名前2"), ("😀 big", "😀Big"), ("ЧЁРНЫЙ фон", "чёрныйФон"), ("default", "default"),
  ])
  func `an asset gets the constant that SwiftGen writes`(name: String, member: String) {
    #expect(SwiftGenNaming().memberPath(of: address(name)) == ["Asset", member])
  }

  @Test(arguments: ["", "---", "__", " "])
  func `a name that consists of separators gets no constant`(name: String) {
    #expect(SwiftGenNaming().memberPath(of: address(name)) == nil)
  }

  @Test func `folders that provide a namespace are types`() {
    let address = AssetAddress(
      catalog: "Brand Assets",
      folders: [.init("24Vision", providesNamespace: true), .init("plain", providesNamespace: false)],
      name: "Tint", kind: .color)
    #expect(SwiftGenNaming(enumName: "A").memberPath(of: address) == ["A", "_24Vision", "tint"])
    #expect(
      SwiftGenNaming(forcesNamespaces: true, separatesCatalogs: true).memberPath(of: address)
        == ["Asset", "BrandAssets", "_24Vision", "Plain", "tint"])
  }

  @Test func `only kinds that SwiftGen knows get a constant`() {
    let kinds = AssetKind.allCases.filter { SwiftGenNaming().memberPath(of: address("a", $0)) != nil }
    #expect(Set(kinds) == [.image, .color, .symbol, .data, .arResourceGroup])
    #expect(SwiftGenNaming.accessors(of: .color) == ["color", "swiftUIColor", "name"])
  }

  @Test(arguments: [
    ("App", 1, ["AppAsset", "close"]), ("my-app_core", 1, ["MyAppCoreAsset", "close"]),
    ("DgWidget", 2, ["DgWidgetAsset", "Assets", "close"]),
  ])
  func `Tuist names the type after the target`(target: String, catalogs: Int, path: [String]) {
    #expect(
      SwiftGenNaming(tuistTarget: target, catalogCount: catalogs).memberPath(of: address("close")) == path)
  }

  private func address(_ name: String, _ kind: AssetKind = .image) -> AssetAddress {
    AssetAddress(catalog: "Assets", name: name, kind: kind)
  }
}
