internal import AssetModel
internal import Basics
internal import SourceIndex

/// Finds names that no asset has, and calls whose asset names are unknown.
struct MissingNames {
  private let reader: MentionReader
  private let evidence: Evidence
  private let flows: NameFlows
  private let certain: CertainNames
  private let enums: CertainEnums
  private let looseNames: Set<String>
  private let lookup: BundleLookup
  private let loaders: ReplacedLoaders
  private let wrappers: Wrappers
  private let jobs: Jobs
  /// The names of the alternate icons for which an Info.plist lists files or an icon set.
  private let describedIcons: Set<String>
  private let nearNames: Once<NearNames>
  private let lowered: [String: [Int]]
  /// For each name in each declaration, the index of the first mention with a fallback.
  private let fallbacks: Once<[NameInCode: Int32]>
  /// The images outside catalogs, by their lowercased names, with and without their folders.
  private let loweredLoose: Once<[String: String]>

  init(
    _ reader: MentionReader, _ evidence: Evidence, _ flows: NameFlows, _ certain: CertainNames,
    _ looseNames: Set<String>, _ lookup: BundleLookup, _ wrappers: Wrappers, jobs: Jobs
  ) {
    self.wrappers = wrappers
    self.jobs = jobs
    self.reader = reader
    self.evidence = evidence
    self.flows = flows
    self.certain = certain
    self.looseNames = looseNames
    self.lookup = lookup
    loaders = ReplacedLoaders(reader, lookup)
    describedIcons = reader.corpus.describedIcons
    nearNames = Once { NearNames(reader.names.all) }
    var lowered: [String: [Int]] = [:]
    for (index, set) in reader.names.sets.enumerated() where set.isNamedBySources {
      lowered[set.name.lowercased(), default: []].append(index)
    }
    self.lowered = lowered
    enums = CertainEnums(reader, flows, lowered: lowered)
    let corpus = reader.corpus
    fallbacks = Once { NameInCode.firstWithFallback(in: corpus) }
    loweredLoose = Once {
      let names = Dictionary(looseNames.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
      let ownNames = looseNames.compactMap { name in
        name.lastIndex(of: "/").map { (name[$0...].dropFirst().lowercased(), name) }
      }
      return names.merging(ownNames) { $0.contains("/") ? min($0, $1) : $0 }
    }
  }

  private var corpus: Corpus { _read { yield reader.corpus } }

  /// The names in calls, build settings, property lists and interface files that match no asset of the expected kind.
  /// Names that come from a constant or an enum are included.
  func missing(_ requests: [Request]) -> [MissingName] {
    let asked = Dictionary(requests.map { ($0.mention, $0.kinds) }) { first, _ in first }
    var found = requests.compactMap { missing($0.mention, $0.kinds, asking: $0.mention) }
    for (index, file) in corpus.files.enumerated()
    where file.language == .swift || file.language == .objectiveC {
      for (number, mention) in file.mentions.mentions.enumerated() where mention.kind == .literal {
        let id = MentionID(file: Int32(truncatingIfNeeded: index), index: Int32(truncatingIfNeeded: number))
        // Strings that are names of assets need no further check.
        guard reader.assets(corpus.word(mention.text, in: index)).isEmpty else { continue }
        let isRawValue = file.mentions[mention.context].role == .rawValue && enums.isName(id, mention)
        guard let name = isRawValue ? missing(id, [], asking: id) : missing(id, asked), asked[id] == nil
        else {
          continue
        }
        found.append(name)
      }
    }
    var numbers: [Question: Int] = [:]
    var names: [MissingName] = []
    for name in judged(found).sorted(by: { $0.place < $1.place }) {
      guard let number = numbers[Question(name)] else {
        numbers[Question(name)] = names.count
        names.append(name)
        continue
      }
      // A project file repeats build settings for each build configuration.
      if name.place.path.pathExtension != "pbxproj" { names[number].furtherPlaces.append(name.place) }
    }
    return names
  }

  private struct Found {
    let mention: MentionID
    var name: MissingName
  }

  private func judged(_ found: [Found]) -> [MissingName] {
    guard !found.isEmpty else { return [] }
    let resolver = ChainResolver(reader.places)
    let graph = UsageGraph(resolver, wrappers, to: found.map(\.mention), lookup, jobs: jobs)
    let replaced = reader.places.code.replacedPictures
    let unused = UnusedCode(around: found.map(\.mention), reader, graph, lookup, jobs: jobs)
    return found.map { found in
      var name = found.name
      name.isReplaced = replaced.hold(found.mention)
      name.idleness = unused.idleness(of: found.mention)
      name.isSelectedByData = graph.isMadeOfData(found.mention, resolver)
      return name
    }
  }

  /// Missing names that agree in all of these properties are reported once. In project and interface files, the
  /// position is ignored, because these files repeat names.
  private struct Question: Hashable {
    private static let repeating: Set = ["pbxproj", "storyboard", "xib"]

    let path: RepositoryPath
    let name: String
    let position: TextPosition?
    let idleness: Idleness?
    let isReplaced: Bool

    init(_ missing: MissingName) {
      path = missing.place.path
      name = missing.name
      idleness = missing.idleness
      isReplaced = missing.isReplaced
      position = Self.repeating.contains(path.pathExtension ?? "") ? nil : missing.place.position
    }
  }

  /// The name in a literal, if no asset has it, and the literal certainly ends up only in calls that search the code's
  /// own bundles.
  private func missing(_ id: MentionID, _ asked: [MentionID: [AssetKind]]) -> Found? {
    let sinks = certain.sinks(of: id)
    guard let first = sinks.first, sinks.allSatisfy(isOwnBundle) else { return nil }
    let kinds = Set(sinks.flatMap { asked[$0] ?? [] }).sorted { $0.rawValue < $1.rawValue }
    // The message is about one call: the first one without a fallback or, if all have a fallback, the first.
    return missing(id, kinds, asking: sinks.first { !hasFallback($0) } ?? first)
  }

  /// Whether this may be the name of a file that the build creates from a set of launch images, such as
  /// `LaunchImage-800-667h` for the set `LaunchImage`.
  private func isLaunchImage(_ name: String) -> Bool {
    reader.names.sets.contains { $0.kind == .launchImage && name.hasPrefix($0.ownName + "-") }
  }

  private func missing(_ id: MentionID, _ kinds: [AssetKind], asking sink: MentionID) -> Found? {
    let file = Int(id.file)
    let mention = corpus[id]
    guard mention.kind == .literal else { return nil }
    let word = corpus.word(mention.text, in: file)
    let assets = reader.assets(word)
    let name = corpus.words[word]
    let isFitting = kinds.isEmpty || assets.contains { kinds.contains(reader.names.sets[$0].kind) }
    guard assets.isEmpty || !isFitting, kinds == [.color] || reader.numberedAssets(of: id).isEmpty
    else { return nil }
    let doubts = corpus.files[file].doubts(at: mention)
    guard doubts.isDisjoint(with: [.tests, .disabled]), isPlausible(name, id) else { return nil }
    let plain = reader.stripped[word].map { corpus.words[$0] } ?? name
    // `plain` lacks the folder of a name such as `Art/dog.png`.
    let folder = plain.contains("/") ? "" : name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    guard ![plain, name, folder + plain].contains(where: looseNames.contains), !isLaunchImage(plain),
      !reader.names.parts.contains(name),
      corpus.context(of: id).role == .entry || !describedIcons.contains(name)
    else { return nil }
    let (candidates, reason) = candidates(plain, kinds, assets)
    // R.swift's `validate()` tests the names in interface files, but these files are checked anyway.
    if hasFallback(sink), corpus.files[file].mentions.isMarkedGenerated { return nil }
    // Another bundle may contain assets that are not in the repository.
    if !isOwnBundle(sink), reason == .unknown || reason == .similar { return nil }
    if reason != .otherKind, lookup.hasGaps(sink) { return nil }
    if loaders.find(kinds, for: Int(sink.file)) { return nil }
    let (path, position) = corpus.place(of: id)
    var missing = MissingName(
      name, kinds: kinds, at: Place(path, position), form: corpus.form(of: sink),
      declaration: corpus.declarationPath(of: id), doubts: doubts, candidates: candidates, reason: reason,
      sink: sink == id ? nil : Place(corpus.files[Int(sink.file)].path, corpus[sink].position),
      hasFallback: hasFallback(sink))
    let mayBeLoose = isOwnBundle(sink) && (reason == .unknown || reason == .similar) && kinds != [.color]
    if mayBeLoose { missing.looseName = loweredLoose.value[plain.lowercased()] }
    return Found(mention: id, name: missing)
  }

  /// Whether code expects that a call may find nothing: the call has a fallback, or earlier code in the same function
  /// tests whether the asset exists.
  private func hasFallback(_ sink: MentionID) -> Bool {
    fallbacks.value[NameInCode(corpus[sink], in: sink.file)].map { $0 <= sink.index } ?? false
  }

  /// The names that mean “no asset”, as in `Item(color: "none")`.
  private static let wordsForNothing: Set = ["nil", "none", "null"]

  private func isPlausible(_ name: String, _ id: MentionID) -> Bool {
    guard name.contains(where: { $0.isLetter || $0.isNumber }), !Self.wordsForNothing.contains(name),
      !name.contains("%"),
      !name.contains("<"), !name.contains("://"), !name.contains("$("), !name.contains(".bundle/")
    else {
      return false
    }
    let file = corpus.files[Int(id.file)]
    let context = corpus.context(of: id)
    if context.role == .entry {
      let entry = file.mentions[context.subject]
      // The list of resources in an interface file may contain unused resources until Xcode saves the file again.
      if NameAPI.namesFiles(entry: entry) || NameAPI.namesAlternateIcons(entry: entry)
        || file.language == .interfaceBuilder && file.mentions[context.label] == "unused"
        || NameAPI.namesLaunchImage(entry: entry) && namesLaunchStoryboard(file)
      {
        return false
      }
    }
    // Excludes images of UIKit and AppKit, and images embedded in an interface file: `buttonCell:Ahl-H6-ZXc:image`.
    return !isCompiledIcon(name) && !(name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true)
      && !(file.language == .interfaceBuilder && (name.hasPrefix("UI") || name.contains(":")))
  }

  /// Whether an Info.plist names a launch storyboard, so that the system ignores launch images.
  private func namesLaunchStoryboard(_ file: SourceFile) -> Bool {
    file.mentions.mentions.contains {
      file.mentions[file.mentions[$0.context].subject] == "UILaunchStoryboardName"
    }
  }

  /// Whether this is the name of a file that the asset compiler creates for an app icon, such as `AppIcon60x60`.
  private func isCompiledIcon(_ name: String) -> Bool {
    let size = name.reversed().prefix { $0.isNumber || $0 == "x" || $0 == "." }
    return size.contains("x") && size.last?.isNumber == true && size.count > 2
  }

  private func isOwnBundle(_ id: MentionID) -> Bool {
    let file = corpus.files[Int(id.file)].mentions
    let context = corpus.context(of: id)
    let bundle = file[context.bundle]
    // `bundle.image(forResource:)`
    let isMember = ["forResource", "imageForResource"].contains(file[context.label])
    if isMember, !file[context.subject].hasPrefix("Bundle.main.") { return lookup.isOwn(id) }
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
    guard let near = nearNames.value.nearest(to: name), let word = corpus.words.find(near) else {
      return ([], .unknown)
    }
    let similar = fitting(reader.names.assets(named: word), kinds)
    return similar.isEmpty ? ([], .unknown) : (similar, .similar)
  }

  private func fitting(_ assets: [Int], _ kinds: [AssetKind]) -> [Int] {
    assets.filter { asset in
      let kind = reader.names.sets[asset].kind
      // A call that loads an image by name may load an app icon, but that is rarely the intention.
      return kinds.isEmpty || kinds.contains(kind) && (kind != .appIcon || kinds.first == .appIcon)
    }
  }

  func unresolved(_ requests: [Request]) -> [UnknownName] {
    let named = Set(evidence.hits.map(\.mention))
    let explained = evidence.explainedLines
    let openRawValues = Set(flows.openRawValues)
    let rawValue = reader.places.known.rawValue
    return requests.compactMap { request in
      let mention = corpus[request.mention]
      let file = Int(request.mention.file)
      let line = SourceLine(path: corpus.files[file].path, number: mention.position.line)
      guard !explained.contains(line) else { return nil }
      guard mention.kind == .pattern || mention.kind == .chain, !named.contains(request.mention),
        corpus.files[file].doubts(at: mention).isEmpty, !corpus.files[file].mentions.isMarkedGenerated,
        corpus.context(of: request.mention).role == .argument
      else { return nil }
      let texts = corpus.files[file].mentions.texts
      let expression: String
      if mention.kind == .pattern {
        expression = texts.pattern(mention.text).description
      } else {
        expression = texts[mention.text]
        guard !corpus.isParameter(mention, file), mayBeText(mention, file), !isAssigned(request.mention),
          isUnknown(request.mention)
        else { return nil }
        // The raw values of a known enum are in the code.
        let last = corpus.words.last(of: corpus.word(mention.text, in: file))
        guard last != rawValue || openRawValues.contains(request.mention) else { return nil }
      }
      let (path, position) = corpus.place(of: request.mention)
      var name = UnknownName(
        expression, at: Place(path, position), form: corpus.callForm(of: request.mention),
        declaration: corpus.declarationPath(of: request.mention), kinds: request.kinds,
        affixes: mention.kind == .pattern ? texts.pattern(mention.text).affixes : ("", ""),
        in: evidence.sight.catalogs(seenBy: request.mention))
      name.undeclaredType = undeclaredType(mention, file)
      return name
    }
    .sorted { $0.place < $1.place }
  }

  /// The type at the beginning of a chain such as `K.Images.close`, if neither the repository nor the system declares
  /// it.
  private func undeclaredType(_ mention: Mention, _ file: Int) -> String? {
    let parts = corpus.words.parts(of: corpus.word(mention.text, in: file))
    guard mention.kind == .chain, parts.count > 1, let root = parts.first, corpus.words.isCapitalized(root),
      reader.types.byName[root, default: []].isEmpty, reader.types.aliases[root] == nil,
      !mention.traits.contains(.called)
    else { return nil }
    let name = corpus.words[root]
    return NameAPI.isSystemType(name) ? nil : name
  }

  /// Whether a value may be a string, rather than a color or an image. The value in `Color(style.tint)`, for example,
  /// is probably a `UIColor`.
  private func mayBeText(_ mention: Mention, _ file: Int) -> Bool {
    let source = corpus.files[file].mentions
    let context = source[mention.context]
    let last = corpus.words.last(of: corpus.word(mention.text, in: file))
    if mention.traits.contains(.called), corpus.words.isCapitalized(last) {
      return NameAPI.textTypes.contains(corpus.words[last])
    }
    let callee = corpus.words[corpus.words.last(of: corpus.word(context.subject, in: file))]
    return callee != "Color" || context.label != .none || corpus.words[last].lowercased().hasSuffix("name")
  }

  /// Whether the code around a local variable assigns a value to it, and so shows where the name comes from.
  private func isAssigned(_ id: MentionID) -> Bool {
    let mention = corpus[id]
    let file = Int(id.file)
    let mentions = corpus.files[file].mentions
    let name = corpus.word(mention.text, in: file)
    return mention.traits.contains(.local)
      && mentions.mentions.contains { other in
        let context = mentions[other.context]
        return other.declaration == mention.declaration && [.initialValue, .assigned].contains(context.role)
          && corpus.word(context.subject, in: file) == name
      }
  }

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
  /// Whether a mention is only the name of a parameter of the enclosing function.
  func isParameter(_ mention: Mention, _ file: Int) -> Bool {
    let name = word(mention.text, in: file)
    guard words.parts(of: name).count == 1 else { return false }
    if mention.traits.contains(.parameter) { return true }
    // In Objective-C, parameters count as local variables.
    let declaration = self[node(mention.declaration, in: file)]
    let text = words.utf8(word(declaration.parameters, in: file))
    return text.split(separator: UInt8(ascii: ";")).contains { parameter in
      parameter.drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: ":") } == words.utf8(name)
    }
  }
}

extension Declaration {
  /// Whether the initial value is computed for every instance of the type, even if nothing reads the property.
  var runsWithItsInstance: Bool {
    kind == .property && parent != .file && traits.isDisjoint(with: [.static, .computed, .lazy])
  }
}

extension Corpus {
  fileprivate var describedIcons: Set<String> {
    var names: Set<String> = []
    for file in files where file.language == .propertyList {
      for mention in file.mentions.mentions where mention.kind == .word {
        let key = file.mentions[file.mentions[mention.context].subject]
        if key.hasPrefix("CFBundleAlternateIcons") { names.insert(file.mentions[mention.text]) }
      }
    }
    return names
  }

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

  /// The call that has a mention as its argument, in the form `UIImage(named:)`.
  func callForm(of id: MentionID) -> String {
    let file = files[Int(id.file)].mentions
    let context = context(of: id)
    let label = file[context.label]
    return "\(file[context.subject])(\(label.isEmpty ? "_" : label):)"
  }
}

/// A name in a declaration of a file.
private struct NameInCode: Hashable {
  private let file: Int32
  private let text: TextID
  private let declaration: DeclarationID

  init(_ mention: Mention, in file: Int32) {
    self.file = file
    text = mention.text
    declaration = mention.declaration
  }

  static func firstWithFallback(in corpus: Corpus) -> [NameInCode: Int32] {
    var first: [NameInCode: Int32] = [:]
    for (file, source) in corpus.files.enumerated() {
      for (index, mention) in source.mentions.mentions.enumerated()
      where mention.traits.contains(.hasFallback) {
        let name = NameInCode(mention, in: Int32(truncatingIfNeeded: file))
        first[name] = first[name] ?? Int32(truncatingIfNeeded: index)
      }
    }
    return first
  }
}
