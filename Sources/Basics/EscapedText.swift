extension String {
  /// The text with each scalar replaced by the result of `substitute`, or kept if the result is nil.
  ///
  /// Works on scalars because a comma followed by a combining accent is one `Character` to Swift but still a comma to
  /// whatever parses the output.
  public func escaping(_ substitute: (Unicode.Scalar) -> String?) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = substitute(scalar) {
        escaped += text.unicodeScalars
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
