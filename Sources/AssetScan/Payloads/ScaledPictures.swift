internal import AssetModel

/// Two images in a set that differ in size exactly as their scales do, such as 20 pixels at 1x and 40 pixels at 2x.
/// The properties are indices into the `payloads` of the set.
struct ScaledPictures: Hashable, Comparable {
  let large: Int
  let small: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.large, left.small) < (right.large, right.small)
  }
}

extension AssetSet {
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
      // If two files have the same scale, only the first one counts.
      let scales = Dictionary(group.map { ($0.scale, $0) }, uniquingKeysWith: { first, _ in first }).values
      return scales.flatMap { large in
        scales.lazy.filter { large.isScaled($0) }.map { ScaledPictures(large: large.index, small: $0.index) }
      }
    }
    return Set(pairs).sorted()
  }
}

private struct SizedSlot {
  let slot: Slot
  let index: Int
  let scale: Int
  let width: Int
  let height: Int

  /// Whether this slot has a larger scale than the other one, and an image that is larger by the same factor.
  func isScaled(_ other: SizedSlot) -> Bool {
    scale > other.scale && width * other.scale == other.width * scale
      && height * other.scale == other.height * scale
  }
}
