internal import Basics

/// The tags that the reader understands, such as `!!str`. With any other tag, a scalar is a string. On lists and
/// mappings, other tags are ignored.
enum YAMLTag {
  case null, boolean, integer, number, string, sequence, mapping, unknown

  init(_ text: String) {
    let core = "!<tag:yaml.org,2002:"
    let name = text.hasPrefix(core) ? "!!" + text.dropFirst(core.count).dropLast() : text
    self =
      switch name {
      case "!!null": .null
      case "!!bool": .boolean
      case "!!int": .integer
      case "!!float": .number
      case "!!str": .string
      case "!!seq": .sequence
      case "!!map": .mapping
      default: .unknown
      }
  }

  func allows(_ collection: YAMLValue) -> Bool {
    switch (self, collection) {
    case (.sequence, .sequence), (.mapping, .mapping), (.unknown, _): true
    default: false
    }
  }
}

extension YAMLScalar {
  /// Determines what the text means. Nil if the text contradicts its tag, as in `!!int abc`. Also nil if there is
  /// an unknown tag but no text.
  init?(_ text: String, _ style: Style, tag: YAMLTag?) {
    let plainMeaning = Self.meaning(of: text)
    let meaning: Meaning?
    switch (tag, plainMeaning) {
    case (nil, _): meaning = style == .plain ? plainMeaning : .string
    case (.unknown, _) where text.isEmpty && style == .plain: meaning = nil
    case (.string, _), (.unknown, _): meaning = .string
    case (.null, .null), (.boolean, .boolean), (.integer, .integer), (.number, .number):
      meaning = plainMeaning
    case (.number, .integer(let integer)): meaning = .number(Double(integer))
    default: meaning = nil
    }
    guard let meaning else { return nil }
    self.init(text: text, style: style, meaning: meaning)
  }

  static func meaning(of text: String) -> Meaning {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .boolean(true)
    case "false", "False", "FALSE": .boolean(false)
    case ".nan", ".NaN", ".NAN": .number(.nan)
    default: number(text) ?? .string
    }
  }

  /// Parses a number such as `12`, `0o17`, `0x1F`, `-1.5` or `.inf`.
  private static func number(_ text: String) -> Meaning? {
    for (prefix, radix) in [("0o", 8), ("0x", 16)] where text.hasPrefix(prefix) {
      let digits = text.dropFirst(prefix.count)
      guard let first = digits.utf8.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "+") else {
        return nil
      }
      return Int(digits, radix: radix).map(Meaning.integer)
    }
    var digits = text[...]
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    if [".inf", ".Inf", ".INF"].contains(digits) { return .number(isNegative ? -.infinity : .infinity) }
    guard isDecimal(digits.utf8), let number = Double(text) else { return nil }
    if digits.utf8.allSatisfy(\.isDigit), let integer = Int(text) { return .integer(integer) }
    return .number(number)
  }

  private static func isDecimal(_ text: Substring.UTF8View) -> Bool {
    let mantissa = text.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let parts = mantissa.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.allSatisfy(\.isDigit) }), parts.contains(where: { !$0.isEmpty }) else {
      return false
    }
    guard mantissa.count < text.count else { return true }
    var exponent = text.dropFirst(mantissa.count + 1)
    if exponent.first == UInt8(ascii: "-") || exponent.first == UInt8(ascii: "+") { exponent.removeFirst() }
    return !exponent.isEmpty && exponent.allSatisfy(\.isDigit)
  }
}
