internal import Basics

extension ObjectiveCIndexer {
  /// Whether the current name is a piece of the enclosing message's selector. A selector piece follows a receiver or an
  /// argument. A colon comes after it, or `]` if the selector has no arguments, as in `[icons count]`.
  func isSelectorPiece(_ bytes: Span<UInt8>) -> Bool {
    guard top.operand != .none, top.ternaries == 0 else { return false }
    var position = lexer.offset
    while position < bytes.count, bytes[position].isWhitespace { position += 1 }
    guard position < bytes.count else { return false }
    if bytes[position] == UInt8(ascii: "]") { return !top.message.hasSelector }
    return bytes[position] == UInt8(ascii: ":") && !bytes.holds("::", at: position)
  }

  mutating func readSelectorPiece(_ bytes: Span<UInt8>) {
    if top.message.hasSelector {
      endArgument(bytes)
    } else {
      beginSelector()
    }
    let range = lexer.start..<lexer.offset
    let label = recorder.name(bytes.extracting(range))
    for index in range { selectors.append(bytes[index]) }
    next(bytes)
    if lexer.kind == .punctuation, lexer.punctuation == UInt16(UInt8(ascii: ":")) {
      selectors.append(UInt8(ascii: ":"))
      top.base.label = label
      top.begin(top.base)
      let word = bytes.extracting(range)
      // The label is `bundle:` or `inBundle:` or, in a category that a library declares, `ofBundle:`.
      if word.isText("bundle") || word.count == 8 && word.extracting(2..<8).isText("Bundle") {
        top.bundleStart = lexer.offset
      }
      next(bytes)
    } else {
      note(.other)
    }
  }

  private mutating func beginSelector() {
    top.message.hasSelector = true
    if top.operand == .literal { top.message.literal = top.mention }
    if top.operand == .name { top.message.receiver = top.chain }
    if top.operand == .name, let mention = top.mention {
      top.message.mention = mention
    } else {
      var draft = draft(.chain, at: lexer.start)
      draft.context = recorder.contexts.id(of: top.context)
      draft.traits = top.message.receiver == .none ? .postfix : top.isLocal ? .local : []
      if let mention = top.mention { recorder.drafts[mention].traits.insert(.continued) }
      recorder.drafts.append(draft)
      top.message.mention = recorder.drafts.count - 1
    }
    top.base = MentionContext(.argument, top.message.receiver)
  }

  mutating func endArgument(_ bytes: Span<UInt8>) {
    if let start = top.bundleStart {
      top.bundleStart = nil
      let expression = bytes.extracting(start..<max(start, lexer.start))
      recorder.setBundle(expression, of: top.base, from: top.mentionCount)
    }
    if top.base.index < .max { top.base.index += 1 }
    top.base.label = .none
    top.begin(top.base)
  }

  /// Records a string literal. If it is the format in a message such as `stringWithFormat:`, records the
  /// pattern that the format describes.
  mutating func recordString(_ bytes: Span<UInt8>) {
    var draft = draft(.literal, at: lexer.start)
    draft.context = recorder.contexts.id(of: top.context)
    recorder.drafts.append(draft)
    let mention = recorder.drafts.count - 1
    if top.kind == .message, top.operand == .none, isLabel("stringByAppendingFormat") {
      rename(mention, to: appendedTo() + FormatString.pattern(lexer.content[...]))
      top.message.result = mention
    } else if top.kind == .message, top.operand == .none,
      isLabel("stringWithFormat") || isLabel("initWithFormat")
    {
      rename(mention, to: FormatString.pattern(lexer.content[...]))
      top.message.result = mention
    } else {
      recorder.drafts[mention].text = recorder.name(lexer.content)
    }
    note(.literal, mention)
  }

  private func isLabel(_ text: String) -> Bool {
    recorder.utf8(top.context.label).elementsEqual(text.utf8)
  }

  /// The text of the receiver in a message such as `[@"ic_" stringByAppendingString:name]`, or a pattern that matches
  /// any text if the receiver is not a literal. The mention of a literal receiver is dropped.
  private mutating func appendedTo() -> [UInt8] {
    guard let literal = top.message.literal else { return [PatternMark.bound, PatternMark.bound] }
    let text = Array(recorder.utf8(recorder.drafts[literal].text))
    recorder.drafts[literal].text = .none
    return text
  }

  private mutating func rename(_ mention: Int, to text: [UInt8]) {
    recorder.drafts[mention].kind = text.contains(PatternMark.bound) ? .pattern : .literal
    recorder.drafts[mention].text = recorder.name(text)
  }

  mutating func endAppending() {
    let isPath = isLabel("stringByAppendingPathComponent")
    guard top.kind == .message, isPath || isLabel("stringByAppendingString") else { return }
    let separator = isPath ? [UInt8(ascii: "/")] : []
    if top.operand == .literal, let argument = top.mention {
      let text = Array(recorder.utf8(recorder.drafts[argument].text))
      rename(argument, to: appendedTo() + separator + text)
      top.message.result = argument
    } else if let literal = top.message.literal {
      rename(literal, to: appendedTo() + separator + [PatternMark.bound, PatternMark.bound])
      top.message.result = literal
    }
  }

  /// Whether the result of the message that ends here is only tested, as in
  /// `if (isNew && [UIImage imageNamed:@"new"])`.
  func isTested(_ bytes: Span<UInt8>) -> Bool {
    var position = lexer.offset
    while position < bytes.count, bytes[position].isWhitespace { position += 1 }
    return [")", "&&", "||", "!= nil", "== nil"].contains { bytes.holds($0, at: position) }
  }

  /// Adds the trait `hasFallback` to the arguments of a message whose result is only tested.
  mutating func noteFallback(_ closed: ObjectiveCFrame) {
    let receiver = closed.message.receiver
    guard receiver != .none else { return }
    for index in closed.mentionCount..<max(closed.mentionCount, recorder.drafts.count) {
      let context = recorder.contexts.contexts[recorder.drafts[index].context.index]
      if context.role == .argument, context.subject == receiver {
        recorder.drafts[index].traits.insert(.hasFallback)
      }
    }
  }

  private func isComparison(_ selector: ArraySlice<UInt8>) -> Bool {
    Self.comparisons.contains { selector.elementsEqual($0.utf8) }
  }

  /// The messages that compare a string with another one, as in `[@"close" isEqualToString:name]`.
  private static let comparisons = [
    "isEqualToString:", "isEqual:", "compare:", "caseInsensitiveCompare:", "containsString:", "hasPrefix:",
    "hasSuffix:",
  ]

  /// The ends of messages that read an entry of a dictionary.
  private static let readingEntries = [".objectForKey:", ".valueForKey:"].map { Array($0.utf8) }

  /// Ends a message. Its value becomes the operand of the expression around it.
  mutating func endMessage(_ closed: ObjectiveCFrame) {
    if let literal = closed.message.literal, isComparison(selectors[closed.message.selectorStart...]) {
      recorder.drafts[literal].context = recorder.contexts.id(of: MentionContext(.compared))
    }
    if let mention = closed.message.mention {
      var text = Array(recorder.utf8(closed.message.receiver))
      text.append(UInt8(ascii: "."))
      text += selectors[closed.message.selectorStart...]
      recorder.drafts[mention].text = recorder.name(text)
      recorder.drafts[mention].traits.insert(.called)
      if closed.operand == .literal,
        Self.readingEntries.contains(where: { text.suffix($0.count).elementsEqual($0) })
      {
        recorder.drafts[mention].traits.formUnion([.fromData, .subscripted])
      }
    }
    selectors.removeSubrange(closed.message.selectorStart...)
    guard let result = closed.message.result else { return note(.other, closed.message.mention) }
    recorder.drafts[result].context = recorder.contexts.id(of: top.context)
    note(.literal, result)
  }
}
