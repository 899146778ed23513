internal import Basics

extension SwiftIndexer {
  /// Reads an attribute. Parentheses after its name are read as the arguments of a call, except after
  /// `@available`.
  mutating func handleAttribute(_ bytes: Span<UInt8>) {
    let start = lexer.start
    next(bytes)
    guard lexer.kind == .identifier, !lexer.spaceBefore else { return }
    while isByte(UInt8(ascii: "."), bytes), isNameStart(bytes, at: lexer.offset + 1) {
      lexer.offset = nameEnd(bytes, from: lexer.offset + 1)
    }
    let attribute = bytes.extracting(lexer.start..<lexer.offset)
    if attribute.isText("dynamicMemberLookup") { modifiers.traits.insert(.dynamicMemberLookup) }
    if attribute.isText("objc") || attribute.isText("objcMembers") || attribute.startsWithIB {
      modifiers.traits.insert(.objectiveC)
    }
    if attribute.isMacroName, !Self.plainAttributes.contains(where: { attribute.isText($0) }) {
      modifiers.macro = recorder.name(attribute)
    }
    let isAvailable = attribute.isText("available")
    let isObjectiveC = attribute.isText("objc")
    let subject = recorder.name(bytes.extracting(start..<lexer.offset))
    if isByte(UInt8(ascii: "<"), bytes) { skipGenericArguments(bytes) }
    let hasArguments = isByte(UInt8(ascii: "("), bytes)
    next(bytes)
    guard hasArguments else { return }
    if isAvailable {
      readAvailability(bytes)
    } else {
      if modifiers.arguments == nil { modifiers.arguments = recorder.drafts.count }
      open(.call, MentionContext(.argument, subject))
      next(bytes)
      if isObjectiveC, lexer.kind == .identifier, isByte(UInt8(ascii: ")"), bytes) {
        modifiers.objectiveCName = name(bytes, nameRange)
      }
    }
  }

  /// Attributes of Swift and Apple's frameworks that look like macros, but can be ignored. None of them adds a
  /// conformance to a protocol whose members could use assets.
  private static let plainAttributes = [
    "MainActor", "Observable", "Model", "UIApplicationMain", "NSApplicationMain", "Suite",
  ]

  /// Reads the arguments of `@available`. Only those that mark code as deprecated, obsoleted or unavailable are used.
  private mutating func readAvailability(_ bytes: Span<UInt8>) {
    while true {
      next(bytes)
      switch lexer.kind {
      case .closeParenthesis:
        next(bytes)
        return
      case .endOfFile, .openBrace, .closeBrace, .at: return
      case .identifier:
        let word = bytes.extracting(nameRange)
        if word.isText("deprecated") || word.isText("unavailable") || word.isText("obsoleted") {
          modifiers.traits.insert(.deprecated)
        }
      default: break
      }
    }
  }

  /// Handles a directive such as `#if`, or a macro that is used as an expression or a declaration.
  mutating func handlePound(_ bytes: Span<UInt8>) {
    let word = bytes.extracting((lexer.start + 1)..<lexer.offset)
    if handleDirective(word, bytes) { return }
    if word.isText("function") { return readCallerName(bytes) }
    if word.isText("Preview") { top.statement.isPreview = true }
    var chain = SwiftChain(start: lexer.start, end: lexer.offset, lastName: lexer.start)
    chain.text = recorder.name(bytes.extracting(lexer.start..<lexer.offset))
    note(.chain)
    top.expression.chain = chain
    let isCondition = word.isText("available") || word.isText("unavailable")
    next(bytes)
    if isCondition, lexer.kind == .openParenthesis {
      // The parentheses contain platforms and versions.
      open(.types)
      next(bytes)
    }
  }

  /// Handles a directive such as `#if` or `#else`, up to the end of the line. Returns false for any other word.
  private mutating func handleDirective(_ word: Span<UInt8>, _ bytes: Span<UInt8>) -> Bool {
    switch true {
    case word.isText("if"): conditions.open(bytes.extracting(bytes.lineRest(from: lexer.offset)))
    case word.isText("elseif"): conditions.change(to: bytes.extracting(bytes.lineRest(from: lexer.offset)))
    case word.isText("else"): conditions.changeToElse()
    case word.isText("endif"): conditions.close()
    default: return false
    }
    let end = bytes.lineRest(from: lexer.offset).upperBound
    let wasOperand = lexer.operandBefore
    lexer.offset = end
    lexer.skipDirective(isAfterOperand: wasOperand)
    next(bytes)
    return true
  }
}

extension Span<UInt8> {
  @inline(__always)
  func isText(_ text: String) -> Bool {
    count == text.utf8.count && holds(text, at: 0)
  }

  fileprivate var startsWithIB: Bool { holds("IB", at: 0) }

  fileprivate var isMacroName: Bool { count > 0 && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self[0] }
}
