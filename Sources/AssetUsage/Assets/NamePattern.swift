internal import SourceIndex

/// A name of which parts are not known, made ready to be compared with the names of assets.
struct NamePattern {
  private let pieces: [Pattern.Piece]

  /// `values` gives what can stand in a hole, as far as that is known.
  init(_ pattern: Pattern, values: (Pattern.Piece) -> [String] = { _ in [] }) {
    pieces = pattern.pieces.map { piece in
      let known = values(piece)
      return known.isEmpty ? piece : .oneOf(known)
    }
  }

  /// How many letters and digits of the name are known for certain.
  var knownCount: Int {
    pieces.reduce(0) { count, piece in
      switch piece {
      case .text(let text): count + text.count { $0.isLetter || $0.isNumber }
      case .oneOf(let texts): count + (texts.map(\.count).min() ?? 0)
      default: count
      }
    }
  }

  /// Whether a name can come from the pattern.
  func matches(_ name: String) -> Bool {
    Self.matches(Array(name.utf8)[...], pieces[...])
  }

  private static func matches(_ name: ArraySlice<UInt8>, _ pieces: ArraySlice<Pattern.Piece>) -> Bool {
    guard let piece = pieces.first else { return name.isEmpty }
    let rest = pieces.dropFirst()
    switch piece {
    case .text(let text):
      return name.starts(with: text.utf8) && matches(name.dropFirst(text.utf8.count), rest)
    case .oneOf(let texts):
      return texts.contains { text in
        name.starts(with: text.utf8) && matches(name.dropFirst(text.utf8.count), rest)
      }
    case .digits:
      let count = name.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
      return count > 0 && (1...count).contains { matches(name.dropFirst($0), rest) }
    case .cases, .value, .anything:
      // A hole may be empty: a suffix for one state and none for the other.
      if rest.isEmpty { return true }
      return (0...name.count).contains { matches(name.dropFirst($0), rest) }
    }
  }
}
