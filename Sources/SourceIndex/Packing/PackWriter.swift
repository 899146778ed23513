internal import Basics

/// Writes what a file says as few bytes.
struct PackWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a whole file.
  mutating func write(_ file: FileMentions) {
    write(file.isMarkedGenerated ? 1 : 0)
    write(file.texts)
    write(file.contexts.count)
    for context in file.contexts { write(context) }
    write(file.declarations.count)
    var position = TextPosition.start
    for declaration in file.declarations { write(declaration, after: &position) }
    write(file.imports.count)
    for id in file.imports { write(id.index) }
    write(file.problems.count)
    for problem in file.problems {
      write(Int(problem.kind.rawValue))
      write(problem.position.line)
      write(problem.position.column)
    }
    write(file.mentions)
    // What was reserved while it grew would be kept for nothing.
    bytes = Array(bytes)
  }

  private mutating func write(_ texts: TextTable) {
    write(texts.count - 1)
    for id in texts.ids.dropFirst() { write(texts.range(of: id).count) }
    bytes += texts.bytes
  }

  private mutating func write(_ context: MentionContext) {
    write(Int(context.role.rawValue))
    write(Int(context.index))
    write(context.subject.index)
    write(context.label.index)
    write(context.bundle.index)
  }

  private mutating func write(_ declaration: Declaration, after position: inout TextPosition) {
    write(Int(declaration.kind.rawValue))
    write(declaration.access.map { Int($0.rawValue) + 1 } ?? 0)
    write(Int(declaration.traits.rawValue))
    write(declaration.name.index)
    write(declaration.type.index)
    write(declaration.inherited.index)
    write(declaration.parameters.index)
    write(declaration.parent.index)
    write(declaration.position.line - position.line)
    write(declaration.position.column)
    position = declaration.position
  }

  /// Each mention begins with a byte that says how it differs from the one before:
  ///
  /// | bits | content |
  /// | --- | --- |
  /// | 0–2 | kind |
  /// | 3 | other traits or regions than before: both follow |
  /// | 4 | another declaration: follows |
  /// | 5–7 | how many lines further down; for 7 the number follows |
  ///
  /// Then come column, text and context.
  private mutating func write(_ mentions: [Mention]) {
    write(mentions.count)
    var last = Mention.beforeFirst
    for mention in mentions {
      let lines = mention.position.line - last.position.line
      let isOtherPlace = mention.traits != last.traits || mention.regions != last.regions
      let isOtherDeclaration = mention.declaration != last.declaration
      bytes.append(
        mention.kind.rawValue | (isOtherPlace ? 8 : 0) | (isOtherDeclaration ? 16 : 0)
          | UInt8(truncatingIfNeeded: min(lines, 7)) << 5)
      if lines >= 7 { write(lines) }
      if isOtherPlace {
        bytes.append(mention.traits.rawValue)
        bytes.append(mention.regions.rawValue)
      }
      if isOtherDeclaration { write(mention.declaration.index) }
      write(mention.position.column)
      write(mention.text.index)
      write(mention.context.index)
      last = mention
    }
  }

  /// Writes a number that is not negative.
  private mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}

extension Mention {
  /// What the first mention of a file is compared with.
  static let beforeFirst = Mention(
    kind: .literal, traits: [], regions: [], text: .none, declaration: .file, context: .none, position: .start
  )
}
