public import AssetModel
public import AssetUsage
public import Basics
public import Cache
internal import SourceIndex

extension FileTree {
  /// The repository's settings for generated identifiers, and the generators that code uses. If nothing else about the
  /// sources is needed, this is faster than a scan.
  public func generators(
    _ project: Project, _ modules: Modules, cache: CacheFile?, jobs: Jobs
  ) -> Generators {
    defer { cache?.save() }
    return SourceReader(tree: self, usedNames: [], cache: cache, jobs: jobs).generators(project, modules)
  }
}

struct SourceReader: Sendable {
  let tree: FileTree
  let usedNames: [(pattern: Glob, place: Place)]
  var memory: FileMemory?
  let cache: CacheFile?
  let jobs: Jobs

  func read(
    _ needs: Needs, _ sets: [AssetSet], catalogs: [Catalog], _ modules: Modules,
    outside sdks: Set<RepositoryPath>
  ) -> (usage: Usage?, resources: LooseResources?, generators: Generators, issues: [ScanIssue]) {
    guard needs.contains(.usage) else { return (nil, nil, Generators(), []) }
    let results = sources(modules)
    let files = results.compactMap(\.file)
    let animations = Set(files.lazy.filter(\.mentions.isAnimation).map(\.path))
    let resources =
      needs.contains(.looseFiles)
      ? LooseResources(tree, modules, animations: animations, outside: sdks, jobs: jobs) : nil
    let resourceNames = Set(resources?.paths.map(\.pictureName) ?? [])
    var issues = results.flatMap(\.issues)
    var generators = generators(catalogs, &issues)
    let loose = loosePictures(outside: Set(catalogs.map(\.path)), modules)
    // A name that includes the device also works: `imageNamed:@"exit~ipad"` finds exactly that file.
    let elsewhere = modules.all.flatMap(\.pictureNamesWithoutFile).map { RepositoryPath($0) }
    let names =
      loose.flatMap { $0.names + $0.fileNames }
      + (tree.podPictures + elsewhere).flatMap { [$0.pictureName, $0.stem] }
    let resolver = UsageResolver(
      sets, looseNames: Set(names), looseFiles: resourceNames, declared: usedNames, generators: generators,
      modules: modules,
      findsLookups: needs.contains(.lookups), jobs: jobs)
    var usage = resolver.resolve(files, podUses: podUses(sets))
    generators.used = usage.generators
    issues += staleProjects(usage.neededFiles)
    let meant = Set(usage.missing.compactMap(\.looseName))
    for picture in loose.reversed() {
      for name in picture.names where meant.contains(name) { usage.loosePictures[name] = picture.path }
    }
    usage.prebuiltPictures = prebuiltPictures(loose.map(\.path))
    let unusedFiles = resourceNames.filter { usage.looseUses[$0] == nil }
    let unusedSets = zip(sets, usage.verdicts).lazy.filter { $1.state == .unused && $0.name.isTelling }
    let asked = needs.contains(.namingFiles) ? unusedSets.map(\.0) : []
    let unusedAssets = Set(asked.map(\.name))
    let found = tree.names(
      unusedFiles.union(unusedAssets).sorted(), assets: unusedAssets.subtracting(unusedFiles),
      catalogs: Set(asked.map(\.id.catalog)), inUnreadFilesOf: modules, jobs: jobs)
    for name in unusedFiles where found[name] != nil { usage.looseUses[name] = .byName }
    for name in unusedAssets {
      if let file = found[name], !file.isText { usage.namingFiles[name] = file.path }
    }
    return (usage, resources, generators, issues)
  }

  /// The images in prebuilt frameworks and, if a static library belongs to them, in bundles, by name.
  private func prebuiltPictures(_ paths: [RepositoryPath]) -> [String: RepositoryPath] {
    let products = paths.compactMap { path in path.builtProduct.map { (path: path, product: $0) } }
    guard !products.isEmpty else { return [:] }
    let libraries = tree.staticLibraries
    let frameworks = products.filter { $0.product.pathExtension == "framework" }
    let bundles = products.filter {
      $0.product.pathExtension == "bundle" && $0.product.mayBelong(to: libraries)
    }
    return (frameworks + bundles).reduce(into: [:]) { pictures, picture in
      if pictures[picture.path.pictureName] == nil { pictures[picture.path.pictureName] = picture.path }
    }
  }

  /// The repository's settings for generated identifiers, and the generators that code uses.
  func generators(_ project: Project, _ modules: Modules) -> Generators {
    var issues: [ScanIssue] = []
    var generators = generators(project.catalogs, &issues)
    generators.used = UsageResolver(project.sets, generators: generators, modules: modules, jobs: jobs)
      .usedGenerators(sources(modules).compactMap(\.file))
    return generators
  }

  private func sources(_ modules: Modules) -> [ReadSource] {
    let paths = tree.folders.flatMap { folder in
      folder.files.compactMap { file -> (path: RepositoryPath, language: SourceLanguage)? in
        let path = folder.path.appending(file.name)
        return SourceLanguage.of(path).map { (path, $0) }
      }
    }
    return paths.parallelMap(jobs) { source($0.path, $0.language, modules) }
  }

  /// An issue if compiled code needs files that are in no target, because the project file is then probably out of
  /// date.
  private func staleProjects(_ needed: [RepositoryPath]) -> [ScanIssue] {
    guard let first = needed.first else { return [] }
    let what =
      needed.count == 1
      ? "is in no target, but compiled code needs it"
      : "is one of \(needed.count) files that are in no target, although compiled code needs them"
    return [
      ScanIssue(Place(first), "\(what); the project file is probably out of date", .project)
    ]
  }

  private func podUses(_ sets: [AssetSet]) -> [PodUse] {
    let paths = tree.pods.flatMap { folder in
      folder.files.map { folder.path.appending($0.name) }
    }
    let files = paths.parallelMap(jobs) { path in
      SourceLanguage.of(path).flatMap { source(path, $0, Modules()).file }
    }
    return UsageResolver(sets, jobs: jobs).uses(inPods: files.compactMap(\.self))
  }

  private func generators(_ catalogs: [Catalog], _ issues: inout [ScanIssue]) -> Generators {
    var generators = Generators()
    generators.namespaces = catalogs.reduce(into: []) { $0.formUnion($1.namespaces) }
    generators.catalogs = catalogs.map(\.path)
    let templates = tree.files(named: "Assets.stencil").filter {
      $0.parent.nameText == "ResourceSynthesizers"
    }
    // If a template cannot be read, only Tuist's usual names apply.
    generators.templateTypes.formUnion(
      templates.compactMap { path in (try? tree.read(path)).flatMap(Generators.typeEnding) })
    for path in tree.swiftGenConfigurations {
      do {
        let configuration = try SwiftGenConfiguration(parsing: try tree.read(path), at: path)
        if path.hasSwiftGenName || !configuration.actions.isEmpty {
          generators.swiftGen.append(configuration)
        }
      } catch {
        // A file with another name need not be a configuration.
        if !path.hasSwiftGenName { continue }
        issues.append(ScanIssue(Place(path), "cannot be read as a SwiftGen configuration: \(error)"))
      }
    }
    return generators
  }

  private struct ReadSource: Sendable {
    var file: SourceFile?
    var issues: [ScanIssue] = []
  }

  private func source(_ path: RepositoryPath, _ language: SourceLanguage, _ modules: Modules) -> ReadSource {
    do {
      let mentions = try mentions(in: path, as: language)
      return ReadSource(
        file: SourceFile(path, language, mentions, in: modules),
        issues: mentions.problems.map { problem in
          problem.kind.standIn.map { ScanIssue($0, at: path) }
            ?? ScanIssue(Place(path, problem.position), problem.kind.text)
        })
    } catch {
      return ReadSource(issues: [ScanIssue(Place(path), "cannot be read: \(error)")])
    }
  }

  private func mentions(
    in path: RepositoryPath, as language: SourceLanguage
  ) throws(ReadError) -> FileMentions {
    // If a partial clone lacks the file, this tries to read the file anyway, so that the error is reported.
    let id = tree.lacks(path) ? nil : tree.knownContentID(of: path)
    guard let memory, let id else { return try keptMentions(in: path, id, as: language) }
    return try memory.mentions(in: id, as: language) { () throws(ReadError) in
      try keptMentions(in: path, id, as: language)
    }
  }

  private func keptMentions(
    in path: RepositoryPath, _ known: ContentID?, as language: SourceLanguage
  ) throws(ReadError) -> FileMentions {
    guard let cache else { return FileMentions(indexing: try tree.read(path), as: language, for: .assets) }
    if let known, let kept = cache.value(for: FileMentions.key(of: known, language)),
      let mentions = FileMentions(archived: kept)
    {
      return mentions
    }
    let bytes = try tree.read(path)
    let key = FileMentions.key(of: known ?? tree.contentID(of: bytes), language)
    if known == nil, let kept = cache.value(for: key), let mentions = FileMentions(archived: kept) {
      return mentions
    }
    let mentions = FileMentions(indexing: bytes, as: language, for: .assets)
    cache.add(mentions.archived, for: key)
    return mentions
  }

  /// The images outside catalogs, and images that a project lists even though they are in catalogs or missing
  /// from the repository.
  private func loosePictures(outside catalogs: Set<RepositoryPath>, _ modules: Modules) -> [LoosePicture] {
    let outside = tree.folders.lazy.filter { !$0.path.isInside(anyOf: catalogs) }.flatMap { folder in
      folder.files.lazy.filter { RepositoryPath(bytes: $0.name).pictureFormat != nil }
        .map { folder.path.appending($0.name) }
    }
    let listed = modules.all.lazy.flatMap(\.files).map(\.path).filter { path in
      path.pictureFormat != nil && (path.isInside(anyOf: catalogs) || !tree.contains(path))
    }
    return (Array(outside) + Array(listed)).map { path in
      LoosePicture(path: path, folders: modules.folders(inBundlesFor: path))
    }
  }
}

/// An image that `UIImage(named:)` finds outside catalogs.
private struct LoosePicture {
  let path: RepositoryPath
  /// The folders inside bundles that contain the image, such as `Art/`. An empty string is the top level.
  let folders: [String]

  /// The names without scale and device, such as `Art/exit`.
  var names: [String] { folders.map { $0 + path.pictureName } }
  var fileNames: [String] { folders.map { $0 + path.stem } }
}

extension String {
  /// Whether a file that contains this text probably means the asset with this name. An ordinary word or a short name
  /// may occur in any file.
  fileprivate var isTelling: Bool { utf8.count > 4 && !isPlainWord }
}

extension RepositoryPath {
  fileprivate var hasSwiftGenName: Bool { nameText == "swiftgen.yml" || nameText == ".swiftgen.yml" }
}

extension FileTree {
  /// The files that may be SwiftGen configurations. They may have any name if `swiftgen config run --config` is called
  /// with it. Teams then put them in a folder named after SwiftGen, or begin their names with it.
  fileprivate var swiftGenConfigurations: [RepositoryPath] {
    folders.flatMap { folder in
      let isOfSwiftGen = folder.path.nameText.lowercased().hasSuffix("swiftgen")
      return folder.files.map { folder.path.appending($0.name) }.filter { path in
        guard ["yml", "yaml"].contains(path.pathExtension) else { return false }
        let name = path.nameText.lowercased()
        return isOfSwiftGen || name.hasPrefix("swiftgen") || name.hasPrefix(".swiftgen")
      }
    }
  }

  fileprivate var staticLibraries: [RepositoryPath] {
    folders.flatMap { folder in
      folder.files.lazy.filter { $0.name.suffix(2).elementsEqual(".a".utf8) }.map {
        folder.path.appending($0.name)
      }
    }
  }
}

extension RepositoryPath {
  /// Whether one of these libraries is next to the bundle, or in the same SDK, as in `SDK/Bundles` and `SDK/Libs`.
  fileprivate func mayBelong(to libraries: [RepositoryPath]) -> Bool {
    let sdk = parent.parent.nameText.lowercased().contains("sdk") ? parent.parent : parent
    return libraries.contains { $0.parent == parent || !sdk.isRoot && $0.isInside(sdk) }
  }

  fileprivate func isInside(anyOf folders: Set<RepositoryPath>) -> Bool {
    var path = self
    while !path.isRoot {
      if folders.contains(path) { return true }
      path = path.parent
    }
    return false
  }
}

extension SourceProblem.Kind {
  /// What is wrong, in words that follow the file name in a message.
  fileprivate var text: String {
    switch self {
    case .unterminatedString: "has an unterminated string"
    case .unterminatedComment: "has an unterminated comment"
    case .unterminatedRegex: "has an unterminated regular expression"
    case .invalidUTF8: "has bytes that are not UTF-8"
    case .conflictMarks: "has merge conflict markers"
    case .tooDeeplyNested: "is nested too deeply to be read completely"
    case .malformed: "is malformed, so some of its strings may be missed"
    case .lfsPointer, .encrypted: "was not read"
    }
  }
}

extension FileMentions {
  fileprivate static func key(of content: ContentID, _ language: SourceLanguage) -> Digest {
    Digest(listing: [
      Array("\(version)".utf8), [language.rawValue],
      Array("\(content.digest.high) \(content.digest.low)".utf8),
    ])
  }
}
