internal import Basics

/// Inline images, which are part of the instructions (ISO 32000-1, 8.9.7).
extension PDFPainter {
  private static let fullNames = [
    "BPC": "BitsPerComponent", "CS": "ColorSpace", "D": "Decode", "DP": "DecodeParms", "F": "Filter",
    "H": "Height", "IM": "ImageMask", "I": "Interpolate", "W": "Width",
  ]

  /// Paints the picture whose `BI` was just read, and moves past its `EI`.
  mutating func paintInlineImage(_ parser: inout PDFParser) throws(DrawingError) {
    var dictionary: PDFDictionary = [:]
    while true {
      switch try parser.element() {
      case .object(.name(let key)): dictionary[Self.fullNames[key] ?? key] = try parser.object()
      case .keyword("ID"):
        let content = try inlineContent(&parser.lexer, dictionary)
        let image = try file.imageDigest(dictionary, content, resources)
        return try paintImage(image, dictionary)
      default: throw .damaged("an inline image is broken")
      }
    }
  }

  /// The bytes from `ID` to the `EI` that completes them; the pixels may contain `EI` too.
  private mutating func inlineContent(_ lexer: inout PDFLexer, _ dictionary: PDFDictionary)
    throws(DrawingError) -> PDFContent
  {
    let bytes = lexer.bytes
    let filters = try file.filters(of: dictionary)
    let start = min(lexer.position + 1, bytes.count)
    var attempts = 16
    for index in start..<max(start, bytes.count - 1) where bytes[index] == UInt8(ascii: "E") {
      guard bytes[index + 1] == UInt8(ascii: "I"), index == start || bytes[index - 1].isPDFSpace,
        index + 2 == bytes.count || bytes[index + 2].isPDFSpace
      else { continue }
      attempts -= 1
      guard attempts > 0 else { break }
      lexer.position = index + 2
      if filters.isEmpty {
        let pixels = Array(bytes[start..<index])
        if try isComplete(pixels, dictionary) { return PDFContent(bytes: pixels) }
      } else if let content = try? file.decode(bytes[start..<index], by: filters) {
        // What cannot be decoded here cannot be checked for completeness.
        if content.filters.isEmpty { return content }
      }
    }
    throw .unsupported("the end of an inline image is unclear")
  }

  /// Whether these are all the pixels of a picture, and at most a line end more.
  private mutating func isComplete(_ pixels: [UInt8], _ dictionary: PDFDictionary) throws(DrawingError)
    -> Bool
  {
    let isStencil = dictionary["ImageMask"] == .boolean(true)
    let space = isStencil ? .gray : try file.colorSpace(dictionary["ColorSpace"], resources)
    let components = space == .gray ? 1 : space == .rgb ? 3 : 0
    let bits = isStencil ? 1 : dictionary["BitsPerComponent"]?.integer ?? 0
    guard let width = dictionary["Width"]?.integer, let height = dictionary["Height"]?.integer,
      (1...65_536).contains(width), (1...65_536).contains(height), (1...16).contains(bits), components > 0
    else { return false }
    let expected = (width * components * bits + 7) / 8 * height
    return (expected...expected + 2).contains(pixels.count)
  }
}
