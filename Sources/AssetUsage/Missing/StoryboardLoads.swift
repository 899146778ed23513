internal import Basics
internal import SourceIndex

/// The code, property lists and build settings that load storyboards.
struct StoryboardLoads {
  /// The files that load a storyboard whose name cannot be read from the sources, as in
  /// `UIStoryboard(name: flow.name, bundle: nil)`.
  private(set) var computing: [Int] = []
  /// Whether some file loads storyboards only by known names. If no file does, something outside the repository
  /// probably loads the storyboards.
  private(set) var areFound = false
  private let corpus: Corpus
  private let types: TypeTable
  private let initializer: Word
  /// The storyboard classes `UIStoryboard` and `NSStoryboard`.
  private let makers: Set<Word>
  private let name, storyboardWithName: Word?

  init(_ corpus: Corpus, _ types: TypeTable, _ known: KnownWords) {
    (self.corpus, self.types, initializer) = (corpus, types, known.initializer)
    makers = Set(InterfaceAPI.storyboardTypes.compactMap(corpus.words.find))
    name = corpus.words.find("name")
    storyboardWithName = corpus.words.find("storyboardWithName")
    let isNaming = (0..<corpus.words.count).map { Self.mayLoad(corpus.words.utf8(Word(index: $0))) }
    for file in corpus.files.indices where corpus.texts[file].contains(where: { isNaming[$0.index] }) {
      switch isComputed(file) {
      case true?: computing.append(file)
      case false?: areFound = true
      case nil: break
      }
    }
  }

  /// Whether a file that contains this word may load a storyboard. This check avoids reading all calls of most files.
  private static func mayLoad(_ text: ArraySlice<UInt8>) -> Bool {
    text.elementsEqual(".init".utf8) || text.holds(mark)
  }

  /// Matches `UIStoryboard`, `storyboardWithName` and `UIMainStoryboardFile`.
  private static let mark = Array("toryboard".utf8)

  /// Whether a file loads a storyboard by a computed name. Nil if the file does not load any storyboard.
  private func isComputed(_ file: Int) -> Bool? {
    let mentions = corpus.files[file].mentions
    switch corpus.files[file].language {
    case .swift, .objectiveC: return isComputed(inCode: file)
    case .propertyList, .buildSettings, .yaml:
      let named = mentions.mentions.filter {
        InterfaceAPI.namesStoryboard(key: mentions[mentions[$0.context].subject])
      }
      if named.isEmpty { return nil }
      return named.contains { $0.kind == .pattern || mentions[$0.text].contains("$") }
    default: return nil
    }
  }

  /// Whether some call in a file loads a storyboard whose name is not a literal. Nil if no call loads a storyboard.
  private func isComputed(inCode file: Int) -> Bool? {
    let mentions = corpus.files[file].mentions
    let loads = mentions.contexts.map { loadsStoryboard($0, file) }
    var known = 0
    var calls = 0
    for mention in mentions.mentions {
      if loads[mention.context.index] {
        guard mention.kind == .literal else { return true }
        known += 1
      } else if mention.kind != .literal, mayMakeStoryboard(mention, file) {
        return true
      }
      if mention.kind == .chain, mention.traits.contains(.called), isLoad(mention, file) { calls += 1 }
    }
    return calls > known ? true : known > 0 ? false : nil
  }

  private func loadsStoryboard(_ context: MentionContext, _ file: Int) -> Bool {
    guard context.role == .argument else { return false }
    let label = corpus.word(context.label, in: file)
    return label == storyboardWithName
      || label == name && makers.contains(type(made: corpus.word(context.subject, in: file)))
  }

  /// Whether a chain is a call that loads a storyboard: `UIStoryboard`, `UIStoryboard.init`, or
  /// `UIStoryboard.storyboardWithName:bundle:` in Objective-C.
  private func isLoad(_ mention: Mention, _ file: Int) -> Bool {
    let name = corpus.word(mention.text, in: file)
    return makers.contains(type(made: name)) || corpus.words.last(of: name) == storyboardWithName
  }

  /// The last name in a callee, ignoring `init` at its end: `UIStoryboard` for both `UIStoryboard` and
  /// `UIStoryboard.init`.
  private func type(made name: Word) -> Word {
    let names = corpus.words.parts(of: name)
    return (names.last == initializer ? names.dropLast() : names).last ?? .none
  }

  /// Whether a value is the name in `self.init(name: flow.name, bundle: nil)` in an extension of a storyboard type, or
  /// in `.init(name: flow.name, bundle: nil)`.
  private func mayMakeStoryboard(_ mention: Mention, _ file: Int) -> Bool {
    let mentions = corpus.files[file].mentions
    let context = mentions[mention.context]
    guard context.role == .argument, corpus.word(context.label, in: file) == name else { return false }
    switch mentions[context.subject] {
    case ".init": return context.bundle != .none
    case "self.init":
      let type = types.type(of: corpus.node(mention.declaration, in: file))
      return type.map { makers.contains(types[$0].name) } == true
    default: return false
    }
  }
}
