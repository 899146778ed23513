extension [String] {
  /// The words joined as in a sentence: `1x and 2x`, or `1x, 2x and 3x`.
  public func listed(_ conjunction: String) -> String {
    dropLast().joined(separator: ", ") + (count > 1 ? " \(conjunction) " : "") + (last ?? "")
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, each where it first occurs.
  public var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
