/// Splits Swift files into tokens, to measure how long that takes.
package enum SwiftTokenCount {
  package static func of(_ bytes: [UInt8]) -> Int {
    let slice = bytes[...]
    let span = slice.span
    var lexer = SwiftLexer()
    var count = 0
    lexer.advance(span)
    while lexer.kind != .endOfFile {
      count += 1
      lexer.advance(span)
    }
    return count
  }
}
