internal import Basics

extension SwiftIndexer {
  mutating func readFunction(_ kind: Declaration.Kind, _ bytes: Span<UInt8>) {
    endStatement(bytes)
    let keyword = nameRange
    next(bytes)
    // The name of a function may be an operator.
    let range = kind == .function ? nameRange : keyword
    let id = declare(kind, name(bytes, range), at: range.lowerBound)
    if kind == .function {
      next(bytes)
    } else if lexer.kind == .postfix {
      next(bytes)
    }
    skipGenericParameters(bytes)
    top.statement.header = id
    top.statement.headLocals = locals.count
    guard lexer.kind == .openParenthesis else { return }
    if open(.parameters) { enter(id) }
    next(bytes)
  }

  mutating func skipGenericParameters(_ bytes: Span<UInt8>) {
    guard lexer.kind == .operator, lexer.operatorText == SwiftOperator.less else { return }
    lexer.offset = lexer.start
    skipGenericArguments(bytes)
    lexer.offset = max(lexer.offset, lexer.start + 1)
    declareStyles(in: lexer.start..<lexer.offset, bytes)
    next(bytes)
  }

  /// Declares each generic parameter that is a style, such as `Border` in `<Border: ShapeStyle>`, as an alias of
  /// `ShapeStyle`. An argument such as `.brand` for a parameter of this type can then be recognized as a color.
  mutating func declareStyles(in range: Range<Int>, _ bytes: Span<UInt8>) {
    let style = Array("ShapeStyle".utf8)
    var position = range.lowerBound
    while position + style.count <= range.upperBound {
      defer { position += 1 }
      guard bytes[position] == style[0], bytes.holds("ShapeStyle", at: position) else { continue }
      var end = position
      while end > range.lowerBound, bytes[end - 1].isWhitespace { end -= 1 }
      guard end > range.lowerBound, bytes[end - 1] == UInt8(ascii: ":") else { continue }
      end -= 1
      while end > range.lowerBound, bytes[end - 1].isWhitespace { end -= 1 }
      var start = end
      while start > range.lowerBound, bytes[start - 1].isSwiftIdentifier { start -= 1 }
      guard start < end else { continue }
      var alias = Declaration(kind: .typeAlias, name: name(bytes, start..<end), parent: top.declaration)
      alias.type = name(bytes, position..<(position + style.count))
      _ = recorder.declare(alias, at: start)
    }
  }

  mutating func readParameter(_ bytes: Span<UInt8>) {
    top.isAtItemStart = false
    let label = nameRange
    var name = label
    next(bytes)
    if lexer.kind == .identifier {
      name = nameRange
      next(bytes)
    }
    appendLabel(bytes, label, isName: name == label)
    guard lexer.kind == .colon else { return }
    next(bytes)
    let type = readType(bytes)
    locals.add(name, bytes, type: type, isParameter: true, isText: isText(type))
    appendParameter(bytes, name, type)
    top.begin(MentionContext(.defaultValue, self.name(bytes, name), label: type))
  }

  private mutating func appendLabel(_ bytes: Span<UInt8>, _ label: Range<Int>, isName: Bool) {
    if isName, recorder[top.declaration].kind == .subscript {
      // A subscript parameter has a label only if it has two names.
      labels.append(UInt8(ascii: "_"))
    } else {
      for index in label where bytes[index] != UInt8(ascii: "`") { labels.append(bytes[index]) }
    }
    labels.append(UInt8(ascii: ":"))
  }

  private mutating func appendParameter(_ bytes: Span<UInt8>, _ name: Range<Int>, _ type: TextID) {
    if parameters.count > top.parameterCount { parameters += [UInt8(ascii: ";"), UInt8(ascii: " ")] }
    for index in name where bytes[index] != UInt8(ascii: "`") { parameters.append(bytes[index]) }
    parameters += [UInt8(ascii: ":"), UInt8(ascii: " ")]
    parameters += recorder.utf8(type)
  }

  mutating func endParameters(_ closed: SwiftFrame) {
    let id = closed.declaration
    var name = Array(recorder.utf8(recorder[id].name))
    name.append(UInt8(ascii: "("))
    name += labels[closed.labelCount...]
    name.append(UInt8(ascii: ")"))
    if name.count <= MentionRecorder.longestText { recorder[id].name = recorder.name(name) }
    if parameters.count > closed.parameterCount {
      recorder[id].parameters = recorder.name(Array(parameters[closed.parameterCount...]))
    }
  }

  mutating func readResult(_ bytes: Span<UInt8>) {
    next(bytes)
    let type = readType(bytes)
    if let id = top.statement.header { recorder[id].type = type }
    note(.other)
  }
}
