internal import TestSupport

/// Makes a catalog with groups, sets of all common kinds, and the defects of real catalogs.
struct CatalogMaker {
  let path: String
  private var random: SeededRandom
  private var taken: Set<String> = []
  /// The full names of the images and symbols made so far, as code refers to them.
  private(set) var images: [String] = []
  private(set) var colors: [String] = []
  private(set) var data: [String] = []

  init(path: String, random: SeededRandom) {
    self.path = path
    self.random = random
  }

  private struct Group {
    let path: String
    let namespace: String
  }

  mutating func write(sets count: Int, to writer: inout FolderWriter) throws {
    try writer.write("\(path)/Contents.json", ContentsText().text)
    var groups = [Group(path: path, namespace: "")]
    for index in 0..<(count / 15) {
      groups.append(try makeGroup(index, inside: random.pick(groups), &writer))
    }
    for _ in 0..<count {
      try makeSet(in: random.pick(groups), &writer)
    }
  }

  private mutating func makeGroup(_ index: Int, inside outer: Group, _ writer: inout FolderWriter) throws
    -> Group
  {
    let name = random.typeName() + "\(index)"
    var contents = ContentsText()
    let isNamespace = random.happens(perThousand: 300)
    if isNamespace { contents.properties = ["\"provides-namespace\" : true"] }
    let group = Group(
      path: "\(outer.path)/\(name)", namespace: isNamespace ? "\(outer.namespace)\(name)/" : outer.namespace)
    try writer.write("\(group.path)/Contents.json", contents.text)
    return group
  }

  private mutating func makeSet(in group: Group, _ writer: inout FolderWriter) throws {
    let kind = random.number(0...999)
    switch kind {
    case ..<720:
      let isCommon = random.happens(perThousand: 60)
      let name = isCommon ? commonName() : random.name("ic", taken: &taken)
      images.append(group.namespace + name)
      // In real repositories, common names such as `close` usually have the same picture everywhere.
      let seed = isCommon ? name.utf8.reduce(UInt64(7)) { ($0 &* 31) &+ UInt64($1) } : random.next()
      try makeImage(name, in: group.path, seed: seed, &writer)
    case ..<940:
      let name = random.name("color", taken: &taken)
      colors.append(group.namespace + name)
      try makeColor("\(group.path)/\(name).colorset", &writer)
    case ..<970:
      let name = random.name("symbol", taken: &taken)
      images.append(group.namespace + name)
      try makeSingle(name, "\(group.path)/\(name).symbolset", list: "symbols", type: "svg", &writer)
    case ..<997:
      let name = random.name("data", taken: &taken)
      data.append(group.namespace + name)
      try makeSingle(name, "\(group.path)/\(name).dataset", list: "data", type: "json", &writer)
    default:
      try makeIcon("\(group.path)/\(random.name("AppIcon", taken: &taken)).appiconset", &writer)
    }
  }

  private mutating func commonName() -> String {
    let name = random.pick(Words.common)
    return taken.insert(name).inserted ? name : random.name(name, taken: &taken)
  }

  // MARK: Kinds

  private mutating func makeImage(
    _ name: String, in folder: String, seed: UInt64, _ writer: inout FolderWriter
  ) throws {
    let set = "\(folder)/\(name).imageset"
    let painting = Painting(seed: seed)
    // The size depends only on the picture, so that sets with the same picture have identical files.
    let points = Self.sizes[Int(seed % UInt64(Self.sizes.count))]
    var contents = ContentsText(list: "images", hasTrailingComma: random.happens(perThousand: 1))
    switch seed / 64 % 100 {
    case ..<60:
      // A quarter of these images have no 1x file.
      let scales = seed / 8 % 4 == 0 ? [2, 3] : [1, 2, 3]
      for scale in [1, 2, 3] {
        let file = scale == 1 ? "\(name).png" : "\(name)@\(scale)x.png"
        let isThere = scales.contains(scale)
        contents.entries.append(ContentsText.image(isThere ? file : nil, scale: scale))
        if isThere, !random.happens(perThousand: 1) {
          let side = points * scale + (random.happens(perThousand: 2) ? 5 : 0)
          try writer.write("\(set)/\(file)", painting.png(width: side, height: side))
        }
      }
      if random.happens(perThousand: 5) {
        try writer.write("\(set)/\(name)_old.png", painting.png(width: points, height: points))
      }
    case ..<80:
      contents.entries = [ContentsText.image("\(name).pdf")]
      contents.properties = ["\"preserves-vector-representation\" : true"]
      try writer.write("\(set)/\(name).pdf", painting.pdf(points: points))
    default:
      contents.entries = [ContentsText.image("\(name).svg")]
      contents.properties = ["\"template-rendering-intent\" : \"template\""]
      try writer.write("\(set)/\(name).svg", painting.svg(points: points))
      if seed / 8 % 4 == 0 {
        contents.entries.append(ContentsText.image("\(name)_dark.svg", isDark: true))
        try writer.write("\(set)/\(name)_dark.svg", Painting(seed: ~seed).svg(points: points))
      }
    }
    try writer.write("\(set)/Contents.json", contents.text)
  }

  /// The sizes of pictures in points. Most pictures are small icons. One in fifty is 120 points wide.
  private static let sizes =
    [Int](repeating: 24, count: 20) + [
      12, 16, 16, 16, 16, 18, 20, 20, 20, 20, 22, 24, 28, 28, 30, 32, 32, 32,
    ]
    + [36, 40, 40, 44, 48, 48, 56, 60, 64, 64, 80, 120]

  private mutating func makeColor(_ set: String, _ writer: inout FolderWriter) throws {
    // There are only 4,096 different values, because in real designs several color names have the same value.
    let color = UInt32(random.number(0...0xFFF)) * 0x1001
    var contents = ContentsText(list: "colors", entries: [ContentsText.color(color)])
    if random.happens(perThousand: 500) {
      contents.entries.append(ContentsText.color(UInt32(random.number(0...0xFFF)) * 0x1001, isDark: true))
    }
    try writer.write("\(set)/Contents.json", contents.text)
  }

  private mutating func makeSingle(
    _ name: String, _ set: String, list: String, type: String, _ writer: inout FolderWriter
  ) throws {
    let entry = ContentsText.image("\(name).\(type)")
    try writer.write("\(set)/Contents.json", ContentsText(list: list, entries: [entry]).text)
    let bytes =
      type == "svg"
      ? Painting(seed: random.next()).svg(points: 24)
      : Array("{ \"words\" : \((0..<random.number(20...400)).map { _ in random.typeName() }) }\n".utf8)
    try writer.write("\(set)/\(name).\(type)", bytes)
  }

  private mutating func makeIcon(_ set: String, _ writer: inout FolderWriter) throws {
    let entry: ContentsText.Entry = [
      ("filename", "\"icon.png\""), ("idiom", "\"universal\""), ("platform", "\"ios\""),
      ("size", "\"1024x1024\""),
    ]
    try writer.write("\(set)/Contents.json", ContentsText(list: "images", entries: [entry]).text)
    let painting = Painting(seed: random.next())
    let isOpaque = !random.happens(perThousand: 50)
    try writer.write("\(set)/icon.png", painting.png(width: 1024, height: 1024, isOpaque: isOpaque))
  }
}
