internal import Basics

extension SwiftIndexer {
  /// Handles a keyword. Returns false if the word is used as a name.
  mutating func handleKeyword(_ bytes: Span<UInt8>) -> Bool {
    if top.isAtItemStart {
      if top.kind == .parameters {
        readParameter(bytes)
        return true
      }
      if top.kind.hasLabels, readLabel(bytes) { return true }
      if top.statement.isCases, top.kind == .typeBody, !lexer.keyword.isReserved { return false }
    }
    switch lexer.keyword {
    case .class: readClass(bytes)
    case .struct: readTypeDeclaration(.structure, bytes)
    case .enum: readTypeDeclaration(.enumeration, bytes)
    case .protocol: readTypeDeclaration(.protocol, bytes)
    case .extension: readTypeDeclaration(.extension, bytes)
    case .func: readFunction(.function, bytes)
    case .`init` where top.kind == .typeBody: readFunction(.initializer, bytes)
    case .subscript where top.kind == .typeBody: readFunction(.subscript, bytes)
    case .var, .let: readVariable(bytes)
    case .case where top.kind == .typeBody: readCases(bytes)
    case .typealias, .associatedtype: readAlias(bytes)
    case .import: readImport(bytes)
    case .static, .public, .private, .internal, .fileprivate: readModifier(bytes)
    case let keyword where keyword.isReserved: return handleStatementKeyword(bytes)
    default: return handleContextualKeyword(bytes)
    }
    return true
  }

  /// Handles a word that is a keyword only in some contexts. Returns false if it is an ordinary name here.
  private mutating func handleContextualKeyword(_ bytes: Span<UInt8>) -> Bool {
    switch lexer.keyword {
    case .await:
      next(bytes)
      return true
    case .get, .set, .willSet, .didSet:
      guard isAccessor(bytes) else { return false }
      next(bytes)
      return true
    default:
      guard isFollowedByName(bytes) else { return false }
    }
    switch lexer.keyword {
    case .actor where top.kind.isBraces: readTypeDeclaration(.actor, bytes)
    case .macro where top.kind.isBraces: readFunction(.function, bytes)
    default: readModifier(bytes)
    }
    return true
  }

  private func isAccessor(_ bytes: Span<UInt8>) -> Bool {
    let isFirst = top.expression.operand == .none || isByteAhead(UInt8(ascii: "{"), bytes)
    guard top.kind == .code, isFirst else { return false }
    let kind = recorder[top.declaration].kind
    return kind == .property || kind == .subscript
  }

  /// Whether a name or an attribute follows on the same line. After `nonisolated` or `unowned`, an opening
  /// parenthesis also counts.
  private func isFollowedByName(_ bytes: Span<UInt8>) -> Bool {
    var position = lexer.offset
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    guard position < bytes.count else { return false }
    if bytes[position] == UInt8(ascii: "(") {
      return position == lexer.offset && (lexer.keyword == .nonisolated || lexer.keyword == .unowned)
    }
    return position > lexer.offset
      && (isNameStart(bytes, at: position) || bytes[position] == UInt8(ascii: "@"))
      && !bytes[position].isDigit
  }

  private mutating func readModifier(_ bytes: Span<UInt8>) {
    let access: Declaration.Access? =
      switch lexer.keyword {
      case .public: .public
      case .private: .private
      case .internal: .internal
      case .fileprivate: .fileprivate
      case .open: .open
      case .package: .package
      default: nil
      }
    if lexer.keyword == .static { modifiers.traits.insert(.static) }
    if lexer.keyword == .override { modifiers.traits.insert(.overriding) }
    if lexer.keyword == .lazy { modifiers.traits.insert(.lazy) }
    next(bytes)
    if lexer.kind == .openParenthesis, !lexer.spaceBefore {
      // `private(set)` does not restrict reading.
      skipParentheses(bytes)
    } else if let access {
      modifiers.access = access
    }
  }

  mutating func skipParentheses(_ bytes: Span<UInt8>) {
    next(bytes)
    while lexer.kind == .identifier { next(bytes) }
    if lexer.kind == .closeParenthesis { next(bytes) }
  }

  private mutating func readImport(_ bytes: Span<UInt8>) {
    endStatement(bytes)
    modifiers = SwiftModifiers()
    next(bytes)
    if lexer.kind == .identifier, lexer.keyword != .none, isFollowedByName(bytes) { next(bytes) }
    guard lexer.kind == .identifier, !lexer.newlineBefore else { return }
    recorder.imports.append(name(bytes, nameRange))
    next(bytes)
    while lexer.kind == .dot || lexer.kind == .identifier, !lexer.newlineBefore { next(bytes) }
  }
}
