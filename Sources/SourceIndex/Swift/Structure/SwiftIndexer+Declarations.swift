internal import Basics

extension SwiftIndexer {
  mutating func declare(_ kind: Declaration.Kind, _ name: TextID, at offset: Int) -> DeclarationID {
    var declaration = Declaration(kind: kind, name: name, parent: top.declaration)
    declaration.access = modifiers.access
    declaration.traits = modifiers.traits
    let arguments = modifiers.arguments
    modifiers = SwiftModifiers()
    let id = recorder.declare(declaration, at: offset)
    // The arguments of a property wrapper are part of the property.
    if kind == .property, let arguments {
      for index in arguments..<max(arguments, recorder.drafts.count) {
        recorder.drafts[index].declaration = id
      }
    }
    return id
  }

  mutating func enter(_ id: DeclarationID) {
    top.declaration = id
    // Code before a `return` can call a function that is declared after the `return`.
    top.regions.remove(.unreached)
    let declaration = recorder[id]
    if declaration.traits.contains(.deprecated) { top.regions.insert(.deprecated) }
    if declaration.kind.isType, inherits(id, "PreviewProvider") { top.regions.insert(.preview) }
    if declaration.kind == .property { recorder[id].traits.insert(.computed) }
    if declaration.kind == .enumeration { top.hasImpliedNames = inherits(id, "String") }
  }

  func inherits(_ id: DeclarationID, _ name: String) -> Bool {
    let inherited = recorder.utf8(recorder[id].inherited)
    guard inherited.count >= name.utf8.count else { return false }
    return inherited.split(separator: UInt8(ascii: ",")).contains { type in
      type.drop { $0 == UInt8(ascii: " ") }.elementsEqual(name.utf8)
    }
  }

  /// Handles the keyword `class`, which begins a type or is a modifier of a member.
  mutating func readClass(_ bytes: Span<UInt8>) {
    next(bytes)
    if lexer.kind == .identifier, lexer.keyword.isReserved || lexer.keyword == .override {
      modifiers.traits.insert(.static)
    } else {
      readTypeHeader(.class, bytes)
    }
  }

  mutating func readTypeDeclaration(_ kind: Declaration.Kind, _ bytes: Span<UInt8>) {
    next(bytes)
    readTypeHeader(kind, bytes)
  }

  private mutating func readTypeHeader(_ kind: Declaration.Kind, _ bytes: Span<UInt8>) {
    endStatement(bytes)
    if isUnbalanced, isUnindented(bytes) { closeAll(bytes) }
    if lexer.kind == .openBracket { return readCollectionExtension(bytes) }
    guard lexer.kind == .identifier else { return }
    let start = lexer.start
    if kind == .extension {
      while isByte(UInt8(ascii: "."), bytes), isNameStart(bytes, at: lexer.offset + 1) {
        lexer.offset = nameEnd(bytes, from: lexer.offset + 1)
      }
    }
    let (otherName, macro) = (modifiers.objectiveCName, modifiers.macro)
    let id = declare(kind, name(bytes, start..<lexer.offset), at: start)
    if otherName != .none {
      let alias = declare(.typeAlias, otherName, at: start)
      recorder[alias].type = recorder[id].name
    }
    next(bytes)
    skipGenericParameters(bytes)
    recorder[id].inherited = macro
    readConformances(of: id, bytes)
  }

  /// Whether the current token's line begins without a space or tab.
  private func isUnindented(_ bytes: Span<UInt8>) -> Bool {
    var start = lexer.start
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return bytes[start] != UInt8(ascii: " ") && bytes[start] != UInt8(ascii: "\t")
  }

  /// Reads `extension [Icon]` like an extension of `Array`, and `extension [String: Icon]` like one of `Dictionary`.
  private mutating func readCollectionExtension(_ bytes: Span<UInt8>) {
    let start = lexer.start
    let type = readType(bytes)
    var depth = 0
    let isDictionary =
      type != .none
      && recorder.utf8(type).contains { byte in
        if "[(<".utf8.contains(byte) { depth += 1 } else if "])>".utf8.contains(byte) { depth -= 1 }
        return byte == UInt8(ascii: ":") && depth == 1
      }
    let name = recorder.name(Array((isDictionary ? "Dictionary" : "Array").utf8))
    readConformances(of: declare(.extension, name, at: start), bytes)
  }

  private mutating func readConformances(of id: DeclarationID, _ bytes: Span<UInt8>) {
    if lexer.kind == .colon { recorder[id].inherited = readInherited(bytes, after: recorder[id].inherited) }
    if lexer.kind == .identifier, lexer.keyword == .where {
      let start = lexer.start
      repeat { next(bytes) } while isRequirement
      declareStyles(in: start..<lexer.start, bytes)
    }
    if lexer.kind == .openBrace { top.statement.header = id }
  }

  private var isRequirement: Bool {
    switch lexer.kind {
    case .identifier:
      !lexer.keyword.isReserved || lexer.keyword == .Self || lexer.keyword == .Any || lexer.keyword == .class
    case .dot, .comma, .colon, .operator, .postfix: true
    case .openBracket, .closeBracket, .openParenthesis, .closeParenthesis: true
    default: false
    }
  }

  /// Reads the types after the colon in a type declaration. Returns them separated by `, `. If `macro` is not
  /// empty, it comes first.
  private mutating func readInherited(_ bytes: Span<UInt8>, after macro: TextID) -> TextID {
    var inherited = Array(recorder.utf8(macro))
    repeat {
      next(bytes)
      // In `protocol P: class`, `class` is a keyword, not an inherited type.
      let type = lexer.keyword == .class && lexer.kind == .identifier ? .none : readType(bytes)
      if type == .none {
        if lexer.kind == .identifier, lexer.keyword == .class { next(bytes) }
        continue
      }
      if !inherited.isEmpty { inherited += [UInt8(ascii: ","), UInt8(ascii: " ")] }
      inherited += recorder.utf8(type)
    } while lexer.kind == .comma
    return recorder.name(inherited)
  }

  /// Reads the keyword `case` in an enum. The names in the rest of the statement are cases.
  mutating func readCases(_ bytes: Span<UInt8>) {
    endStatement(bytes)
    top.statement.isCases = true
    caseModifiers = modifiers
    next(bytes)
  }

  mutating func readCase(_ bytes: Span<UInt8>) {
    modifiers = caseModifiers
    let range = nameRange
    let id = declare(.enumCase, name(bytes, range), at: range.lowerBound)
    top.statement.property = id
    top.isAtItemStart = false
    if top.hasImpliedNames, !isByteAhead(UInt8(ascii: "="), bytes) {
      recordImpliedRawValue(recorder[id].name, at: range.lowerBound)
    }
    next(bytes)
    if lexer.kind == .openParenthesis {
      recorder[id].traits.insert(.associatedValues)
      open(.types)
      next(bytes)
    }
  }

  private mutating func recordImpliedRawValue(_ name: TextID, at offset: Int) {
    var draft = draft(.literal, at: offset)
    draft.text = name
    draft.traits = .implied
    draft.context = recorder.contexts.id(of: MentionContext(.rawValue))
    recorder.drafts.append(draft)
  }

  mutating func readAlias(_ bytes: Span<UInt8>) {
    endStatement(bytes)
    next(bytes)
    guard lexer.kind == .identifier else { return }
    let id = declare(.typeAlias, name(bytes, nameRange), at: lexer.start)
    next(bytes)
    skipGenericParameters(bytes)
    if lexer.kind == .colon {
      next(bytes)
      _ = readType(bytes)
    }
    if lexer.kind == .operator, lexer.operatorText == SwiftOperator.assign {
      next(bytes)
      recorder[id].type = readType(bytes)
    }
  }
}
