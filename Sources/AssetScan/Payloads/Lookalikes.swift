internal import AssetModel
internal import Basics
internal import Imaging

/// Finds bitmap images that look alike.
struct Lookalikes {
  private let pictures: [Picture]

  private struct Picture {
    let path: RepositoryPath
    let likeness: Likeness
    /// A value that is equal for files that show the same image at different scales.
    let variant: Variant

    var fingerprint: PictureFingerprint { likeness.fingerprint }
  }

  private struct Variant: Hashable {
    let set: RepositoryPath
    let traits: [Trait]
  }

  /// Images within this distance of a probe (a file given on the command line) count as similar to it. Scaling an
  /// image causes about half of this distance.
  private static let probeDistance = 2.0

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

  /// Pairs of images that look alike.
  ///
  /// Small images show too few details to distinguish, for example, two states of a button. Therefore, two images count
  /// as similar only if their versions with the largest scale are also similar.
  func pairs() -> [Similarity] {
    // If several images are exactly the same, only the first is compared.
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

  /// For each of `others`, the images in the project that look like it, the most similar first.
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
