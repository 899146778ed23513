internal import Basics
internal import Formats

extension OpenStepScanner {
  struct Field: Sendable {
    let key: Range<Int>
    let value: Range<Int>
  }

  /// Reads the entries of a dictionary, up to its end or the first error.
  mutating func readFields() -> [Field] {
    var fields: [Field] = []
    guard take("{") else { return [] }
    while let key = skipValue(), take("="), let value = skipValue() {
      fields.append(Field(key: key, value: value))
      guard take(";") else { break }
    }
    return fields
  }

  /// A value as a string; nil for a list, a dictionary or an invalid string.
  static func string(_ text: [UInt8], _ range: Range<Int>) -> String? {
    switch text[range.lowerBound] {
    case UInt8(ascii: "{"), UInt8(ascii: "("): return nil
    case .quote, UInt8(ascii: "'"):
      let inside = text[inside(text, range)]
      return inside.contains(.backslash) ? unescaped(text[range]) : String(decoding: inside, as: UTF8.self)
    default: return String(decoding: text[range], as: UTF8.self)
    }
  }

  /// The strings of a list; empty for anything else.
  static func strings(_ text: [UInt8], _ range: Range<Int>) -> [String] {
    var scanner = OpenStepScanner(text, range)
    var strings: [String] = []
    guard scanner.take("(") else { return [] }
    while let element = scanner.skipValue() {
      if let string = string(text, element) { strings.append(string) }
      guard scanner.take(",") else { break }
    }
    return strings
  }

  /// The range of a string without its quotes.
  static func inside(_ text: [UInt8], _ range: Range<Int>) -> Range<Int> {
    let isQuoted = range.count >= 2 && [.quote, UInt8(ascii: "'")].contains(text[range.lowerBound])
    return isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  static func isEqual(_ text: [UInt8], _ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    // SAFETY: the index is below the count of the buffer, which is valid during the call.
    return word.withUTF8Buffer { word in
      for index in 0..<word.count where unsafe text[range.lowerBound + index] != word[index] { return false }
      return true
    }
  }

  private static func unescaped(_ literal: ArraySlice<UInt8>) -> String? {
    do throws(PropertyListError) {
      return try PropertyList(Array(literal)).root.string
    } catch {
      // The rest of the project is still worth reading, and an unknown value has no effect.
      return nil
    }
  }
}
