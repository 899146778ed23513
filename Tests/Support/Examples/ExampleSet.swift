/// A set of an example. Its Contents.json is generated unless the example contains it.
struct ExampleSet {
  let path: String
  private let list: List
  private var entries: [(line: Int, name: String)] = []
  private var colors: [ContentsText] = []
  private var isWritten = false

  /// How Contents.json lists the content of a set.
  enum List {
    /// Files with scales, appearances and idioms.
    case images(String)
    /// Like `images`, and with sizes in points.
    case icons(String)
    /// Files for all idioms.
    case files(String)
    /// Files or inner sets, without any traits.
    case names(String)
    case colors
    /// A single file, given in `properties`.
    case property
    case nothing
    /// Nothing is generated: if there is a Contents.json, the example contains it.
    case unknown
  }

  /// The extensions of folders that are sets.
  static let lists: [String: List] = [
    "imageset": .images("images"), "appiconset": .icons("images"), "stickersiconset": .icons("images"),
    "launchimage": .files("images"), "arreferenceimage": .files("images"), "symbolset": .files("symbols"),
    "dataset": .files("data"), "mipmapset": .files("levels"), "stickersequence": .names("frames"),
    "stickerpack": .names("stickers"), "imagestack": .names("layers"), "solidimagestack": .names("layers"),
    "brandassets": .names("assets"), "complicationset": .names("assets"),
    "arresourcegroup": .names("resources"), "textureset": .names("textures"),
    "cubetextureset": .names("textures"), "colorset": .colors, "sticker": .property,
    "imagestacklayer": .nothing, "solidimagestacklayer": .nothing, "spriteatlas": .nothing,
    "gcdashboardimage": .nothing, "gcleaderboard": .nothing, "gcleaderboardset": .nothing,
    "arobject": .unknown, "icon": .unknown, "iconset": .unknown,
  ]

  init(path: String) {
    self.path = path
    list = ExampleLayout.setExtension(of: path.name[...]).flatMap { Self.lists[$0] } ?? .unknown
  }

  mutating func add(_ file: String, _ content: ExampleContent, _ line: ExampleLine) throws(ExampleError) {
    if file == path + "/Contents.json" { isWritten = true }
    if case .unknown = list { return }
    guard content.isListed, file != path + "/Contents.json" else { return }
    guard file.parent == path else {
      throw ExampleError(line.number, "is in a folder of the set, so it is “unlisted”")
    }
    entries.append((line.number, file.name))
  }

  mutating func addPart(_ folder: String) {
    if case .names = list { entries.append((0, folder.name)) }
  }

  mutating func addColors(_ line: ExampleLine) throws(ExampleError) {
    guard case .colors = list else { throw ExampleError(line.number, "only a color set has colors") }
    for color in line.content.split(separator: ",") {
      colors.append(try ColorWords.entry(color, line.number))
    }
  }

  /// The generated Contents.json. Nil if there is none, or if the example contains it.
  func contents() throws(ExampleError) -> ContentsText? {
    if isWritten { return nil }
    switch list {
    case .images(let key), .icons(let key):
      var images: [ContentsText] = []
      for entry in entries {
        images.append(try ImageWords.entry(entry.name, isIcon: list.isIcons, entry.line))
      }
      return ContentsText([key: .list(images)])
    case .files(let key):
      return ContentsText([key: .list(entries.map { ["filename": .text($0.name), "idiom": "universal"] })])
    case .names(let key): return ContentsText([key: .list(entries.map { ["filename": .text($0.name)] })])
    case .colors: return ContentsText(["colors": .list(colors)])
    case .property:
      return ContentsText(entries.first.map { ["properties": ["filename": .text($0.name)]] } ?? [:])
    case .nothing: return ContentsText([:])
    case .unknown: return nil
    }
  }
}

extension ExampleSet.List {
  fileprivate var isIcons: Bool {
    if case .icons = self { true } else { false }
  }
}
