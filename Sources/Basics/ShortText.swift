extension String {
  /// The text, cut to `most` scalars with an ellipsis if it is longer.
  public func shortened(to most: Int) -> String {
    let scalars = unicodeScalars
    guard let end = scalars.index(startIndex, offsetBy: most, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return String(scalars[..<scalars.index(before: end)]) + "…"
  }
}
