internal import AssetModel
internal import Basics
internal import SourceIndex

/// All mentions that name assets, after it was judged what strings mean at their positions.
struct Evidence: Sendable {
  private(set) var hits: [Hit] = []
  private(set) var declared: [DeclaredUse] = []
  /// The assets that the configuration says are used, with the places where it does.
  private(set) var configured: [(assets: [Int], place: Place)] = []
  let statistics: PositionStatistics
  /// The declarations of generated files that stand for assets.
  private let generated: Set<Node>

  init(
    _ reader: MentionReader, _ readings: [MentionReader.Result], _ flows: NameFlows,
    _ configured: [(pattern: String, place: Place)]
  ) {
    var statistics = PositionStatistics()
    for reading in readings {
      for (position, word, isAsset) in reading.positions { statistics.add(position, word, isAsset: isAsset) }
    }
    self.statistics = statistics
    generated = reader.corpus.generatedAccessors
    for reading in readings {
      hits += reading.hits
      for string in reading.strings { add(string, reader, flows) }
    }
    addPatterns(reader, readings, flows)
    addPrefixes(reader, readings)
    addParts(reader, flows)
    addNumbered(reader, readings)
    let coincidences = Coincidences(
      reader, statistics, flows, usesSymbols: readings.contains(where: \.usesSymbols))
    for index in hits.indices where coincidences.hold(hits[index]) {
      hits[index].doubts.insert(.coincidence)
    }
    addFamilies(reader, readings, flows)
    addDeclared(reader, readings, configured)
    let corpus = reader.corpus
    for index in hits.indices {
      let mention = corpus[hits[index].mention]
      hits[index].doubts.formUnion(corpus.files[Int(hits[index].mention.file)].doubts(at: mention))
    }
  }

  private mutating func add(
    _ string: (mention: MentionID, position: Position?, assets: [Int]), _ reader: MentionReader,
    _ flows: NameFlows
  ) {
    switch judgement(string.mention, string.position, reader, flows) {
    case .names:
      hits.append(Hit(mention: string.mention, assets: string.assets, strength: .literal, doubts: []))
    case .unknown:
      hits.append(Hit(mention: string.mention, assets: string.assets, strength: .literal, doubts: .text))
    case .other: break
    }
  }

  private func judgement(
    _ id: MentionID, _ position: Position?, _ reader: MentionReader, _ flows: NameFlows
  ) -> PositionJudgement {
    let corpus = reader.corpus
    let file = Int(id.file)
    let mention = corpus[id]
    let node = corpus.node(mention.declaration, in: file)
    if corpus.files[file].isPlainC { return .unknown }
    if flows.nodes[node] != nil || generated.contains(node) { return .names }
    if let position, flows.positions.contains(position) { return .names }
    let learned = position.map { statistics.judgement($0, corpus.words) } ?? .unknown
    guard position?.kind == .rawValue, let type = reader.types.type(of: node) else { return learned }
    if flows.enums.contains(type) { return .names }
    // Keys of coded data have names like everything else.
    let isKey = reader.types[type].inherited.contains { corpus.words[$0] == "CodingKey" }
    return isKey ? .other : learned
  }

  private mutating func addPatterns(
    _ reader: MentionReader, _ readings: [MentionReader.Result], _ flows: NameFlows
  ) {
    let corpus = reader.corpus
    let values = RawValues(reader)
    let asked = Set(readings.flatMap(\.requests).map(\.mention))
    for id in readings.flatMap(\.patterns) {
      let file = Int(id.file)
      let texts = corpus.files[file].mentions.texts
      let node = corpus.node(corpus[id].declaration, in: file)
      let enclosing = reader.types.type(of: node)
      let pattern = NamePattern(texts.pattern(corpus[id].text)) { values.known($0, in: enclosing) }
      // A text for people fits many names by chance.
      guard pattern.knownCount >= (asked.contains(id) || flows.nodes[node] != nil ? 2 : 3) else { continue }
      let assets = reader.names.assets(matching: pattern)
      if !assets.isEmpty {
        hits.append(Hit(mention: id, assets: assets, strength: .pattern, doubts: .pattern))
      }
    }
  }

  /// Strings with which names begin, as functions take them that add a number or state.
  private mutating func addPrefixes(_ reader: MentionReader, _ readings: [MentionReader.Result]) {
    let corpus = reader.corpus
    let prefixes = readings.flatMap(\.prefixes).map { ($0, Pattern.Piece.anything) }
    for (id, hole) in prefixes + readings.flatMap(\.sequences).map({ ($0, .digits) }) {
      let text = corpus.files[Int(id.file)].mentions[corpus[id].text]
      let assets = reader.names.assets(
        matching: NamePattern(Pattern([.text(text), hole])))
      if !assets.isEmpty {
        hits.append(Hit(mention: id, assets: assets, strength: .pattern, doubts: .pattern))
      }
    }
  }

  /// Names that code makes of other texts, where one is asked for by a text that was cut or changed in case: `close` of
  /// `app.icons.Close`.
  private mutating func addParts(_ reader: MentionReader, _ flows: NameFlows) {
    let corpus = reader.corpus
    let isCut = flows.unknown.contains { id in
      let chain = corpus.word(corpus[id].text, in: Int(id.file))
      return Self.cutting.contains(corpus.words[corpus.words.last(of: chain)])
    }
    guard isCut else { return }
    let assets = Dictionary(grouping: reader.names.sets.indices) { reader.names.sets[$0].name.lowercased() }
    for (file, source) in corpus.files.enumerated() {
      let found = source.mentions.texts.ids.map { id -> [Int] in
        let text = source.mentions[id]
        guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else {
          return assets[text.lowercased(), default: []]
        }
        return assets[text[dot...].dropFirst().lowercased(), default: []]
      }
      for (index, mention) in source.mentions.mentions.enumerated()
      where !found[mention.text.index].isEmpty
        && (mention.kind == .literal || mention.kind == .word && source.mentions[mention.text].contains("."))
      {
        let id = MentionID(file: Int32(truncatingIfNeeded: file), index: Int32(truncatingIfNeeded: index))
        hits.append(Hit(mention: id, assets: found[mention.text.index], strength: .pattern, doubts: .pattern))
      }
    }
  }

  /// The functions and properties that give a part of a text, or the same text in another case.
  private static let cutting: Set = [
    "components", "split", "pathExtension", "suffix", "lastPathComponent", "lowercased", "uppercased",
    "capitalized",
    "lowercaseString",
  ]

  /// Names whose assets have a number behind them: frames that are shown one after the other.
  private mutating func addNumbered(_ reader: MentionReader, _ readings: [MentionReader.Result]) {
    for request in readings.flatMap(\.requests) where reader.corpus[request.mention].kind == .literal {
      let assets = reader.numberedAssets(of: request.mention)
      if !assets.isEmpty {
        hits.append(Hit(mention: request.mention, assets: assets, strength: .pattern, doubts: .pattern))
      }
    }
  }

  /// Flags and frames, where a call asks for a name that nothing tells.
  private mutating func addFamilies(
    _ reader: MentionReader, _ readings: [MentionReader.Result], _ flows: NameFlows
  ) {
    guard let call = flows.unknown.first else { return }
    let named = Set(
      hits.lazy.filter { $0.strength < .comment && !$0.doubts.contains(.coincidence) }.flatMap(\.assets))
    let assets = AssetFamilies(reader.names.sets).members.filter { !named.contains($0) }
    if !assets.isEmpty {
      hits.append(Hit(mention: call, assets: assets, strength: .pattern, doubts: .pattern))
    }
  }

  /// `assetlint:uses flag-*` in comments, and the patterns of the configuration.
  private mutating func addDeclared(
    _ reader: MentionReader, _ readings: [MentionReader.Result],
    _ configured: [(pattern: String, place: Place)]
  ) {
    for id in readings.flatMap(\.directives) {
      let file = reader.corpus.files[Int(id.file)]
      let words = file.mentions[reader.corpus[id].text].split(separator: " ")
      guard words.first == "uses" else { continue }
      for word in words.dropFirst().prefix(while: { $0 != "-" && $0 != "–" }) {
        let assets = reader.names.assets(fitting: String(word))
        declared.append(
          DeclaredUse(
            String(word), at: Place(file.path, reader.corpus[id].position), matches: assets.count))
        if !assets.isEmpty {
          hits.append(Hit(mention: id, assets: assets, strength: .declared, doubts: []))
        }
      }
    }
    for (pattern, place) in configured {
      let assets = reader.names.assets(fitting: pattern)
      declared.append(DeclaredUse(pattern, at: place, matches: assets.count))
      self.configured.append((assets, place))
    }
  }
}

/// The raw values of enums, or the names of their cases where they have none.
struct RawValues {
  private let reader: MentionReader
  private let written: [Node: String]

  init(_ reader: MentionReader) {
    self.reader = reader
    var written: [Node: String] = [:]
    for (index, file) in reader.corpus.files.enumerated() where file.language == .swift {
      for mention in file.mentions.mentions
      where mention.kind == .literal && file.mentions[mention.context].role == .rawValue {
        written[reader.corpus.node(mention.declaration, in: index)] = file.mentions[mention.text]
      }
    }
    self.written = written
  }

  /// What can stand in a hole inside a type, where an enum says more of it.
  func known(_ hole: Pattern.Piece, in enclosing: TypeID?) -> Pattern.Piece {
    switch hole {
    case .cases(let type): return reader.corpus.words.find(type).flatMap(values) ?? hole
    case .value(let expression):
      let names = expression.split(separator: ".").filter { $0 != "self" && $0 != "rawValue" }
      guard names.count == 1, let enclosing, let word = reader.corpus.words.find(names[0]) else {
        return hole
      }
      let members = reader.types[enclosing].members[word, default: []]
      return (members.count == 1 ? values(of: reader.types.values[members[0].index]) : nil) ?? hole
    default: return hole
    }
  }

  /// The values of the cases of all enums with this name; nil where there are none.
  private func values(of word: Word) -> Pattern.Piece? {
    let types = reader.types
    let enums = types.byName[word, default: []].filter { types[$0].isEnumeration }
    if enums.contains(where: isNumbered) { return .digits }
    let values = enums.flatMap { type in
      types[type].members.values.joined().filter { reader.corpus[$0].kind == .enumCase }.sorted()
        .map { written[$0] ?? reader.corpus.words[types.names[$0.index]] }
    }
    return values.isEmpty ? nil : .oneOf(values)
  }

  private func isNumbered(_ type: TypeID) -> Bool {
    reader.types[type].inherited.contains {
      ["Int", "UInt", "UInt8", "Int32"].contains(reader.corpus.words[$0])
    }
  }
}

extension MentionReader {
  /// The assets whose names are that of a literal with a number behind it; none where an asset has the name.
  func numberedAssets(of id: MentionID) -> [Int] {
    let word = corpus.word(corpus[id].text, in: Int(id.file))
    guard assets(word).isEmpty, word != .none else { return [] }
    let name = corpus.words[word]
    let frames = names.assets(matching: NamePattern(Pattern([.text(name), .digits])))
    // One that is called `check24` is no frame of `check`.
    let numbers = Set(frames.map { Int(names.sets[$0].name.dropFirst(name.count)) })
    return numbers.count > 1 && (numbers.contains(0) || numbers.contains(1)) ? frames : []
  }
}

extension AssetNames {
  /// The assets whose names can come from a pattern of the sources.
  func assets(matching pattern: NamePattern) -> [Int] {
    all.indices.filter { pattern.matches(all[$0]) }
      .flatMap { assets(named: Word(number: Int32(truncatingIfNeeded: $0 + 1))) }
  }

  /// The assets whose names fit a pattern with `*`.
  func assets(fitting pattern: String) -> [Int] {
    let pieces = NamePattern(
      Pattern(
        pattern.split(separator: "*", omittingEmptySubsequences: false).enumerated().flatMap { index, text in
          (index == 0 ? [] : [Pattern.Piece.anything]) + (text.isEmpty ? [] : [.text(String(text))])
        }))
    return assets(matching: pieces)
  }
}

extension Corpus {
  /// The declarations that generators wrote for assets.
  fileprivate var generatedAccessors: Set<Node> {
    var nodes: Set<Node> = []
    for (index, file) in files.enumerated() where file.language == .swift {
      guard let accessors = GeneratedAccessors(reading: file.mentions) else { continue }
      nodes.formUnion(accessors.entries.map { node($0.declaration, in: index) })
    }
    return nodes
  }
}
