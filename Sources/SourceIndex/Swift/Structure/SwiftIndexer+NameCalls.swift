internal import Basics

extension SwiftIndexer {
  /// Handles the end of a call that composes a name, such as `String(format:)` or `appending`. Returns false for other
  /// calls.
  mutating func endNameCall(_ bytes: Span<UInt8>, _ closed: SwiftFrame) -> Bool {
    if let format = closed.format, isStringType(bytes) {
      let text = recorder.utf8(recorder.drafts[format].text)
      rename(format, to: FormatString.pattern(text, arguments: formatArguments(closed, after: format)))
      become(format)
      return true
    }
    if let literal = top.expression.appended, isChain(bytes, ".replacingOccurrences") {
      guard let replaced = replacedText(closed) else { return false }
      rename(literal, to: replacing(replaced, in: recorder.utf8(recorder.drafts[literal].text)))
      become(literal)
      return true
    }
    guard !closed.hasSeveralItems else { return false }
    if describesValue(bytes, closed) { return true }
    let start = beginPieces()
    if let literal = top.expression.appended {
      pieces += recorder.utf8(recorder.drafts[literal].text)
      if let argument = appendValue(bytes, closed.expression) { recorder.drafts[argument].text = .none }
      rename(literal, to: Array(pieces[start...]))
      become(literal)
    } else if isChain(bytes, endingIn: "appending"), closed.expression.operand == .literal {
      appendHole()
      guard let literal = appendValue(bytes, closed.expression) else { return false }
      rename(literal, to: Array(pieces[start...]))
      become(literal)
    } else {
      return false
    }
    pieces.removeSubrange(start...)
    return true
  }

  /// The maximum number of mentions to search for the arguments of a format string. Without a limit, nested
  /// formats would take quadratic time.
  private static let mostFormatMentions = 256

  /// What is known about each argument of a format string, as a piece of a pattern: the text of a literal,
  /// the expression if it is a chain without calls and subscripts, or nothing.
  private func formatArguments(_ closed: SwiftFrame, after format: Int) -> [[UInt8]] {
    let unknown = [PatternMark.bound, PatternMark.bound]
    var arguments: [[UInt8]] = []
    // Formats that number their arguments, such as `%1$@`, are rare and not supported.
    guard !recorder.utf8(recorder.drafts[format].text).contains(UInt8(ascii: "$")) else { return [] }
    for draft in recorder.drafts[(format + 1)...].prefix(Self.mostFormatMentions) {
      let context = recorder.contexts.contexts[draft.context.index]
      guard context.role == .argument, context.subject == closed.base.subject, context.index > 0 else {
        continue
      }
      while arguments.count < Int(context.index) { arguments.append(unknown) }
      let isFirst = arguments[Int(context.index) - 1] == unknown
      let text = recorder.utf8(draft.text)
      switch draft.kind {
      case .literal where isFirst: arguments[Int(context.index) - 1] = Array(text)
      case .chain where isFirst && draft.traits.isDisjoint(with: [.called, .subscripted, .postfix]):
        arguments[Int(context.index) - 1] =
          [PatternMark.bound, PatternMark.value] + text + [PatternMark.bound]
      default: arguments[Int(context.index) - 1] = unknown
      }
    }
    return arguments
  }

  /// Creates the same pattern for `String(describing: value)` as for `"\(value)"`. Returns false for other calls.
  private mutating func describesValue(_ bytes: Span<UInt8>, _ closed: SwiftFrame) -> Bool {
    guard isChain(bytes, "String"), let mention = top.expression.mention,
      closed.expression.operand == .chain, recorder.utf8(closed.base.label).elementsEqual("describing".utf8)
    else { return false }
    let start = beginPieces()
    appendValue(bytes, closed.expression)
    rename(mention, to: Array(pieces[start...]))
    pieces.removeSubrange(start...)
    recorder.drafts[mention].traits = []
    become(mention)
    return true
  }

  /// The text of the literal that is passed to `replacingOccurrences(of:)`.
  private func replacedText(_ closed: SwiftFrame) -> ArraySlice<UInt8>? {
    let draft = recorder.drafts[closed.mentionCount...].first { draft in
      let context = recorder.contexts.contexts[draft.context.index]
      return draft.kind == .literal && recorder.utf8(context.label).elementsEqual("of".utf8)
    }
    return draft.map { recorder.utf8($0.text) }
  }

  /// The text with a hole in place of each occurrence of `part`, because the replacement is unknown.
  private func replacing(_ part: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text
    while let first = rest.first {
      if !part.isEmpty, rest.starts(with: part) {
        result += [PatternMark.bound, PatternMark.bound]
        rest = rest.dropFirst(part.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private mutating func become(_ literal: Int) {
    recorder.drafts[literal].context = recorder.contexts.id(of: top.context)
    top.expression.startOperand()
    note(.literal, literal)
  }

  private func isStringType(_ bytes: Span<UInt8>) -> Bool {
    ["String", "NSString", ".init", "String.init", "NSMutableString"].contains { isChain(bytes, $0) }
  }

  private func isChain(_ bytes: Span<UInt8>, _ text: String) -> Bool {
    let chain = top.expression.chain
    return bytes.extracting(chain.start..<chain.end).isText(text)
  }

  private func isChain(_ bytes: Span<UInt8>, endingIn name: String) -> Bool {
    let chain = top.expression.chain
    return !chain.isSingleName && bytes.extracting(chain.lastName..<chain.end).isText(name)
  }

  mutating func endElement() {
    let operand = top.expression.operand
    guard operand != .none, elements.count < top.elementCount + Self.mostElements else { return }
    elements.append(operand == .literal ? top.expression.mention ?? -1 : -1)
  }

  /// Handles the end of an array literal. If `joined` is called on the array, its elements are combined into one string
  /// or pattern.
  mutating func endList(_ bytes: Span<UInt8>, _ closed: SwiftFrame) {
    let isFirst = top.expression.operand == .none
    note(.other)
    let elements = self.elements[closed.elementCount...]
    if isFirst, !elements.isEmpty, elements.count < Self.mostElements, elements.allSatisfy({ $0 >= 0 }) {
      arrays.append(ArrayElements(mentions: Array(elements)))
      top.expression.array = arrays.count - 1
    }
    guard isFirst, let first = elements.first(where: { $0 >= 0 }), elements.count <= Self.mostJoined,
      lexer.kind == .closeBracket, let separator = joinedSeparator(bytes)
    else { return }
    let start = beginPieces()
    for (index, element) in elements.enumerated() {
      if index > 0 { for byte in separator { pieces.append(bytes[byte]) } }
      if element < 0 {
        appendHole()
      } else {
        pieces += recorder.utf8(recorder.drafts[element].text)
        recorder.drafts[element].text = .none
      }
    }
    rename(first, to: Array(pieces[start...]))
    pieces.removeSubrange(start...)
    top.expression.startOperand()
    note(.literal, first)
  }

  /// The maximum number of elements that are combined into one name.
  private static let mostJoined = 16

  /// An array literal with at least this many elements counts as data, so its elements are judged one by one.
  private static let mostElements = 4096

  /// Skips `.joined(separator: "…")` after an array; returns the range of the separator, or nil if something else
  /// follows.
  private mutating func joinedSeparator(_ bytes: Span<UInt8>) -> Range<Int>? {
    var position = lexer.offset
    guard bytes.holds(".joined(", at: position) else { return nil }
    position += 8
    var separator = position..<position
    if bytes.holds("separator: \"", at: position) {
      position += 12
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "\""),
        bytes[position] != UInt8(ascii: "\\"),
        position - start < 16
      {
        position += 1
      }
      separator = start..<position
      guard bytes.holds("\"", at: position) else { return nil }
      position += 1
    }
    guard bytes.holds(")", at: position) else { return nil }
    lexer.offset = position + 1
    return separator
  }
}
