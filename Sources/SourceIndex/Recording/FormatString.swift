/// The format strings of C and Foundation: `icon_%02d`, `%@-small`.
enum FormatString {
  /// The pattern for a format string. A decimal conversion such as `%d` matches digits. `%@` is replaced by the
  /// matching entry in `arguments`, or matches any text if there is none. `%%` becomes a percent sign. All other
  /// conversions match any text.
  static func pattern(_ format: ArraySlice<UInt8>, arguments: [[UInt8]] = []) -> [UInt8] {
    var pattern: [UInt8] = []
    var arguments = arguments[...]
    var index = format.startIndex
    while index < format.endIndex {
      let byte = format[index]
      index += 1
      if byte != UInt8(ascii: "%") {
        pattern.append(byte)
        continue
      }
      while index < format.endIndex, isModifier(format[index]) { index += 1 }
      guard index < format.endIndex else { break }
      let argument = format[index] == UInt8(ascii: "%") ? nil : arguments.popFirst()
      switch format[index] {
      case UInt8(ascii: "@"): pattern += argument ?? [PatternMark.bound, PatternMark.bound]
      case UInt8(ascii: "%"): pattern.append(UInt8(ascii: "%"))
      case let conversion where wholeNumbers.contains(conversion):
        pattern += [PatternMark.bound, PatternMark.digits, PatternMark.bound]
      default: pattern += [PatternMark.bound, PatternMark.bound]
      }
      index += 1
    }
    return pattern
  }

  /// Whether a character can occur between `%` and the letter of a format specifier, as in `%-5.2ld`.
  private static func isModifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case let byte: modifiers.contains(byte)
    }
  }

  private static let modifiers = Set("$-+ #'.*hlqLzjt".utf8)
  private static let wholeNumbers = Set("diuDU".utf8)
}
