internal import AssetModel
internal import Basics
internal import Formats

/// Lists the folders and files of a source, except those that the scope skips and, outside catalogs, those that git
/// ignores.
struct TreeWalk: Sendable {
  let source: any TreeSource
  let scope: ScanScope
  let jobs: Jobs
  private let tracking: GitTracking?

  private struct Visit: Sendable {
    let path: RepositoryPath
    var ignores: Gitignore
    var attributes: Gitattributes
    /// Whether the folder is a catalog or inside one. There, ignored files are also listed, to distinguish them from
    /// missing files.
    var isInCatalog = false
    /// Whether git's index lacks the files, because the folder belongs to a submodule or another repository, or is
    /// outside the scanned folder.
    var isForeign = false
    /// Whether the folder contains the sources of pods, which are read only for their uses of assets.
    var isOfPods = false
  }

  private struct Listing: Sendable {
    var folder: FileTree.Folder
    var isOfPods = false
    var visits: [Visit] = []
    var ignored: [RepositoryPath] = []
    var issues: [ScanIssue] = []
  }

  init(_ source: any TreeSource, scope: ScanScope, jobs: Jobs) {
    self.source = source
    self.scope = scope
    self.jobs = jobs
    tracking = source.tracking
  }

  func run() -> FileTree {
    var folders: [FileTree.Folder] = []
    var pods: [FileTree.Folder] = []
    var ignored: [RepositoryPath] = []
    var issues = [tracking?.issue].compactMap { $0 }
    var level = [
      Visit(
        path: .root, ignores: tracking?.ignores ?? Gitignore(),
        attributes: tracking?.attributes ?? Gitattributes())
    ]
    while !level.isEmpty {
      var next: [Visit] = []
      for listing in level.parallelMap(jobs, list) {
        if listing.isOfPods { pods.append(listing.folder) } else { folders.append(listing.folder) }
        ignored += listing.ignored
        issues += listing.issues
        next += listing.visits
      }
      level = next
    }
    folders.sort { $0.path < $1.path }
    pods.sort { $0.path < $1.path }
    return FileTree(
      source: source, tracking: tracking, folders: folders, pods: pods, ignored: ignored,
      issues: issues)
  }

  private func list(_ visit: Visit) -> Listing {
    var listing = Listing(
      folder: FileTree.Folder(path: visit.path, entries: []), isOfPods: visit.isOfPods)
    let found: [ListedEntry]
    do {
      found = try source.list(visit.path)
    } catch {
      guard !visit.isOfPods else { return listing }
      let holdsCatalogs = visit.isInCatalog || visit.path.isRoot
      listing.issues = [
        ScanIssue(
          Place(visit.path), "the folder cannot be read: \(error)", holdsCatalogs ? .catalog : .unread)
      ]
      return listing
    }
    var visit = visit
    if !visit.path.isRoot, found.contains(where: { $0.name.elementsEqual(".git".utf8) }) {
      visit.isForeign = true
    }
    if tracking != nil, let bytes = read(".gitignore", in: visit.path, found) { visit.ignores.add(bytes) }
    if let bytes = read(".gitattributes", in: visit.path, found) { visit.attributes.add(bytes) }
    var entries: [FileTree.Entry] = []
    entries.reserveCapacity(found.count)
    for entry in found {
      let path = visit.path.appending(entry.name)
      if scope.isIgnored(path) {
        listing.ignored.append(path)
        continue
      }
      let target = entry.type == .link ? source.target(ofLink: path) : nil
      let type = target == .file ? .file : entry.type
      if type == .folder {
        guard let inner = descend(into: path, from: visit) else { continue }
        listing.visits.append(inner)
        if inner.isOfPods { continue }
      } else if visit.isOfPods, entry.type != .file || !path.isPodSource {
        continue
      } else if scope.leavesOut(path, inCatalog: visit.isInCatalog) {
        continue
      }
      let (presence, content) = type == .folder ? (.tracked, .unknown) : recorded(entry, path, in: visit)
      if presence == .ignored, !visit.isInCatalog { continue }
      let isContents = visit.isInCatalog && entry.name.elementsEqual("Contents.json".utf8)
      if visit.isInCatalog, type != .file, type != .folder || isContents {
        let what = target?.description ?? (type == .folder ? "a folder" : "not a regular file")
        let effect = target == .folder ? "the link was not followed" : "it was not read"
        listing.issues.append(
          ScanIssue(Place(path), "is \(what), so \(effect)", isContents ? .catalog : .unread))
      }
      if let problem = entry.problem, !visit.isOfPods {
        listing.issues.append(ScanIssue(Place(path), problem))
      }
      entries.append(FileTree.Entry(name: entry.name, type: type, presence: presence, content: content))
    }
    listing.folder = FileTree.Folder(path: visit.path, entries: entries)
    return listing
  }

  private func descend(into path: RepositoryPath, from visit: Visit) -> Visit? {
    let isLeftOut = scope.leavesOut(path, inCatalog: visit.isInCatalog)
    let isOfPods =
      visit.isOfPods ? !isLeftOut && path.mayHoldPodSources : isLeftOut && path.holdsPods
    guard isOfPods || !isLeftOut && !visit.isOfPods else { return nil }
    // Git never ignores what it tracks, so most folders need no check.
    let isTracked = tracking?.tracksAnything(below: path) ?? false
    let isJudged = !isTracked && !visit.isInCatalog
    if isJudged, visit.ignores.ignores(path.name, isFolder: true) { return nil }
    return Visit(
      path: path, ignores: visit.ignores.entering(path.name, isVisible: isJudged),
      attributes: visit.attributes.entering(path.name),
      isInCatalog: visit.isInCatalog || path.isCatalog,
      isForeign: visit.isForeign || path.isOutside, isOfPods: isOfPods)
  }

  private func recorded(
    _ entry: ListedEntry, _ path: RepositoryPath, in visit: Visit
  ) -> (Payload.Presence, FileTree.Content) {
    guard let tracking else {
      guard let id = entry.contentID, entry.type != .link, !visit.attributes.mayFilter(path.name) else {
        return (.tracked, .unknown)
      }
      return (.tracked, visit.attributes.mayChange(path.name) ? .stored(id) : .named(id))
    }
    guard !visit.isForeign, let position = tracking.position(of: path) else {
      return (tracking.presence(ofUnlisted: path, visit.ignores, isForeign: visit.isForeign), .unknown)
    }
    return (.tracked, visit.attributes.mayChange(path.name) ? .unknown : .recorded(position))
  }

  /// Reads a `.gitignore` or `.gitattributes` file; nil if there is none. Like git, treats an unreadable file
  /// as absent.
  private func read(_ name: String, in folder: RepositoryPath, _ found: [ListedEntry]) -> [UInt8]? {
    guard found.contains(where: { $0.type == .file && $0.name.elementsEqual(name.utf8) }) else { return nil }
    return try? source.read(folder.appending(name), limit: FileTree.textLimit)
  }
}

extension RepositoryPath {
  var isCatalog: Bool {
    name.hasExtension("xcassets") || name.hasExtension("xcstickers")
  }
}

extension ArraySlice<UInt8> {
  /// Whether the file name has this extension, given in lower case and without the dot.
  func hasExtension(_ text: String) -> Bool {
    count > text.utf8.count && self[endIndex - text.utf8.count - 1] == .dot
      && suffix(text.utf8.count).lazy.map(\.lowercasedASCII).elementsEqual(text.utf8)
  }
}
