internal import Basics

extension YAMLScalar {
  /// The text as YAML source, in double quotes if it could be misread without them. Control characters and misleading
  /// characters are escaped.
  public static func source(for text: String) -> String {
    if isSafePlain(text) { return text }
    return "\"" + text.unicodeScalars.map(escaped).joined().escapingDeceptive(by: code) + "\""
  }

  /// YAML 1.1 and many current parsers treat these words as Booleans.
  private static let oldBooleans: Set<String> = ["yes", "no", "on", "off", "y", "n"]

  private static func isSafePlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isLetter || "_/".utf8.contains(first), text.utf8.last != .space,
      text.utf8.allSatisfy({ $0.isLetter || $0.isDigit || " _-./+*@~()=$".utf8.contains($0) })
    else { return false }
    return meaning(of: text) == .string && !oldBooleans.contains(text.lowercased())
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\u{A0}": return code(scalar)
    default: return String(Character(scalar))
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    let (mark, length) = scalar.value > 0xFFFF ? ("U", 8) : ("u", 4)
    return "\\" + mark + String(repeating: "0", count: length - digits.count) + digits
  }
}
