internal import Basics

extension SwiftIndexer {
  mutating func addPiece(_ bytes: Span<UInt8>) {
    if top.expression.pieceStart == nil { top.expression.pieceStart = beginPieces() }
    appendOperand(bytes)
    top.expression.startOperand()
  }

  /// Starts a concatenation with the left side of a `+=`.
  mutating func startConcatenation(_ bytes: Span<UInt8>, with extended: SwiftExpression) {
    top.expression.pieceStart = beginPieces()
    appendValue(bytes, extended)
  }

  /// Handles the end of a concatenation. Its first literal becomes the mention for the whole text, and its
  /// other literals are dropped. A concatenation without literals is recorded only if it is an argument that
  /// may be an asset name.
  mutating func endConcatenation(_ bytes: Span<UInt8>) {
    guard let start = top.expression.pieceStart else { return }
    appendOperand(bytes)
    let text = Array(pieces[start...])
    pieces.removeSubrange(start...)
    let result = top.expression.result ?? sumOfNames(bytes, text)
    top.expression.pieceStart = nil
    top.expression.result = nil
    top.expression.startOperand()
    // A sum that is not recorded is most likely arithmetic.
    top.expression.hasArithmetic = result == nil
    if let result { rename(result, to: text) }
    note(result == nil ? .other : .literal, result)
  }

  /// Adds a mention for a concatenation without literals, such as `base() + suffix`, if a call may take it as a name.
  private mutating func sumOfNames(_ bytes: Span<UInt8>, _ text: [UInt8]) -> Int? {
    guard top.context.role == .argument, top.expression.link != nil, mayTakeName(bytes) else { return nil }
    var draft = draft(.pattern, at: lexer.start)
    draft.traits = .sum
    draft.context = recorder.contexts.id(of: top.context)
    recorder.drafts.append(draft)
    return recorder.drafts.count - 1
  }

  mutating func rename(_ mention: Int, to text: [UInt8]) {
    recorder.drafts[mention].kind = text.contains(PatternMark.bound) ? .pattern : .literal
    recorder.drafts[mention].text = recorder.name(text)
  }

  private mutating func appendOperand(_ bytes: Span<UInt8>) {
    if let link = top.expression.link {
      recorder.drafts[link].traits.insert(top.expression.operand == .chain ? .part : .continued)
    }
    if top.expression.operand == .other { partChoice() }
    guard let literal = appendValue(bytes, top.expression) else { return }
    if top.expression.result == nil {
      top.expression.result = literal
    } else {
      recorder.drafts[literal].text = .none
    }
  }

  /// Records the literals in `(name ?? "none")` only as pieces of names, because the value of `name` is unknown.
  private mutating func partChoice() {
    for index in top.expression.choiceStart..<top.expression.choiceEnd
    where recorder.drafts[index].context == top.expression.choiceContext {
      recorder.drafts[index].context = recorder.contexts.id(of: MentionContext(.interpolated))
    }
  }

  /// Adds what is known about a value to the pieces of a concatenation. If the value is a single literal, returns the
  /// index of its mention.
  @discardableResult
  mutating func appendValue(_ bytes: Span<UInt8>, _ value: SwiftExpression) -> Int? {
    switch value.operand {
    case .literal:
      guard let mention = value.mention, recorder.drafts[mention].text != .none else { break }
      pieces += recorder.utf8(recorder.drafts[mention].text)
      return mention
    case .choice where value.choiceEnd - value.choiceStart <= Self.longestChoice:
      appendChoice(value)
      return nil
    case .number:
      return appendHole([PatternMark.digits])
    case .chain:
      return appendChain(bytes, value.chain)
    case .other where value.hasArithmetic && value.hasNumber:
      return appendHole([PatternMark.digits])
    case .other where !value.hasArithmetic:
      guard let link = value.link, !recorder.drafts[link].traits.contains(.postfix) else { break }
      return appendHole([PatternMark.value] + recorder.utf8(recorder.drafts[link].text))
    default:
      break
    }
    return appendHole()
  }

  mutating func beginPieces() -> Int {
    unknownHoleEnd = -1
    return pieces.count
  }

  @discardableResult
  mutating func appendHole(_ content: [UInt8] = []) -> Int? {
    // Two adjacent holes that can be any text match the same texts as one such hole.
    if content.isEmpty, unknownHoleEnd == pieces.count { return nil }
    defer { if content.isEmpty { unknownHoleEnd = pieces.count } }
    pieces.append(PatternMark.bound)
    pieces += content
    pieces.append(PatternMark.bound)
    return nil
  }

  /// Adds a piece that can be any of several literals, as in `isOn ? "on" : "off"`. The mentions of the literals are
  /// dropped.
  private mutating func appendChoice(_ value: SwiftExpression) {
    var content = [PatternMark.oneOf]
    for index in value.choiceStart..<value.choiceEnd {
      let draft = recorder.drafts[index]
      guard draft.kind == .literal, draft.context == value.choiceContext else { continue }
      if content.count > 1 { content.append(PatternMark.separator) }
      content += recorder.utf8(draft.text)
      recorder.drafts[index].text = .none
    }
    appendHole(content)
  }

  private static let longestChoice = 64
}
