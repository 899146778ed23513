public import AssetModel
public import Basics
internal import SourceIndex

/// Finds out from the sources of a repository who uses which asset.
///
/// What comes in are the mentions of every file: strings, patterns, and chains of names, each with its context. What goes
/// out is a verdict for every asset, and the names that no asset has. On the way:
///
/// 1. `Corpus` and `TypeTable` number all texts and declarations, and know each type with its members; `ChainIndex`
///    knows where each name occurs, so that no later step reads all files.
/// 2. `GeneratedSymbols` knows what generators call the assets; `TypeSpellings`, in which words code can say so.
/// 3. `MentionReader` reads each file by itself. A chain that is a generated name is a *hit*. What a call of the system
///    takes for a name is a *request*, and a literal among them is a hit. Any other string waits for step 5.
/// 4. `NameFlows` follows the requests backward, to everything a name may come from: *used* asks what may be.
///    `CertainNames` follows texts forward, and knows those of which nothing else can become: *missing* asks what must be.
/// 5. `Evidence` judges the strings by where they may end up, and doubts those of which that is not known. A text that is
///    made of parts counts where `NameParts` finds that a call is given it; of assets with one name, `BundleSight`
///    leaves those that lie where the call looks.
/// 6. `UsageGraph` drops the hits in declarations that nothing uses.
/// 7. `Summary` puts together what is left, and `MissingNames` what no asset has.
///
/// So `Row(icon: "clsoe")` becomes a finding: the body of `Row` gives `icon` to `Image(_:)`, which is a request (3). All
/// uses of that property load an asset, so what is given to it certainly is a name (4). The argument is given to it, and
/// no asset is called so (7): the literal is reported, with `Image(icon)` as the place where it ends up.
///
/// Evidence is local: a file changes a verdict only by what flows out of it or into it. How often other strings at the
/// same position are names counts inside of one type alone, and only in favor of an asset.
public struct UsageResolver: Sendable {
  let sets: [AssetSet]
  /// The names of pictures that lie outside catalogs, without extension and scale.
  let looseNames: Set<String>
  /// Patterns of the configuration for names that are used, with their places.
  let declared: [(pattern: Glob, place: Place)]
  let generators: Generators
  let modules: Modules
  let jobs: Jobs

  public init(
    _ sets: [AssetSet], looseNames: Set<String> = [], declared: [(pattern: Glob, place: Place)] = [],
    generators: Generators = Generators(), modules: Modules = Modules(), jobs: Jobs
  ) {
    self.sets = sets
    self.looseNames = looseNames
    self.declared = declared
    self.generators = generators
    self.modules = modules
    self.jobs = jobs
  }

  /// Who uses what, by these files.
  public func resolve(_ files: [SourceFile]) -> Usage {
    let names = AssetNames(sets)
    var corpus = Corpus(files, names: names.all)
    let types = TypeTable(&corpus)
    let symbols = GeneratedSymbols(names, generators, &corpus, jobs: jobs)
    let known = KnownWords(&corpus)
    let stripped = corpus.namesWithoutExtension(names.all)
    let code = Codebase(corpus, types, known, Visibility(corpus, types, modules))
    let reader = MentionReader(code, names, symbols, stripped, generators)
    let readings = Array(files.indices).parallelMap(jobs) { reader.read($0) }
    let resolver = ChainResolver(reader.places)
    let requests = readings.flatMap(\.requests)
    let flows = NameFlows(resolver, requests: requests, jobs: jobs)
    let certain = CertainNames(resolver, flows, loading: requests, jobs: jobs)
    let lookup = BundleLookup(code, modules, certain)
    let parts = NameParts(resolver, readings, flows, jobs: jobs)
    let evidence = Evidence(reader, readings, flows, parts, BundleSight(names, lookup), declared, jobs: jobs)
    let graph = UsageGraph(resolver, Wrappers(code), evidence.hits, lookup, jobs: jobs)
    let unreachable = UnreachableNames(reader, evidence.sight).unreachable(evidence.hits)
    let users = GeneratorUsers(readings, lookup)
    let collisions = SymbolCollisions(names, symbols, generators, modules, users).all
    return Summary(
      reader, graph, evidence, flows, certain, looseNames, readings, unreachable, collisions, lookup, users,
      jobs: jobs
    ).usage
  }
}

extension Corpus {
  /// The words that are names with the extension of a picture, or with a scale, by what they are without; and
  /// those that are made of other characters but are equal, as é is to e with an accent.
  fileprivate mutating func namesWithoutExtension(_ names: [String]) -> [Word: Word] {
    var found: [Word: Word] = [:]
    var foreign: [String: Word] = [:]
    for name in names where name.utf8.contains(where: { $0 >= 0x80 }) { foreign[name] = words.intern(name) }
    for number in 1..<max(1, words.count) {
      let word = Word(number: Int32(truncatingIfNeeded: number))
      if !foreign.isEmpty, words.utf8(word).contains(where: { $0 >= 0x80 }), let name = foreign[words[word]] {
        found[word] = name
      }
      guard let name = FileSuffix.stripped(words.utf8(word)).map(Array.init) else { continue }
      // A namespace is no path.
      let whole = words.find(String(decoding: name, as: UTF8.self))
      if let whole, whole.index <= names.count {
        found[word] = whole
      } else {
        found[word] = words.intern(FileSuffix.withoutPath(name[...]))
      }
    }
    return found
  }
}
