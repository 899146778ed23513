internal import AssetModel

/// Finds where a change took away the last use of an asset.
struct LastUse {
  let base: Project
  let present: Project
  let lines: LineMaps

  /// A use that is gone.
  enum Place: Equatable {
    /// It was here, in the present file.
    case line(AssetModel.Place)
    /// It was in this file, which is gone.
    case file(RepositoryPath)
  }

  /// Where the asset was used last; nil where the base has no such asset, or did not use it either.
  func place(of asset: AssetID) -> Place? {
    guard let before = base.usage, let old = base.sets.firstIndex(where: { $0.id == asset }),
      before.verdicts[old].state.isUse
    else { return nil }
    let places = before.places(using: old)
    for place in places {
      guard let line = place.position?.line, let map = lines.map(of: place.path), map.isGone(line) else {
        continue
      }
      return .line(AssetModel.Place(place.path, TextPosition(line: map.line(at: line), column: 1)))
    }
    return places.first { lines.isGone($0.path) }.map { .file($0.path) }
  }
}

extension Verdict.State {
  /// Whether the asset counts as used, perhaps.
  fileprivate var isUse: Bool {
    switch self {
    case .used, .doubtful: true
    case .unused, .notJudged: false
    }
  }
}

extension Usage {
  /// The places that keep an asset in use, on the way of the accessors that lead there, sorted; certain ones first.
  fileprivate func places(using asset: Int) -> [Place] {
    var places: [(doubts: Int, place: Place)] = []
    var seen: Set<Int> = []
    var pending: [Int] = []
    for reference in verdicts[asset].references {
      places.append((reference.doubts.rawValue.nonzeroBitCount, reference.place))
      if let accessor = reference.accessor { pending.append(accessor) }
    }
    while let index = pending.popLast() {
      guard seen.insert(index).inserted else { continue }
      for use in accessors[index].uses {
        places.append((use.doubts.rawValue.nonzeroBitCount, use.place))
        if let accessor = use.accessor { pending.append(accessor) }
      }
    }
    return places.sorted { ($0.doubts, $0.place) < ($1.doubts, $1.place) }.map(\.place)
  }
}
