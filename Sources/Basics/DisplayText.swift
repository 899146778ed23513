extension String {
  /// The text with dangerous characters escaped, for example as `\u{1B}`. A character is dangerous if it is invisible,
  /// ends a line, reorders text, controls a terminal, starts a command in a CI log, or makes an XML file invalid.
  ///
  /// Use it for every name and message that is written to a terminal or log.
  public var displayed: String {
    escapingDeceptive { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }

  /// The text with each dangerous character replaced by the result of `escape`.
  public func escapingDeceptive(by escape: (Unicode.Scalar) -> String) -> String {
    if isHarmless { return self }
    var shown = String.UnicodeScalarView()
    let scalars = unicodeScalars
    var next = scalars.startIndex
    while next < scalars.endIndex {
      let scalar = scalars[next]
      scalars.formIndex(after: &next)
      let begins = next < scalars.endIndex && scalar.beginsOrder(before: scalars[next])
      if scalar.isDeceptive || begins {
        shown += escape(scalar).unicodeScalars
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// Like `displayed`, but line feeds are kept.
  public var displayedLines: String {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).displayed }
      .joined(separator: "\n")
  }

  /// Whether nothing needs escaping, which is true for almost every string.
  private var isHarmless: Bool {
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar.isDeceptive || previous.beginsOrder(before: scalar) { return false }
      previous = scalar
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether the character could mislead a reader, control a terminal, or make an XML file invalid.
  public var isDeceptive: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true  // control characters
    case 0x2028, 0x2029: true  // line and paragraph separators
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // text direction
    case 0x00AD, 0x200B, 0x2060...0x2064, 0xFEFF: true  // invisible, and not needed to join emoji
    default: value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)  // noncharacters
    }
  }

  /// Whether the two characters are `::` or `##`, which start a command in a GitHub, Azure or TeamCity log.
  fileprivate func beginsOrder(before next: Unicode.Scalar) -> Bool {
    self == next && (self == ":" || self == "#")
  }
}
