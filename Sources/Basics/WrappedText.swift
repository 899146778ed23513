extension String {
  /// The words of the text in lines of at most `width` characters; a longer word gets a line of its own.
  public func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
