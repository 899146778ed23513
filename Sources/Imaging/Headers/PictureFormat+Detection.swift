internal import Basics
public import Pictures

extension PictureFormat {
  public static func detect(_ bytes: [UInt8]) -> PictureFormat? {
    let slice = bytes[...]
    return detect(slice.span)
  }

  static func detect(_ bytes: Span<UInt8>) -> PictureFormat? {
    for format in allCases {
      if let signature = format.signature, bytes.starts(with: signature) { return format }
    }
    if bytes.starts(with: "RIFF"), bytes.starts(with: "WEBP", at: 8) { return .webp }
    if let format = HEIFHeader.format(bytes) { return format }
    if bytes.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) { return .tiff }
    if BMPHeader.isBMP(bytes) { return .bmp }
    if ICOHeader.isICO(bytes) { return .ico }
    // PDF readers accept `%PDF-` anywhere in the first kilobyte, because a mail or print header may precede it.
    if (0..<min(bytes.count, 1024)).contains(where: { bytes.starts(with: "%PDF-", at: $0) }) { return .pdf }
    return SVGDetection.isSVG(bytes) ? .svg : nil
  }

  /// The bytes at the start of a file that identify this format; nil if the first bytes are not enough. For TIFF, these
  /// are the bytes of little-endian files.
  var signature: [UInt8]? {
    switch self {
    case .png: PNGFile.signature
    case .jpeg: [0xFF, 0xD8, 0xFF]
    case .gif: Array("GIF8".utf8)
    case .psd: Array("8BPS".utf8)
    case .icns: Array("icns".utf8)
    case .tiff: [0x49, 0x49, 0x2A, 0x00]
    case .webp, .heic, .avif, .bmp, .ico, .pdf, .svg: nil
    }
  }
}

/// Recognizes SVG by the first element after any comments and declarations.
enum SVGDetection {
  static func isSVG(_ bytes: Span<UInt8>) -> Bool {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      // ASCII text in UTF-16 has a zero byte next to each character.
      let narrowed = (2..<bytes.count).map { bytes[$0] }.filter { $0 != 0 }[...]
      return firstElementIsSVG(narrowed.span, from: 0)
    }
    return firstElementIsSVG(bytes, from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  private static func firstElementIsSVG(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    var offset: Int? = start
    while let here = offset {
      if here >= bytes.count { return false }
      if bytes[here].isWhitespace {
        offset = here + 1
      } else if bytes.starts(with: "<?", at: here) {
        offset = bytes.end(of: "?>", from: here)
      } else if bytes.starts(with: "<!--", at: here) {
        offset = bytes.end(of: "-->", from: here)
      } else if bytes.starts(with: "<!", at: here) {
        offset = endOfDeclaration(bytes, from: here)
      } else {
        return bytes[here] == UInt8(ascii: "<") && localName(bytes, from: here + 1) == Array("svg".utf8)
      }
    }
    return false
  }

  /// The offset after the `>` of a declaration such as `<!DOCTYPE`, which may contain other declarations in brackets.
  private static func endOfDeclaration(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var depth = 0
    for offset in start..<bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return offset + 1
      default: break
      }
    }
    return nil
  }

  private static func localName(_ bytes: Span<UInt8>, from start: Int) -> [UInt8] {
    var name: [UInt8] = []
    for offset in start..<min(bytes.count, start + 64) {
      let byte = bytes[offset]
      if byte == UInt8(ascii: ":") {
        name = []
      } else if byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        name.append(byte)
      } else {
        break
      }
    }
    return name
  }
}
