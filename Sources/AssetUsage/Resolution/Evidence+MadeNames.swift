internal import AssetModel
internal import Basics
internal import SourceIndex

extension Evidence {
  /// Adds the assets that match composed strings such as `"ic_\(name)"`. If `name` is a parameter of the function
  /// that composes the string, the literals that callers pass for it count as the uses. Returns the composed string
  /// for each use.
  mutating func addPatterns(
    _ reader: MentionReader, _ readings: [FileReading], _ flows: NameFlows, jobs: Jobs
  ) -> [MentionID: MentionID] {
    let corpus = reader.corpus
    let asked = Dictionary(readings.flatMap(\.requests).map { ($0.mention, Set($0.kinds)) }) { $0.union($1) }
    // A sum of two values, such as the width of a view, is a name only if it is passed as one.
    let patterns = readings.flatMap(\.patterns).filter {
      !corpus[$0].traits.contains(.sum) || asked[$0] != nil || flows.takes($0, corpus)
    }
    let lookup = sight.lookup
    let (passed, values) = jobs.both {
      PassedTexts(for: patterns, ChainResolver(reader.places), lookup)
    } _: {
      HoleValues(reader)
    }
    // If a local variable is passed as an asset name, even through other functions, so is the string assigned to it:
    // `let name = icon + "_24"`.
    let passedOn = flows.vague.filter { asked[$0] == nil && corpus[$0].traits.contains(.local) }
    let locals = Dictionary(
      passedOn.map { (corpus.valueName($0), []) }
        + asked.lazy.filter { corpus[$0.key].traits.contains(.local) }.map {
          (corpus.valueName($0.key), $0.value)
        }
    ) { $0.union($1) }
    let made = patterns.parallelMap(jobs) { id -> (hits: [Hit], vague: VagueName?) in
      let file = Int(id.file)
      let pattern = corpus.files[file].mentions.texts.pattern(corpus[id].text)
      let node = corpus.node(corpus[id].declaration, in: file)
      // Strings for other purposes, such as user-facing text, match many names by chance, so they need more
      // known characters.
      let kinds = asked[id] ?? corpus.target(of: id).flatMap { locals[$0] }
      let isAsked = kinds != nil || flows.nodes[node] != nil || flows.takes(id, corpus)
      let fewest = isAsked ? 2 : 3
      let all = HoleValues.Extent.allCases.map { extent in
        NamePattern(pattern) { values.known($0, in: node, extent) }
      }
      if let filled = passed.filled(pattern, of: id)?.map({ literal, pattern in
        (literal: literal, name: NamePattern(pattern) { values.known($0, in: node, .orNone) })
      }), all[0].knownCount >= fewest || isAsked && filled.allSatisfy(\.name.isWhole) {
        let hits = filled.map { literal, name in
          Hit(
            mention: literal, assets: reader.names.assets(matching: name), strength: .pattern,
            doubts: .pattern)
        }
        return (hits.filter { !$0.assets.isEmpty }, nil)
      }
      let telling = all.filter { $0.knownCount >= fewest || isAsked && $0.isWhole }
      let chosen = isAsked && telling.isEmpty ? all.filter(\.isNamespaceOnly) : telling
      if isAsked, chosen.isEmpty, all[0].isJoined { return ([], VagueName(mention: id, pattern: all[0])) }
      // The whole name may be a number: `"\(index)"`.
      let numbers = isAsked && !all[0].isJoined && !all[0].hasText ? [NamePattern(Pattern([.digits]))] : []
      let assets = (chosen + numbers).flatMap(reader.names.assets(matching:)).filter {
        kinds?.isEmpty != false || kinds?.contains(reader.names.sets[$0].kind) == true
      }
      return assets.isEmpty
        ? ([], nil)
        : ([Hit(mention: id, assets: Set(assets).sorted(), strength: .pattern, doubts: .pattern)], nil)
    }
    hits += made.flatMap(\.hits)
    addVague(made.compactMap(\.vague), reader)
    return Dictionary(
      zip(patterns, made).flatMap { id, made in made.hits.map { ($0.mention, id) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Adds assets whose names match a string that joins only unknown values, such as
  /// `"\(onboarding.id)_\(page.id)"`. A name counts if its parts occur in the repository, for example in a JSON
  /// file, or if all names in its folder match.
  private mutating func addVague(_ vague: [VagueName], _ reader: MentionReader) {
    guard !vague.isEmpty else { return }
    let names = reader.names.all.map { Array($0.utf8) }
    var candidates: Set<ArraySlice<UInt8>> = []
    for name in names {
      for pattern in vague.map(\.pattern) where pattern.matches(name) {
        _ = pattern.matches(name) { part in
          candidates.insert(part)
          return true
        }
      }
    }
    let texts = reader.corpus.texts(among: candidates)
    let named = Set(hits.lazy.filter { $0.strength < .pattern }.flatMap(\.assets))
    let sets = reader.names.sets
    let folders = Dictionary(grouping: sets.indices.filter { sets[$0].isJudged }) { sets[$0].path.parent }
    for (id, pattern) in vague.map({ ($0.mention, $0.pattern) }) {
      let joined = names.indices
        .filter { pattern.matches(names[$0]) && pattern.matches(names[$0], fills: texts.contains) }
        .flatMap { reader.names.assets(named: Word(index: $0 + 1)) }
      // If all names in a folder match the pattern, the folder was probably made for the call: `DE-s`, `FR-s`.
      let collected = folders.values.filter { siblings in
        pattern.hasText && siblings.count >= AssetFamilies.fewestNumbers
          && siblings.allSatisfy { pattern.matches(Array(sets[$0].name.utf8)) }
      }
      // If code refers directly to at least half of the assets, it probably does not compose the names of the others.
      let assets = ([joined] + collected).filter { $0.count(where: named.contains) * 2 < $0.count }.joined()
      if !assets.isEmpty {
        hits.append(Hit(mention: id, assets: Set(assets).sorted(), strength: .pattern, doubts: .pattern))
      }
    }
  }

  /// Adds the assets whose names begin with a string such as `btn_`, to which code may append `normal` or `pressed`.
  mutating func addPrefixes(_ reader: MentionReader, _ readings: [FileReading]) {
    add(readings.flatMap(\.prefixes), before: .anything, reader)
  }

  /// Adds the assets with a prefix that code looks for in a loaded name, as in `label.hasPrefix("ic_")`.
  mutating func addBeginnings(_ reader: MentionReader, _ readings: [FileReading], _ flows: NameFlows) {
    let corpus = reader.corpus
    let asked = readings.flatMap(\.beginnings).filter { id in
      let subject = corpus.word(corpus.context(of: id).subject, in: Int(id.file))
      guard let value = corpus.words.parts(of: subject).dropLast().last else { return false }
      return flows.openMembers.contains(value)
        || flows.positions.contains(Position(kind: .property, subject: value))
    }
    add(asked, before: .anything, reader)
  }

  /// Adds the frames of animations, such as `walk_1` and `walk_2` if code passes `walk_` to `animatedImageNamed`.
  mutating func addSequences(_ reader: MentionReader, _ readings: [FileReading]) {
    add(readings.flatMap(\.sequences), before: .digits, reader)
  }

  private mutating func add(_ beginnings: [MentionID], before hole: Pattern.Piece, _ reader: MentionReader) {
    let corpus = reader.corpus
    for id in beginnings {
      let text = corpus.files[Int(id.file)].mentions[corpus[id].text]
      let assets = reader.names.assets(
        matching: NamePattern(Pattern([.text(text), hole])))
      if !assets.isEmpty {
        hits.append(Hit(mention: id, assets: assets, strength: .pattern, doubts: .pattern))
      }
    }
  }

  /// Adds the assets that match format strings such as `icon_%d`. Such a string may be in a constant that a call
  /// elsewhere formats.
  mutating func addFormats(_ reader: MentionReader, _ readings: [FileReading]) {
    let corpus = reader.corpus
    for id in readings.flatMap(\.formats) {
      let text = corpus.words.utf8(corpus.word(corpus[id].text, in: Int(id.file)))
      guard let format = Pattern(format: text) else { continue }
      let pattern = NamePattern(format)
      guard pattern.knownCount >= 3 else { continue }
      let assets = reader.names.assets(matching: pattern)
      if !assets.isEmpty {
        hits.append(Hit(mention: id, assets: assets, strength: .pattern, doubts: .pattern))
      }
    }
  }

  /// Adds the assets that code may name by trimming other strings, changing their case or replacing characters:
  /// `close` for `app.icons.Close`, or `polar_bear` for `Polar Bear`. Returns the calls that respell names from
  /// outside the repository.
  mutating func addParts(
    _ reader: MentionReader, _ unknown: [Request], _ flows: NameFlows, _ origins: NameOrigins,
    _ sight: BundleSight
  ) -> [MentionID] {
    let corpus = reader.corpus
    let cuttingPaths = Set(Self.cuttingPaths.compactMap(corpus.words.find))
    let paths = unknown.filter { !origins.words(of: $0.mention).isDisjoint(with: cuttingPaths) }
    let others = unknown.filter { Self.cutting.contains(corpus.words[corpus.lastName(of: $0.mention)]) }
    for (calls, separator) in [(paths, UInt8.slash), (others, .dot)] where !calls.isEmpty {
      let names = NameEnds(
        reader.names.sets.indices.lazy.filter { sight.first(of: calls, thatMayShow: $0) != nil }
          .map { ($0, reader.names.sets[$0].name) }, after: separator)
      addStrings(reader, arePlain: names.arePaths) { text, kind in
        names.assets(endOf: text, mustBeCut: names.arePaths || kind == .word)
      }
    }
    let isRespelled = Set(flows.respelled)
    let respelled =
      corpus.requests(unknown, applying: NameAPI.replacingParts)
      + unknown.filter { isRespelled.contains($0.mention) }
    guard !respelled.isEmpty else { return [] }
    let names = NameSpellings(
      reader.names.sets.indices.lazy.filter { sight.first(of: respelled, thatMayShow: $0) != nil }
        .map { ($0, reader.names.sets[$0].name) })
    var areKnown = false
    addStrings(reader, arePlain: false) { text, kind in
      let assets = names.assets(spelled: text, mustChange: kind == .word)
      if assets?.contains(where: { !reader.names.sets[$0].name.utf8.elementsEqual(text) }) == true {
        areKnown = true
      }
      return assets
    }
    return areKnown ? [] : flows.respelled
  }

  /// Adds the assets that `find` returns for strings. Strings for other purposes, such as messages, count only if
  /// `arePlain` is set.
  private mutating func addStrings(
    _ reader: MentionReader, arePlain: Bool, _ find: (ArraySlice<UInt8>, Mention.Kind) -> [Int]?
  ) {
    let corpus = reader.corpus
    for (file, source) in corpus.files.enumerated() {
      for (index, mention) in source.mentions.mentions.enumerated()
      where mention.kind == .literal || mention.kind == .word {
        guard let assets = find(source.mentions.texts.utf8(mention.text), mention.kind),
          arePlain || !reader.isPlain(source.mentions[mention.context], file)
        else { continue }
        let id = MentionID(file: Int32(truncatingIfNeeded: file), index: Int32(truncatingIfNeeded: index))
        hits.append(Hit(mention: id, assets: assets, strength: .pattern, doubts: .pattern))
      }
    }
  }

  private static let cutting = NameAPI.changingCase.union(["components", "split", "pathExtension", "suffix"])

  /// The properties that return a part of a path or URL, such as `host`, which is `logo` for `asset://logo`.
  private static let cuttingPaths = ["lastPathComponent", "pathComponents", "host"]

  /// Adds the assets whose names code joins from several strings, as in `["7xx", "Blue"].joined(separator: " ")`.
  /// Only code in a function that loads an unknown name counts.
  mutating func addJoined(_ origins: NameOrigins, _ reader: MentionReader) {
    let corpus = reader.corpus
    let joins = corpus.files.indices.flatMap { file in
      corpus.files[file].mentions.mentions.indices.lazy.map {
        MentionID(file: Int32(truncatingIfNeeded: file), index: Int32(truncatingIfNeeded: $0))
      }.filter { Self.isSeparator($0, corpus) && !origins.words(of: $0).isEmpty }
    }
    addVague(
      joins.flatMap { id in
        let separator = Pattern.Piece.text(corpus.files[Int(id.file)].mentions[corpus[id].text])
        return [[.anything, separator, .anything], [.anything, separator, .anything, separator, .anything]]
          .map {
            VagueName(mention: id, pattern: NamePattern(Pattern($0)))
          }
      }, reader)
  }

  /// Whether a mention is the separator in a call to `joined`.
  private static func isSeparator(_ id: MentionID, _ corpus: Corpus) -> Bool {
    let (mention, file) = (corpus[id], Int(id.file))
    guard mention.kind == .literal, corpus.files[file].language == .swift else { return false }
    let context = corpus.context(of: id)
    return context.role == .argument && corpus.files[file].mentions[context.label] == "separator"
      && !corpus.files[file].mentions[mention.text].isEmpty
      && corpus.words[corpus.words.last(of: corpus.word(context.subject, in: file))] == "joined"
  }

  /// Adds dictionary keys, subscript arguments and compared strings that a call may also load as asset names. In
  /// `if name == "close" { show(UIImage(named: name)) }`, for example, the call loads `close`.
  mutating func addKeys(
    _ readings: [FileReading], _ flows: NameFlows, _ origins: NameOrigins, _ reader: MentionReader
  ) {
    let corpus = reader.corpus
    let loaded = Set(readings.flatMap(\.requests).map { corpus.valueName($0.mention) })
    var indexed = corpus.dictionaries(
      indexedWith: loaded, in: Set(readings.flatMap(\.requests).map(\.mention.file)))
    indexed.names.formUnion(corpus.dictionaries(indexedWithMembersIn: flows, reader.places.code.chains))
    for key in readings.flatMap(\.keys) {
      let mention = corpus[key.mention]
      let node = corpus.node(mention.declaration, in: Int(key.mention.file))
      let isName =
        switch corpus.context(of: key.mention).role {
        case .key:
          origins.reach(node, named: reader.types.names[node.index])
            || indexed.names.contains(reader.types.names[node.index]) || indexed.nodes.contains(node)
        case .subscripted: flows.takesSubscripts
        default: loaded.contains(corpus.comparedValue(key.mention))
        }
      if isName {
        hits.append(Hit(mention: key.mention, assets: key.assets, strength: .pattern, doubts: .pattern))
      }
    }
  }

  /// Adds the assets of libraries with a public function that loads any asset by name, because other repositories may
  /// use these assets.
  mutating func addOffered(
    _ readings: [FileReading], _ flows: NameFlows, _ reader: MentionReader, _ sight: BundleSight
  ) {
    let lookup = sight.lookup
    let files = Set(flows.offered.map(reader.corpus.file)).filter(lookup.isOfferedOnly)
    let parts = files.reduce(into: Set<Module.ID>()) { parts, file in
      for owner in lookup.owners(of: file) { parts.formUnion(lookup.modules.parts(of: owner)) }
    }
    let offered = reader.names.sets.indices.filter { !sight.holders(of: $0).isDisjoint(with: parts) }
    guard !offered.isEmpty else { return }
    for request in readings.flatMap(\.requests)
    where reader.corpus[request.mention].traits.contains(.parameter)
      && lookup.isOfferedOnly(Int(request.mention.file))
    {
      let assets = offered.filter { sight.first(of: [request], thatMayShow: $0) != nil }
      if !assets.isEmpty {
        hits.append(Hit(mention: request.mention, assets: assets, strength: .pattern, doubts: .pattern))
      }
    }
  }

  mutating func addNumbered(_ reader: MentionReader, _ readings: [FileReading]) {
    for request in readings.flatMap(\.requests)
    where reader.corpus[request.mention].kind == .literal && request.kinds.contains(.image) {
      let assets = reader.numberedAssets(of: request.mention)
      if !assets.isEmpty {
        hits.append(Hit(mention: request.mention, assets: assets, strength: .pattern, doubts: .pattern))
      }
    }
  }

  /// The mentions that pass an unknown name, with the kinds of asset that the name can refer to.
  func unknownCalls(_ readings: [FileReading], _ flows: NameFlows) -> [Request] {
    let requests = readings.flatMap(\.requests)
    let kinds = Dictionary(requests.map { ($0.mention, $0.kinds) }) { first, _ in first }
    // A name that is not passed to a call directly may end up in any call, so its asset may be of any kind that calls
    // take.
    let all = Set(flows.unknown.isEmpty ? [] : requests.lazy.flatMap(\.kinds))
      .sorted { $0.rawValue < $1.rawValue }
    return flows.unknown.map { Request(mention: $0, kinds: kinds[$0] ?? all) }
  }
}

extension MentionReader {
  /// The assets whose names are this string followed by a number. Empty if the string itself is an asset name, or if
  /// the numbers do not look like the frame numbers of an animation.
  func numberedAssets(of id: MentionID) -> [Int] {
    let word = corpus.word(corpus[id].text, in: Int(id.file))
    guard assets(word).isEmpty, word != .none else { return [] }
    let name = corpus.words[word]
    let frames = names.assets(matching: NamePattern(Pattern([.text(name), .digits])))
    // Frames are counted from 0 or 1. A single name such as `check24` is not a frame of `check`.
    let numbers = Set(frames.map { Int(names.sets[$0].name.dropFirst(name.count)) })
    return numbers.count > 1 && (numbers.contains(0) || numbers.contains(1)) ? frames : []
  }
}

extension AssetNames {
  func assets(fitting pattern: Glob) -> [Int] {
    all.indices.filter { pattern.matches(name: all[$0]) }
      .flatMap { assets(named: Word(number: Int32(truncatingIfNeeded: $0 + 1))) }
  }
}

/// A name that code builds entirely from unknown values.
private struct VagueName {
  let mention: MentionID
  let pattern: NamePattern
}

private struct LocalName: Hashable {
  let node: Node
  let name: Word
}

extension Corpus {
  fileprivate func lastName(of id: MentionID) -> Word {
    words.last(of: word(self[id].text, in: Int(id.file)))
  }

  /// The candidates that consist of digits, or that occur in sources or data files. A single letter does not count.
  fileprivate func texts(among candidates: Set<ArraySlice<UInt8>>) -> Set<ArraySlice<UInt8>> {
    var found = candidates.filter { text in
      text.allSatisfy { 0x30...0x39 ~= $0 } || text.count > 1 && words.find(text) != nil
    }
    for file in files where file.holdsOnlyData {
      for id in file.mentions.texts.ids {
        let text = file.mentions.texts.utf8(id)
        if text.count > 1, candidates.contains(text) { found.insert(text) }
      }
    }
    return found
  }

  /// The requests whose names are the result of one of these functions.
  func requests(_ all: [Request], applying functions: Set<String>) -> [Request] {
    let functions = Set(functions.compactMap(words.find))
    if functions.isEmpty { return [] }
    let steps = steps(of: all.map(\.mention))
    return all.filter { steps[$0.mention]?.isDisjoint(with: functions) == false }
  }

  /// For each value, the names in its expression. For a local variable, these are the names in the expressions that
  /// are assigned to it: `item`, `name` and `lowercased` for `icon` after `let icon = item.name.lowercased()`.
  fileprivate func steps(of values: [MentionID]) -> [MentionID: Set<Word>] {
    var assigned: [LocalName: Set<Word>] = [:]
    for file in Set(values.map(\.file)) {
      for index in files[Int(file)].mentions.mentions.indices {
        let id = MentionID(file: file, index: Int32(truncatingIfNeeded: index))
        guard self[id].kind == .chain, let target = target(of: id) else { continue }
        assigned[target, default: []].formUnion(parts(of: id))
      }
    }
    return Dictionary(
      uniqueKeysWithValues: Set(values).map { id in
        (id, (assigned[valueName(id)] ?? []).union(parts(of: id)))
      })
  }

  fileprivate func valueName(_ id: MentionID) -> LocalName {
    let file = Int(id.file)
    return LocalName(node: node(self[id].declaration, in: file), name: word(self[id].text, in: file))
  }

  /// The dictionaries that code indexes with one of these values, as in `titles[name]`. Returns their names, and
  /// the declarations that contain such code, because a dictionary may be a local variable.
  fileprivate func dictionaries(indexedWith values: Set<LocalName>, in files: Set<Int32>) -> (
    names: Set<Word>, nodes: Set<Node>
  ) {
    var (names, nodes): (Set<Word>, Set<Node>) = ([], [])
    for file in files.map({ Int($0) }) {
      for mention in self.files[file].mentions.mentions where mention.kind == .chain {
        let context = self.files[file].mentions[mention.context]
        let node = node(mention.declaration, in: file)
        guard context.role == .subscripted,
          values.contains(LocalName(node: node, name: word(mention.text, in: file)))
        else { continue }
        names.insert(words.last(of: word(context.subject, in: file)))
        nodes.insert(node)
      }
    }
    names.remove(.none)
    return (names, nodes)
  }

  /// The names of dictionaries that code subscripts with a member that holds asset names: `titles` for
  /// `titles[item.icon]`.
  fileprivate func dictionaries(indexedWithMembersIn flows: NameFlows, _ chains: ChainIndex) -> Set<Word> {
    let properties = flows.positions.filter { $0.kind == .property }.map(\.subject)
    let members = flows.openMembers.union(properties)
    return Set(
      chains.mentions(naming: members).lazy.filter { id in
        let name = self.word(self[id].text, in: Int(id.file))
        return self.context(of: id).role == .subscripted && self.words.parts(of: name).count > 1
          && members.contains(self.words.last(of: name))
      }.map { self.words.last(of: self.word(self.context(of: $0).subject, in: Int($0.file))) }
    ).subtracting([.none])
  }

  /// The value that a string is compared with: `name` for the string in `name == "close"`.
  fileprivate func comparedValue(_ id: MentionID) -> LocalName {
    let file = Int(id.file)
    return LocalName(
      node: node(self[id].declaration, in: file), name: word(context(of: id).subject, in: file))
  }

  /// The variable that a value is assigned to: `name` for `icon` in `let name = icon` or `name = icon`.
  fileprivate func target(of id: MentionID) -> LocalName? {
    let file = Int(id.file)
    let context = context(of: id)
    guard context.role == .initialValue || context.role == .assigned else { return nil }
    return LocalName(
      node: node(self[id].declaration, in: file), name: words.last(of: word(context.subject, in: file)))
  }
}
