/// The kind of an asset set. Each kind has its own folder extension.
public enum AssetKind: String, Sendable, CaseIterable, Comparable {
  case image
  case color
  case symbol
  case data
  case appIcon = "app-icon"
  case iconDocument = "icon-document"
  case icns
  case launchImage = "launch-image"
  case imageStack = "image-stack"
  case imageStackLayer = "image-stack-layer"
  case solidImageStack = "solid-image-stack"
  case solidImageStackLayer = "solid-image-stack-layer"
  case brandAssets = "brand-assets"
  case complication
  case arResourceGroup = "ar-resource-group"
  case arReferenceImage = "ar-reference-image"
  case arObject = "ar-object"
  case spriteAtlas = "sprite-atlas"
  case stickerPack = "sticker-pack"
  case sticker
  case stickerSequence = "sticker-sequence"
  case stickersIcon = "stickers-icon"
  case gameCenterDashboardImage = "game-center-dashboard-image"
  case gameCenterLeaderboard = "game-center-leaderboard"
  case gameCenterLeaderboardSet = "game-center-leaderboard-set"
  case texture
  case cubeTexture = "cube-texture"
  case mipmap

  public var folderExtension: String { layout.folderExtension }

  public var list: PayloadList { layout.list }

  /// The kind of the set in a folder with this (lowercased) extension; nil if such a folder is not a set.
  public init?(folderExtension: String) {
    guard let kind = Self.byExtension[folderExtension] else { return nil }
    self = kind
  }

  /// The kind as part of a sentence, such as `an image` or `a data set`.
  public var withArticle: String {
    let words = self == .data ? "data set" : String(rawValue.map { $0 == "-" ? " " : $0 })
    return ("aeiou".contains(words.first ?? " ") ? "an " : "a ") + words
  }

  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }

  private static let byExtension = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.folderExtension, $0) })

  private var layout: (folderExtension: String, list: PayloadList) {
    switch self {
    case .image: ("imageset", .files("images"))
    case .color: ("colorset", .colors)
    case .symbol: ("symbolset", .files("symbols"))
    case .data: ("dataset", .files("data"))
    case .appIcon: ("appiconset", .files("images"))
    case .iconDocument: ("icon", .iconDocument)
    case .icns: ("iconset", .fileNames)
    case .launchImage: ("launchimage", .files("images"))
    case .imageStack: ("imagestack", .sets("layers"))
    case .imageStackLayer: ("imagestacklayer", .content)
    case .solidImageStack: ("solidimagestack", .sets("layers"))
    case .solidImageStackLayer: ("solidimagestacklayer", .content)
    case .brandAssets: ("brandassets", .sets("assets"))
    case .complication: ("complicationset", .sets("assets"))
    case .arResourceGroup: ("arresourcegroup", .sets("resources"))
    case .arReferenceImage: ("arreferenceimage", .files("images"))
    case .arObject: ("arobject", .arObject)
    case .spriteAtlas: ("spriteatlas", .content)
    case .stickerPack: ("stickerpack", .sets("stickers"))
    case .sticker: ("sticker", .property)
    case .stickerSequence: ("stickersequence", .files("frames"))
    case .stickersIcon: ("stickersiconset", .files("images"))
    case .gameCenterDashboardImage: ("gcdashboardimage", .content)
    case .gameCenterLeaderboard: ("gcleaderboard", .content)
    case .gameCenterLeaderboardSet: ("gcleaderboardset", .content)
    case .texture: ("textureset", .mipmaps)
    case .cubeTexture: ("cubetextureset", .mipmaps)
    case .mipmap: ("mipmapset", .files("levels"))
    }
  }
}

/// Where sets of a kind list their content, usually in `Contents.json`.
public enum PayloadList: Sendable, Equatable {
  /// An array under this key. The `filename` of each entry is the name of a file in the set.
  case files(String)
  /// An array under this key. The `filename` of each entry is the folder of an inner set.
  case sets(String)
  /// The set lists values instead of files, under `colors`.
  case colors
  /// `Contents.json` lists no files. The content consists of inner sets, such as `Content.imageset`.
  case content
  /// An array under `textures`. Its entries refer to the mipmap sets inside the set.
  case mipmaps
  /// The set has a single file, given as `filename` under `properties`.
  case property
  /// Two files, given as `content` and `preview` under `properties`, and an unlisted tracking file.
  case arObject
  /// There is no list. The name of a file, such as `icon_16x16@2x.png`, determines its slot.
  case fileNames
  /// The set is an Icon Composer document, whose `icon.json` lists its layers.
  case iconDocument
}
