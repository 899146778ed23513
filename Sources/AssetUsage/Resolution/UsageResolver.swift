public import AssetModel
public import Basics
internal import SourceIndex

/// Determines what in a repository's sources uses each asset.
///
/// The input is the mentions of every file: strings, patterns and chains of names, each with its context. The output is
/// a verdict for every asset, and the names that no asset has. The steps:
///
/// 1. `Corpus` and `TypeTable` number all strings and declarations, and list the members of each type; `ChainIndex`
///    lists where each name occurs, so that later steps need not search all files for a name.
/// 2. `GeneratedSymbols` has the names that generators create for assets. `TypeSpellings` has the ways in which code
///    can write these names.
/// 3. `MentionReader` reads each file on its own. A chain that is a generated name is a *hit*. A value that is passed
///    to a system API as a name is a *request* and, if it is a literal, also a hit. Other strings are judged in step
///    5.
/// 4. `NameFlows` follows the requests backward, to all strings that may be names: an asset with one of these names is
///    *used*. `CertainNames` follows strings forward, and finds those that must be names: if no asset has the name, it
///    is *missing*.
/// 5. `Evidence` judges strings by where they may end up, and adds a doubt if that is unknown. A composed string is not
///    a coincidence if `NameParts` finds that it is passed to a call that takes names. If several assets have the same
///    name, `BundleSight` keeps those in the bundles that the call searches.
/// 6. `UsageGraph` drops the hits in declarations that nothing uses, and in arms of a `switch` over an enum if nothing
///    uses the cases of the arm.
/// 7. `MissingNames` finds the names that no asset has, and `Summary` assembles the result.
///
/// So `Row(icon: "clsoe")` becomes a finding: the body of `Row` passes `icon` to `Image(_:)`, which is a request (3).
/// All uses of the property `icon` load an asset, so its values are certainly names (4). The argument is one of them,
/// and no asset has that name (7): the literal is reported, with `Image(icon)` as the place where it ends up.
///
/// Evidence is local: a file affects the verdict on an asset only if names flow into or out of that file. There is one
/// exception: if most other strings at the same position are asset names, a string is more likely to be one, too. Only
/// strings in the same type or global function count, and only as evidence that an asset is used.
public struct UsageResolver: Sendable {
  let sets: [AssetSet]
  let looseNames: Set<String>
  /// The images and animations outside catalogs for which to find uses, as names without scale and extension.
  let looseFiles: Set<String>
  /// The patterns for used names in the configuration, with their file and line.
  let declared: [(pattern: Glob, place: Place)]
  let generators: Generators
  let modules: Modules
  /// Whether to record which calls look for each asset.
  let findsLookups: Bool
  let jobs: Jobs

  public init(
    _ sets: [AssetSet], looseNames: Set<String> = [], looseFiles: Set<String> = [],
    declared: [(pattern: Glob, place: Place)] = [], generators: Generators = Generators(),
    modules: Modules = Modules(), findsLookups: Bool = false,
    jobs: Jobs
  ) {
    self.sets = sets
    self.looseNames = looseNames
    self.looseFiles = looseFiles
    self.declared = declared
    self.generators = generators
    self.modules = modules
    self.findsLookups = findsLookups
    self.jobs = jobs
  }

  /// The results of the steps up to `Evidence`.
  struct Reading {
    let reader: MentionReader
    let readings: [FileReading]
    let flows: NameFlows
    let certain: CertainNames
    let lookup: BundleLookup
    let users: GeneratorUsers
    let evidence: Evidence
    let wrappers: Wrappers
    let resolver: ChainResolver
  }

  /// The results of the steps up to `MentionReader`.
  private func readEach(_ files: [SourceFile]) -> (MentionReader, [FileReading]) {
    let names = AssetNames(sets)
    var corpus = Corpus(files.addingNeededFiles(), names: names.all)
    let types = TypeTable(&corpus)
    let symbols = GeneratedSymbols(names, generators, &corpus, jobs: jobs)
    let known = KnownWords(&corpus)
    let stripped = corpus.namesWithoutExtension(names)
    let code = Codebase(corpus, types, known, modules, jobs: jobs)
    let reader = MentionReader(code, names, symbols, stripped, generators)
    return (reader, Array(files.indices).parallelMap(jobs) { reader.read($0) })
  }

  /// The generators whose identifiers the files use.
  public func usedGenerators(_ files: [SourceFile]) -> Set<Generator> {
    let (reader, readings) = readEach(files)
    return zip(reader.corpus.files, readings).reduce(into: []) {
      $0.formUnion($1.1.generators(in: $1.0.path))
    }
  }

  func read(_ files: [SourceFile]) -> Reading {
    let (reader, readings) = readEach(files)
    let (names, code) = (reader.names, reader.places.code)
    let resolver = ChainResolver(reader.places)
    let requests = readings.flatMap(\.requests)
    let flows = NameFlows(resolver, requests: requests, jobs: jobs)
    let (certain, parts) = jobs.both {
      CertainNames(resolver, flows, loading: requests, jobs: jobs)
    } _: {
      NameParts(resolver, readings, flows, jobs: jobs)
    }
    let lookup = BundleLookup(code, modules, certain)
    let users = GeneratorUsers(readings, lookup)
    let sight = BundleSight(names, lookup, receivers: Set((flows.unknown + flows.fed).map(\.file)))
    let (evidence, wrappers) = jobs.both {
      Evidence(reader, readings, flows, parts, sight, declared, jobs: jobs)
    } _: {
      Wrappers(code)
    }
    return Reading(
      reader: reader, readings: readings, flows: flows, certain: certain, lookup: lookup, users: users,
      evidence: evidence, wrappers: wrappers, resolver: resolver)
  }

  /// Determines which assets the files use. `podUses` comes from `uses(inPods:)`.
  public func resolve(_ files: [SourceFile], podUses: [PodUse] = []) -> Usage {
    let reading = read(files)
    let (reader, evidence, lookup) = (reading.reader, reading.evidence, reading.lookup)
    let (graph, (unreachable, collisions)) = jobs.both {
      UsageGraph(
        reading.resolver, reading.wrappers, to: evidence.hits.map(\.mention), lookup, jobs: jobs)
    } _: {
      (
        UnreachableNames(reader, evidence.sight, looseNames).unreachable(evidence.hits),
        SymbolCollisions(reader, generators, lookup, reading.users).all
      )
    }
    return Summary(
      reader, graph, evidence, reading.flows, reading.certain, looseNames, looseFiles, reading.readings,
      unreachable,
      collisions, lookup, reading.users, podUses, findsLookups: findsLookups, jobs: jobs
    ).usage
  }
}

extension Corpus {
  /// For each word that spells a name in another way, the plain name:
  /// - for a word with a scale or an image file extension, the rest; folders are dropped unless they are an asset's
  ///   namespaces
  /// - for `/close`, the asset name `close`, if there is one
  /// - for `close.json`, the data set `close`, if there is one, because Lottie drops the extension
  /// - for an asset name in another Unicode normalization form (é as one character or as two), the asset's own spelling
  fileprivate mutating func namesWithoutExtension(_ assets: AssetNames) -> [Word: Word] {
    let names = assets.all
    var found: [Word: Word] = [:]
    var foreign: [String: Word] = [:]
    for name in names where name.utf8.contains(where: { $0 >= 0x80 }) { foreign[name] = words.intern(name) }
    for number in 1..<max(1, words.count) {
      let word = Word(number: Int32(truncatingIfNeeded: number))
      if !foreign.isEmpty, words.utf8(word).contains(where: { $0 >= 0x80 }), let name = foreign[words[word]] {
        found[word] = name
      }
      let text = words.utf8(word)
      // If the word is `/close`, code probably drops the slash before it loads the asset.
      if text.first == .slash, let plain = words.find(text.dropFirst()), plain.index <= names.count {
        found[word] = plain
        continue
      }
      if let name = FileSuffix.withoutJSON(text), let plain = words.find(name),
        assets.assets(named: plain).contains(where: { assets.sets[$0].kind == .data })
      {
        found[word] = plain
        continue
      }
      guard let name = FileSuffix.stripped(text).map(Array.init) else { continue }
      // If the name of an asset contains slashes, they separate namespaces, not folders.
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
