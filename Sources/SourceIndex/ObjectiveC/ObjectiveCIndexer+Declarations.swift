internal import Basics

extension ObjectiveCIndexer {
  mutating func declare(_ kind: Declaration.Kind, _ name: TextID, at offset: Int) -> DeclarationID {
    let parent = kind.isType ? .file : type ?? .file
    return recorder.declare(Declaration(kind: kind, name: name, parent: parent), at: offset)
  }

  mutating func handleAtWord(_ bytes: Span<UInt8>) {
    let word = bytes.extracting((lexer.start + 1)..<lexer.offset)
    switch true {
    case word.isText("interface"), word.isText("implementation"): readType(.class, bytes)
    case word.isText("protocol"): readType(.protocol, bytes)
    case word.isText("end"):
      type = nil
      endStatement()
      next(bytes)
    case word.isText("class"):
      // `@class A, B;` is a forward declaration, not a use of these classes.
      repeat { next(bytes) } while lexer.kind == .name || isPunctuation(",")
    case word.isText("property"): readProperty(bytes)
    case word.isText("import"): readModuleImport(bytes)
    case word.isText("selector"), word.isText("encode"), word.isText("available"):
      let isSelector = word.isText("selector")
      note(.other)
      next(bytes)
      if lexer.kind == .punctuation, lexer.punctuation == UInt16(UInt8(ascii: "(")) {
        if isSelector { recordSelector(bytes) }
        open(.types)
        next(bytes)
      }
    default: next(bytes)
    }
  }

  /// Records the selector in `@selector(show:in:)` as a use of the method. The lexer is at the opening parenthesis.
  private mutating func recordSelector(_ bytes: Span<UInt8>) {
    var selector: [UInt8] = []
    var offset = lexer.offset
    while offset < bytes.count,
      bytes[offset].continuesCName || bytes[offset] == UInt8(ascii: ":") || bytes[offset].isWhitespace
    {
      if !bytes[offset].isWhitespace { selector.append(bytes[offset]) }
      offset += 1
    }
    let label =
      selector.contains(UInt8(ascii: ":"))
      ? recorder.name(Array(selector.prefix { $0 != UInt8(ascii: ":") })) : .none
    var draft = draft(.chain, at: lexer.offset)
    draft.text = recorder.name(selector)
    draft.context = recorder.contexts.id(of: MentionContext(.selector, label: label))
    recorder.drafts.append(draft)
  }

  /// Reads the name of a class or protocol, or of the class that a category extends, and the superclass if there is
  /// one.
  private mutating func readType(_ kind: Declaration.Kind, _ bytes: Span<UInt8>) {
    next(bytes)
    guard lexer.kind == .name else { return }
    let range = lexer.start..<lexer.offset
    next(bytes)
    endStatement()
    // `@protocol A;` is a forward declaration.
    if isPunctuation(";") || isPunctuation(",") { return }
    let isCategory = isPunctuation("(")
    let id = declare(
      isCategory ? .extension : kind, recorder.name(bytes.extracting(range)), at: range.lowerBound)
    type = id
    if isCategory { skipParentheses(bytes) }
    guard isPunctuation(":") else { return }
    next(bytes)
    guard lexer.kind == .name else { return }
    recorder[id].inherited = recorder.name(bytes.extracting(lexer.start..<lexer.offset))
    next(bytes)
  }

  private mutating func readProperty(_ bytes: Span<UInt8>) {
    next(bytes)
    if isPunctuation("(") { skipParentheses(bytes) }
    var name: Range<Int>?
    var before: Range<Int>?
    var depth = 0
    while true {
      if lexer.kind == .name {
        (before, name) = (name, lexer.start..<lexer.offset)
      } else if isPunctuation("<") {
        depth += 1
      } else if isPunctuation(">") {
        depth -= 1
      } else if isPunctuation("(") {
        if beginsBlock(bytes) {
          name = readBlockName(bytes)
          break
        }
        // The name before the parentheses is that of an attribute, such as `IBOutletCollection(UIView)`.
        name = before
        skipParentheses(bytes)
        continue
      } else if !isPunctuation("*"), depth <= 0 || !isPunctuation(",") {
        break
      }
      next(bytes)
    }
    guard let name else { return }
    _ = declare(.property, recorder.name(bytes.extracting(name)), at: name.lowerBound)
  }

  /// Whether a block or a function pointer begins at the current parenthesis, as in `void (^didClose)(Row *row)`.
  private func beginsBlock(_ bytes: Span<UInt8>) -> Bool {
    var position = lexer.offset
    while position < bytes.count, bytes[position].isWhitespace { position += 1 }
    return position < bytes.count && [UInt8(ascii: "^"), UInt8(ascii: "*")].contains(bytes[position])
  }

  private mutating func readBlockName(_ bytes: Span<UInt8>) -> Range<Int>? {
    var name: Range<Int>?
    next(bytes)
    while lexer.kind == .name || isPunctuation("^") || isPunctuation("*") {
      if lexer.kind == .name { name = lexer.start..<lexer.offset }
      next(bytes)
    }
    if isPunctuation(")") { next(bytes) }
    if isPunctuation("(") { skipParentheses(bytes) }
    return name
  }

  /// Skips parentheses with a type, attributes or the name of a category, and returns the range between them.
  @discardableResult
  private mutating func skipParentheses(_ bytes: Span<UInt8>) -> Range<Int> {
    let start = lexer.offset
    var end = start
    var depth = 0
    repeat {
      if isPunctuation("(") { depth += 1 }
      if isPunctuation(")") { depth -= 1 }
      end = lexer.start
      next(bytes)
    } while depth > 0 && lexer.kind != .endOfFile && lexer.kind != .string && !isPunctuation("{")
      && !isPunctuation("}") && !isPunctuation(";")
    return start..<max(start, end)
  }

  mutating func readMethod(_ bytes: Span<UInt8>) {
    let isStatic = isPunctuation("+")
    let start = lexer.start
    headerLocals = locals.count
    next(bytes)
    var result = TextID.none
    if isPunctuation("(") { result = recorder.name(bytes.extracting(skipParentheses(bytes))) }
    var selector: [UInt8] = []
    var parameters: [UInt8] = []
    while lexer.kind == .name || [":", "(", ",", "."].contains(where: { isPunctuation($0) }) {
      readMethodPart(&selector, &parameters, bytes)
    }
    guard !selector.isEmpty else { return }
    let id = declare(.function, recorder.name(selector), at: start)
    if isPunctuation("{") { recorder[id].parameters = recorder.name(parameters) }
    recorder[id].type = result
    if isStatic { recorder[id].traits.insert(.static) }
    header = isPunctuation("{") ? id : nil
    if header == nil { locals.truncate(to: headerLocals) }
  }

  private mutating func readMethodPart(
    _ selector: inout [UInt8], _ parameters: inout [UInt8], _ bytes: Span<UInt8>
  ) {
    if isPunctuation("(") {
      skipParentheses(bytes)
      return
    }
    if isPunctuation(":") {
      selector.append(UInt8(ascii: ":"))
      next(bytes)
      let type = isPunctuation("(") ? skipParentheses(bytes) : 0..<0
      if lexer.kind == .name {
        addParameter(lexer.start..<lexer.offset, isText: bytes.namesText(in: type), to: &parameters, bytes)
        next(bytes)
      }
      return
    }
    if lexer.kind == .name,
      selector.isEmpty || lexer.offset < bytes.count && bytes[lexer.offset] == UInt8(ascii: ":")
    {
      for index in lexer.start..<lexer.offset { selector.append(bytes[index]) }
    }
    next(bytes)
  }

  /// Reads the parameters of a C function, such as `NSString *name, int size`.
  mutating func readParameters(_ range: Range<Int>, _ bytes: Span<UInt8>) -> TextID {
    var parameters: [UInt8] = []
    var start = range.lowerBound
    for end in range.lowerBound...range.upperBound
    where end == range.upperBound || bytes[end] == UInt8(ascii: ",") {
      var nameEnd = end
      while nameEnd > start, !bytes[nameEnd - 1].continuesCName { nameEnd -= 1 }
      var nameStart = nameEnd
      while nameStart > start, bytes[nameStart - 1].continuesCName { nameStart -= 1 }
      addParameter(
        nameStart..<nameEnd, isText: bytes.namesText(in: start..<nameStart), to: &parameters, bytes)
      start = end + 1
    }
    return recorder.name(parameters)
  }

  /// Adds a parameter to the local names, and to a list of parameters such as `name: NSString; size`.
  mutating func addParameter(
    _ name: Range<Int>, isText: Bool, to parameters: inout [UInt8], _ bytes: Span<UInt8>
  ) {
    locals.add(name, bytes, isText: isText)
    if !parameters.isEmpty { parameters += "; ".utf8 }
    for index in name { parameters.append(bytes[index]) }
    if isText { parameters += ": NSString".utf8 }
  }

  /// Handles `=`. If it follows a name that is declared outside functions, declares this name as a property.
  mutating func assign() {
    let statement = top.statement
    if top.kind == .file, statement.isAtStart, statement.name != .none {
      top.statement.property = declare(.property, statement.name, at: statement.nameStart)
    }
    let role: MentionContext.Role = statement.name == .none ? .assigned : .initialValue
    top.statement.isAtStart = false
    top.begin(MentionContext(role, top.chain))
  }
}

extension Span<UInt8> {
  /// Whether the range contains the type `NSString`, and not only a longer name such as `NSStringEncoding` or
  /// `MyNSString`.
  func namesText(in range: Range<Int>) -> Bool {
    let name = Array("NSString".utf8)
    guard range.count >= name.count else { return false }
    for start in range.lowerBound...(range.upperBound - name.count) where holds(name, at: start) {
      let end = start + name.count
      if start > range.lowerBound, self[start - 1].continuesCName { continue }
      if end == range.upperBound || !self[end].continuesCName { return true }
    }
    return false
  }
}
