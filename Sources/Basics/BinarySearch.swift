extension RandomAccessCollection {
  /// The first position whose element passes a test that all later elements pass, too; the end if none does.
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
  /// Whether elements in ascending order contain this one.
  @inlinable
  public func sortedContains(_ element: Element) -> Bool {
    let position = startOfSuffix { $0 >= element }
    return position < endIndex && self[position] == element
  }
}
