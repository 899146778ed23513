/// Interprets the words that describe an image: its size, its color and its encoding.
struct PictureWords {
  private let format: Format
  private var picture = FlatPicture(0, 0)
  private var layout: PNGLayout?
  private var note: String?
  private var level: Int32 = 6
  private var isTruncated = false
  private var isEnlarged = false
  private var isDamaged = false
  private var glyph: Glyph?

  private enum Format: String {
    case png, jpeg, gif, webp, svg, pdf
  }

  struct Failure: Error {
    let reason: String
  }

  init?(format: Substring) {
    guard let format = Format(rawValue: String(format)) else { return nil }
    self.format = format
  }

  mutating func read(_ words: ArraySlice<Substring>) throws(Failure) -> [UInt8] {
    let size = (words.first ?? "").split(separator: "x").map { Int($0) ?? 0 }
    guard size.count == 2, size.allSatisfy({ (1...16_384).contains($0) }) else {
      throw Failure(reason: "a picture has a size such as 24x24")
    }
    picture = FlatPicture(size[0], size[1])
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if let color = FlatColor(word) {
        picture.color = color
      } else if format == .png, word == "text", let text = rest.popFirst() {
        note = String(text)
      } else if !set(word) {
        throw Failure(reason: "“\(word)” says nothing about a \(format.rawValue)")
      }
    }
    return isTruncated ? Array(bytes.prefix(bytes.count * 2 / 3)) : bytes
  }

  private mutating func set(_ word: Substring) -> Bool {
    if format == .png, let glyph = Glyph(rawValue: String(word)) {
      self.glyph = glyph
      return true
    }
    switch (format, word) {
    case (_, "truncated"): isTruncated = true
    case (.png, "enlarged"): isEnlarged = true
    case (.png, "damaged"): isDamaged = true
    case (.png, "alpha"): layout = .rgba
    case (.png, "palette"): layout = .palette
    case (.png, "grayscale"), (.jpeg, "grayscale"): layout = .gray
    case (.png, "level0"): level = 0
    default: return false
    }
    return true
  }

  private var bytes: [UInt8] {
    switch format {
    case .png:
      if let glyph {
        isEnlarged
          ? glyph.enlargedPNG(picture.width, picture.height, picture.color)
          : glyph.png(picture.width, picture.height, picture.color)
      } else {
        picture.png(layout, note: note, level: level, isDamaged: isDamaged)
      }
    case .jpeg: picture.jpeg(isGray: layout == .gray)
    case .gif: picture.gif
    case .webp: picture.webp
    case .svg: picture.svg
    case .pdf: picture.pdf
    }
  }
}
