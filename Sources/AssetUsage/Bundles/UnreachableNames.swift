internal import AssetModel
internal import Basics
internal import SourceIndex

/// Finds the calls that cannot find an existing asset, because the bundles that they search do not contain it or are
/// not shipped with the code.
struct UnreachableNames {
  private let reader: MentionReader
  private let lookup: BundleLookup
  private let sight: BundleSight
  private let loaders: ReplacedLoaders
  private let looseNames: Set<String>

  init(_ reader: MentionReader, _ sight: BundleSight, _ looseNames: Set<String>) {
    self.reader = reader
    self.looseNames = looseNames
    self.sight = sight
    lookup = sight.lookup
    loaders = ReplacedLoaders(reader, lookup)
  }

  /// Identifies the calls in one declaration that look up the same name. Such calls usually try several bundles in
  /// turn.
  private struct Question: Hashable {
    let file: Int32
    let declaration: DeclarationID
    let name: Word
  }

  /// The calls that cannot find their asset, sorted by position, each with the mention of the asset's name. Several
  /// calls in a declaration may look up the same name. If all of them fail, lists only the first; if one may
  /// succeed, lists none.
  func unreachable(_ hits: [Hit]) -> [(name: UnreachableName, mention: MentionID)] {
    guard !lookup.modules.all.isEmpty else { return [] }
    let corpus = reader.corpus
    let asked = hits.filter { hit in
      hit.doubts.isDisjoint(with: [.tests, .disabled])
        && corpus[hit.mention].kind == .literal
        && [.argument, .entry].contains(corpus.context(of: hit.mention).role)
        && [.swift, .objectiveC, .interfaceBuilder].contains(corpus.files[Int(hit.mention.file)].language)
        && !isLoose(hit.mention) && !isOnlyListed(hit.mention)
        && !loaders.find(hit.assets.map { reader.names.sets[$0].kind }, for: Int(hit.mention.file))
        && (hit.strength == .exact || hit.strength == .literal && lookup.isHelped(hit.mention))
        && !lookup.hasHelperWithFallback(hit.mention)
    }
    let questions = Dictionary(grouping: asked) { hit in
      let mention = corpus[hit.mention]
      return Question(
        file: hit.mention.file, declaration: mention.declaration,
        name: corpus.word(mention.text, in: Int(hit.mention.file)))
    }
    let shownByCode = namesShownByCode(asked)
    return questions.compactMap { question, hits in
      let isColor = hits.contains { corpus.form(of: $0.mention) == "namedColor" }
      guard isColor || !shownByCode.contains(question) else { return nil }
      let answers = hits.map(answer)
      // One call that may find the asset is enough.
      guard !answers.contains(nil) else { return nil }
      return zip(answers, hits).compactMap { answer, hit in
        answer.map { name in
          var name = name
          name.isInPreview = hit.doubts.contains(.previews)
          return (name: name, mention: hit.mention)
        }
      }
      .min { $0.name.place < $1.name.place }
    }
    .sorted { $0.name.place < $1.name.place }
  }

  /// Whether this is an entry in an interface file's list of resources that no element in the file uses.
  private func isOnlyListed(_ id: MentionID) -> Bool {
    let file = reader.corpus.files[Int(id.file)]
    return file.language == .interfaceBuilder
      && file.mentions[reader.corpus.context(of: id).label] == "unused"
  }

  private func isLoose(_ id: MentionID) -> Bool {
    let word = reader.corpus.word(reader.corpus[id].text, in: Int(id.file))
    return [word, reader.stripped[word] ?? word].contains { looseNames.contains(reader.corpus.words[$0]) }
  }

  /// The asset names in user-defined runtime attributes such as `iconName`. The view's class probably loads these
  /// assets, possibly from another bundle.
  private func namesShownByCode(_ hits: [Hit]) -> Set<Question> {
    let corpus = reader.corpus
    var found: Set<Question> = []
    for file in Set(hits.map(\.mention.file)) where corpus.files[Int(file)].language == .interfaceBuilder {
      let mentions = corpus.files[Int(file)].mentions
      for mention in mentions.mentions where mention.kind == .word {
        let property = mentions[mentions[mention.context].label].lowercased()
        guard ["icon", "image", "symbol", "asset"].contains(where: property.contains) else { continue }
        found.insert(
          Question(
            file: file, declaration: mention.declaration, name: corpus.word(mention.text, in: Int(file))))
      }
    }
    return found
  }

  /// The name that a call fails to find; nil if the call finds or may find an asset.
  private func answer(_ hit: Hit) -> UnreachableName? {
    let owners = hit.assets.map { sight.holders(of: $0) }
    // A catalog that no known module compiles may be in any bundle.
    guard !owners.contains([]), let searches = lookup.searches(of: hit.mention) else { return nil }
    let all = owners.reduce(into: Set()) { $0.formUnion($1) }
    var lacking: [ModuleBundle] = []
    var unlinked: (search: BundleLookup.Search, bundle: ModuleBundle)?
    var isFound = false
    for search in searches {
      for bundle in search.bundles {
        if !all.isDisjoint(with: bundle.contents + [bundle.owner]) {
          if lookup.isShipped(bundle, with: search.module) {
            isFound = true
          } else {
            unlinked = (search, bundle)
          }
        } else {
          // Only the app shows anything. If just the bundles of tests are known, another target has the code, too.
          if lookup.modules[bundle.owner].kind.isTest { continue }
          guard lookup.modules[bundle.owner].gaps.isDisjoint(with: [.resources]) else { return nil }
          if !lacking.contains(bundle) { lacking.append(bundle) }
        }
      }
    }
    // Code that several products share is often not run in all of them, so one bundle is enough.
    guard !isFound else { return nil }
    if let unlinked { return name(hit, unlinked.search, [unlinked.bundle], .notLinked) }
    guard let search = searches.first, !lacking.isEmpty else { return nil }
    return name(hit, search, lacking, .lacking)
  }

  private func name(
    _ hit: Hit, _ search: BundleLookup.Search, _ bundles: [ModuleBundle], _ reason: UnreachableName.Reason
  ) -> UnreachableName {
    let corpus = reader.corpus
    let mention = corpus[hit.mention]
    let (path, position) = corpus.place(of: hit.mention)
    let modules = lookup.modules
    let isCode =
      reason == .lacking && corpus.files[Int(hit.mention.file)].language != .interfaceBuilder
    let moduleBundle = modules.moduleBundle(of: search.module)
    // The code of a static library is part of every product that links it, so the bundles of all these products need
    // the asset.
    let ownBundles = moduleBundle.map { [$0] } ?? modules.classBundles(of: search.module)
    let own =
      isCode && search.isDirect && !ownBundles.isEmpty
      && hit.assets.contains { asset in
        let owners = sight.holders(of: asset)
        return ownBundles.allSatisfy { owners.contains($0.owner) }
      }
    // The module already links these libraries, so it can load their assets without a new dependency.
    let libraries = modules.libraries(linkedBy: search.module)
    let linked = hit.assets.filter { !sight.holders(of: $0).isDisjoint(with: libraries) }
    return UnreachableName(
      corpus.files[Int(hit.mention.file)].mentions[mention.text], at: Place(path, position),
      form: corpus.form(of: hit.mention), declaration: corpus.declarationPath(of: hit.mention),
      module: modules[search.module].name, bundles: bundles.compactMap(\.names.first), reason: reason,
      assets: linked + hit.assets.filter { !linked.contains($0) },
      suggestion: own ? (moduleBundle == nil ? "Bundle(for:)" : ".module") : nil,
      isReplaced: reader.places.code.replacedPictures.hold(hit.mention))
  }
}
