internal import AssetModel
internal import Basics
internal import SourceIndex

/// The literals that fill the hole in a name such as `"flag-\(country)"`, if `country` is a parameter, and every call
/// to the function passes a literal: `flag("de")`, `flag("fr")`.
struct PassedTexts: Sendable {
  /// The literals for each hole. A hole is left out if some call passes anything other than a literal.
  private let literals: [Hole: [MentionID]]
  private let corpus: Corpus

  private struct Hole: Hashable {
    let function: Node
    let name: Word
  }

  init(for patterns: [MentionID], _ resolver: ChainResolver, _ lookup: BundleLookup) {
    let corpus = resolver.corpus
    self.corpus = corpus
    var positions: [Hole: Position] = [:]
    for id in patterns where corpus.files[Int(id.file)].language == .swift {
      guard let function = corpus.function(around: corpus[id], in: Int(id.file)),
        corpus[function].kind == .function,
        resolver.visibility.audience(of: function) != .everybody || !lookup.isOfferedOnly(Int(id.file))
      else { continue }
      for piece in corpus.files[Int(id.file)].mentions.texts.pattern(corpus[id].text).pieces {
        guard let name = corpus.name(filling: piece), !corpus.assigns(name, in: function),
          let parameters = resolver.types.signatures[function],
          let index = parameters.firstIndex(where: { $0.name == name }),
          parameters[index].types?.map({ corpus.words[$0] }) == ["String"]
        else { continue }
        positions[Hole(function: function, name: name)] = resolver.types.position(
          ofParameter: index, of: function, corpus)
      }
    }
    let subjects = Set(positions.values.lazy.map(\.subject))
    var calls: [Word: Int] = [:]
    var open: Set<Word> = []
    for id in resolver.places.code.chains.mentions(naming: subjects) {
      let name = corpus.words.last(of: corpus.word(corpus[id].text, in: Int(id.file)))
      if corpus[id].traits.contains(.called) { calls[name, default: 0] += 1 } else { open.insert(name) }
    }
    var passed: [Position: [MentionID]] = [:]
    var others: Set<Position> = []
    let wanted = Set(positions.values)
    for file in resolver.places.code.chains.files(givingTo: subjects).sorted() {
      for (index, mention) in corpus.files[Int(file)].mentions.mentions.enumerated() {
        guard
          let position = corpus.position(
            corpus.files[Int(file)].mentions[mention.context], in: Int(file)), wanted.contains(position)
        else { continue }
        if mention.kind == .literal {
          passed[position, default: []].append(
            MentionID(file: file, index: Int32(truncatingIfNeeded: index)))
        } else {
          others.insert(position)
        }
      }
    }
    literals = positions.compactMapValues { position in
      let found = passed[position, default: []]
      // If there are fewer literals than calls, some call passes a value that is not recorded, such as the result of an
      // operator.
      return open.contains(position.subject) || others.contains(position) || found.isEmpty
        || found.count < calls[position.subject, default: 0] ? nil : found
    }
  }

  /// Fills the first hole whose literals are known, and returns one pattern for each of these literals. A later
  /// hole with known literals matches any of its own literals. Nil if no hole has known literals.
  func filled(_ pattern: Pattern, of id: MentionID) -> [(literal: MentionID, pattern: Pattern)]? {
    guard !literals.isEmpty, let function = corpus.function(around: corpus[id], in: Int(id.file)) else {
      return nil
    }
    let found = pattern.pieces.map { piece in
      corpus.name(filling: piece).flatMap { literals[Hole(function: function, name: $0)] }
    }
    guard let first = found.firstIndex(where: { $0 != nil }), let passed = found[first] else { return nil }
    var pieces = zip(pattern.pieces, found).map { piece, literals in
      literals.map { Pattern.Piece.oneOf($0.map(text(of:))) } ?? piece
    }
    return passed.map { literal in
      pieces[first] = .text(text(of: literal))
      return (literal, Pattern(pieces))
    }
  }

  private func text(of literal: MentionID) -> String {
    corpus.files[Int(literal.file)].mentions[corpus[literal].text]
  }
}

extension Corpus {
  /// The name in a hole: `name` for `\(name)`. Nil for other expressions.
  fileprivate func name(filling hole: Pattern.Piece) -> Word? {
    guard case .value(let expression) = hole, !expression.contains(".") else { return nil }
    return words.find(expression)
  }

  /// Whether code in a function assigns a value to a parameter with this name, or to a variable that shadows it.
  fileprivate func assigns(_ name: Word, in function: Node) -> Bool {
    let file = file(of: function)
    let mentions = files[file].mentions
    return mentions.mentions.contains { mention in
      let context = mentions[mention.context]
      return (context.role == .assigned || context.role == .initialValue)
        && node(mention.declaration, in: file) == function
        && words.last(of: word(context.subject, in: file)) == name
    }
  }
}
