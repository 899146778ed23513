internal import Basics
internal import SourceIndex

/// Determines which strings are certainly asset names, because code only uses them to load assets.
///
/// A holder of a string, such as a parameter or a property, is certain if each of its uses loads an asset, passes the
/// string to a certain holder, or cannot show an asset. At least one of the uses must lead to a call that loads an
/// asset.
struct CertainNames: Sendable {
  private let corpus: Corpus
  private let types: TypeTable
  private let known: KnownWords
  private let targets: CallTargets
  private let loads: Set<MentionID>
  private var uses: [NameHolder: [NameUse]] = [:]
  private var sinks: [NameHolder: [MentionID]] = [:]
  private let tested: [Int32: Set<Word>]
  /// The names of functions, parameters, types and variables through which a string can reach a certain holder.
  private var givers: Set<Word> = []

  init(_ resolver: ChainResolver, _ flows: NameFlows, loading requests: [Request], jobs: Jobs) {
    corpus = resolver.corpus
    types = resolver.types
    known = resolver.known
    let targets = CallTargets(resolver)
    self.targets = targets
    loads = Set(requests.lazy.filter(\.isSure).map(\.mention)).filter {
      resolver.corpus.context(of: $0).role == .argument
    }
    let cases = flows.enums.sorted().flatMap { resolver.allCases(of: $0).map(\.node) }
    let values = flows.nodes.keys.sorted() + cases
    let wanted = ChainNames(values, resolver)
    let isWanted = corpus.words.areSplit(with: wanted.holds)
    let reader = NameUses(resolver, targets, loads, wanted, isWanted, flows.enums)
    let chains = resolver.places.code.chains
    let files = flows.files.union(chains.mentions(naming: wanted.list).map(\.file))
    let corpus = corpus
    let texts = files.sorted().parallelMap(jobs) { ($0, corpus.testedTexts(in: Int($0))) }
    tested = Dictionary(uniqueKeysWithValues: texts.filter { !$0.1.isEmpty })
    let found = files.sorted().parallelMap(jobs) { reader.uses(in: Int($0)) }
    for (holder, use) in found.joined() { uses[holder, default: []].append(use) }
    let swift = SwiftSpellings(corpus)
    for node in values where corpus[node].kind == .function && corpus.isInObjectiveC(node) {
      // Swift code that calls the method by a shorter name may use the result in any way.
      if swift.mayShorten(corpus.selector(of: node)) {
        uses[.result(node), default: []].append(.elsewhere)
      }
    }
    settle()
  }

  /// The calls that receive this literal through parameters and properties, and load an asset by it. Empty if code
  /// may also do something else with the literal. If `isSure` is false, comparisons with the literal do not count, and
  /// a call counts even if it is uncertain which function it calls.
  func sinks(of literal: MentionID, isSure: Bool = true, _ isVisible: (Node) -> Bool = { _ in true })
    -> [MentionID]
  {
    guard mayBeHeld(literal) else { return [] }
    let (holders, isKnown) = holders(of: literal, isVisible)
    guard !holders.isEmpty, isKnown || !isSure, holders.allSatisfy({ sinks[$0] != nil }),
      !isSure || !holders.contains(where: { isTested(literal, in: $0) })
    else { return [] }
    let calls = Set(holders.flatMap { sinks[$0] ?? [] })
    // The entries of a dictionary have different meanings, so no call may read an entry with another key.
    if let key = key(of: literal), calls.contains(where: { (entry(at: $0) ?? key) != key }) { return [] }
    return Array(calls).sorted()
  }

  /// Whether the file that declares a holder compares a string with this literal, so that code may treat the literal
  /// specially.
  private func isTested(_ literal: MentionID, in holder: NameHolder) -> Bool {
    let text = corpus.word(corpus[literal].text, in: Int(literal.file))
    return tested[Int32(truncatingIfNeeded: corpus.file(of: holder.node))]?.contains(text) == true
  }

  /// The key of a literal in a dictionary: `"icon"` for `"close"` in `["icon": "close"]`.
  private func key(of literal: MentionID) -> Word? {
    let file = Int(literal.file)
    let mentions = corpus.files[file].mentions
    guard literal.index > 0, case let previous = mentions.mentions[Int(literal.index) - 1],
      previous.kind == .literal, mentions[previous.context].role == .key
    else { return nil }
    return corpus.word(previous.text, in: file)
  }

  /// The key with which a chain reads a dictionary, such as `icon` in `row["icon"]`. Nil if the chain has no key,
  /// or if the key is not a literal.
  private func entry(at chain: MentionID) -> Word? {
    let file = Int(chain.file)
    let mentions = corpus.files[file].mentions
    return mentions.mentions[(Int(chain.index) + 1)...].lazy
      .prefix { mentions[$0.context].role == .subscripted }
      .first { $0.kind == .literal }.map { corpus.word($0.text, in: file) }
  }

  private func mayBeHeld(_ id: MentionID) -> Bool {
    let file = Int(id.file)
    let context = corpus.context(of: id)
    switch context.role {
    case .argument:
      let callee = corpus.words.last(of: corpus.word(context.subject, in: file))
      return callee == known.initializer || givers.contains(callee)
        || givers.contains(corpus.word(context.label, in: file))
    case .initialValue, .assigned, .defaultValue:
      return givers.contains(corpus.words.last(of: corpus.word(context.subject, in: file)))
    case .rawValue, .returned, .statement:
      return givers.contains(types.names[corpus.node(corpus[id].declaration, in: file).index])
    default: return false
    }
  }

  private func givers(to holder: NameHolder) -> [Word] {
    let node: Node
    var names: [Word] = []
    switch holder {
    case .parameter(let function, let name): (node, names) = (function, [name])
    case .local(let node, let name):
      // In Objective-C, the name may be that of a parameter. Callers pass its value after a part of the selector.
      let selector = corpus.words.utf8(corpus.word(corpus[node].name, in: corpus.file(of: node)))
      return [name] + selector.split(separator: UInt8(ascii: ":")).compactMap(corpus.words.find)
    case .property(let property), .result(let property): node = property
    }
    names.append(types.names[node.index])
    if let type = types.type(of: node) { names.append(types[type].name) }
    return names
  }

  /// Whether a literal becomes the value or result of a declaration in the repository, such as a parameter or property.
  /// False if the code with the literal specifies a bundle.
  func isGiven(_ id: MentionID, isVisible: (Node) -> Bool) -> Bool {
    corpus.context(of: id).bundle == .none && !holders(of: id, isVisible).holders.isEmpty
  }

  /// What a literal is passed or assigned to, and whether that is certain.
  private func holders(
    of id: MentionID, _ isVisible: (Node) -> Bool
  ) -> (holders: [NameHolder], isSure: Bool) {
    let file = Int(id.file)
    let mention = corpus[id]
    let context = corpus.context(of: id)
    let node = corpus.node(mention.declaration, in: file)
    let subject = corpus.word(context.subject, in: file)
    switch context.role {
    case .argument:
      let targets = targets.targets(of: id, in: node, isLiteral: true, isVisible: isVisible)
      return (targets.holders, targets.isSure)
    case .initialValue where corpus[node].hasInitialValue: return ([NameHolder(value: node, corpus)], true)
    case .initialValue: return ([.local(node, subject)], true)
    case .assigned: return ([NameUses.assigned(subject, node, corpus, types, targets)], true)
    case .defaultValue: return ([.parameter(node, subject)], true)
    case .rawValue: return ([NameHolder(value: node, corpus)], true)
    case .returned,
      .statement where [.function, .property].contains(corpus[node].kind):
      return ([NameHolder(value: node, corpus)], true)
    default: return ([], false)
    }
  }

  /// Determines which holders are certain. Starts with all holders, and repeatedly removes those whose string may be
  /// used in any way or is passed to a removed holder. Finally, keeps only those that lead to a call that loads an
  /// asset.
  private mutating func settle() {
    var certain = Set(uses.keys)
    var isChanged = true
    while isChanged {
      isChanged = false
      for (holder, all) in uses where certain.contains(holder) {
        let isCertain = all.allSatisfy { use in
          switch use {
          case .load, .harmless, .perhapsPass: true
          case .pass(let holders): holders.allSatisfy(certain.contains)
          case .elsewhere: false
          }
        }
        if !isCertain {
          certain.remove(holder)
          isChanged = true
        }
      }
    }
    var found: [NameHolder: Set<MentionID>] = [:]
    isChanged = true
    while isChanged {
      isChanged = false
      for holder in certain {
        var reached = found[holder] ?? []
        for use in uses[holder] ?? [] {
          switch use {
          case .load(let id): reached.insert(id)
          case .pass(let holders), .perhapsPass(let holders):
            for holder in holders { reached.formUnion(found[holder] ?? []) }
          case .harmless, .elsewhere: break
          }
        }
        if reached.count > found[holder]?.count ?? 0 {
          found[holder] = reached
          isChanged = true
        }
      }
    }
    sinks = found.mapValues { $0.sorted() }
    givers = Set(sinks.keys.flatMap(givers))
  }
}

extension Corpus {
  fileprivate func testedTexts(in file: Int) -> Set<Word> {
    let mentions = files[file].mentions
    let isTest = mentions.contexts.map { [.compared, .matched].contains($0.role) }
    guard isTest.contains(true) else { return [] }
    var found: Set<Word> = []
    for mention in mentions.mentions where mention.kind == .literal && isTest[mention.context.index] {
      found.insert(word(mention.text, in: file))
    }
    return found
  }
}
