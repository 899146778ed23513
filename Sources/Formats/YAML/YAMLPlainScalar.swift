internal import Basics

extension YAMLReader {
  mutating func plainScalar(in context: Context) throws(YAMLError) -> [UInt8] {
    try requirePlainStart(in: context)
    var content: [UInt8] = []
    while true {
      content += plainLine(in: context)
      guard let breaks = stepToContinuation(in: context) else { return content }
      content += YAMLReader.folded(breaks)
    }
  }

  /// What replaces consecutive line breaks in folded text. A single line break becomes a space. If there are
  /// several, the first one is dropped.
  static func folded(_ breaks: Int) -> [UInt8] {
    breaks == 1 ? [.space] : [UInt8](repeating: .newline, count: breaks - 1)
  }

  private func requirePlainStart(in context: Context) throws(YAMLError) {
    let first = text.peek()
    if "-?:".utf8.contains(first) {
      let next = text.peek(1)
      if !next.endsYAMLWord, context != .flow || !next.isYAMLFlowIndicator { return }
    } else if !",[]{}#&*!|>'\"%@`".utf8.contains(first) {
      return
    }
    throw text.error("a value cannot start with '\(Unicode.Scalar(first))'; quote it")
  }

  private mutating func plainLine(in context: Context) -> ArraySlice<UInt8> {
    let start = text.offset
    var end = start
    scan: while !text.isAtEnd {
      switch text.peek() {
      case .newline: break scan
      case .space, .tab:
        text.offset += 1
        continue
      case UInt8(ascii: ":") where text.isAt(":") || (context == .flow && isAtFlowColon): break scan
      case UInt8(ascii: "#") where text.peek(-1).isYAMLBlank: break scan
      case let byte where context == .flow && byte.isYAMLFlowIndicator: break scan
      default: break
      }
      text.offset += 1
      end = text.offset
    }
    text.offset = end
    return text.slice(from: start, to: end)
  }

  /// Moves to the next line of multi-line text and returns the count of line breaks; nil if the text ends here.
  private mutating func stepToContinuation(in context: Context) -> Int? {
    let end = text.place
    var breaks = 0
    var indentation = 0
    text.skipBlanks()
    while text.peek() == .newline {
      text.takeLineEnd()
      breaks += 1
      while text.peek() == .space { text.offset += 1 }
      indentation = text.column
      text.skipBlanks()
    }
    if breaks > 0, !text.isAtEnd, continues(context, indentedBy: indentation) { return breaks }
    text.place = end
    return nil
  }

  private func continues(_ context: Context, indentedBy indentation: Int) -> Bool {
    if text.isAtDocumentMarker || text.peek() == UInt8(ascii: "#") || text.isAt(":") { return false }
    switch context {
    case .block(let parent): return indentation > parent
    case .flow: return !text.peek().isYAMLFlowIndicator && !isAtFlowColon
    }
  }
}
