internal import Basics

/// Reads what `PackWriter` wrote, and trusts none of it.
struct PackReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var file = FileMentions()

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads a whole file; every number in it points at something that is there.
  mutating func readAll() throws(DamagedPack) -> FileMentions {
    file.isMarkedGenerated = try number(below: 2) == 1
    file.texts = try readTexts()
    for _ in 0..<(try count()) { file.contexts.append(try readContext()) }
    let declarationCount = try count()
    var position = TextPosition.start
    for index in 0..<declarationCount {
      // Only the file itself has no earlier declaration around it.
      file.declarations.append(try readDeclaration(below: max(index, 1), after: &position))
    }
    for _ in 0..<(try count()) { file.imports.append(try text()) }
    for _ in 0..<(try count()) {
      let kind = try value(SourceProblem.Kind.self)
      file.problems.append(SourceProblem(kind, at: TextPosition(line: try number(), column: try number())))
    }
    try readMentions()
    guard offset == bytes.count else { throw DamagedPack() }
    return file
  }

  private mutating func readTexts() throws(DamagedPack) -> TextTable {
    var lengths: [Int] = []
    for _ in 0..<(try count()) { lengths.append(try number(below: bytes.count)) }
    var texts = TextTable()
    let slice = bytes[...]
    for length in lengths {
      guard length > 0, length <= bytes.count - offset else { throw DamagedPack() }
      texts.append(slice.span.extracting(offset..<(offset + length)))
      offset += length
    }
    return texts
  }

  private mutating func readContext() throws(DamagedPack) -> MentionContext {
    let role = try value(MentionContext.Role.self)
    let index = UInt8(truncatingIfNeeded: try number(below: 256))
    var context = MentionContext(role, try text(), label: try text())
    context.index = index
    context.bundle = try text()
    return context
  }

  private mutating func readDeclaration(
    below count: Int, after position: inout TextPosition
  ) throws(DamagedPack) -> Declaration {
    let kind = try value(Declaration.Kind.self)
    let access = try number(below: Declaration.Access.allCases.count + 1)
    let traits = Declaration.Traits(rawValue: UInt8(truncatingIfNeeded: try number(below: 256)))
    let name = try text()
    let type = try text()
    let inherited = try text()
    let parameters = try text()
    let parent = DeclarationID(UInt32(truncatingIfNeeded: try number(below: count)))
    let line = try advance(position.line)
    position = TextPosition(line: line, column: try number())
    var declaration = Declaration(
      kind: kind, access: access == 0 ? nil : Declaration.Access.allCases[access - 1], traits: traits,
      name: name, parent: parent)
    declaration.type = type
    declaration.inherited = inherited
    declaration.parameters = parameters
    declaration.position = position
    return declaration
  }

  private mutating func readMentions() throws(DamagedPack) {
    let mentionCount = try count()
    file.mentions.reserveCapacity(mentionCount)
    var last = Mention.beforeFirst
    for _ in 0..<mentionCount {
      let head = try byte()
      guard let kind = Mention.Kind(rawValue: head & 7) else { throw DamagedPack() }
      let lines = head >> 5 == 7 ? try number() : Int(head >> 5)
      let line = try sum(last.position.line, lines)
      let isOtherPlace = head & 8 != 0
      let traits = isOtherPlace ? Mention.Traits(rawValue: try byte()) : last.traits
      let regions = isOtherPlace ? Regions(rawValue: try byte()) : last.regions
      let declaration =
        head & 16 == 0
        ? last.declaration
        : DeclarationID(UInt32(truncatingIfNeeded: try number(below: file.declarations.count)))
      let column = try number()
      let text = try text()
      let context = ContextID(UInt32(truncatingIfNeeded: try number(below: file.contexts.count)))
      last = Mention(
        kind: kind, traits: traits, regions: regions, text: text, declaration: declaration, context: context,
        position: TextPosition(line: line, column: column))
      file.mentions.append(last)
    }
  }

  /// The number of things that follow; each takes at least a byte.
  private mutating func count() throws(DamagedPack) -> Int {
    try number(below: bytes.count - offset + 1)
  }

  private mutating func text() throws(DamagedPack) -> TextID {
    TextID(UInt32(truncatingIfNeeded: try number(below: file.texts.count)))
  }

  private mutating func value<Value: RawRepresentable>(
    _ type: Value.Type
  ) throws(DamagedPack) -> Value where Value.RawValue == UInt8 {
    guard let value = Value(rawValue: UInt8(truncatingIfNeeded: try number(below: 256))) else {
      throw DamagedPack()
    }
    return value
  }

  private mutating func advance(_ line: Int) throws(DamagedPack) -> Int {
    try sum(line, try number())
  }

  private func sum(_ first: Int, _ second: Int) throws(DamagedPack) -> Int {
    let (sum, isOver) = first.addingReportingOverflow(second)
    if isOver { throw DamagedPack() }
    return sum
  }

  private mutating func number(below limit: Int) throws(DamagedPack) -> Int {
    let number = try number()
    guard number < limit else { throw DamagedPack() }
    return number
  }

  private mutating func number() throws(DamagedPack) -> Int {
    var number = 0
    var shift = 0
    while shift < 63 {
      let byte = try byte()
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw DamagedPack()
  }

  private mutating func byte() throws(DamagedPack) -> UInt8 {
    guard offset < bytes.count else { throw DamagedPack() }
    defer { offset += 1 }
    return bytes[offset]
  }
}
