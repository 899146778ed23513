internal import Basics

extension ObjectiveCIndexer {
  mutating func handleDirective(_ bytes: Span<UInt8>) {
    let word = bytes.extracting(lexer.start..<lexer.offset)
    let condition = bytes.extracting(bytes.lineRest(from: lexer.offset))
    switch true {
    case word.isText("define"): return beginDefinition(bytes)
    case word.isText("import"), word.isText("include"): recordImport(bytes)
    case word.isText("if"), word.isText("ifdef"): conditions.open(condition)
    case word.isText("ifndef"): conditions.open(condition, isNegated: true)
    case word.isText("elif"): conditions.change(to: condition)
    case word.isText("else"): conditions.changeToElse()
    case word.isText("endif"): conditions.close()
    default: break
    }
    lexer.skipDirective(bytes)
    next(bytes)
  }

  private mutating func recordImport(_ bytes: Span<UInt8>) {
    var start = lexer.offset
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t") {
      start += 1
    }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<") || bytes[start] == UInt8(ascii: "\"") else {
      return
    }
    start += 1
    var end = start
    while end < bytes.count, !bytes[end].isLineBreak, !"/>\"".utf8.contains(bytes[end]) { end += 1 }
    recorder.imports.append(recorder.name(bytes.extracting(start..<end)))
  }

  mutating func readModuleImport(_ bytes: Span<UInt8>) {
    next(bytes)
    guard lexer.kind == .name else { return }
    recorder.imports.append(recorder.name(bytes.extracting(lexer.start..<lexer.offset)))
    next(bytes)
    while isPunctuation(".") || lexer.kind == .name { next(bytes) }
  }

  private mutating func beginDefinition(_ bytes: Span<UInt8>) {
    lexer.line = .definition
    next(bytes)
    guard lexer.kind == .name else { return }
    let name = recorder.name(bytes.extracting(lexer.start..<lexer.offset))
    let id = recorder.declare(Declaration(kind: .macro, name: name, parent: .file), at: lexer.start)
    let hasParameters = lexer.offset < bytes.count && bytes[lexer.offset] == UInt8(ascii: "(")
    next(bytes)
    isInDefinition = open(.definition, MentionContext(.initialValue, name))
    if isInDefinition { top.declaration = id }
    guard hasParameters else { return }
    var parameters: [UInt8] = []
    while lexer.kind == .name || isPunctuation("(") || isPunctuation(",") || isPunctuation(".") {
      // The parameters of a macro have no types, so each of them may hold a string.
      if lexer.kind == .name {
        addParameter(lexer.start..<lexer.offset, isText: true, to: &parameters, bytes)
      }
      next(bytes)
    }
    recorder[id].parameters = recorder.name(parameters)
    if isPunctuation(")") { next(bytes) }
  }

  /// Ends a `#define` at the end of its line, and closes all brackets that were opened in it.
  mutating func endDefinition(_ bytes: Span<UInt8>) {
    guard isInDefinition else { return }
    isInDefinition = false
    while top.kind != .definition { close(bytes) }
    close(bytes)
  }
}
