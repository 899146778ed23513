extension RandomAccessCollection {
  /// The index of the first element for which `isInSuffix` returns true, found by binary search; `endIndex` if there is
  /// none. The elements for which it returns true must come after all others.
  @inlinable
  public func startOfSuffix(where isInSuffix: (Element) -> Bool) -> Index {
    var start = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if isInSuffix(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}

extension RandomAccessCollection where Element: Comparable {
  /// Whether the collection contains an element. The elements must be in ascending order.
  @inlinable
  public func sortedContains(_ element: Element) -> Bool {
    let position = startOfSuffix { $0 >= element }
    return position < endIndex && self[position] == element
  }
}
