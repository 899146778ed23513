internal import AssetModel
internal import SourceIndex

extension Evidence {
  private static let outsideTheApp: Doubts = [.tests, .previews, .disabled]

  /// Adds groups of similar assets, such as flags or animation frames, if a call that can show them takes an unknown
  /// name. `own` contains the names that a function in the repository has respelled. Calls with such a name can show
  /// all images whose names consist of words.
  mutating func addFamilies(
    _ reader: MentionReader, _ calls: [Request], respelled own: [MentionID], _ flows: NameFlows,
    _ sight: BundleSight
  ) {
    guard !calls.isEmpty else { return }
    let corpus = reader.corpus
    let isInApp = { (id: MentionID) in
      corpus.files[Int(id.file)].doubts(at: corpus[id]).isDisjoint(with: Self.outsideTheApp)
    }
    // Generated code contains the names of all assets.
    let mentioning = hits.filter {
      $0.strength < .comment && isInApp($0.mention) && !isInGeneratedAccessor($0.mention, corpus)
    }
    let naming = mentioning.lazy.filter { !$0.doubts.contains(.coincidence) }
    let named = Set(naming.flatMap(\.assets))
    let isFed = { (id: MentionID) in
      let (context, file) = (corpus.context(of: id), Int(id.file))
      guard context.role == .argument, flows.decoded.contains(corpus.word(context.label, in: file)) else {
        return false
      }
      let type = corpus.words.last(of: corpus.word(context.subject, in: file))
      return reader.types.byName[type, default: []].contains { reader.types.isDecoded($0, corpus) }
    }
    let others = Set(naming.filter { !isFed($0.mention) }.flatMap(\.assets))
    let families = AssetFamilies(
      reader.names.sets, named: named, fed: named.subtracting(others),
      onlyInData: Set(mentioning.flatMap(\.assets)).subtracting(
        naming.lazy.filter { $0.strength < .data }.flatMap(\.assets)))
    let members = families.members.compactMap { asset in
      sight.first(of: calls, thatMayShow: asset).map { ($0.mention, asset) }
    }
    let kinds = Set(calls.flatMap(\.kinds))
    let fed = flows.fed.filter(isInApp)
    // Code that replaces parts of a string to get an asset name expects strings that are not written for the assets,
    // such as titles from a server. If code refers to no asset in a folder, all assets in the folder may belong to such
    // strings.
    let respelled = corpus.requests(calls, applying: NameAPI.replacingParts).map(\.mention).filter(isInApp)
    let fedOrRespelled = fed + respelled
    let folders = Set(
      naming.filter { $0.strength < .pattern }.flatMap(\.assets).map { reader.names.sets[$0].path.parent })
    let beginnings = topics(flows.decodedTypes.filter { isInApp($0.value) }, reader).merging(
      keys(of: calls.map(\.mention).filter(isInApp), corpus)
    ) { topic, _ in topic }
    let fileNames = flows.fileNames.filter(isInApp)
    let unnamed = families.unnamed.filter { kinds.contains(reader.names.sets[$0].kind) }.compactMap { asset in
      let isApart = !folders.contains(reader.names.sets[asset].path.parent)
      return (isApart ? fedOrRespelled : fed).first { sight.mayReach(asset, from: $0) }.map { ($0, asset) }
    }
    let begun =
      beginnings.isEmpty
      ? []
      : reader.names.sets.indices.compactMap { asset in
        reader.names.sets[asset].beginnings.lazy.compactMap { beginnings[$0] }
          .first { sight.mayReach(asset, from: $0) }.map { ($0, asset) }
      }
    let extensions = families.fileExtensions.compactMap { asset in
      fileNames.first { sight.mayReach(asset, from: $0) }.map { ($0, asset) }
    }
    let modeled = AssetFamilies.likeThose(
      of: Set(naming.filter { isFed($0.mention) }.flatMap(\.assets)), in: reader.names.sets
    ).compactMap { asset in fed.first { sight.mayReach(asset, from: $0) }.map { ($0, asset) } }
    let all = members + unnamed + begun + extensions + modeled
    // These assets are added even if code contains their names, because the names may be in unused constants.
    let words =
      own.filter(isInApp).isEmpty ? [] : reader.names.sets.indices.filter { reader.names.sets[$0].hasWords }
    let spelled = words.compactMap { asset in
      own.first { isInApp($0) && sight.mayReach(asset, from: $0) }.map { ($0, asset) }
    }
    for (mention, asset) in all.filter({ !named.contains($0.1) }) + spelled {
      hits.append(Hit(mention: mention, assets: [asset], strength: .pattern, doubts: .pattern))
    }
  }

  /// For each word in the name of a decoded type, a mention of the type's property with an asset name. The value of
  /// this property may be the name of any image that begins with the word: for the type `CryptoExchange`,
  /// `exchange-idex` is the logo of an exchange.
  private func topics(_ types: [TypeID: MentionID], _ reader: MentionReader) -> [[String]: MentionID] {
    var topics: [[String]: MentionID] = [:]
    for (type, mention) in types.sorted(by: { $0.value < $1.value }) {
      for word in symbolWords(of: reader.corpus.words[reader.types.name(of: type)]).map({ $0.lowercased() })
      where word.count > 3 && !AssetVocabulary.speaks(word.utf8) {
        topics[[word]] = topics[[word]] ?? mention
      }
    }
    return topics
  }

  /// For each key under which code reads an asset name from data, its words and one of the calls: `transport`, `icon` for
  /// `[row objectForKey:@"transport_icon"]`. The name may be that of any image that begins with these words, such as
  /// `transport-icon-bus`.
  private func keys(of calls: [MentionID], _ corpus: Corpus) -> [[String]: MentionID] {
    var keys: [[String]: MentionID] = [:]
    for call in calls {
      let mentions = corpus.files[Int(call.file)].mentions
      let index = Int(call.index) + 1
      guard mentions.mentions.indices.contains(index) else { continue }
      let key = mentions.mentions[index]
      let context = mentions[key.context]
      guard key.kind == .literal,
        context.role == .subscripted || corpus[call].traits.isSuperset(of: [.called, .subscripted])
      else { continue }
      let words = symbolWords(of: mentions[key.text]).map { $0.lowercased() }
      // A single word, such as `title`, says too little about the names of images.
      if words.count > 1, words.contains(where: { AssetVocabulary.speaks($0.utf8) }) {
        keys[words] = keys[words] ?? call
      }
    }
    return keys
  }
}

extension AssetSet {
  /// The first word of an image's name, its first two words, and so on, in lowercase. The name itself is not included.
  fileprivate var beginnings: [[String]] {
    guard kind == .image else { return [] }
    let words = symbolWords(of: ownName).map { $0.lowercased() }
    return words.indices.dropFirst().map { Array(words[..<$0]) }
  }

  /// Whether this is an image whose name consists of words, such as `lightFighter`.
  fileprivate var hasWords: Bool {
    kind == .image && ownName.utf8.allSatisfy(\.isLetter)
      && symbolWords(of: ownName).allSatisfy { $0.utf8.count > 2 }
  }
}
