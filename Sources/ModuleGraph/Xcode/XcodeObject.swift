internal import Basics
internal import Formats

/// One object in a project file.
struct XcodeObject: Sendable {
  let id: String
  let offset: Int
  private let content: Content

  private enum Content: Sendable {
    /// The ranges of the keys and values in the text. The values are extracted when they are needed.
    case scanned([UInt8], [OpenStepScanner.Field])
    case parsed(PropertyListNode)
  }

  init(id: String, _ text: [UInt8], _ range: Range<Int>) {
    self.id = id
    offset = range.lowerBound
    var scanner = OpenStepScanner(text, range)
    content = .scanned(text, scanner.readFields())
  }

  init(id: String, _ node: PropertyListNode) {
    self.id = id
    offset = node.offset
    content = .parsed(node)
  }

  var isa: String { text("isa") ?? "" }

  func isA(_ name: StaticString) -> Bool { has("isa", name) }

  func has(_ key: StaticString, _ value: StaticString) -> Bool {
    guard case .scanned(let text, _) = content, let range = range(of: key) else {
      return text(key) == "\(value)"
    }
    return OpenStepScanner.isEqual(text, OpenStepScanner.inside(text, range), value)
  }

  func text(_ key: StaticString) -> String? {
    switch content {
    case .scanned(let text, _): range(of: key).flatMap { OpenStepScanner.string(text, $0) }
    case .parsed(let node): node["\(key)"]?.string
    }
  }

  func texts(_ key: StaticString) -> [String] {
    switch content {
    case .scanned(let text, _): range(of: key).map { OpenStepScanner.strings(text, $0) } ?? []
    case .parsed(let node): node["\(key)"]?.array?.compactMap(\.string) ?? []
    }
  }

  /// The entries of the dictionary under a key, each with the offset of its own key. A value that is a list
  /// of strings is joined with spaces.
  func entries(_ key: StaticString) -> [(key: String, text: String, offset: Int)] {
    switch content {
    case .scanned(let text, _):
      guard let range = range(of: key) else { return [] }
      var scanner = OpenStepScanner(text, range)
      return scanner.readFields().compactMap { field in
        guard let name = OpenStepScanner.string(text, field.key) else { return nil }
        let value =
          OpenStepScanner.string(text, field.value)
          ?? OpenStepScanner.strings(text, field.value).joined(separator: " ")
        return (name, value, field.key.lowerBound)
      }
    case .parsed(let node):
      return node["\(key)"]?.entries?.compactMap { entry in
        let text = entry.node.string ?? entry.node.array?.compactMap(\.string).joined(separator: " ")
        return text.map { (entry.key, $0, entry.keyOffset) }
      } ?? []
    }
  }

  private func range(of key: StaticString) -> Range<Int>? {
    guard case .scanned(let text, let fields) = content else { return nil }
    return fields.first { OpenStepScanner.isEqual(text, $0.key, key) }?.value
  }
}
