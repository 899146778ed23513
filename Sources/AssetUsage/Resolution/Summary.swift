internal import AssetModel
internal import Basics
internal import SourceIndex

/// Creates the `Usage` from the results of the other steps.
final class Summary: Sendable {
  private let reader: MentionReader
  private let graph: UsageGraph
  private let evidence: Evidence
  private let accessorNodes: [Node]
  private let accessorNumbers: [Node: Int]
  private let missing: [MissingName]
  private let unreachable: [UnreachableName]
  private let collisions: [UnavailableSymbol]
  private let unresolved: [UnknownName]
  private let takesNamesFromData: Bool
  /// False if a call may load any atlas or sprite: one for atlases whose argument is not a literal, or one for images
  /// whose name is unknown.
  private let judgesAtlases: Bool
  private let generators: Set<Generator>
  private let declared: [DeclaredUse]
  private let looseUses: (byName: [String: LooseUse], computed: LooseKinds)
  private let directives: [SourceDirective]
  private let podUses: [PodUse]
  private let lookup: BundleLookup?
  private let jobs: Jobs

  init(
    _ reader: MentionReader, _ graph: UsageGraph, _ evidence: Evidence, _ flows: NameFlows,
    _ certain: CertainNames, _ looseNames: Set<String>, _ looseFiles: Set<String>, _ readings: [FileReading],
    _ unreachable: [(name: UnreachableName, mention: MentionID)], _ collisions: [UnavailableSymbol],
    _ lookup: BundleLookup,
    _ users: GeneratorUsers, _ podUses: [PodUse], findsLookups: Bool, jobs: Jobs
  ) {
    self.jobs = jobs
    self.podUses = podUses
    self.lookup = findsLookups ? lookup : nil
    self.reader = reader
    self.graph = graph
    self.evidence = evidence
    self.collisions = collisions
    generators = users.generators
    accessorNodes = graph.nodes.sorted()
    accessorNumbers = Dictionary(uniqueKeysWithValues: accessorNodes.enumerated().map { ($1, $0) })
    takesNamesFromData = !flows.fed.isEmpty || !flows.decoded.isEmpty
    let asked = MissingNames(reader, evidence, flows, certain, looseNames, lookup, graph.wrappers, jobs: jobs)
    let requests = readings.flatMap(\.requests)
    let (missing, others) = jobs.both {
      asked.missing(requests) + MissingMembers(reader, looseNames, lookup, users).missing(readings)
    } _: {
      let unused = UnusedCode(around: unreachable.map(\.mention), reader, graph, lookup, jobs: jobs)
      let names = unreachable.map { found in
        var name = found.name
        name.idleness = unused.idleness(of: found.mention)
        return name
      }
      let unresolved = asked.unresolved(requests)
      let isFed = flows.fed.contains { id in
        reader.corpus.files[Int(id.file)].doubts(at: reader.corpus[id])
          .isDisjoint(with: [.tests, .previews, .disabled])
      }
      let uses =
        looseFiles.isEmpty ? [:] : LooseUses(reader, looseFiles).uses(unresolved, namesComeFromData: isFed)
      return (unreachable: names, unresolved: unresolved, uses: uses)
    }
    self.missing = missing.sorted { $0.place < $1.place }
    (self.unreachable, unresolved) = (others.unreachable, others.unresolved)
    judgesAtlases =
      !unresolved.contains { $0.kinds.contains(.image) }
      && !requests.contains { $0.kinds.contains(.spriteAtlas) && reader.corpus[$0.mention].kind != .literal }
    var uses = others.uses
    var declared = evidence.declared
    for (glob, index) in evidence.patterns {
      for name in looseFiles where glob.matches(name: name) {
        uses[name] = max(uses[name] ?? .byName, .byName)
        declared[index].matches += 1
      }
    }
    self.declared = declared
    let isDone = looseFiles.allSatisfy { uses[$0, default: .byComputedName] > .byComputedName }
    looseUses = (uses, isDone ? [] : FileLoads(reader, jobs: jobs).computed)
    directives = readings.flatMap(\.directives).map(reader.corpus.directive).sorted { $0.place < $1.place }
  }

  /// The parts of asset names before the first dot that look like type names, although no file declares such a type:
  /// `ListLoader` in `ListLoader.background`. Names of one word do not count.
  private var foreignTypes: Set<String> {
    let prefixes = Set(
      reader.names.sets.compactMap { set in set.name.firstIndex(of: ".").map { String(set.name[..<$0]) } })
    return prefixes.filter { prefix in
      prefix.first?.isUppercase == true && prefix.allSatisfy { $0.isLetter || $0.isNumber }
        && zip(prefix, prefix.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
        && corpus.words.find(prefix).map {
          reader.types.byName[$0, default: []].contains { reader.types[$0].isDeclared }
        }
          != true
    }
  }

  private var corpus: Corpus { _read { yield reader.corpus } }

  var usage: Usage {
    var ways = [[Doubts]](repeating: [], count: reader.names.sets.count)
    var references = [[Reference]](repeating: [], count: ways.count)
    let modules = evidence.sight.lookup.modules
    let omitted = Set(
      reader.names.sets.indices.filter { modules.leaveUnnamed(reader.names.sets[$0]) })
    let settingFiles = omitted.isEmpty ? [] : Set(modules.all.flatMap(\.settings).map(\.place.path))
    let lookups = lookup.map { lookup in evidence.hits.parallelMap(jobs) { lookup.lookups(for: $0) } }
    for (index, hit) in evidence.hits.enumerated() {
      let (path, position) = corpus.place(of: hit.mention)
      let owner = graph.owner(of: hit.mention, corpus)
      let reference = Reference(
        at: Place(path, position), hit.strength, form: corpus.form(of: hit.mention), doubts: hit.doubts,
        accessor: owner.flatMap { accessorNumbers[$0] }, declaration: corpus.declarationPath(of: hit.mention),
        isRawValue: corpus.context(of: hit.mention).role == .rawValue, lookups: lookups?[index],
        knownCount: hit.strength == .pattern ? corpus.knownCount(of: hit.mention) : 0,
        isResizable: corpus[hit.mention].traits.contains(.resizable), shownSide: corpus.shownSide(hit.mention)
      )
      // A comment counts even if nothing uses the declaration around it.
      let holders =
        hit.strength == .comment || hit.strength == .declared
        ? [[]] : owner.map { graph.ways[$0] ?? [] } ?? [[]]
      let isSetting = settingFiles.contains(path) && reference.form.hasPrefix("ASSETCATALOG_")
      for asset in hit.assets {
        // No target uses this asset by a setting, so the setting refers to another asset with the same name.
        if isSetting, omitted.contains(asset) { continue }
        references[asset].append(reference)
        for holder in holders { _ = ways[asset].add(holder.union(hit.doubts)) }
      }
    }
    for use in evidence.configured {
      let reference = Reference(at: use.place, .declared, form: "references.patterns")
      for asset in use.assets {
        references[asset].append(reference)
        _ = ways[asset].add([])
      }
    }
    for use in podUses {
      for asset in use.assets {
        references[asset].append(Reference(at: use.place, .pod, form: use.form))
        _ = ways[asset].add([])
      }
    }
    let atlases = judgesAtlases ? SpriteAtlases(reader.names.sets) { !ways[$0].isEmpty }.judged : []
    let verdicts = reader.names.sets.enumerated().map { index, set in
      Verdict(
        set.isJudged || omitted.contains(index) || atlases.contains(index) ? ways[index].state : .notJudged,
        references: references[index].sorted())
    }
    var usage = Usage(
      verdicts: verdicts, accessors: accessors, missing: missing, unreachable: unreachable,
      collisions: collisions, unresolved: unresolved, looseUses: looseUses.byName,
      declared: declared, directives: directives,
      sourceCount: corpus.files.count,
      codeCount: corpus.files.count { [.swift, .objectiveC, .interfaceBuilder].contains($0.language) })
    usage.foreignTypes = foreignTypes
    usage.takesNamesFromData = takesNamesFromData
    usage.computedFiles = looseUses.computed
    usage.generators = generators
    usage.neededFiles = corpus.files.filter(\.isNeeded).map(\.path).sorted()
    return usage
  }

  private var accessors: [Accessor] {
    var edges = [[Int]](repeating: [], count: accessorNodes.count)
    for (index, edge) in graph.edges.enumerated() {
      // If running code certainly uses a declaration, the graph does not follow its other uses. They are left out here,
      // because the code around them would look unused.
      guard edge.mention != nil, let number = accessorNumbers[edge.to],
        edge.from == nil || edge.from.flatMap({ accessorNumbers[$0] }) != nil
      else { continue }
      edges[number].append(index)
    }
    return Array(zip(accessorNodes, edges)).parallelMap(jobs) { node, edges in
      let file = corpus.file(of: node)
      let declaration = corpus[node]
      let isUnused = graph.ways[node] == nil
      return Accessor(
        reader.path(of: node), Accessor.Kind(declaration.kind),
        at: Place(corpus.files[file].path, declaration.position), state: (graph.ways[node] ?? []).state,
        uses: mostTelling(edges).compactMap(use).sorted { $0.place < $1.place },
        isGenerated: corpus.files[file].mentions.isMarkedGenerated,
        audience: corpus.isNamedAlone(node) ? reader.places.code.visibility.audience(of: node) : nil,
        requirement: reader.types.requirement(fulfilledBy: node).map {
          Place(corpus.files[corpus.file(of: $0)].path, corpus[$0].position)
        },
        comparisons: isUnused ? places(graph.comparisons[node] ?? []) : [],
        settings: isUnused ? places(reader.places.argumentsSetting(node)) : [],
        isArm: graph.arms.contains(node))
    }
  }

  private func places(_ mentions: [MentionID]) -> [Place] {
    Set(mentions.map(corpus.place).map { Place($0.path, $0.position) }).sorted()
  }

  /// The most informative edges, limited to a number that people can read. Edges from code that runs come first,
  /// starting with those that have the fewest doubts.
  private func mostTelling(_ edges: [Int]) -> [Int] {
    guard edges.count > UsageGraph.mostUses else { return edges }
    let weights = edges.map { index in
      let edge = graph.edges[index]
      let isReached = edge.from.map { graph.ways[$0] != nil } ?? true
      return isReached ? edge.doubts.rawValue.nonzeroBitCount : Int.max
    }
    let chosen = edges.indices.sorted {
      (weights[$0], place(edges[$0]), $0) < (weights[$1], place(edges[$1]), $1)
    }
    return chosen.prefix(UsageGraph.mostUses).map { edges[$0] }
  }

  private func place(_ edge: Int) -> MentionID { graph.edges[edge].mention ?? MentionID(file: 0, index: 0) }

  private func use(_ index: Int) -> Accessor.Use? {
    let edge = graph.edges[index]
    guard let mention = edge.mention else { return nil }
    let (path, position) = corpus.place(of: mention)
    return Accessor.Use(
      Place(path, position), doubts: edge.doubts, accessor: edge.from.flatMap { accessorNumbers[$0] })
  }
}

extension Accessor.Kind {
  fileprivate init(_ kind: Declaration.Kind) {
    switch kind {
    case .enumCase: self = .enumCase
    case .function: self = .function
    case .macro: self = .macro
    default: self = .property
    }
  }
}

extension MentionReader {
  func path(of node: Node) -> String {
    let name = corpus.words[types.names[node.index]]
    return types.type(of: node).map { "\(types.path(of: $0, corpus.words)).\(name)" } ?? name
  }
}

extension [Reference] {
  fileprivate func sorted() -> [Reference] {
    sorted { ($0.place, $0.strength) < ($1.place, $1.strength) }
  }
}

extension Corpus {
  /// Whether code can use a declaration without an instance of its type, as with a static property.
  fileprivate func isNamedAlone(_ node: Node) -> Bool {
    let declaration = self[node]
    return declaration.kind == .enumCase || declaration.traits.contains(.static)
      || declaration.parent == .file
  }

  fileprivate func knownCount(of id: MentionID) -> Int {
    let (mention, texts) = (self[id], files[Int(id.file)].mentions.texts)
    switch mention.kind {
    case .literal, .word: return texts[mention.text].count
    case .pattern:
      return texts.pattern(mention.text).pieces.reduce(0) { count, piece in
        if case .text(let text) = piece { count + text.count } else { count }
      }
    case .chain, .comment, .directive, .empty: return 0
    }
  }

  /// For a picture in an interface file, the longer side of the view that shows it, in points; nil if unknown.
  fileprivate func shownSide(_ id: MentionID) -> Int? {
    let context = context(of: id)
    return context.role == .entry && context.index > 0 ? Int(context.index) : nil
  }

  /// A short description of a mention: `UIImage(named:)`, `Asset.Icons.close`, `iconName =`. With `isCall`, describes
  /// the call that has the mention as an argument, even if the mention is a chain.
  func form(of id: MentionID, isCall: Bool = false) -> String {
    let file = files[Int(id.file)].mentions
    let mention = self[id]
    if isCall { return contextForm(mention, file) }
    if mention.kind == .chain { return file[mention.text] }
    if mention.kind == .comment { return "comment" }
    if mention.kind == .directive { return "assetlint:\(file[mention.text])" }
    if mention.kind == .pattern {
      return "\(contextForm(mention, file)) “\(file.texts.pattern(mention.text))”"
    }
    return contextForm(mention, file)
  }

  private func contextForm(_ mention: Mention, _ file: FileMentions) -> String {
    let context = file[mention.context]
    let subject = file[context.subject]
    let label = file[context.label]
    switch context.role {
    case .argument:
      if subject.isEmpty { return label.isEmpty ? "an argument" : "\(label):" }
      return label.isEmpty ? "\(subject)(_:)" : "\(subject)(\(label):)"
    case .assigned, .initialValue, .defaultValue: return subject.isEmpty ? "a value" : "\(subject) ="
    case .entry:
      let form = [subject, label].filter { !$0.isEmpty }.joined(separator: " ")
      return form.isEmpty ? "a string" : form
    case .rawValue: return "a raw value"
    case .returned: return "a return value"
    default: return mention.kind == .word ? "a word" : "a string"
    }
  }
}
