internal import AssetModel

/// One place that uses an asset, and how certain that is.
struct AssetUse {
  let place: Place
  let doubts: Doubts

  /// Whether it makes its module a user; a comment, or a word that matches by chance, does not.
  var isTelling: Bool { doubts.isDisjoint(with: [.comment, .disabled, .coincidence, .text, .data]) }
}

extension Usage {
  /// The places that refer to an asset, directly or through accessors, most certain first.
  ///
  /// A path to the asset has the doubts of all its steps; a place has those of its best path.
  func uses(of asset: Int) -> [AssetUse] {
    var found: [Place: Doubts] = [:]
    var reached: [Int: Doubts] = [:]
    var pending: [Int] = []
    func add(_ place: Place, _ doubts: Doubts, _ accessor: Int?) {
      if let known = found[place], known.weight <= doubts.weight {} else { found[place] = doubts }
      guard let accessor, reached[accessor].map({ doubts.weight < $0.weight }) ?? true else { return }
      reached[accessor] = doubts
      pending.append(accessor)
    }
    for reference in verdicts[asset].references { add(reference.place, reference.doubts, reference.accessor) }
    while let index = pending.popLast() {
      let doubts = reached[index] ?? []
      for use in accessors[index].uses { add(use.place, use.doubts.union(doubts), use.accessor) }
    }
    return found.sorted { ($0.value.weight, $0.key) < ($1.value.weight, $1.key) }.map {
      AssetUse(place: $0.key, doubts: $0.value)
    }
  }
}

extension Doubts {
  /// The number of uses.
  fileprivate var weight: Int { rawValue.nonzeroBitCount }
}
