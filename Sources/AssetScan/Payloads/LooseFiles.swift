internal import AssetModel
internal import Basics
internal import Imaging

/// Finds files outside catalogs that may look like those given on the command line.
struct LooseFiles: Sendable {
  let tree: FileTree
  let jobs: Jobs

  /// The files that may look like one of the probes. Skips the folders in `inside`: the catalogs and Icon Composer
  /// documents.
  func payloads(like probes: [Payload], outside inside: [RepositoryPath]) -> [Payload] {
    guard !probes.isEmpty else { return [] }
    let candidates = LookCandidates(like: probes)
    let sizes = Set(probes.map(\.byteCount))
    return paths(outside: inside).parallelMap(jobs) { path -> Payload? in
      guard let size = try? tree.byteCount(of: path) else { return nil }
      var payload = Payload(
        path: path, asset: nil, folder: path.parent, place: Place(path), byteCount: size, presence: .tracked)
      guard sizes.contains(size) || path.pictureFormat != nil,
        let bytes = try? tree.read(path, limit: FileTree.payloadLimit)
      else { return nil }
      if sizes.contains(size) { payload.contentID = tree.contentID(of: bytes) }
      if path.pictureFormat != nil {
        payload.picture = PayloadFacts(bytes, payload, .picture).picture
        if candidates.contains(payload) { payload.look = PayloadFacts(bytes, payload, .look).look }
      }
      return payload.contentID == nil && payload.look == nil ? nil : payload
    }.compactMap { $0 }
  }

  private func paths(outside inside: [RepositoryPath]) -> [RepositoryPath] {
    var paths: [RepositoryPath] = []
    let inside = Set(inside)
    var catalog: RepositoryPath?
    for folder in tree.folders {
      if let catalog, folder.path.isInside(catalog) { continue }
      if inside.contains(folder.path) {
        catalog = folder.path
        continue
      }
      paths += folder.files.map { folder.path.appending($0.name) }
    }
    return paths
  }
}
