internal import AssetModel

/// Two pictures of one set whose sizes differ by exactly the ratio of their scales, as indices into `payloads`.
struct ScaledPictures: Hashable, Comparable {
  let large: Int
  let small: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.large, left.small) < (right.large, right.small)
  }
}

extension AssetSet {
  /// All such pairs of the set, each once.
  var scaledPictures: [ScaledPictures] {
    guard kind == .image || kind == .launchImage, payloads.count > 1 else { return [] }
    let places = Dictionary(uniqueKeysWithValues: payloads.indices.map { (payloads[$0].path, $0) })
    let sized = slots.compactMap { slot -> SizedSlot? in
      guard let scale = slot.scale, let name = slot.filename, let index = places[path.appending(name)],
        payloads[index].isDecodable, case .header(let header)? = payloads[index].picture,
        case .pixels(let width, let height)? = header.size
      else { return nil }
      return SizedSlot(slot: slot, index: index, scale: scale, width: width, height: height)
    }
    let groups = Dictionary(grouping: sized) { $0.slot.traits(without: ["scale"]) }
    let pairs = groups.values.flatMap { group in
      // Another rule reports two files for one scale.
      let scales = Dictionary(group.map { ($0.scale, $0) }, uniquingKeysWith: { first, _ in first }).values
      return scales.flatMap { large in
        scales.lazy.filter { large.isScaled($0) }.map { ScaledPictures(large: large.index, small: $0.index) }
      }
    }
    return Set(pairs).sorted()
  }
}

/// A slot and the size of what it shows.
private struct SizedSlot {
  let slot: Slot
  let index: Int
  let scale: Int
  let width: Int
  let height: Int

  /// Whether this one is for a larger scale than the other, and larger by the same factor.
  func isScaled(_ other: SizedSlot) -> Bool {
    scale > other.scale && width * other.scale == other.width * scale
      && height * other.scale == other.height * scale
  }
}
