internal import AssetModel

/// A place in a file that uses an asset or may use it.
struct AssetUse {
  let place: Place
  let doubts: Doubts
  /// Whether the code uses the asset through a declaration, such as a constant, rather than directly.
  let isIndirect: Bool

  /// Whether the place certainly refers to the asset, and the code there is compiled. That code may still never run.
  var isCertain: Bool {
    doubts.isDisjoint(with: [.comment, .disabled, .coincidence, .text, .data, .pattern, .ambiguous])
  }
}

extension Usage {
  /// The places that refer to an asset directly, or through a constant or an enum case. The most certain place comes
  /// first.
  ///
  /// Function calls and uses of instance properties do not count, because they need not use every asset that the
  /// function or property refers to. If a place uses the asset in several ways, the one with the fewest doubts counts.
  func uses(of asset: Int, isShadowed: Bool) -> [AssetUse] {
    var found: [Place: AssetUse] = [:]
    var reached: [Int: Doubts] = [:]
    var pending: [Int] = []
    func add(_ use: AssetUse, in accessor: Int?) {
      if let known = found[use.place], known.doubts.count <= use.doubts.count {
      } else {
        found[use.place] = use
      }
      guard let accessor, accessors[accessor].isConstant,
        reached[accessor].map({ use.doubts.count < $0.count }) ?? true
      else { return }
      reached[accessor] = use.doubts
      pending.append(accessor)
    }
    for reference in verdicts[asset].references {
      let doubts =
        isShadowed && reference.isBareMember ? reference.doubts.union(.ambiguous) : reference.doubts
      add(AssetUse(place: reference.place, doubts: doubts, isIndirect: false), in: reference.accessor)
    }
    while let index = pending.popLast() {
      let doubts = reached[index] ?? []
      for use in accessors[index].uses {
        add(AssetUse(place: use.place, doubts: use.doubts.union(doubts), isIndirect: true), in: use.accessor)
      }
    }
    return found.values.sorted { ($0.doubts.count, $0.place) < ($1.doubts.count, $1.place) }
  }
}

extension Accessor {
  fileprivate var isConstant: Bool { kind == .enumCase || audience != nil && kind != .function }
}

extension Doubts {
  fileprivate var count: Int { rawValue.nonzeroBitCount }
}
