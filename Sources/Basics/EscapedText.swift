extension String {
  /// The text with other text in place of some scalars.
  ///
  /// By scalar and not by character: a comma with an accent on it is another character to Swift, and still a comma
  /// to whoever reads the output.
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
