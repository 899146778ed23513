internal import AssetModel
internal import Basics
internal import Pictures

/// The images and Lottie animations that targets put into bundles as separate files.
struct LooseResources: Sendable {
  let tree: FileTree
  let jobs: Jobs
  /// The paths of the files, sorted.
  let paths: [RepositoryPath]

  /// `animations` are the JSON files that are Lottie animations, and `sdks` are the folders of prebuilt SDKs.
  init(
    _ tree: FileTree, _ modules: Modules, animations: Set<RepositoryPath>, outside sdks: Set<RepositoryPath>,
    jobs: Jobs
  ) {
    self.tree = tree
    self.jobs = jobs
    var paths: Set<RepositoryPath> = []
    for module in modules.all where !module.kind.isTest {
      for file in module.files where file.role == .processed && !paths.contains(file.path) {
        let path = file.path
        guard path.pictureFormat != nil || path.pathExtension == "lottie" || animations.contains(path),
          !path.isThirdParty, !path.isInArtwork, !sdks.contains(where: path.isInside),
          !modules.memberships(of: path).contains(where: { $0.role == .copied })
        else { continue }
        paths.insert(path)
      }
    }
    self.paths = paths.sorted()
  }

  /// The files. Those that have the same size as another of the files, or as a file in a set, get a content ID. The
  /// file in the set also gets one.
  func payloads(comparedWith sets: inout [AssetSet]) -> [Payload] {
    var payloads = paths.parallelMap(jobs) { path -> Payload? in
      guard let size = try? tree.byteCount(of: path) else { return nil }
      return Payload(
        path: path, asset: nil, folder: path.parent, place: Place(path), byteCount: size, presence: .tracked)
    }.compactMap(\.self)
    let own = Set(payloads.map(\.byteCount))
    var sizes = payloads.lazy.map(\.byteCount).repeated
    var twins: [(set: Int, payload: Int)] = []
    for (number, set) in sets.enumerated() {
      for (index, payload) in set.payloads.enumerated() where own.contains(payload.byteCount) {
        sizes.insert(payload.byteCount)
        if payload.contentID == nil { twins.append((number, index)) }
      }
    }
    let ids = tree.contentIDs(of: twins.map { sets[$0.set].payloads[$0.payload].path }, jobs: jobs)
    for (twin, id) in zip(twins, ids) { sets[twin.set].payloads[twin.payload].contentID = id }
    let compared = payloads.indices.filter { sizes.contains(payloads[$0].byteCount) }
    for (index, id) in zip(compared, tree.contentIDs(of: compared.map { payloads[$0].path }, jobs: jobs)) {
      payloads[index].contentID = id
    }
    return payloads
  }
}

extension RepositoryPath {
  /// Whether a tool or the system loads the file together with its folder, such as the textures of a 3D scene.
  fileprivate var isInArtwork: Bool {
    var folder = parent
    while !folder.isRoot {
      if let type = folder.pathExtension, Self.artwork.contains(type) { return true }
      folder = folder.parent
    }
    return false
  }

  private static let artwork: Set = [
    "app", "artworkpack", "atlas", "docc", "icon", "iconset", "mlpackage", "playground", "playgroundbook",
    "rcproject",
    "rkassets", "rtfd", "scnassets", "spriteatlas", "wdgt", "xcassets", "xcstickers",
  ]
}
