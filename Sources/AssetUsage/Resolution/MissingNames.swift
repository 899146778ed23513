internal import AssetModel
internal import Basics
internal import SourceIndex

/// Finds the names that are asked for and that no asset has, and the calls whose names are not known.
struct MissingNames {
  private let reader: MentionReader
  private let evidence: Evidence
  private let flows: NameFlows
  private let looseNames: Set<String>
  private let lookup: BundleLookup
  /// The names of all assets in lower case.
  private let lowered: [String: [Int]]

  init(
    _ reader: MentionReader, _ evidence: Evidence, _ flows: NameFlows, _ looseNames: Set<String>,
    _ lookup: BundleLookup
  ) {
    self.reader = reader
    self.evidence = evidence
    self.flows = flows
    self.looseNames = looseNames
    self.lookup = lookup
    var lowered: [String: [Int]] = [:]
    for (index, set) in reader.names.sets.enumerated() where set.isNamedBySources {
      lowered[set.name.lowercased(), default: []].append(index)
    }
    self.lowered = lowered
  }

  private var corpus: Corpus { reader.corpus }

  /// Names that are given to a call or entry, or come from a constant or enum that is, and are no asset's.
  func missing(_ requests: [Request]) -> [MissingName] {
    var found = requests.compactMap { missing($0.mention, $0.kinds) }
    for (index, file) in corpus.files.enumerated()
    where file.language == .swift || file.language == .objectiveC {
      for (number, mention) in file.mentions.mentions.enumerated() where mention.kind == .literal {
        let id = MentionID(file: Int32(truncatingIfNeeded: index), index: Int32(truncatingIfNeeded: number))
        if isCertainName(id, mention, index), let name = missing(id, []) { found.append(name) }
      }
    }
    // A project says the same for each of its configurations.
    var seen: Set<Question> = []
    return found.sorted { $0.place < $1.place }.filter { seen.insert(Question($0)).inserted }
  }

  /// One name asked for in one way at one place; of settings and interfaces, in one file.
  private struct Question: Hashable {
    private static let repeating: Set = ["pbxproj", "storyboard", "xib"]

    let path: RepositoryPath
    let name: String
    let position: TextPosition?

    init(_ missing: MissingName) {
      path = missing.place.path
      name = missing.name
      position = Self.repeating.contains(path.pathExtension ?? "") ? nil : missing.place.position
    }
  }

  /// Whether a string that is given to no call directly is a name of an asset all the same.
  private func isCertainName(_ id: MentionID, _ mention: Mention, _ file: Int) -> Bool {
    let mentions = corpus.files[file].mentions
    let node = corpus.node(mention.declaration, in: file)
    switch mentions[mention.context].role {
    case .rawValue:
      guard let type = reader.types.type(of: node), flows.enums.contains(type) else { return false }
      let position = Position(kind: .rawValue, subject: reader.types[type].name)
      return evidence.statistics.isReliable(position)
        || flows.certainEnums.contains(type) && evidence.statistics.isMostly(position)
    case .returned, .statement:
      guard flows.nodes[node] == true, let position = reader.position(of: mention, in: file) else {
        return false
      }
      return evidence.statistics.isMostly(position)
    case .initialValue:
      let declaration = mentions[mention.declaration]
      // Others are often set to something else before they are used.
      let type = mentions[declaration.type]
      let isConstant =
        (declaration.traits.contains(.static) || declaration.parent == .file)
        && (type.isEmpty || type == "String")
      return flows.nodes[node] == true && declaration.kind == .property && isConstant
    case .argument:
      guard let position = corpus.position(mentions[mention.context], in: file) else { return false }
      // Who is meant by `.named("scroll")` only its place tells.
      if corpus.words.isImplicit(corpus.word(mentions[mention.context].subject, in: file)) { return false }
      // Many take a name of the system's symbols as well.
      return evidence.statistics.isReliable(position)
        && (mentions.isMarkedGenerated || !mentions[mention.text].contains("."))
    default: return false
    }
  }

  private func missing(_ id: MentionID, _ kinds: [AssetKind]) -> MissingName? {
    let file = Int(id.file)
    let mention = corpus[id]
    guard mention.kind == .literal else { return nil }
    let word = corpus.word(mention.text, in: file)
    let assets = reader.assets(word)
    let name = corpus.words[word]
    let isFitting = kinds.isEmpty || assets.contains { kinds.contains(reader.names.sets[$0].kind) }
    guard assets.isEmpty || !isFitting, reader.numberedAssets(of: id).isEmpty else { return nil }
    let doubts = corpus.files[file].doubts(at: mention)
    guard doubts.isDisjoint(with: [.tests, .disabled]), isPlausible(name, id) else { return nil }
    let plain = reader.stripped[word].map { corpus.words[$0] } ?? name
    guard !looseNames.contains(plain), !looseNames.contains(name), !reader.names.parts.contains(name) else {
      return nil
    }
    let (candidates, reason) = candidates(plain, kinds, assets)
    // In another bundle may be what is not seen here.
    if !isOwnBundle(id), reason == .unknown || reason == .similar { return nil }
    let (path, position) = corpus.place(of: id)
    return MissingName(
      name, kinds: kinds, at: Place(path, position), form: corpus.form(of: id),
      declaration: corpus.declarationPath(of: id), doubts: doubts, candidates: candidates, reason: reason)
  }

  private func isPlausible(_ name: String, _ id: MentionID) -> Bool {
    guard !name.isEmpty, name != "nil", !name.contains("%"), !name.contains("://"), !name.contains("$("),
      !name.contains(".bundle/")
    else {
      return false
    }
    let file = corpus.files[Int(id.file)]
    // Pictures of AppKit, and those that the interface itself holds: `buttonCell:Ahl-H6-ZXc:image`.
    let context = corpus.context(of: id)
    if context.role == .entry, NameAPI.namesFiles(entry: file.mentions[context.subject]) { return false }
    return !isCompiledIcon(name) && !(name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true)
      && !(file.language == .interfaceBuilder && (name.hasPrefix("UI") || name.contains(":")))
  }

  /// Whether a name is that of a file which the compiler makes of an app icon: `AppIcon60x60`.
  private func isCompiledIcon(_ name: String) -> Bool {
    let size = name.reversed().prefix { $0.isNumber || $0 == "x" || $0 == "." }
    return size.contains("x") && size.last?.isNumber == true && size.count > 2
  }

  /// Whether the call looks in a bundle of this repository, as far as can be told.
  private func isOwnBundle(_ id: MentionID) -> Bool {
    let file = corpus.files[Int(id.file)].mentions
    let bundle = file[corpus.context(of: id).bundle]
    return bundle.isEmpty || ["nil", ".main", "Bundle.main", ".module", "Bundle.module"].contains(bundle)
      || lookup.isOwn(id)
  }

  private func candidates(
    _ name: String, _ kinds: [AssetKind], _ assets: [Int]
  ) -> ([Int], MissingName.Reason) {
    if !assets.isEmpty { return (assets, .otherKind) }
    let same = fitting(lowered[name.lowercased(), default: []], kinds)
    if !same.isEmpty { return (same, .differsInCase) }
    let own = name.split(separator: "/").last.map(String.init) ?? name
    var inNamespaces = reader.names.assets(ownName: own)
    if own != name, let word = corpus.words.find(own) { inNamespaces += reader.names.assets(named: word) }
    let fittingNames = fitting(inNamespaces, kinds)
    if !fittingNames.isEmpty { return (fittingNames, .namespace) }
    guard let near = closestMatch(to: name, in: reader.names.all), let word = corpus.words.find(near) else {
      return ([], .unknown)
    }
    let similar = fitting(reader.names.assets(named: word), kinds)
    return similar.isEmpty ? ([], .unknown) : (similar, .similar)
  }

  private func fitting(_ assets: [Int], _ kinds: [AssetKind]) -> [Int] {
    assets.filter { kinds.isEmpty || kinds.contains(reader.names.sets[$0].kind) }
  }

  /// Calls that are given an expression of which nothing is known.
  func unresolved(_ requests: [Request]) -> [UnknownName] {
    let named = Set(evidence.hits.map(\.mention))
    let explained = Set(
      evidence.declared.flatMap { use in
        // On the line of the call, or on the one before it.
        [0, 1].map { Line(path: use.place.path, number: (use.place.position?.line ?? 0) + $0) }
      })
    return requests.compactMap { request in
      let mention = corpus[request.mention]
      let file = Int(request.mention.file)
      let line = Line(path: corpus.files[file].path, number: mention.position.line)
      guard !explained.contains(line) else { return nil }
      guard mention.kind == .pattern || mention.kind == .chain, !named.contains(request.mention),
        corpus.files[file].doubts(at: mention).isEmpty, corpus.context(of: request.mention).role == .argument
      else { return nil }
      let texts = corpus.files[file].mentions.texts
      let expression: String
      if mention.kind == .pattern {
        expression = texts.pattern(mention.text).description
      } else {
        expression = texts[mention.text]
        guard !isParameter(mention, file), isUnknown(request.mention) else { return nil }
      }
      let (path, position) = corpus.place(of: request.mention)
      return UnknownName(
        expression, at: Place(path, position), form: corpus.callForm(of: request.mention),
        declaration: corpus.declarationPath(of: request.mention), kinds: request.kinds)
    }
    .sorted { $0.place < $1.place }
  }

  private struct Line: Hashable {
    let path: RepositoryPath
    let number: Int
  }

  /// Whether a name is given by whoever calls the function.
  private func isParameter(_ mention: Mention, _ file: Int) -> Bool {
    mention.traits.contains(.parameter)
      && corpus.words.parts(of: corpus.word(mention.text, in: file)).count == 1
  }

  /// Whether nothing tells what the value of a chain is.
  private func isUnknown(_ id: MentionID) -> Bool {
    let word = corpus.word(corpus[id].text, in: Int(id.file))
    guard !corpus.words.isImplicit(word) else { return false }
    let resolver = ChainResolver(reader.places)
    return !resolver.targets(of: id, among: .everything).contains {
      flows.nodes[$0.node] != nil || isCase($0.node)
    }
  }

  private func isCase(_ node: Node) -> Bool { corpus[node].kind == .enumCase }
}

extension Corpus {
  /// The declaration that holds a mention, with those around it.
  func declarationPath(of id: MentionID) -> String {
    var names: [String] = []
    let mentions = files[Int(id.file)].mentions
    var declaration = self[id].declaration
    while declaration != .file {
      names.insert(mentions[mentions[declaration].name], at: 0)
      declaration = mentions[declaration].parent
    }
    return names.joined(separator: ".")
  }

  /// The call that a mention is an argument of.
  func callForm(of id: MentionID) -> String {
    let file = files[Int(id.file)].mentions
    let context = context(of: id)
    let label = file[context.label]
    return "\(file[context.subject])(\(label.isEmpty ? "_" : label):)"
  }
}
