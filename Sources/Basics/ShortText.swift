extension String {
  /// The text. If it has more than `most` characters, the end is replaced by an ellipsis.
  public func shortened(to most: Int) -> String {
    let scalars = unicodeScalars
    guard let end = scalars.index(startIndex, offsetBy: most, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return String(scalars[..<scalars.index(before: end)]) + "…"
  }
}
