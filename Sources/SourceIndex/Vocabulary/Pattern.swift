public struct Pattern: Hashable, Sendable {
  public enum Piece: Hashable, Sendable {
    case text(String)
    case digits
    /// The name of a case of this type, which is most likely an enum.
    case cases(of: String)
    /// The raw value of an instance of this type.
    case rawValues(of: String)
    case oneOf([String])
    case value(of: String)
    case anything
  }

  public let pieces: [Piece]

  public init(_ pieces: [Piece]) {
    self.pieces = pieces
  }
}

extension Pattern {
  /// The known text at the beginning and at the end of the name; empty if unknown.
  public var affixes: (start: String, end: String) {
    let text = { (piece: Piece?) in if case .text(let text)? = piece { text } else { "" } }
    return (text(pieces.first), text(pieces.last))
  }
}

extension Pattern: CustomStringConvertible {
  /// The pattern in a readable form. A piece that can be any text is shown as `*`, as in `icon-*`. If the kind or
  /// the possible values of a piece are known, they are shown in braces, as in `icon-{digits}`.
  public var description: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .digits: "{digits}"
      case .cases(let type), .rawValues(let type): "{\(type)}"
      case .oneOf(let texts): "{\(texts.joined(separator: ","))}"
      case .value, .anything: "*"
      }
    }.joined()
  }
}

extension TextTable {
  public func pattern(_ id: TextID) -> Pattern { Pattern(marked: utf8(id)) }
}

extension Pattern {
  /// Creates the pattern for a format string such as `icon_%02d`. Nil if the text is not a format string.
  public init?(format: ArraySlice<UInt8>) {
    guard format.contains(UInt8(ascii: "%")) else { return nil }
    let marked = FormatString.pattern(format)
    guard marked.contains(PatternMark.bound) else { return nil }
    self.init(marked: marked[...])
  }

  fileprivate init(marked text: ArraySlice<UInt8>) {
    var pieces: [Pattern.Piece] = []
    let parts = text.split(separator: PatternMark.bound, omittingEmptySubsequences: false)
    // Text and holes alternate.
    for (index, part) in parts.enumerated() {
      if index % 2 == 1 {
        pieces.append(PatternMark.hole(part))
      } else if !part.isEmpty {
        pieces.append(.text(String(decoding: part, as: UTF8.self)))
      }
    }
    self.init(pieces)
  }
}

/// How holes are written in a pattern's text. A hole is a piece of the pattern whose text is unknown.
///
/// | bytes | hole |
/// | --- | --- |
/// | `FF FF` | anything |
/// | `FF #  FF` | digits |
/// | `FF : type FF` | cases |
/// | `FF @ type FF` | raw values |
/// | `FF = expression FF` | value |
/// | `FF \| text (FE text)… FF` | one of |
///
/// Neither FE nor FF occurs in UTF-8.
enum PatternMark {
  static let bound: UInt8 = 0xFF
  static let separator: UInt8 = 0xFE
  static let digits = UInt8(ascii: "#")
  static let cases = UInt8(ascii: ":")
  static let rawValues = UInt8(ascii: "@")
  static let value = UInt8(ascii: "=")
  static let oneOf = UInt8(ascii: "|")

  fileprivate static func hole(_ bytes: ArraySlice<UInt8>) -> Pattern.Piece {
    let content = bytes.dropFirst()
    return switch bytes.first {
    case digits: .digits
    case cases: .cases(of: String(decoding: content, as: UTF8.self))
    case rawValues: .rawValues(of: String(decoding: content, as: UTF8.self))
    case value: .value(of: String(decoding: content, as: UTF8.self))
    case oneOf:
      .oneOf(
        content.split(separator: separator, omittingEmptySubsequences: false)
          .map { String(decoding: $0, as: UTF8.self) })
    default: .anything
    }
  }
}
