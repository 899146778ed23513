internal import AssetModel
internal import Basics
internal import Imaging

/// The pictures of a project that look alike but are not the same.
struct Lookalikes {
  /// In the order of the sets.
  private let pictures: [Picture]

  /// A picture, and what is needed to compare it.
  private struct Picture {
    let path: RepositoryPath
    let likeness: Likeness
    /// What it has in common with the same picture at other scales.
    let variant: Variant

    var fingerprint: PictureFingerprint { likeness.fingerprint }
  }

  /// A set and the traits of a slot except the scale.
  private struct Variant: Hashable {
    let set: RepositoryPath
    let traits: [Trait]
  }

  /// The largest distance between a probe and its original: twice what scaling causes.
  private static let probeDistance = 2.0

  /// The pictures in the sets, as far as their likenesses are known.
  init(_ sets: [AssetSet], _ likenesses: [RepositoryPath: Likeness]) {
    pictures = likenesses.isEmpty ? [] : sets.flatMap { Self.pictures(of: $0, likenesses) }
  }

  private static func pictures(of set: AssetSet, _ likenesses: [RepositoryPath: Likeness]) -> [Picture] {
    let traits = Dictionary(
      set.slots.compactMap { slot in
        slot.filename.map { (set.path.appending($0), slot.traits(without: ["scale"])) }
      },
      uniquingKeysWith: { first, _ in first })
    return set.payloads.compactMap { payload in
      likenesses[payload.path].map {
        Picture(
          path: payload.path, likeness: $0,
          variant: Variant(set: set.path, traits: traits[payload.path] ?? []))
      }
    }
  }

  /// All pairs.
  ///
  /// Small pictures carry little information, so the same pictures at their largest scale must look alike, too: that is
  /// where two states of a button show their difference.
  func pairs() -> [Similarity] {
    // Copies are reported elsewhere.
    var identities: Set<Digest> = []
    let seen = pictures.filter { identities.insert($0.likeness.identity).inserted }
    let largest = Dictionary(
      pictures.map { ($0.variant, $0) },
      uniquingKeysWith: { $0.fingerprint.side >= $1.fingerprint.side ? $0 : $1 })
    return SimilarityIndex(seen.map(\.fingerprint)).pairs().compactMap { pair in
      let (one, other) = (seen[pair.first], seen[pair.second])
      guard let first = largest[one.variant], let second = largest[other.variant],
        first.fingerprint.distance(to: second.fingerprint) != nil
      else { return nil }
      return Similarity(one.path, other.path, distance: pair.distance)
    }
  }

  /// For each of `others`, the pictures of the project that look like it, closest first.
  func matches(of others: [Likeness?]) -> [[RepositoryPath]] {
    let index = SimilarityIndex(pictures.map(\.fingerprint))
    return others.map { other in
      guard let other else { return [] }
      return index.matches(of: other.fingerprint, within: Self.probeDistance)
        .sorted { ($0.distance, pictures[$0.index].path) < ($1.distance, pictures[$1.index].path) }
        .map { pictures[$0.index].path }
    }
  }
}
