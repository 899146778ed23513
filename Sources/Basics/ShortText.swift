extension String {
  /// The text, or where it is longer than `most` scalars, as much of its beginning and an ellipsis.
  public func shortened(to most: Int) -> String {
    let scalars = unicodeScalars
    guard let end = scalars.index(startIndex, offsetBy: most, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return String(scalars[..<scalars.index(before: end)]) + "…"
  }
}
