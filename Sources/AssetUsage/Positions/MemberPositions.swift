internal import SourceIndex

/// Determines which arguments and properties expect members of a type that is neither an image nor a color
/// type.
struct MemberPositions {
  private let reader: MentionReader
  private var foreign: Set<ScopedPosition> = []

  init(_ reader: MentionReader, for hits: [Hit]) {
    self.reader = reader
    let corpus = reader.corpus
    let asked = hits.lazy.map(\.mention).filter { corpus[$0].kind == .chain }
    let isAsked = corpus.words.marked(
      asked.map { corpus.subject(of: corpus.context(of: $0), in: Int($0.file)) })
    var assets: [Word: Bool] = [:]
    for (index, file) in corpus.files.enumerated() where file.language == .swift {
      for mention in file.mentions.mentions where mention.kind == .chain && !mention.traits.contains(.postfix)
      {
        let word = corpus.word(mention.text, in: index)
        guard corpus.words.isImplicit(word), let name = corpus.words.parts(of: word).first,
          isAsked[corpus.subject(of: file.mentions[mention.context], in: index).index],
          let position = corpus.position(file.mentions[mention.context], in: index)
        else { continue }
        let mayBeAsset = assets[name] ?? mayBeAsset(name)
        assets[name] = mayBeAsset
        guard !mayBeAsset else { continue }
        foreign.insert(reader.scoped(position, mention, index))
      }
    }
  }

  /// Whether a member has the same name as a generated symbol only by coincidence.
  func isChance(_ id: MentionID) -> Bool {
    let corpus = reader.corpus
    let file = Int(id.file)
    let parts = corpus.words.parts(of: corpus.word(corpus[id].text, in: file))
    guard let name = parts.first else { return false }
    let isDeclared = reader.types.isMember(name)
    guard let position = corpus.position(corpus.context(of: id), in: file) else { return isDeclared }
    let callee = corpus.words[position.subject]
    if position.label == .none, NameAPI.colorCallees.contains(callee) || NameAPI.imageCallees.contains(callee)
    {
      return false
    }
    let telling = Self.plainLabels.contains(corpus.words[position.label]) ? position.subject : position.label
    if AssetVocabulary.speaks(corpus.words.utf8(telling)) { return false }
    return isDeclared || foreign.contains(reader.scoped(position, corpus[id], file))
  }

  /// The argument labels that say nothing about the argument.
  private static let plainLabels: Set = ["", "named", "name", "resource"]

  private func mayBeAsset(_ name: Word) -> Bool {
    reader.symbols.holds(name) || isOfFrameworks(reader.corpus.words[name])
      || reader.types.named[name, default: Namesakes()].statics.contains { node in
        reader.types.type(of: node).map { AssetType.all.contains(reader.corpus.words[reader.types[$0].name]) }
          ?? false
      }
  }

  /// Whether a framework declares a color or style with this name, or many types have such a member, as with `none`.
  private func isOfFrameworks(_ name: String) -> Bool {
    !FrameworkMembers.owners(of: name, isColor: true).isEmpty
      || ["tertiary", "tint", "init", "none", "some"].contains(name)
  }
}

extension TypeTable {
  func isMember(_ name: Word) -> Bool { named[name].map { !$0.statics.isEmpty } ?? false }
}
