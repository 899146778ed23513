internal import AssetModel
internal import Basics
internal import SourceIndex

/// All mentions that may refer to assets, with the reasons to doubt each of them.
struct Evidence: Sendable {
  var hits: [Hit] = []
  private(set) var declared: [DeclaredUse] = []
  /// The valid patterns in `declared`, with their indices there.
  private(set) var patterns: [(glob: Glob, index: Int)] = []
  /// For each pattern in the configuration, the assets that it declares as used, and the place of the pattern.
  private(set) var configured: [(assets: [Int], place: Place)] = []
  let statistics: PositionStatistics
  let sight: BundleSight
  private let generated: Set<Node>

  init(
    _ reader: MentionReader, _ readings: [FileReading], _ flows: NameFlows, _ parts: NameParts,
    _ sight: BundleSight, _ configured: [(pattern: Glob, place: Place)], jobs: Jobs
  ) {
    (statistics, generated) = jobs.both {
      var statistics = PositionStatistics()
      for reading in readings {
        for (position, word, isAsset) in reading.positions {
          statistics.add(position, word, isAsset: isAsset)
        }
      }
      return statistics
    } _: {
      reader.corpus.generatedAccessors
    }
    self.sight = sight
    for reading in readings {
      hits += reading.hits
      for string in reading.strings { add(string, reader, flows) }
    }
    let whole = hits.count
    let composers = addPatterns(reader, readings, flows, jobs: jobs)
    addPrefixes(reader, readings)
    addFormats(reader, readings)
    // If no code certainly uses Xcode's symbols, the context of a member says too little about whether the member is a
    // symbol.
    let members = readings.contains(where: \.usesSymbols) ? MemberPositions(reader, for: hits) : nil
    let coincidences = Coincidences(reader, statistics, flows, members, sight.lookup.modules)
    let madeByChance = Coincidences(
      reader, statistics, flows.union(parts.flows), members, sight.lookup.modules)
    for index in hits.indices {
      let composer = composers[hits[index].mention] ?? hits[index].mention
      let isChance =
        index < whole
        ? coincidences.hold(hits[index])
        : !parts.asked.contains(composer) && madeByChance.hold(madeAt: composer)
      if isChance { hits[index].doubts.insert(.coincidence) }
    }
    for index in hits.indices { hits[index].assets = sight.narrowed(hits[index]) }
    addSequences(reader, readings)
    addLocalized(readings)
    addCallerNames(reader, flows)
    addBeginnings(reader, readings, flows)
    let unknown = unknownCalls(readings, flows)
    let origins = NameOrigins(of: unknown.map(\.mention), reader.corpus)
    let respelled = addParts(reader, unknown, flows, origins, sight)
    addKeys(readings, flows, origins, reader)
    addJoined(origins, reader)
    addOffered(readings, flows, reader, sight)
    addNumbered(reader, readings)
    for index in hits.indices { hits[index].assets = sight.related(hits[index]) }
    hits.removeAll(where: \.assets.isEmpty)
    addFamilies(
      reader, unknown.filter { !flows.ofEnums.contains($0.mention) }, respelled: respelled, flows, sight)
    addDeclared(reader, readings, configured)
    dropNarrowed(reader.corpus)
    let corpus = reader.corpus
    for index in hits.indices {
      let mention = corpus[hits[index].mention]
      hits[index].doubts.formUnion(corpus.files[Int(hits[index].mention.file)].doubts(at: mention))
    }
  }

  private mutating func add(_ string: NamedString, _ reader: MentionReader, _ flows: NameFlows) {
    if string.isPlain, string.position.map(flows.positions.contains) != true {
      // Some member with the name of the argument label holds an asset name, but its type is unknown. So the string may
      // be the value of that member.
      let mayBeMember = string.position.map { flows.openMembers.contains($0.label) } == true
      let isName = string.assets.allSatisfy { !reader.names.sets[$0].name.isPlainWord }
      if mayBeMember, isName {
        hits.append(Hit(mention: string.mention, assets: string.assets, strength: .literal, doubts: .text))
      }
      return
    }
    if let doubts = doubts(string.mention, string.position, reader, flows) {
      hits.append(Hit(mention: string.mention, assets: string.assets, strength: .literal, doubts: doubts))
    }
  }

  /// Adds the keys of localized strings that calls load as assets, and the values of these keys. Without a translation,
  /// the key is the name.
  private mutating func addLocalized(_ readings: [FileReading]) {
    let keys = readings.flatMap(\.localizedKeys)
    guard !keys.isEmpty else { return }
    for key in keys where !key.assets.isEmpty {
      hits.append(Hit(mention: key.mention, assets: key.assets, strength: .literal, doubts: []))
    }
    let asked = Set(keys.map(\.key))
    for value in readings.flatMap(\.translations) where asked.contains(value.key) {
      hits.append(Hit(mention: value.mention, assets: value.assets, strength: .data, doubts: .data))
    }
  }

  /// The reasons to doubt that a string refers to the asset with the same name. Nil if the string refers to something
  /// else.
  private func doubts(
    _ id: MentionID, _ position: Position?, _ reader: MentionReader, _ flows: NameFlows
  ) -> Doubts? {
    let corpus = reader.corpus
    let file = Int(id.file)
    let mention = corpus[id]
    let node = corpus.node(mention.declaration, in: file)
    if corpus.files[file].language == .plainC { return .text }
    let cases = position?.kind == .rawValue ? reader.types.type(of: node) : nil
    if let cases, reader.isForCoding(cases), !flows.enums.contains(cases) { return nil }
    if flows.nodes[node] != nil || generated.contains(node) { return [] }
    if let position, flows.positions.contains(position) { return [] }
    if let position, statistics.areNames(reader.scoped(position, mention, file)) { return [] }
    return cases.map(flows.enums.contains) == true ? [] : .text
  }

  func isInGeneratedAccessor(_ id: MentionID, _ corpus: Corpus) -> Bool {
    generated.contains(corpus.node(corpus[id].declaration, in: Int(id.file)))
  }

  /// Removes the assets that match a composed name if a comment next to that name declares which assets are used.
  private mutating func dropNarrowed(_ corpus: Corpus) {
    let explained = explainedLines
    guard !explained.isEmpty else { return }
    hits.removeAll { hit in
      let (path, position) = corpus.place(of: hit.mention)
      return hit.strength == .pattern && explained.contains(SourceLine(path: path, number: position.line))
    }
  }

  /// The lines that declare uses, in comments or in the configuration, and the line after each.
  var explainedLines: Set<SourceLine> {
    Set(
      declared.flatMap { use in
        [0, 1].map { SourceLine(path: use.place.path, number: (use.place.position?.line ?? 0) + $0) }
      })
  }

  /// Adds the assets that a comment such as `assetlint:uses flag-*`, or a pattern in the configuration, declares as
  /// used.
  private mutating func addDeclared(
    _ reader: MentionReader, _ readings: [FileReading],
    _ configured: [(pattern: Glob, place: Place)]
  ) {
    for id in readings.flatMap(\.directives) {
      let directive = reader.corpus.directive(id)
      guard directive.instruction == "uses" else { continue }
      for operand in directive.operands {
        do throws(GlobError) {
          let pattern = try Glob(naming: operand)
          let assets = reader.names.assets(fitting: pattern)
          patterns.append((pattern, declared.count))
          declared.append(DeclaredUse(operand, at: directive.place, matches: assets.count))
          if !assets.isEmpty {
            hits.append(Hit(mention: id, assets: assets, strength: .declared, doubts: []))
          }
        } catch {
          declared.append(DeclaredUse(operand, at: directive.place, refusal: "\(error)"))
        }
      }
    }
    for (pattern, place) in configured {
      let assets = reader.names.assets(fitting: pattern)
      patterns.append((pattern, declared.count))
      declared.append(DeclaredUse(pattern.pattern, at: place, matches: assets.count))
      self.configured.append((assets, place))
    }
  }
}

struct SourceLine: Hashable {
  let path: RepositoryPath
  let number: Int
}

extension MentionReader {
  /// Whether the cases of an enum are coding keys, which are not asset names.
  fileprivate func isForCoding(_ type: TypeID) -> Bool {
    types[type].inherited.contains { corpus.words[$0] == "CodingKey" }
  }
}

extension Corpus {
  func directive(_ id: MentionID) -> SourceDirective {
    let (path, position) = place(of: id)
    return SourceDirective(files[Int(id.file)].mentions[self[id].text], at: Place(path, position))
  }

  fileprivate var generatedAccessors: Set<Node> {
    var nodes: Set<Node> = []
    for (index, file) in files.enumerated() where file.language == .swift {
      guard let accessors = GeneratedAccessors(reading: file.mentions) else { continue }
      nodes.formUnion(accessors.entries.map { node($0.declaration, in: index) })
    }
    return nodes
  }
}
