/// The words in examples that say when an entry of a Contents.json applies.
private enum EntryWords {
  static let idioms: Set<Substring> = ["universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision"]

  static let appearances: [Substring: (name: String, value: String)] = [
    "dark": ("luminosity", "dark"), "light": ("luminosity", "light"), "tinted": ("luminosity", "tinted"),
    "contrast": ("contrast", "high"),
  ]

  /// Adds the meaning of a word to an entry. Returns false if the word has no meaning.
  static func add(_ word: Substring, to entry: inout [String: ContentsText]) -> Bool {
    if idioms.contains(word) {
      entry["idiom"] = .text(String(word))
      return true
    }
    guard let (name, value) = appearances[word] else { return false }
    let appearance: ContentsText = ["appearance": .text(name), "value": .text(value)]
    let others = if case .list(let list) = entry["appearances"] { list } else { [ContentsText]() }
    entry["appearances"] = .list(others + [appearance])
    return true
  }
}

/// Interprets the name of an image file, such as `star~dark@2x.png` or `icon-60@2x~iphone.png`.
enum ImageWords {
  /// The entry of Contents.json that lists the file.
  static func entry(_ file: String, isIcon: Bool, _ line: Int) throws(ExampleError) -> ContentsText {
    let stem = file[..<(file.lastIndex(of: ".") ?? file.endIndex)]
    let isVector = file.hasSuffix(".svg") || file.hasSuffix(".pdf")
    var entry: [String: ContentsText] = ["filename": .text(file), "idiom": "universal"]
    if !isVector { entry["scale"] = "1x" }
    let words = stem.split { $0 == "~" || $0 == "@" }
    for word in words.dropFirst() {
      if ["1x", "2x", "3x"].contains(word) {
        entry["scale"] = .text(String(word))
      } else if !EntryWords.add(word, to: &entry) {
        throw ExampleError(line, "“\(word)” in a file's name is not a scale, appearance or idiom")
      }
    }
    if isIcon {
      let parts = words.first?.split(separator: "-") ?? []
      if parts.count > 1, let points = parts.last, Double(points) != nil {
        entry["size"] = .text("\(points)x\(points)")
      } else {
        // Since Xcode 14, a single image is enough for all sizes.
        entry["scale"] = nil
        entry["size"] = "1024x1024"
        entry["platform"] = "ios"
      }
    }
    return .record(entry)
  }
}

/// Interprets one color of a color set, such as `#FF0000`, `dark #00FF00` or `p3 ipad red`.
enum ColorWords {
  /// The entry of Contents.json with the color.
  static func entry(_ text: Substring, _ line: Int) throws(ExampleError) -> ContentsText {
    let words = text.split(separator: " ")
    guard let last = words.last, let color = FlatColor(last) else {
      throw ExampleError(line, "“\(text.trimmed)” is not a color")
    }
    var entry: [String: ContentsText] = ["idiom": "universal"]
    var space = "srgb"
    for word in words.dropLast() {
      if word == "p3" {
        space = "display-p3"
      } else if !EntryWords.add(word, to: &entry) {
        throw ExampleError(line, "“\(word)” before a color is not an appearance, idiom or color space")
      }
    }
    let thousandths = (Int(color.alpha) * 1000 + 127) / 255
    let alpha = thousandths == 1000 ? "1.000" : "0." + String(String(1000 + thousandths).dropFirst())
    entry["color"] = [
      "color-space": .text(space),
      "components": [
        "alpha": .text(alpha), "red": .text("0x" + FlatColor.hex(color.red)),
        "green": .text("0x" + FlatColor.hex(color.green)), "blue": .text("0x" + FlatColor.hex(color.blue)),
      ],
    ]
    return .record(entry)
  }
}
