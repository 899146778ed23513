extension Usage {
  /// The places that refer to an asset, directly or through accessors. The place with the fewest doubts comes first.
  public func places(using asset: Int) -> [Place] {
    var found: [Place: Int] = [:]
    var seen: Set<Int> = []
    var pending: [Int] = []
    func add(_ place: Place, _ doubts: Doubts, _ accessor: Int?) {
      found[place] = min(found[place] ?? .max, doubts.rawValue.nonzeroBitCount)
      if let accessor { pending.append(accessor) }
    }
    for reference in verdicts[asset].references {
      add(reference.place, reference.doubts, reference.accessor)
    }
    while let index = pending.popLast() {
      guard seen.insert(index).inserted else { continue }
      for use in accessors[index].uses { add(use.place, use.doubts, use.accessor) }
    }
    return found.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }
}
