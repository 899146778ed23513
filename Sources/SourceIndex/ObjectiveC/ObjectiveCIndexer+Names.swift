internal import Basics

extension ObjectiveCIndexer {
  mutating func handleName(_ bytes: Span<UInt8>) {
    if top.kind == .message, isSelectorPiece(bytes) { return readSelectorPiece(bytes) }
    let range = lexer.start..<lexer.offset
    let word = recorder.name(bytes.extracting(range))
    if word.index > 0, word.index <= Self.plainWords.count {
      handlePlainWord(Self.plainWords[word.index - 1], bytes)
    } else if top.kind == .types {
      locals.add(range, bytes)
      next(bytes)
    } else if top.kind == .members {
      next(bytes)
    } else if top.statement.isAtStart, top.statement.hasType {
      readDeclaredName(word, bytes)
    } else {
      readChain(bytes, from: range.lowerBound)
    }
  }

  private mutating func handlePlainWord(_ word: String, _ bytes: Span<UInt8>) {
    switch word {
    case "self", "super", "this": return readChain(bytes, from: lexer.start, isPlain: true)
    case "nil", "NULL", "nullptr", "YES", "NO", "true", "false": note(.other)
    case "return":
      top.statement.isAtStart = false
      top.begin(MentionContext(.returned))
    case "case":
      top.statement.isAtStart = false
      top.begin(MentionContext(.matched))
    case "in":
      top.statement.isAtStart = false
      top.resume()
    case "for": top.statement.isFor = true
    case "if": top.statement.isIf = true
    case "while", "switch", "do", "else", "new": break
    // The type comes after these words, as in `const NSImageName closeIcon = @"close"`.
    case "const", "extern", "static", "inline", "volatile", "register", "constexpr", "__weak", "__strong",
      "__block", "__unused", "nonnull", "nullable", "_Nonnull", "_Nullable", "__kindof":
      break
    case "enum", "struct", "union", "typedef", "class": top.statement.isType = true
    default: top.statement.hasType = true
    }
    next(bytes)
  }

  mutating func handleMember(_ bytes: Span<UInt8>) {
    let start = lexer.start
    guard lexer.offset < bytes.count, bytes[lexer.offset].continuesCName, !bytes[lexer.offset].isDigit,
      !top.kind.holdsTypes
    else { return next(bytes) }
    lexer.skipName(bytes)
    readChain(bytes, from: start, isPostfix: top.operand != .none)
  }

  private mutating func readChain(
    _ bytes: Span<UInt8>, from start: Int, isPostfix: Bool = false, isPlain: Bool = false
  ) {
    var text: [UInt8] = []
    var part = start
    let first = isPostfix ? nil : locals.find(start..<lexer.offset, bytes)
    while true {
      // `a->b` is recorded as `a.b`.
      let isArrow = bytes[part] == UInt8(ascii: "-")
      if isArrow { text.append(UInt8(ascii: ".")) }
      for index in (isArrow ? part + 2 : part)..<lexer.offset { text.append(bytes[index]) }
      guard let length = memberMark(bytes) else { break }
      part = lexer.offset
      lexer.offset += length
      lexer.skipName(bytes)
    }
    let isSingle = part == start && !isPostfix
    let isText = first?.isText == true
    let isLocal = first != nil && (isSingle || isText)
    let isSubscripted = bytes.holds("[", at: lexer.offset)
    let isElement =
      isSubscripted && [.assigned, .returned, .initialValue].contains(top.context.role)
    let isPlainUse = isLocal && !mayBeName && !isElement
    var traits: Mention.Traits = isPostfix ? .postfix : isLocal ? .local : []
    if isPlainUse { traits.insert(.plainUse) }
    if isSubscripted { traits.insert(.subscripted) }
    if bytes.holds("[@\"", at: lexer.offset) { traits.insert(.fromData) }
    recordChain(
      bytes, text, at: start, traits,
      isNoUse: isSingle && (isPlain || isCast(bytes)) || isPlainUse && !isText,
      isSingle: isSingle)
    top.isLocal = isLocal
    next(bytes)
  }

  /// Whether the current name is the type in a cast such as `(Row *)cell`. A cast creates no object.
  private func isCast(_ bytes: Span<UInt8>) -> Bool {
    guard top.kind == .group, top.operand == .none else { return false }
    var position = lexer.offset
    while position < bytes.count, bytes[position].isWhitespace || bytes[position] == UInt8(ascii: "*") {
      position += 1
    }
    return bytes.holds("*)", at: position - 1)
  }

  private var mayBeName: Bool {
    top.context.role == .argument && recorder.interest.isTold(by: recorder.utf8(top.context.label))
  }

  /// The length of the `.` or `->` after the current token; nil if there is none, or if no name follows it.
  private func memberMark(_ bytes: Span<UInt8>) -> Int? {
    let length = bytes.holds(".", at: lexer.offset) ? 1 : bytes.holds("->", at: lexer.offset) ? 2 : 0
    let name = lexer.offset + length
    guard length > 0, name < bytes.count, bytes[name].continuesCName, !bytes[name].isDigit else { return nil }
    return length
  }

  private mutating func recordChain(
    _ bytes: Span<UInt8>, _ text: [UInt8], at start: Int, _ traits: Mention.Traits, isNoUse: Bool,
    isSingle: Bool
  ) {
    let isCalled = lexer.offset < bytes.count && bytes[lexer.offset] == UInt8(ascii: "(")
    let id = recorder.name(text)
    var mention: Int?
    if !isNoUse, top.kind != .types {
      var draft = draft(.chain, at: start)
      draft.text = id
      draft.traits = (isCalled ? Mention.Traits.called : []).union(traits)
      draft.context = recorder.contexts.id(of: top.context)
      recorder.drafts.append(draft)
      mention = recorder.drafts.count - 1
    }
    let mayBeType = top.statement.isAtStart && isSingle && !isCalled
    note(.name, mention)
    top.chain = id
    if mayBeType {
      top.statement.isAtStart = true
      top.statement.hasType = true
      top.statement.typeMention = mention
    }
  }

  private mutating func readDeclaredName(_ word: TextID, _ bytes: Span<UInt8>) {
    var isText = false
    if let type = top.statement.typeMention {
      let name = recorder.utf8(recorder.drafts[type].text)
      isText = ["NSString", "NSArray"].contains { name.elementsEqual($0.utf8) }
      recorder.drafts[type].text = .none
    }
    // Only the first name counts, because the next one may be a macro.
    if top.statement.name == .none {
      top.statement.name = word
      top.statement.nameStart = lexer.start
    }
    if top.kind != .file { locals.add(lexer.start..<lexer.offset, bytes, isText: isText) }
    top.operand = .name
    top.mention = nil
    top.chain = word
    next(bytes)
  }
}
