import Testing

/// Code that uses generated types, although the generated file is not in the repository.
struct GeneratedTypeForms {
  private static let settings = """
    xcassets:
      inputs: Assets.xcassets
      outputs:
        templateName: swift5
        output: Generated.swift
        params: {enumName: Asset}
    === App.swift

    """

  static let forms = [
    // The type is extended.
    Form(
      settings + "extension Asset { static let more = 1 }\nshow(Asset.user.image)", in: "swiftgen.yml",
      "user: kept"),
    Form(
      "extension KitAsset.Colors { static var more: Int { 1 } }\nshow(KitAsset.Colors.tint.color)",
      "Colors/tint color: kept"),
    Form("extension R.image { static func more() {} }\nshow(R.image.user())", "user: kept"),
    Form("extension R { enum More {} }\nshow(R.image.user())", "user: kept"),
    // The type is qualified with its module.
    Form("show(Foo.R.image.user())", "user: kept"),
    Form("show(Kit.KitAsset.user.image)", "user: kept"),
    Form("show(Kit.KitAsset.Assets.user.image)", "user: kept"),
    Form(settings + "show(App.Asset.user.image)", in: "swiftgen.yml", "user: kept"),
    // Code uses an alias of the type.
    Form(settings + "typealias Images = Asset\nshow(Images.user.image)", in: "swiftgen.yml", "user: kept"),
    Form("typealias Images = KitAsset.Icons\nshow(Images.user.image)", "Icons/user: kept"),
    Form("typealias Pics = R.image\nshow(Pics.user())", "user: kept"),
    // Code uses a value instead of the type.
    Form("show(R.image(bundle: b).user())", "user: kept"),
    Form("let r = _R(bundle: .main)\nshow(r.image.user())", "user: kept"),
    Form(settings + "let a = Asset.self\nshow(a.user.image)", in: "swiftgen.yml", "user: kept"),
    Form(
      settings + "extension UIImage { static let assets = Asset.self }\nshow(image: .assets.user.image)",
      in: "swiftgen.yml", "user: kept"),
  ]

  @Test(arguments: forms)
  func `a generated type is recognized by its name, its extensions, its aliases and its values`(form: Form)
    throws
  {
    try form.check()
  }

  static let nearMisses = [
    Form(
      "enum KitAsset { enum Colors { static let tint = 1 } }\nshow(KitAsset.Colors.tint)",
      "Colors/tint color: reported"),
    Form("show(Foo.S.image.user())", "user: reported"),
    Form("let r = Other(bundle: .main)\nshow(r.image.user())", "user: reported"),
    Form(
      settings + "extension UIImage { static let assets = Asset.self }\nshow(image: .others.user.image)",
      in: "swiftgen.yml", "user: reported"),
    Form("typealias Images = Other\nshow(Images.user.image)", "user: reported"),
    Form("let a = Other.self\nshow(a.user.image)", "user: reported"),
    Form("extension KitAsset { static var more: Int { 1 } }\nshow(KitAsset.more)", "user: reported"),
  ]

  @Test(arguments: nearMisses)
  func `another type of that form is not one`(form: Form) throws { try form.check() }
}
