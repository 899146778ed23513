internal import AssetModel
internal import Basics
internal import SourceIndex

/// Records how code reaches assets through declarations: which declaration uses which, and which of them running code
/// can reach.
struct UsageGraph: Sendable {
  /// A use of a declaration on the way to an asset.
  struct Edge: Sendable {
    /// The declaration that must be used for the mention to count, because it contains the mention. Nil if
    /// the code always runs.
    let from: Node?
    let to: Node
    let doubts: Doubts
    let mention: MentionID?
    /// Whether the code only compares a value with the declaration `to`.
    var isComparison = false
  }

  let wrappers: Wrappers
  private(set) var edges: [Edge] = []
  /// The mentions that only compare a value with a declaration, as in `icon == .close`. These do not count as uses.
  private(set) var comparisons: [Node: [MentionID]] = [:]
  /// For each declaration, the doubts on each path to it from code that runs. A path is left out if its doubts include
  /// all doubts of another path.
  private(set) var ways: [Node: [Doubts]] = [:]
  private(set) var nodes: Set<Node> = []
  /// For each mention in arms of `switch` statements, the enum cases of each arm. If code uses none of the cases of an
  /// arm, the code in the arm never runs.
  private var armCases: [MentionID: [[Node]]] = [:]
  /// The cases in `armCases` whose own declarations do not contain an asset name.
  private(set) var arms: Set<Node> = []

  init(
    _ resolver: ChainResolver, _ wrappers: Wrappers, to mentions: [MentionID], _ lookup: BundleLookup,
    jobs: Jobs
  ) {
    self.wrappers = wrappers
    for mention in mentions {
      let cases = resolver.corpus.arms(around: mention).compactMap { resolver.cases(of: $0, wrappers) }
      if !cases.isEmpty { armCases[mention] = cases }
    }
    let owners = Set(mentions.compactMap { wrappers.owner(of: $0, resolver.corpus) })
    arms = Set(armCases.values.joined().joined()).subtracting(owners)
    var wave = owners.union(arms)
    let rawValues = resolver.givenRawValues
    while !wave.isEmpty {
      nodes.formUnion(wave)
      let mentioned = Self.edges(
        to: ChainNames(wave.sorted(), resolver), rawValues, resolver, wrappers, jobs: jobs)
      let found = mentioned.filter { !$0.isComparison }
      for edge in mentioned where edge.isComparison {
        if let mention = edge.mention { comparisons[edge.to, default: []].append(mention) }
      }
      edges += found
      // If running code certainly uses a declaration, other uses of it make no difference.
      let settled = Set(found.lazy.filter { $0.from == nil && $0.doubts.isEmpty }.map(\.to))
      wave = Set(found.lazy.filter { !settled.contains($0.to) }.compactMap(\.from)).subtracting(nodes)
    }
    edges += Self.decodedCases(nodes, resolver)
    edges += Self.offered(nodes, resolver, lookup)
    spread()
  }

  /// The declaration that must be used for a mention to count; nil if the mention always counts. If the mention is
  /// in a `switch` arm, and nothing uses the enum cases of this arm, returns the first of these cases.
  func owner(of mention: MentionID, _ corpus: Corpus) -> Node? {
    let unused = armCases[mention]?.first { $0.allSatisfy { ways[$0] == nil } }
    return unused?.first ?? wrappers.owner(of: mention, corpus)
  }

  /// Whether the code with a mention never runs: either nothing uses the declaration around it, or only code that
  /// is never compiled does. The graph must have been created for this mention.
  func isDead(_ mention: MentionID, _ corpus: Corpus) -> Bool {
    guard let owner = owner(of: mention, corpus) else { return false }
    return (ways[owner] ?? []).allSatisfy { $0.contains(.disabled) } && !corpus[owner].runsWithItsInstance
  }

  /// Whether a mention belongs to an enum case that is only created from data, by `Icon(rawValue: text)` or by
  /// decoding.
  func isMadeOfData(_ mention: MentionID, _ resolver: ChainResolver) -> Bool {
    let corpus = resolver.corpus
    guard let owner = wrappers.owner(of: mention, corpus), corpus[owner].kind == .enumCase else {
      return false
    }
    let uses = edges.filter { $0.to == owner }
    return !uses.isEmpty
      && uses.allSatisfy { edge in
        edge.doubts.contains(.allCases)
          && edge.mention.map { id in
            let parts = corpus.words.parts(of: corpus.word(corpus[id].text, in: Int(id.file)))
            return !parts.contains(resolver.known.allCases)
          } != false
      }
  }

  /// Identifies equivalent uses in one file.
  private struct Use: NumberKey {
    let from: Node?
    let to: Node
    let doubts: Doubts

    var keyNumber: UInt64 {
      UInt64(doubts.rawValue) << 54 ^ (from.map { $0.keyNumber &+ 1 } ?? 0) << 27 ^ to.keyNumber
    }
  }

  /// Identifies all mentions, within one declaration, of a chain that may refer to many declarations.
  private struct Crowd: Hashable {
    let from: Node?
    let text: Word
    let isTest: Bool
  }

  static let mostUses = Accessor.mostUses

  private static func edges(
    to wave: ChainNames, _ rawValues: [MentionID], _ resolver: ChainResolver, _ wrappers: Wrappers, jobs: Jobs
  ) -> [Edge] {
    let corpus = resolver.corpus
    let known = resolver.known
    let chains = resolver.places.code.chains
    let named = chains.mentions(naming: wave.list.union([known.mirror]))
    let mentions = wave.hasCases ? Set(named).union(rawValues).sorted() : named
    return mentions.byFile.parallelMap(jobs) { mentions -> [Edge] in
      let file = Int(mentions[mentions.startIndex].file)
      let texts = corpus.texts[file]
      let source = corpus.files[file]
      var found: [Edge] = []
      var counts: [Use: Int] = [:]
      var crowds: Set<Crowd> = []
      for id in mentions {
        let mention = corpus[id]
        let context = source.mentions.contexts[mention.context.index]
        let takesRawValue =
          wave.hasCases && context.role == .argument && texts[context.label.index] == known.rawValue
        let isChain = mention.kind == .chain
        let isMirror = isChain && texts[mention.text.index] == known.mirror
        var targets = isChain ? resolver.targets(of: id, among: wave) : []
        if takesRawValue {
          targets += resolver.casesMade(by: context, id).filter { wave.holds($0.node) }
        }
        if isMirror { targets += resolver.reflected(by: id).filter { wave.holds($0.node) } }
        let isTest = context.role == .matched || context.role == .compared
        let from = wrappers.owner(of: corpus.node(mention.declaration, in: file))
        // If the chain may refer to many declarations, only its first use in each enclosing declaration counts.
        if targets.count > mostUses, isChain {
          let crowd = Crowd(from: from, text: texts[mention.text.index], isTest: isTest)
          guard crowds.insert(crowd).inserted else { continue }
        }
        for target in targets where target.node != from {
          // Comparing a value with a case does not create the case.
          if isTest, resolver.mayBeCase(target) {
            // A member that is written without its type may belong to a system type, unless the file itself
            // declares exactly one member with this name.
            let isFull = isChain && !target.isAmbiguous && !corpus.words.isImplicit(texts[mention.text.index])
            if isFull || resolver.isOnlyStatic(target.node, in: file) {
              found.append(Edge(from: from, to: target.node, doubts: [], mention: id, isComparison: true))
            }
            continue
          }
          if target.isAmbiguous || resolver.types.isCase(target.node),
            resolver.isFunction(mention, not: target, in: file)
          {
            continue
          }
          var doubts = source.doubts(at: mention)
          if target.isAmbiguous { doubts.insert(.ambiguous) }
          if target.isAllCases { doubts.insert(.allCases) }
          // The number of uses is limited: if thousands of types have a member with the same name, each use
          // may refer to any of them.
          let use = Use(from: from, to: target.node, doubts: doubts)
          let count = counts[use, default: 0]
          guard count < mostUses else { continue }
          counts[use] = count + 1
          found.append(Edge(from: from, to: target.node, doubts: doubts, mention: id))
        }
      }
      return found
    }.flatMap { $0 }
  }

  private static func decodedCases(_ nodes: Set<Node>, _ resolver: ChainResolver) -> [Edge] {
    let types = resolver.types
    return nodes.sorted().filter { resolver.corpus[$0].kind == .enumCase }.compactMap { node in
      guard let type = types.type(of: node) else { return nil }
      let isDecoded = types[type].inherited.contains {
        ["Codable", "Decodable", "AppEnum", "NSCoding"].contains(resolver.corpus.words[$0])
      }
      return isDecoded ? Edge(from: nil, to: node, doubts: .allCases, mention: nil) : nil
    }
  }

  /// The edges to public declarations of libraries, which other repositories may use.
  private static func offered(
    _ nodes: Set<Node>, _ resolver: ChainResolver, _ lookup: BundleLookup
  ) -> [Edge] {
    var isOffered: [Int: Bool] = [:]
    return nodes.sorted().compactMap { node in
      let file = resolver.corpus.file(of: node)
      guard resolver.corpus.files[file].language == .swift,
        resolver.visibility.audience(of: node) == .everybody
      else { return nil }
      if isOffered[file] == nil { isOffered[file] = lookup.isOfferedOnly(file) }
      return isOffered[file] == true ? Edge(from: nil, to: node, doubts: .publicAPI, mention: nil) : nil
    }
  }

  private mutating func spread() {
    var outgoing: [Node: [Int]] = [:]
    var pending: [(Node, Doubts)] = []
    for (index, edge) in edges.enumerated() {
      if let from = edge.from {
        outgoing[from, default: []].append(index)
      } else {
        pending.append((edge.to, edge.doubts))
      }
    }
    while let (node, doubts) = pending.popLast() {
      guard ways[node, default: []].add(doubts) else { continue }
      for index in outgoing[node, default: []] {
        pending.append((edges[index].to, doubts.union(edges[index].doubts)))
      }
    }
  }
}

extension [Doubts] {
  /// Adds the doubts of a path, and removes paths that have all of these doubts and more. If a known path already
  /// has the same doubts, or only some of them, changes nothing and returns false.
  mutating func add(_ doubts: Doubts) -> Bool {
    if contains(where: { $0.isSubset(of: doubts) }) { return false }
    removeAll { doubts.isSubset(of: $0) }
    append(doubts)
    return true
  }

  /// The paths in a fixed order, starting with the fewest doubts.
  var ordered: [Doubts] {
    sorted { ($0.rawValue.nonzeroBitCount, $0.rawValue) < ($1.rawValue.nonzeroBitCount, $1.rawValue) }
  }

  var state: Verdict.State {
    if isEmpty { return .unused }
    return contains([]) ? .used : .doubtful(ordered)
  }
}

extension Corpus {
  /// The patterns of each `switch` arm that contains a mention.
  fileprivate func arms(around id: MentionID) -> [[MentionID]] {
    files[Int(id.file)].mentions.arms.lazy.filter { $0.values.contains(Int(id.index)) }.map { arm in
      arm.patterns.map { MentionID(file: id.file, index: Int32(truncatingIfNeeded: $0)) }
    }
  }
}

extension ChainResolver {
  /// The supertypes that do not affect how an enum's values are created. With any other supertype, code may create
  /// values without mentioning a case: from raw values, with a decoder, or with `allCases`.
  private static let harmlessSupertypes: Set = [
    "Comparable", "CustomStringConvertible", "Equatable", "Error", "Hashable", "Identifiable",
    "LocalizedError",
    "Sendable",
  ]

  /// The enum cases that the patterns of an arm match. Nil if a pattern may match anything else, or if code can
  /// create one of the cases without mentioning it.
  fileprivate func cases(of patterns: [MentionID], _ wrappers: Wrappers) -> [Node]? {
    var found: [Node] = []
    for pattern in patterns {
      let targets = targets(of: pattern, among: .everything)
      guard targets.count == 1, let node = targets.first?.node, !targets[0].isAmbiguous, types.isCase(node),
        corpus[node].kind == .enumCase, wrappers.owner(of: node) == node, let type = types.type(of: node),
        types[type].inherited.allSatisfy({ Self.harmlessSupertypes.contains(corpus.words[$0]) }),
        !corpus.files[corpus.file(of: node)].mentions[corpus[node].parent].traits.contains(.objectiveC)
      else { return nil }
      found.append(node)
    }
    return found
  }
}
