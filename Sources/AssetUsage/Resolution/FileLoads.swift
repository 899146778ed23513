internal import AssetModel
internal import Basics
internal import Pictures
internal import SourceIndex

/// Finds the calls that load files from a bundle by names that are not in the sources.
///
/// `Bundle.main.url(forResource: name, withExtension: "json")` may load any JSON file, unless all values of `name` are
/// known. Code that lists the files of a bundle may load any of them.
struct FileLoads {
  private let reader: MentionReader
  private let jobs: Jobs

  init(_ reader: MentionReader, jobs: Jobs) {
    self.reader = reader
    self.jobs = jobs
  }

  private var corpus: Corpus { _read { yield reader.corpus } }

  /// The kinds of files that some call may load by a name that is not in the sources.
  var computed: LooseKinds {
    var found: LooseKinds = []
    var followed: [(mention: MentionID, kinds: LooseKinds)] = []
    let isLabel = corpus.words.marked(FileAPI.loadingLabels.compactMap(corpus.words.find))
    let isNamed = corpus.words.marked(FileAPI.loadingAnimations.compactMap(corpus.words.find))
    let isPlayer = corpus.words.marked(
      (1..<max(1, corpus.words.count)).lazy.map(Word.init(index:)).filter {
        FileAPI.playsAnimation(corpus.words.utf8($0))
      })
    for (index, file) in corpus.files.enumerated()
    where (file.language == .swift || file.language == .objectiveC) && file.isOwnCode {
      let mayPlay = file.language == .objectiveC || file.importsLottie
      let loads = file.mentions.contexts.map { context -> FileAPI.Load? in
        guard context.role == .argument else { return nil }
        let (subject, label) = (
          corpus.word(context.subject, in: index), corpus.word(context.label, in: index)
        )
        let callee = corpus.words.last(of: subject)
        if mayPlay, isPlayer[subject.index] || isPlayer[label.index] || isNamed[callee.index],
          FileAPI.takesAnimation(
            callee: corpus.words[callee], label: corpus.words[label], index: Int(context.index))
        {
          return .animation
        }
        return isLabel[label.index] || isLabel[callee.index]
          ? FileAPI.load(callee: corpus.words[callee], label: corpus.words[label]) : nil
      }
      for (number, mention) in file.mentions.mentions.enumerated() {
        guard let load = loads[mention.context.index], !mention.regions.contains(.disabled),
          mention.kind != .literal || load == .listing
        else { continue }
        let id = MentionID(file: Int32(truncatingIfNeeded: index), index: Int32(truncatingIfNeeded: number))
        let kinds =
          switch load {
          case .animation: LooseKinds.animations
          case .resource: self.kinds(ofExtensionAfter: id)
          case .component: speaksOfBundle(around: id) ? LooseKinds.all : []
          case .listing: listedKinds(id)
          }
        switch mention.kind {
        case .literal where load == .listing: found.formUnion(kinds)
        case .chain where load == .listing: found.formUnion(kinds)
        case .pattern where !NamePattern(file.mentions.texts.pattern(mention.text)).hasText:
          found.formUnion(kinds)
        case .chain where !kinds.isEmpty: followed.append((id, kinds))
        default: break
        }
      }
    }
    let resolver = ChainResolver(reader.places)
    for kind in [LooseKinds.pictures, .animations] where !found.contains(kind) {
      let requests = followed.filter { $0.kinds.contains(kind) }.map {
        Request(mention: $0.mention, kinds: [])
      }
      if requests.isEmpty { continue }
      let flows = NameFlows(resolver, requests: requests, jobs: jobs)
      if (flows.unknown + flows.vague).contains(where: { !isExplained($0) }) { found.formUnion(kind) }
    }
    return found
  }

  /// Whether other mentions show which values an expression has.
  private func isExplained(_ id: MentionID) -> Bool {
    let file = Int(id.file)
    let mention = corpus[id]
    let mentions = corpus.files[file].mentions
    guard corpus.files[file].isOwnCode, !corpus.isParameter(mention, file) else { return true }
    let word = corpus.word(mention.text, in: file)
    let parts = corpus.words.parts(of: word)
    // The names that are passed to calls for resources are followed separately.
    if parts.contains(where: {
      FileAPI.loadingLabels.contains(corpus.words[$0]) || FileAPI.bundles.contains(corpus.words[$0])
    }) {
      return true
    }
    // The format string is a mention of its own, after this one.
    if let last = parts.last, corpus.words[last] == "stringWithFormat" { return hasKnownFormat(after: id) }
    return mention.traits.contains(.local) && parts.count == 1
      && mentions.mentions.contains { other in
        let context = mentions[other.context]
        return other.declaration == mention.declaration && [.initialValue, .assigned].contains(context.role)
          && corpus.word(context.subject, in: file) == word
      }
  }

  private func hasKnownFormat(after id: MentionID) -> Bool {
    let file = corpus.files[Int(id.file)].mentions
    return file.mentions[Int(id.index)...].dropFirst().prefix(3).contains { mention in
      mention.kind == .pattern && mention.position.line == corpus[id].position.line
        && NamePattern(file.texts.pattern(mention.text)).hasText
    }
  }

  /// The kinds of files with the extension in another argument of the same call; all kinds if the extension is unknown.
  private func kinds(ofExtensionAfter id: MentionID) -> LooseKinds {
    let file = corpus.files[Int(id.file)].mentions
    let own = corpus.context(of: id)
    for mention in file.mentions[Int(id.index)...].dropFirst().prefix(8) {
      let context = file[mention.context]
      guard context.role == .argument, context.subject == own.subject,
        FileAPI.extensionLabels.contains(file[context.label])
      else { continue }
      if mention.kind == .literal { return LooseKinds(ofFilesWith: file[mention.text]) }
      return mention.kind == .chain
        ? kinds(ofConstant: corpus.words.last(of: corpus.word(mention.text, in: Int(id.file)))) : .all
    }
    return .all
  }

  /// The kinds of files with the extensions in constants that have this name; all kinds if there are none.
  private func kinds(ofConstant name: Word) -> LooseKinds {
    var kinds: LooseKinds?
    for (index, file) in corpus.files.enumerated() {
      for mention in file.mentions.mentions where mention.kind == .literal {
        let context = file.mentions[mention.context]
        guard
          context.role == .initialValue && corpus.word(context.subject, in: index) == name
            || types.names[corpus.node(mention.declaration, in: index).index] == name
        else { continue }
        kinds = (kinds ?? []).union(LooseKinds(ofFilesWith: file.mentions[mention.text]))
      }
    }
    return kinds ?? .all
  }

  private var types: TypeTable { _read { yield reader.types } }

  /// The kinds of files that a call lists. If the call takes a file extension, the mention is that argument.
  private func listedKinds(_ id: MentionID) -> LooseKinds {
    let file = corpus.files[Int(id.file)].mentions
    let label = file[corpus.context(of: id).label]
    if !FileAPI.listingByExtension.contains(label) { return speaksOfBundle(around: id) ? .all : [] }
    return corpus[id].kind == .literal ? LooseKinds(ofFilesWith: file[corpus[id].text]) : .all
  }

  /// Whether the declaration around a mention also uses the folder of a bundle.
  private func speaksOfBundle(around id: MentionID) -> Bool {
    let file = Int(id.file)
    let declaration = corpus[id].declaration
    return corpus.files[file].mentions.mentions.contains { mention in
      mention.kind == .chain && mention.declaration == declaration
        && corpus.words.parts(of: corpus.word(mention.text, in: file)).contains {
          FileAPI.bundleFolders.contains(corpus.words[$0])
        }
    }
  }
}

extension SourceFile {
  /// Whether the team can change the code, and the code is in the product.
  fileprivate var isOwnCode: Bool { !isTest && !path.isThirdParty }

  fileprivate var importsLottie: Bool {
    mentions.imports.contains { FileAPI.playsAnimation(mentions.texts.utf8($0)) }
  }
}

extension LooseKinds {
  fileprivate init(ofFilesWith nameExtension: String) {
    let nameExtension = nameExtension.drop { $0 == "." }.lowercased()
    self =
      ["json", "lottie"].contains(nameExtension)
      ? .animations
      : PictureFormat(nameExtension: nameExtension) != nil ? .pictures : nameExtension.isEmpty ? .all : []
  }
}
