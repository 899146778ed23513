internal import Basics

/// Collects the mentions of one file in the order of the text.
struct MentionRecorder {
  /// A mention whose place is still an offset.
  private struct Draft {
    var offset: UInt32
    var text: TextID
    var kind: Mention.Kind
  }

  private var texts = TextInterner()
  private var drafts: [Draft] = []

  /// The longest text that is kept: no asset has a longer name.
  static let longestText = 512

  /// Keeps the place of a mention whose text is known only later; without a text it is forgotten.
  mutating func reserve(_ kind: Mention.Kind, at offset: Int) -> Int {
    drafts.append(Draft(offset: UInt32(truncatingIfNeeded: offset), text: .none, kind: kind))
    return drafts.count - 1
  }

  /// Gives a reserved mention its text, unless that cannot be a name: empty, too long, or of several lines.
  mutating func fill(_ index: Int, with text: Span<UInt8>) {
    guard text.count <= Self.longestText else { return }
    for index in text.indices where text[index].isLineBreak { return }
    drafts[index].text = texts.id(of: text)
  }

  /// Adds a mention.
  mutating func record(_ kind: Mention.Kind, _ text: Span<UInt8>, at offset: Int) {
    fill(reserve(kind, at: offset), with: text)
  }

  /// What was collected, with every place as line and column.
  consuming func finish(_ bytes: Span<UInt8>, _ problems: ProblemList) -> FileMentions {
    var problems = problems
    if let offset = bytes.firstInvalidUTF8 { problems.report(.invalidUTF8, at: offset) }
    var cursor = PositionCursor()
    var mentions: [Mention] = []
    mentions.reserveCapacity(drafts.count)
    for draft in drafts where draft.text != .none {
      let position = cursor.position(at: Int(draft.offset), in: bytes)
      mentions.append(Mention(draft.kind, draft.text, at: position))
    }
    return FileMentions(texts: texts.table, mentions: mentions, problems: problems.located(in: bytes))
  }
}
