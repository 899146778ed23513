internal import AssetModel
internal import Basics
internal import Imaging

/// Decodes the pictures of all sets to find those that look alike.
struct SimilarityReader: Sendable {
  let tree: FileTree
  let jobs: Jobs

  /// What looks alike in the project, and what looks like the probes.
  struct Outcome {
    var similarities: [Similarity] = []
    var toProbes: [FilePath: [RepositoryPath]] = [:]
  }

  /// A picture to be compared.
  private struct Picture: Sendable {
    let path: RepositoryPath
    let ignoresColor: Bool
    /// What it has in common with the same drawing for other scales.
    let variant: Variant
  }

  /// The place of an asset in what it is shown for, whatever the scale.
  private struct Variant: Hashable {
    let set: RepositoryPath
    let traits: [Trait]
  }

  /// A picture as it can be compared.
  private struct Seen: Sendable {
    let picture: Picture
    let identity: Digest
    let fingerprint: PictureFingerprint

    var path: RepositoryPath { picture.path }
  }

  /// How far apart a probe and what it was scaled from may be: what scaling does, twice.
  private static let probeDistance = 2.0

  /// Compares what was asked for; what cannot be decoded looks like nothing.
  func read(_ sets: [AssetSet], needs: Needs, probes: [FilePath]) -> Outcome {
    var outcome = Outcome()
    guard needs.contains(.similarities) || !probes.isEmpty else { return outcome }
    let pictures = sets.filter { $0.kind == .image || $0.kind == .sticker || !probes.isEmpty }.flatMap {
      self.pictures(of: $0, ignoringColor: probes.isEmpty)
    }
    let seen = pictures.parallelMap(jobs) { picture in
      look(picture) { try tree.read(picture.path, limit: FileTree.payloadLimit) }
    }.compactMap { $0 }
    if needs.contains(.similarities) { outcome.similarities = similarities(seen) }
    if probes.isEmpty { return outcome }
    let index = SimilarityIndex(seen.map(\.fingerprint))
    for probe in probes {
      let path = RepositoryPath(bytes: probe.bytes)
      let picture = Picture(path: path, ignoresColor: false, variant: Variant(set: path, traits: []))
      guard let wanted = look(picture, { try probe.readProbe() }) else { continue }
      outcome.toProbes[probe] = index.matches(of: wanted.fingerprint, within: Self.probeDistance)
        .sorted { ($0.distance, seen[$0.index].path) < ($1.distance, seen[$1.index].path) }
        .map { seen[$0.index].path }
    }
    return outcome
  }

  private func pictures(of set: AssetSet, ignoringColor: Bool) -> [Picture] {
    let isTemplate = set.contents.properties["template-rendering-intent"] == "template"
    let traits = Dictionary(
      set.slots.compactMap { slot in
        slot.filename.map { (set.path.appending($0), slot.traits(without: ["scale"])) }
      },
      uniquingKeysWith: { first, _ in first })
    return set.payloads.filter(\.isRaster).map { payload in
      Picture(
        path: payload.path, ignoresColor: isTemplate && ignoringColor,
        variant: Variant(set: set.path, traits: traits[payload.path] ?? []))
    }
  }

  /// What looks alike and is not the same.
  ///
  /// A small picture says little, so those for the largest scale must look alike too: two states of a button differ
  /// there by their mark.
  private func similarities(_ all: [Seen]) -> [Similarity] {
    // Copies are another concern.
    var identities: Set<Digest> = []
    let seen = all.filter { identities.insert($0.identity).inserted }
    let largest = Dictionary(
      all.map { ($0.picture.variant, $0) },
      uniquingKeysWith: { $0.fingerprint.side >= $1.fingerprint.side ? $0 : $1 })
    return SimilarityIndex(seen.map(\.fingerprint)).pairs().compactMap { pair in
      let (one, other) = (seen[pair.first], seen[pair.second])
      guard let first = largest[one.picture.variant], let second = largest[other.picture.variant],
        first.fingerprint.distance(to: second.fingerprint) != nil
      else { return nil }
      return Similarity(one.path, other.path, distance: pair.distance)
    }
  }

  private func look(_ picture: Picture, _ read: () throws -> [UInt8]) -> Seen? {
    do {
      let bitmap = try Bitmap(try read())
      guard let fingerprint = PictureFingerprint(bitmap, ignoringColor: picture.ignoresColor) else {
        return nil
      }
      return Seen(picture: picture, identity: PictureIdentity.of(bitmap), fingerprint: fingerprint)
    } catch {
      // That it cannot be read, or is no sound picture, is said elsewhere.
      return nil
    }
  }
}

extension Payload {
  /// Whether the extension is that of a picture made of pixels.
  fileprivate var isRaster: Bool {
    path.pictureFormat.map { !$0.isVector } ?? false
  }
}
