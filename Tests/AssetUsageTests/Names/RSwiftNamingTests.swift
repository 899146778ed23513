import AssetModel
import AssetUsage
import Testing

struct RSwiftNamingTests {
  /// Names of assets, and the members that R.swift generates for them, according to generated files or to the source of
  /// R.swift.
  @Test(arguments: [
    ("Add_book", "add_book"), ("yellow-image", "yellowImage"), ("VKLabelClear", "vkLabelClear"),
    ("icon_button_github", "icon_button_github"), ("Ellipse 1allK", "ellipse1allK"), ("URLIcon", "urlIcon"),
    ("AB", "aB"), ("A1", "a1"), ("A", "a"), ("Ab", "ab"), ("ABc", "aBc"), ("24hours", "hours"),
    ("24_hours", "_hours"), ("gradient.jpg", "gradientJpg"), ("-x", "x"), ("a--b", "aB"),
    ("名前", "名前"), ("☀a", "☀a"), ("⭐a", "a"), ("€a", "a"), ("default", "default"),
  ])
  func `an asset gets the name that R.swift gives it`(name: String, member: String) {
    #expect(RSwiftNaming.memberPath(of: address(name)) == ["R", "image", member])
  }

  @Test(arguments: ["", "123", "--", "€"])
  func `a name with nothing left gets no identifier`(name: String) {
    #expect(RSwiftNaming.memberPath(of: address(name)) == nil)
  }

  @Test func `namespaces and kinds become types`() {
    #expect(
      RSwiftNaming.memberPath(of: address("Tint", .color, in: ["Main Brand"])) == [
        "R", "color", "mainBrand", "tint",
      ])
    let plain = AssetAddress(
      catalog: "Assets",
      folders: [.init("Icons", providesNamespace: true), .init("plain", providesNamespace: false)],
      name: "close", kind: .image)
    #expect(RSwiftNaming.memberPath(of: plain) == ["R", "image", "icons", "close"])
    let groups = AssetKind.allCases.compactMap { RSwiftNaming.memberPath(of: address("a", $0))?[1] }
    #expect(groups.sorted() == ["color", "data", "image", "image", "image", "image"])
  }

  @Test func `assets that would get the same name get none`() {
    let paths = RSwiftNaming.memberPaths(of: [
      address("close-icon"), address("closeIcon"), address("closeIcon", .color), address("open"),
    ])
    #expect(paths == [nil, nil, ["R", "color", "closeIcon"], ["R", "image", "open"]])
  }

  @Test func `a namespace yields to an asset with its name`() {
    let paths = RSwiftNaming.memberPaths(of: [
      address("icons"), address("close", in: ["icons"]), address("close", in: ["other"]),
    ])
    #expect(paths == [["R", "image", "icons"], nil, ["R", "image", "other", "close"]])
  }

  private func address(_ name: String, _ kind: AssetKind = .image, in namespaces: [String] = [])
    -> AssetAddress
  {
    AssetAddress(
      catalog: "Assets", folders: namespaces.map { .init($0, providesNamespace: true) }, name: name,
      kind: kind)
  }
}
