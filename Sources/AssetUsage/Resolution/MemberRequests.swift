internal import AssetModel
internal import SourceIndex

/// A chain that can only refer to a generated declaration, such as `R.image.close`.
struct GeneratedMember: Sendable {
  let mention: MentionID
  let request: MemberRequest
  /// The assets of any kind that the member refers to; empty if the member does not exist.
  let assets: [Int]
}

struct MemberRequest: Sendable {
  let generator: Generator
  /// The names in the chain, starting with the generated type: `R`, `image`, `close`. For Xcode's symbols, the type is
  /// left out.
  let names: ArraySlice<Word>
  let kinds: [AssetKind]
}

/// Finds the expressions that can only be generated members, such as `.close` in `Image(.close)`, or `R.image.close`.
struct MemberRequests: Sendable {
  private let code: Codebase
  private var roots: [Word: Generator] = [:]
  /// The system types with an initializer for generated members, such as `UIImage(resource: .close)`. Leaves out
  /// types that the repository declares itself. Also leaves out types to which the repository adds an initializer
  /// with the same label that may take other values.
  private let callees: [Word: [AssetKind]]
  private let resource: Word?

  init(_ code: Codebase, _ generators: Generators) {
    self.code = code
    let (corpus, types) = (code.corpus, code.types)
    resource = corpus.words.find("resource")
    let find = { (name: String) in corpus.words.find(name) }
    let isOutside = { (name: Word) in
      types.byName[name, default: []].allSatisfy { !types[$0].isDeclared } && types.aliases[name] == nil
    }
    for name in Self.resources.keys {
      if let word = find(name), isOutside(word) { roots[word] = .xcode }
    }
    // If the repository contains the generated file, its members are found like all other declarations.
    for name in generators.enumNames {
      if let word = find(name), isOutside(word) { roots[word] = .swiftGen }
    }
    if let word = find("R"), isOutside(word) { roots[word] = .rSwift }
    var callees: [Word: [AssetKind]] = [:]
    let initializer = find("init")
    let resources = Set(Self.resources.keys.compactMap(find))
    for (name, kinds) in Self.callees {
      guard let word = find(name), isOutside(word) else { continue }
      let own = types.byName[word, default: []].flatMap { type in
        initializer.map { types[type].members[$0, default: []] } ?? []
      }
      let label = name == "Image" || name == "Color" ? Word.none : find("resource")
      // If the repository declares the parameter's type, it is known which members the argument can be.
      let isKnown = { (type: Word) in
        resources.contains(type) || types.byName[type, default: []].contains { types[$0].isDeclared }
      }
      let isTaken = own.contains { node in
        guard let parameter = types.signatures[node]?.first, parameter.label == label else { return false }
        return parameter.types?.allSatisfy(isKnown) != true
      }
      if !isTaken { callees[word] = kinds }
    }
    self.callees = callees
  }

  private var corpus: Corpus { _read { yield code.corpus } }
  private var types: TypeTable { _read { yield code.types } }

  var words: Set<Word> { Set(roots.keys) }

  func kinds(_ context: MentionContext, _ file: Int) -> [AssetKind]? {
    guard context.role == .argument, context.index == 0, context.bundle == .none else { return nil }
    let subject = corpus.words.parts(of: corpus.word(context.subject, in: file))
    guard let callee = subject.last, let kinds = callees[callee],
      subject.dropLast().allSatisfy({ AssetType.frameworks.contains(corpus.words[$0]) })
    else { return nil }
    let label = corpus.word(context.label, in: file)
    let isView = ["Image", "Color"].contains(corpus.words[callee])
    return (isView ? label == .none : label == resource) ? kinds : nil
  }

  /// The generated member that a chain refers to. Nil if the chain may refer to something else. `kinds` are the kinds
  /// of asset that the enclosing call takes.
  func request(_ id: MentionID, _ mention: Mention, _ kinds: [AssetKind]?) -> MemberRequest? {
    guard mention.traits.isDisjoint(with: [.postfix, .local, .parameter]) else { return nil }
    let file = Int(id.file)
    let word = corpus.word(mention.text, in: file)
    let parts = corpus.words.parts(of: word)
    guard let first = parts.first, corpus.files[file].language == .swift else { return nil }
    if corpus.words.isImplicit(word) {
      guard let kinds, parts.count > 1 || mention.traits.isDisjoint(with: [.called, .subscripted]) else {
        return nil
      }
      return MemberRequest(generator: .xcode, names: parts, kinds: kinds).unless(isDeclaredHere)
    }
    guard parts.count > 1, let generator = roots[first] else { return nil }
    switch generator {
    case .xcode:
      let rest = parts.dropFirst()
      guard rest.first.map({ !["init", "self"].contains(corpus.words[$0]) }) == true,
        let kinds = Self.resources[corpus.words[first]]
      else { return nil }
      return MemberRequest(generator: .xcode, names: rest, kinds: kinds).unless(isDeclaredHere)
    case .rSwift:
      guard parts.count > 2, let kinds = Self.groups[corpus.words[parts[parts.startIndex + 1]]] else {
        return nil
      }
      return MemberRequest(generator: .rSwift, names: parts, kinds: kinds).unless(isOfExtension)
    case .swiftGen, .objectiveC:
      return MemberRequest(generator: .swiftGen, names: parts, kinds: []).unless(isOfExtension)
    }
  }

  /// Whether the repository or a system framework declares the member.
  private func isDeclaredHere(_ request: MemberRequest) -> Bool {
    guard let first = request.names.first else { return true }
    let isDeclared =
      types.named[first].map { namesakes in
        namesakes.statics.contains { node in
          !corpus.files[corpus.file(of: node)].path.nameText.hasPrefix("GeneratedAssetSymbols")
        }
      } ?? false
    return isDeclared || types.byName[first] != nil || types.aliases[first] != nil
      || request.kinds == [.color] && FrameworkMembers.isColor(corpus.words[first])
  }

  /// Whether a chain refers to a member that the repository adds to a generated type in an extension.
  private func isOfExtension(_ request: MemberRequest) -> Bool {
    guard let first = request.names.first, var type = types.roots[first] else { return false }
    for name in request.names.dropFirst() {
      if let child = types[type].children[name] {
        if types[child].isDeclared { return true }
        type = child
      } else {
        return !types.members(name, of: type).isEmpty
      }
    }
    return true
  }

  private static let images: [AssetKind] = [.image, .symbol]
  private static let resources = ["ImageResource": images, "ColorResource": [.color]]
  private static let callees = [
    "Image": images, "UIImage": images, "NSImage": images, "Color": [.color], "UIColor": [.color],
    "NSColor": [.color],
  ]
  private static let groups: [String: [AssetKind]] = [
    "image": [.image, .launchImage, .imageStack, .symbol], "color": [.color], "data": [.data],
  ]
}

extension MemberRequest {
  fileprivate func unless(_ isOther: (Self) -> Bool) -> Self? { isOther(self) ? nil : self }
}

extension MentionReader {
  func member(_ id: MentionID, _ mention: Mention, _ kinds: [AssetKind]?) -> GeneratedMember? {
    guard let request = members.request(id, mention, kinds) else { return nil }
    let found =
      request.generator == .xcode
      ? symbols.assets(request.names) : symbols.assets(member: request.names, places.code)
    return GeneratedMember(mention: id, request: request, assets: found)
  }
}

extension FileReading {
  /// The generators whose identifiers the file at `path` uses or declares.
  func generators(in path: RepositoryPath) -> Set<Generator> {
    var found = Set(members.lazy.filter { !$0.assets.isEmpty }.map(\.request.generator))
    if usesSymbols { found.insert(.xcode) }
    if usesConstants { found.insert(.objectiveC) }
    if path.nameText == "R.generated.swift" { found.insert(.rSwift) }
    return found
  }
}

/// For each generator, the modules whose code uses the generated members.
struct GeneratorUsers: Sendable {
  private(set) var modules: [Generator: Set<Module.ID>] = [:]
  private(set) var homeless: Set<Generator> = []

  init(_ readings: [FileReading], _ lookup: BundleLookup) {
    for (file, reading) in readings.enumerated() {
      for generator in reading.generators(in: lookup.corpus.files[file].path) {
        let owners = lookup.owners(of: file)
        modules[generator, default: []].formUnion(owners)
        if owners.isEmpty { homeless.insert(generator) }
      }
    }
  }

  var generators: Set<Generator> { homeless.union(modules.keys) }

  func use(_ generator: Generator, in file: Int, _ lookup: BundleLookup) -> Bool {
    let owners = lookup.owners(of: file)
    guard !owners.isEmpty else { return homeless.contains(generator) }
    return modules[generator].map { !$0.isDisjoint(with: owners) } ?? false
  }
}
