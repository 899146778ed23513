internal import Basics

extension PDFFile {
  /// The number of bytes in the file that belong to embedded fonts. Fonts with compressed descriptors are not found.
  var fontByteCount: Int {
    mutating get {
      var fonts: Set<Int> = []
      var index = 0
      while let found = bytes.firstIndex(of: "/FontFile", from: index) {
        index = found + 9
        // The key is FontFile for Type 1, FontFile2 for TrueType, and FontFile3 for other fonts.
        let isNumbered = index < bytes.count && bytes[index].isDigit
        var parser = PDFParser(bytes, at: isNumbered ? index + 1 : index)
        parser.lexer.skipSpace()
        // A reference begins with a number. Any other value could be long, and would be read again for each `/FontFile`
        // in it.
        guard parser.lexer.current?.isDigit == true else { continue }
        if case .object(.reference(let font)) = try? parser.element() { fonts.insert(font) }
      }
      return fonts.reduce(0) { $0 + ((try? resolve(.reference($1)))?.stream?.range.count ?? 0) }
    }
  }

  /// The number of bytes in the file that only drawing apps use, for example Illustrator's own copy of the drawing
  /// (ISO 32000-1, section 14.5).
  mutating func editingByteCount(of page: PDFPage) -> Int {
    var pending = [page.dictionary["PieceInfo"] ?? .null]
    var seen: Set<Int> = []
    var count = 0
    while let object = pending.popLast() {
      switch object {
      case .reference(let number):
        if seen.insert(number).inserted { pending.append((try? resolve(object)) ?? .null) }
      case .array(let elements): pending += elements
      case .dictionary(let dictionary): pending += dictionary.values
      case .stream(let stream):
        count += stream.range.count
        pending += stream.dictionary.values
      default: break
      }
    }
    return count
  }
}

extension SVGDocument {
  /// How many bytes of an SVG file belong to bitmap images in data URLs.
  static func rasterByteCount(of bytes: [UInt8]) -> Int {
    var count = 0
    var index = 0
    while let start = bytes.firstIndex(of: "data:image/", from: index) {
      let end = bytes[start...].firstIndex {
        $0 == .quote || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: ")")
      }
      index = end ?? bytes.count
      if !bytes[start...].starts(with: "data:image/svg".utf8) { count += index - start }
    }
    return count
  }
}
