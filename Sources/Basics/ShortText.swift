extension String {
  /// The text, cut to at most `most` Unicode scalars. If something was cut off, the last scalar is an ellipsis.
  public func shortened(to most: Int) -> String {
    let scalars = unicodeScalars
    guard let end = scalars.index(startIndex, offsetBy: most, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return String(scalars[..<scalars.index(before: end)]) + "…"
  }
}
