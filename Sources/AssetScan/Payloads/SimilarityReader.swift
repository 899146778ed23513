internal import AssetModel
internal import Basics
internal import Imaging

/// Decodes the pictures of all sets to find those that look alike.
struct SimilarityReader: Sendable {
  let root: FilePath
  let jobs: Jobs

  /// What looks alike in the project, and what looks like the probes.
  struct Outcome {
    var similarities: [Similarity] = []
    var toProbes: [FilePath: [RepositoryPath]] = [:]
  }

  /// A picture as it can be compared.
  private struct Seen: Sendable {
    let path: RepositoryPath
    let identity: Digest
    let fingerprint: PictureFingerprint
  }

  /// How far apart a probe and what it was scaled from may be: what scaling does, twice.
  private static let probeDistance = 2.0

  /// Compares what was asked for; what cannot be decoded looks like nothing.
  func read(_ sets: [AssetSet], needs: Needs, probes: [FilePath]) -> Outcome {
    var outcome = Outcome()
    guard needs.contains(.similarities) || !probes.isEmpty else { return outcome }
    let pictures = sets.filter { $0.kind == .image || $0.kind == .sticker || !probes.isEmpty }.flatMap {
      set in
      let isTemplate = set.contents.properties["template-rendering-intent"] == "template"
      return set.payloads.filter(\.isRaster).map { (path: $0.path, isTemplate: isTemplate && probes.isEmpty) }
    }
    // Copies look alike and are another concern.
    var identities: Set<Digest> = []
    let seen = pictures.parallelMap(jobs) { picture in
      look(at: root.appending(picture.path), picture.path, ignoringColor: picture.isTemplate)
    }.compactMap { $0 }.filter { !needs.contains(.similarities) || identities.insert($0.identity).inserted }
    let index = SimilarityIndex(seen.map(\.fingerprint))
    if needs.contains(.similarities) {
      outcome.similarities = index.pairs().map { pair in
        Similarity(seen[pair.first].path, seen[pair.second].path, distance: pair.distance)
      }
    }
    for probe in probes {
      let path = RepositoryPath(bytes: probe.bytes)
      guard let wanted = look(at: probe, path, ignoringColor: false) else { continue }
      outcome.toProbes[probe] = index.matches(of: wanted.fingerprint, within: Self.probeDistance)
        .sorted { ($0.distance, seen[$0.index].path) < ($1.distance, seen[$1.index].path) }
        .map { seen[$0.index].path }
    }
    return outcome
  }

  private func look(at file: FilePath, _ path: RepositoryPath, ignoringColor: Bool) -> Seen? {
    do {
      let bitmap = try Bitmap(try readFile(file))
      guard let fingerprint = PictureFingerprint(bitmap, ignoringColor: ignoringColor) else { return nil }
      return Seen(path: path, identity: PictureIdentity.of(bitmap), fingerprint: fingerprint)
    } catch {
      // That it cannot be read, or is no sound picture, is said elsewhere.
      return nil
    }
  }
}

extension Payload {
  /// Whether the extension is that of a picture made of pixels.
  fileprivate var isRaster: Bool {
    path.pathExtension.flatMap(PictureFormat.init(nameExtension:)).map { !$0.isVector } ?? false
  }
}
