/// A set of an example; its Contents.json is generated unless the example has one.
struct ExampleSet {
  let path: String
  private let list: List
  private var entries: [(line: Int, name: String)] = []
  private var colors: [ContentsText] = []
  private var isWritten = false

  /// How a Contents.json lists what belongs to the set.
  enum List {
    /// Files with scale, appearance and idiom.
    case images(String)
    /// Files with a size in points as well.
    case icons(String)
    /// Files for every idiom.
    case files(String)
    /// Files or inner sets, without any traits.
    case names(String)
    case colors
    /// One file, in the properties.
    case property
    /// Nothing.
    case nothing
    /// There is no Contents.json, or the example contains it.
    case unknown
  }

  /// What makes a folder a set, by extension.
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

  /// Adds a file in the set, at `file`.
  mutating func add(_ file: String, _ content: ExampleContent, _ line: ExampleLine) throws(ExampleError) {
    if file == path + "/Contents.json" { isWritten = true }
    if case .unknown = list { return }
    guard content.isListed, file != path + "/Contents.json" else { return }
    guard file.parent == path else {
      throw ExampleError(line.number, "is in a folder of the set, so it is “unlisted”")
    }
    entries.append((line.number, file.name))
  }

  /// Adds the folder of a set in this one.
  mutating func addPart(_ folder: String) {
    if case .names = list { entries.append((0, folder.name)) }
  }

  /// Adds the colors of a line.
  mutating func addColors(_ line: ExampleLine) throws(ExampleError) {
    guard case .colors = list else { throw ExampleError(line.number, "only a color set has colors") }
    for color in line.content.split(separator: ",") {
      colors.append(try ColorWords.entry(color, line.number))
    }
  }

  /// The set's generated Contents.json; nil if none is generated.
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
