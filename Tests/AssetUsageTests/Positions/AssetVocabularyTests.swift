import AssetModel
import Foundation
import Testing

@testable import AssetUsage

struct AssetVocabularyTests {
  @Test(arguments: [
    "image", "icon", "color", "colour", "asset", "picture", "photo", "glyph", "symbol", "avatar",
    "background", "thumb", "badge", "sprite", "texture", "artwork", "drawable",
  ])
  func `a long word counts anywhere in a name`(word: String) {
    for name in [word, "my\(word.capitalized)Name", word.uppercased(), "x\(word)y", word + "s"] {
      #expect(AssetVocabulary.speaks(name.utf8))
    }
    #expect(!AssetVocabulary.speaks(word.dropLast().utf8))
  }

  @Test(arguments: ["img", "logo", "flag", "uri"]) func `a short word counts where a word begins or ends`(
    word: String
  ) {
    for name in [word, "my\(word.capitalized)", word + "Name", word + "_name", "x" + word + "s"] {
      #expect(AssetVocabulary.speaks(name.utf8))
    }
    for name in ["x\(word)y", word + "ging", word.dropLast() + ""] {
      #expect(!AssetVocabulary.speaks(name.utf8))
    }
  }

  @Test(
    arguments: [
      ("backgroundColor", .colors), ("colors", .colors), ("tint", .colors), ("barTint", .colors),
      ("image", .images), ("images", .images), ("leftIcon", .images), ("icons", nil), ("imageView", nil),
      ("tints", nil), ("", nil),
    ] as [(String, AssetType.Family?)])
  func `the end of a property's name suggests its type`(name: String, family: AssetType.Family?) {
    #expect(ExpectedTypes.typesByEnding(Array(name.utf8)[...]) == family)
  }

  @Test(
    arguments: [
      ("UIColor", .color), ("AppColors", .color), ("DataAsset", .data), ("AppIcon", .image),
      ("Icons", .image),
      ("UIImage", .image), ("Images", .image), ("SFSymbol", .symbol), ("Symbols", .symbol),
      ("ARResourceGroup", .arResourceGroup), ("ImageColor", .color), ("Color<Image>", .color),
    ] as [(String, AssetKind)])
  func `a word in a type's name suggests the kind`(type: String, kind: AssetKind) {
    #expect(AssetWord(type: type)?.kind == kind)
  }

  @Test func `a type may be named after assets of any kind, or not at all`() {
    #expect(AssetWord(type: "Asset") != nil && AssetWord(type: "Asset")?.kind == nil)
    #expect(AssetWord(type: "AppAssets") != nil)
    #expect(AssetWord(type: "Reference<ImageCell>") == nil)
    #expect(AssetWord(callee: "AppColor.init", type: "Image")?.kind == .color)
    #expect(AssetWord(callee: "init", type: "AppImage")?.kind == .image)
  }

  @Test(
    arguments: [
      ("close@2x.png", "close"), ("close@1x", "close"), ("close@2x", "close"), ("close@3x", "close"),
      ("close.webp", "close"), ("close", nil), ("close@4x", nil), (".png", nil), ("@2x", nil),
      ("close.text", nil),
    ] as [(String, String?)])
  func `scales and extensions are not part of a name`(name: String, rest: String?) {
    #expect(FileSuffix.stripped(Array(name.utf8)[...]).map { String(decoding: $0, as: UTF8.self) } == rest)
  }
}
