/// A name of which parts are known only when the program runs.
public struct Pattern: Hashable, Sendable {
  /// One stretch of a pattern.
  public enum Piece: Hashable, Sendable {
    case text(String)
    /// Something of which nothing is known.
    case anything
  }

  public let pieces: [Piece]

  public init(_ pieces: [Piece]) {
    self.pieces = pieces
  }
}

extension Pattern: CustomStringConvertible {
  /// The pattern as people write it, with `*` for what is not known.
  public var description: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .anything: "*"
      }
    }.joined()
  }
}

extension TextTable {
  /// The pattern that a mention of that kind has as its text.
  public func pattern(_ id: TextID) -> Pattern {
    var pieces: [Pattern.Piece] = []
    for part in utf8(id).split(separator: PatternMark.hole, omittingEmptySubsequences: false) {
      if !pieces.isEmpty { pieces.append(.anything) }
      pieces.append(.text(String(decoding: part, as: UTF8.self)))
    }
    return Pattern(pieces.filter { $0 != .text("") })
  }
}

/// The bytes that stand for holes in the text of a pattern: none of them occurs in UTF-8.
enum PatternMark {
  static let hole: UInt8 = 0xFF
}
