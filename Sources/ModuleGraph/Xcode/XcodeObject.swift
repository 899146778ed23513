internal import Basics
internal import Formats

/// One object of a project file.
struct XcodeObject: Sendable {
  let id: String
  let content: Content

  /// How the object was read.
  enum Content: Sendable {
    /// From its opening brace on, in a file whose values are looked up when they are asked for.
    case scanned([UInt8], Range<Int>)
    case parsed(PropertyListNode)
  }

  /// What sort of object this is.
  var isa: String { text("isa") ?? "" }

  /// Where the object begins in the file.
  var offset: Int {
    switch content {
    case .scanned(_, let range): range.lowerBound
    case .parsed(let node): node.offset
    }
  }

  /// The string behind a key.
  func text(_ key: StaticString) -> String? {
    switch content {
    case .scanned(let text, _): range(of: key).flatMap { Self.decode(text, $0) }
    case .parsed(let node): node["\(key)"]?.string
    }
  }

  /// The strings of a list; empty where there is none.
  func texts(_ key: StaticString) -> [String] {
    guard case .scanned(let text, _) = content else {
      guard case .parsed(let node) = content else { return [] }
      return node["\(key)"]?.array?.compactMap(\.string) ?? []
    }
    guard let range = range(of: key) else { return [] }
    var scanner = OpenStepScanner(text, range)
    var texts: [String] = []
    guard scanner.take("(") else { return [] }
    while let element = scanner.skipValue() {
      if let string = Self.decode(text, element) { texts.append(string) }
      guard scanner.take(",") else { break }
    }
    return texts
  }

  /// The entries of a dictionary whose values are strings or lists of strings, and where their keys stand.
  func entries(_ key: StaticString) -> [(key: String, text: String, offset: Int)] {
    let node: PropertyListNode?
    let start: Int
    switch content {
    case .scanned(let text, _):
      guard let range = range(of: key) else { return [] }
      start = range.lowerBound
      node = Self.parse(text, range)
    case .parsed(let object):
      start = 0
      node = object["\(key)"]
    }
    return node?.entries?.compactMap { entry in
      let text = entry.node.string ?? entry.node.array?.compactMap(\.string).joined(separator: " ")
      return text.map { (entry.key, $0, start + entry.keyOffset) }
    } ?? []
  }

  /// Where the value of a key stands.
  private func range(of key: StaticString) -> Range<Int>? {
    guard case .scanned(let text, let range) = content else { return nil }
    var scanner = OpenStepScanner(text, range)
    guard scanner.take("{") else { return nil }
    while let name = scanner.skipValue(), scanner.take("="), let value = scanner.skipValue() {
      if Self.isEqual(text, name, key) { return value }
      guard scanner.take(";") else { return nil }
    }
    return nil
  }

  private static func isEqual(_ text: [UInt8], _ range: Range<Int>, _ key: StaticString) -> Bool {
    guard range.count == key.utf8CodeUnitCount else { return false }
    return key.withUTF8Buffer { key in unsafe text[range].elementsEqual(key) }
  }

  /// The string that a value is; nil for a list or dictionary.
  static func decode(_ text: [UInt8], _ range: Range<Int>) -> String? {
    switch text[range.lowerBound] {
    case UInt8(ascii: "{"), UInt8(ascii: "("): return nil
    case .quote, UInt8(ascii: "'"):
      let inside = text[range].dropFirst().dropLast()
      return inside.contains(.backslash)
        ? parse(text, range)?.string : String(decoding: inside, as: UTF8.self)
    default: return String(decoding: text[range], as: UTF8.self)
    }
  }

  private static func parse(_ text: [UInt8], _ range: Range<Int>) -> PropertyListNode? {
    do throws(PropertyListError) {
      return try PropertyList(Array(text[range])).root
    } catch {
      // The rest of the project is worth reading all the same, and nothing follows from a value that is not known.
      return nil
    }
  }
}
