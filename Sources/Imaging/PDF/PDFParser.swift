internal import Basics

struct PDFParser: Sendable {
  enum Element: Hashable, Sendable {
    case object(PDFObject)
    case keyword(String)
    case end
  }

  /// The maximum nesting depth, which is more than real files need, but small enough for the call stack.
  private static let deepest = 64

  var lexer: PDFLexer

  init(_ bytes: [UInt8], at position: Int = 0) {
    lexer = PDFLexer(bytes, at: position)
  }

  /// Reads the next object; throws an error if there is none.
  mutating func object() throws(DrawingError) -> PDFObject {
    guard case .object(let object) = try element() else {
      throw .damaged("there is no object at byte \(lexer.position)")
    }
    return object
  }

  mutating func element() throws(DrawingError) -> Element {
    try element(from: try lexer.next(), depth: 0)
  }

  private mutating func element(from token: PDFToken, depth: Int) throws(DrawingError) -> Element {
    guard depth < Self.deepest else { throw .unsupported("objects are nested too deeply") }
    switch token {
    case .object(.integer(let number)): return .object(reference(number) ?? .integer(number))
    case .object(let object): return .object(object)
    case .arrayStart: return .object(.array(try array(depth: depth + 1)))
    case .dictionaryStart: return .object(.dictionary(try dictionary(depth: depth + 1)))
    case .arrayEnd, .dictionaryEnd: throw .damaged("an unmatched bracket at byte \(lexer.position)")
    case .keyword("true"): return .object(.boolean(true))
    case .keyword("false"): return .object(.boolean(false))
    case .keyword("null"): return .object(.null)
    case .keyword(let word): return .keyword(word)
    case .end: return .end
    }
  }

  /// Reads the rest of a reference `number generation R`; nil if something else follows `number`.
  private mutating func reference(_ number: Int) -> PDFObject? {
    // Most numbers are in content streams, which have no references, so this check must be quick: it only looks at the
    // next bytes.
    var ahead = lexer
    ahead.skipSpace()
    guard number >= 0, let digit = ahead.current, digit.isDigit else { return nil }
    while let byte = ahead.current, byte.isDigit { ahead.position += 1 }
    ahead.skipSpace()
    guard ahead.current == UInt8(ascii: "R") else { return nil }
    ahead.position += 1
    if let byte = ahead.current, byte.isPDFRegular { return nil }
    lexer = ahead
    return .reference(number)
  }

  private mutating func array(depth: Int) throws(DrawingError) -> [PDFObject] {
    var elements: [PDFObject] = []
    while true {
      let token = try lexer.next()
      if token == .arrayEnd { return elements }
      guard case .object(let object) = try element(from: token, depth: depth) else {
        throw .damaged("expected the end of an array at byte \(lexer.position)")
      }
      elements.append(object)
    }
  }

  private mutating func dictionary(depth: Int) throws(DrawingError) -> PDFDictionary {
    var entries: PDFDictionary = [:]
    while true {
      let token = try lexer.next()
      if token == .dictionaryEnd { return entries }
      guard case .object(.name(let key)) = token,
        case .object(let value) = try element(from: try lexer.next(), depth: depth)
      else { throw .damaged("expected the end of a dictionary at byte \(lexer.position)") }
      entries[key] = value
    }
  }
}
