/// A phrase that sounds like a translation, and what to write instead.
struct Turn: Sendable, CustomStringConvertible {
  let words: [Substring]
  let instead: String
  /// Words before or after the phrase that make it plain English.
  let exceptBefore: Set<Substring>
  let exceptAfter: Set<Substring>

  init(
    _ words: String, _ instead: String, exceptBefore: Set<Substring> = [], exceptAfter: Set<Substring> = []
  ) {
    self.words = words.split(separator: " ")
    self.instead = instead
    self.exceptBefore = exceptBefore
    self.exceptAfter = exceptAfter
  }

  var description: String { words.joined(separator: " ") }

  /// The phrases that no text in the project may contain.
  static let banned: [Turn] = [
    Turn("behind", "after"),
    Turn("beside", "next to"),
    Turn("stand for", "is, means, represents"),
    Turn("stands for", "is, means, represents"),
    Turn("stands", "is", exceptAfter: ["out"]),
    Turn("lies", "is"),
    Turn("of which", "start a new sentence", exceptBefore: ["some"]),
    Turn("by which", "start a new sentence"),
    Turn("is no", "is not a", exceptBefore: ["there"], exceptAfter: ["longer", "one"]),
    Turn("are no", "are not", exceptBefore: ["there"], exceptAfter: ["longer"]),
    Turn("nobody", "no one, nothing; or say who does"),
    Turn("somebody", "someone; or say who"),
    Turn("anybody", "anyone; or say who"),
    Turn("whoever", "say who"),
    Turn("at one place", "in one place"),
    Turn("said once", "say where"),
    Turn("is told", "is reported"),
    Turn("in vain", "say what fails"),
    Turn("let pass", "accept, suppress"),
    Turn("lets pass", "accepts, suppresses"),
    Turn("what is meant", "say what it is"),
    Turn("tell apart", "distinguish"),
    Turn("tells apart", "distinguishes"),
    Turn("tell them apart", "distinguish them"),
    Turn("told apart", "distinguished"),
    Turn("named by nothing", "unused, unlisted"),
    Turn("nothing names", "nothing refers to"),
    Turn("nil where", "nil if"),
    Turn("true where", "true if"),
    Turn("false where", "false if"),
    Turn("empty where", "empty if"),
    Turn("where left out", "if omitted"),
    Turn("where none", "if none"),
    Turn("as it stands", "as it is, verbatim"),
    Turn("without a word", "silently"),
    Turn("a sort of", "a kind of"),
    Turn("drawn anew", "redrawn"),
    Turn("put together at run time", "composed at run time"),
    Turn("anew", "again"),
    Turn("be it", "whether it is"),
    Turn("be they", "whether they are"),
    Turn("is to be", "should be; or say what to do"),
    Turn("are to be", "should be; or say what to do"),
    Turn("all the same", "anyway, even so"),
    Turn("finds out", "determines, finds"),
    Turn("comes of", "happens to"),
    Turn("becomes of", "happens to"),
    Turn("is said", "is reported"),
    Turn("are said", "are reported"),
    Turn("but for", "except"),
    Turn("sorts of", "kinds of"),
    Turn("of one name", "with the same name"),
    Turn("takes for", "treats as"),
  ]

  /// British spellings, each with the American one.
  static let spellings: [Turn] = [
    ("colour", "color"), ("colours", "colors"), ("coloured", "colored"), ("grey", "gray"),
    ("neighbour", "neighbor"), ("neighbours", "neighbors"), ("behaviour", "behavior"),
    ("initialiser", "initializer"), ("optimise", "optimize"), ("optimised", "optimized"),
    ("normalise", "normalize"), ("normalised", "normalized"), ("recognise", "recognize"),
    ("synchronised", "synchronized"), ("quantisation", "quantization"), ("catalogue", "catalog"),
    ("centre", "center"), ("licence", "license"), ("defence", "defense"), ("labelled", "labeled"),
    ("judgement", "judgment"), ("afterwards", "afterward"), ("towards", "toward"), ("misspelt", "misspelled"),
    ("localised", "localized"), ("recognised", "recognized"), ("initialised", "initialized"),
    ("serialised", "serialized"), ("organised", "organized"), ("favourite", "favorite"), ("whilst", "while"),
  ].map { Turn($0.0, $0.1) }
}

/// The words of a text with their lines. Punctuation that ends a phrase is a separate word.
struct WordStream {
  private(set) var words: [(text: Substring, line: Int)] = []

  init(_ text: String) {
    var line = 1
    let bytes = text.utf8
    var start: String.Index?
    func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") }
    for index in bytes.indices {
      let byte = bytes[index]
      if isLetter(byte) || (byte < 0x3A && byte > 0x2F && start != nil) {
        start = start ?? index
        continue
      }
      if let first = start { words.append((text[first..<index].lowercased()[...], line)) }
      start = nil
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "\\"):
        break
      default: if words.last?.text != "" { words.append(("", line)) }
      }
    }
    if let first = start { words.append((text[first...].lowercased()[...], line)) }
  }

  /// The places of these phrases, with their lines.
  func places(of turns: [Turn]) -> [(turn: Turn, line: Int)] {
    let byFirst = Dictionary(grouping: turns) { $0.words[0] }
    var found: [(Turn, Int)] = []
    for index in words.indices {
      for turn in byFirst[words[index].text] ?? [] {
        let end = index + turn.words.count
        guard end <= words.count, zip(words[index..<end], turn.words).allSatisfy({ $0.text == $1 }) else {
          continue
        }
        if index > 0, turn.exceptBefore.contains(words[index - 1].text) { continue }
        if end < words.count, turn.exceptAfter.contains(words[end].text) { continue }
        found.append((turn, words[index].line))
      }
    }
    return found
  }
}
