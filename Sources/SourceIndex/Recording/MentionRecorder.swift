internal import Basics

struct MentionRecorder {
  /// A mention that may change until the whole file has been read. Until then, its position is stored as an offset.
  struct Draft {
    var offset: UInt32
    var text = TextID.none
    var declaration: DeclarationID
    var context = ContextID.none
    var kind: Mention.Kind
    var traits: Mention.Traits = []
    var regions: Regions = []
    /// Whether the mention is an empty string, which is recorded although it has no text.
    var isEmpty = false
  }

  let interest: Interest
  var texts = TextInterner()
  var contexts = ContextInterner()
  /// The mentions recorded so far. `finish` drops those without text, unless they are empty strings.
  var drafts: [Draft] = []
  /// The arms of `switch` statements, as indices of `drafts`.
  var arms: [Range<Int>] = []
  /// The parts of a storyboard or xib that appear only if something opens or shows them, with their offsets in the
  /// file.
  private var hiddenParts: [(offsets: Range<Int>, openers: [TextID], isInitial: Bool)] = []
  private(set) var declarations = [Declaration(kind: .file, name: .none, parent: .file)]
  private var declarationOffsets: [UInt32] = [0]
  var imports: [TextID] = []
  var isMarkedGenerated = false

  /// The maximum length of a string in bytes. No asset has a longer name.
  static let longestText = 512

  init(_ interest: Interest) {
    self.interest = interest
  }

  mutating func reserve(for byteCount: Int) {
    drafts.reserveCapacity(byteCount / 32)
    texts.reserve(for: byteCount)
  }

  /// The ID of a string; `.none` if the string cannot be a name, because it is empty or too long, or has several
  /// lines.
  mutating func name(_ text: Span<UInt8>) -> TextID {
    guard text.count <= Self.longestText else { return .none }
    var index = 0
    while index < text.count {
      if EightBytes(text, at: index).marksLineBreaks != 0 { return .none }
      index &+= 8
    }
    return texts.id(of: text)
  }

  /// Records a mention outside all declarations. It is dropped later if its text cannot be an asset name.
  mutating func record(
    _ kind: Mention.Kind, _ text: [UInt8], at offset: Int,
    _ context: MentionContext = MentionContext(.statement)
  ) {
    record(kind, name(text), at: offset, context)
  }

  mutating func record(_ kind: Mention.Kind, _ text: TextID, at offset: Int, _ context: MentionContext) {
    var draft = Draft(offset: UInt32(truncatingIfNeeded: offset), declaration: .file, kind: kind)
    draft.text = text
    draft.context = contexts.id(of: context)
    drafts.append(draft)
  }

  /// Records the value of an entry in a data file. A literal that contains `$(SETTING)` becomes a pattern. If a
  /// view scales a picture to a fixed size, `side` is the longer side of the view in points.
  mutating func record(
    _ kind: Mention.Kind, _ text: String, at offset: Int, in entry: String, label: String? = nil,
    side: Int? = nil
  ) {
    var context = MentionContext(.entry, texts.id(of: Array(entry.utf8)))
    context.index = side.flatMap { UInt8(exactly: $0) } ?? 0
    if let label { context.label = name(Array(label.utf8)) }
    let bytes = Array(text.utf8)
    let pattern = kind == .literal ? SettingReference.pattern(bytes) : bytes
    record(pattern == bytes ? kind : .pattern, pattern, at: offset, context)
    if side != nil { drafts[drafts.count - 1].traits.insert(.resizable) }
  }

  /// Records a part of a storyboard or xib if all of its identifiers can be names in code.
  mutating func record(_ part: SceneOutline.Part) {
    let names = part.openers.map { name(Array($0.utf8)) }
    if !names.contains(.none) { hiddenParts.append((part.offsets, names, part.isInitial)) }
  }

  /// Sorts the drafts by offset, because several passes over the text may have recorded them.
  mutating func sortDrafts() {
    drafts.sort { $0.offset < $1.offset }
  }

  /// Records the bundle argument of a call as the bundle of the arguments before it. `start` is the index of the first
  /// draft inside the call.
  mutating func setBundle(_ expression: Span<UInt8>, of call: MentionContext, from start: Int) {
    var first = 0
    var end = expression.count
    while first < end, expression[first].isWhitespace { first += 1 }
    while end > first, expression[end - 1].isWhitespace { end -= 1 }
    let bundle = name(expression.extracting(first..<end))
    guard bundle != .none else { return }
    for index in start..<max(start, min(drafts.count, start + Self.bundleReach)) {
      var context = contexts.contexts[drafts[index].context.index]
      guard context.role == .argument, context.subject == call.subject, context.index < call.index,
        context.bundle == .none
      else { continue }
      context.bundle = bundle
      drafts[index].context = contexts.id(of: context)
    }
  }

  private static let bundleReach = 32

  func utf8(_ id: TextID) -> ArraySlice<UInt8> { texts.table.utf8(id) }

  mutating func name(_ text: [UInt8]) -> TextID {
    let slice = text[...]
    return name(slice.span)
  }

  mutating func declare(_ declaration: Declaration, at offset: Int) -> DeclarationID {
    declarations.append(declaration)
    declarationOffsets.append(UInt32(truncatingIfNeeded: offset))
    return DeclarationID(UInt32(truncatingIfNeeded: declarations.count - 1))
  }

  subscript(id: DeclarationID) -> Declaration {
    get { declarations[id.index] }
    set { declarations[id.index] = newValue }
  }

  consuming func finish(_ bytes: Span<UInt8>, _ problems: ProblemList) -> FileMentions {
    var problems = problems
    if let offset = bytes.firstInvalidUTF8 { problems.report(.invalidUTF8, at: offset) }
    var file = FileMentions()
    file.isMarkedGenerated = isMarkedGenerated
    file.problems = problems.located(in: bytes)
    // Many texts and contexts belong only to dropped drafts, so only those in use get a number.
    var textNumbers = Numbering(count: texts.table.count)
    var contextNumbers = Numbering(count: contexts.contexts.count)
    var cursor = PositionCursor()
    // Excess capacity would use memory as long as the result exists.
    file.mentions.reserveCapacity(drafts.count { $0.text != .none || $0.isEmpty })
    file.declarations.reserveCapacity(declarations.count)
    for draft in drafts where draft.text != .none || draft.isEmpty {
      declareUpTo(draft.offset, &file, &cursor, bytes)
      file.mentions.append(
        Mention(
          kind: draft.text == .none ? .empty : draft.kind, traits: draft.traits, regions: draft.regions,
          text: TextID(textNumbers.number(of: draft.text.number)), declaration: draft.declaration,
          context: ContextID(contextNumbers.number(of: draft.context.number)),
          position: cursor.position(at: Int(draft.offset), in: bytes)))
    }
    declareUpTo(.max, &file, &cursor, bytes)
    for index in file.declarations.indices { file.declarations[index].renumber(&textNumbers) }
    file.contexts.reserveCapacity(contextNumbers.kept.count)
    for number in contextNumbers.kept {
      file.contexts.append(contexts.contexts[Int(number)].renumbered(&textNumbers))
    }
    file.arms = switchArms
    file.hiddenParts = hiddenParts.map { part in
      HiddenPart(
        start: mentionCount(before: part.offsets.lowerBound),
        end: mentionCount(before: part.offsets.upperBound),
        openers: part.openers.map { TextID(textNumbers.number(of: $0.number)) }, isInitial: part.isInitial)
    }
    file.imports = imports.map { TextID(textNumbers.number(of: $0.number)) }
    file.texts = texts.table.keeping(textNumbers.kept)
    return file
  }

  /// The `switch` arms that have at least one value and whose patterns are all chains.
  private var switchArms: [SwitchArm] {
    guard !arms.isEmpty else { return [] }
    // For each draft, the number of drafts before it that become mentions.
    var numbers: [UInt32] = [0]
    numbers.reserveCapacity(drafts.count + 1)
    for draft in drafts {
      numbers.append(numbers[numbers.count - 1] + (draft.text != .none || draft.isEmpty ? 1 : 0))
    }
    return arms.compactMap { arm in
      let patterns = drafts[arm].prefix { contexts.contexts[$0.context.index].role == .matched }
      let known = SwitchArm(
        start: numbers[arm.lowerBound], valuesStart: numbers[patterns.endIndex], end: numbers[arm.upperBound])
      return !known.patterns.isEmpty && !known.values.isEmpty
        && patterns.allSatisfy { $0.kind == .chain } ? known : nil
    }
  }

  private func mentionCount(before offset: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: drafts.count { ($0.text != .none || $0.isEmpty) && $0.offset < offset })
  }

  /// Adds the declarations up to an offset. Positions must be determined in the order of the file, because the cursor
  /// cannot go back.
  private func declareUpTo(
    _ offset: UInt32, _ file: inout FileMentions, _ cursor: inout PositionCursor, _ bytes: Span<UInt8>
  ) {
    while file.declarations.count < declarations.count,
      declarationOffsets[file.declarations.count] <= offset
    {
      let index = file.declarations.count
      file.declarations.append(declarations[index])
      file.declarations[index].position = cursor.position(at: Int(declarationOffsets[index]), in: bytes)
    }
  }
}

extension MentionContext {
  fileprivate func renumbered(_ numbers: inout Numbering) -> MentionContext {
    var context = self
    context.subject = TextID(numbers.number(of: subject.number))
    context.label = TextID(numbers.number(of: label.number))
    context.bundle = TextID(numbers.number(of: bundle.number))
    return context
  }
}

extension Declaration {
  fileprivate mutating func renumber(_ numbers: inout Numbering) {
    name = TextID(numbers.number(of: name.number))
    type = TextID(numbers.number(of: type.number))
    inherited = TextID(numbers.number(of: inherited.number))
    parameters = TextID(numbers.number(of: parameters.number))
  }
}
