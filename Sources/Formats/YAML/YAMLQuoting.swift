internal import Basics

extension YAMLScalar {
  /// How to write a string in a YAML file: as it is where no reader can mistake it, else in double quotes.
  public static func source(for text: String) -> String {
    if isSafePlain(text) { return text }
    var previous: Unicode.Scalar = " "
    let inside = text.escaping { scalar in
      defer { previous = scalar }
      return escape(scalar, after: previous)
    }
    return "\"\(inside)\""
  }

  /// Words that YAML 1.1 takes for true and false, as many readers still do.
  private static let oldBooleans: Set<String> = ["yes", "no", "on", "off", "y", "n"]

  private static func isSafePlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isLetter || "_/".utf8.contains(first), text.utf8.last != .space,
      text.utf8.allSatisfy({ $0.isLetter || $0.isDigit || " _-./+*@~()=$".utf8.contains($0) })
    else { return false }
    return meaning(of: text) == .string && !oldBooleans.contains(text.lowercased())
  }

  /// What stands for a scalar that would end the string, could not be seen, or could control the terminal that the
  /// file is shown on; nil for all others.
  private static func escape(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case _ where scalar.isDeceptive || scalar == "\u{A0}" || previous.beginsOrder(before: scalar):
      let digits = String(scalar.value, radix: 16)
      let (letter, length) = scalar.value > 0xFFFF ? ("U", 8) : ("u", 4)
      return "\\\(letter)" + String(repeating: "0", count: length - digits.count) + digits
    default: return nil
    }
  }
}
