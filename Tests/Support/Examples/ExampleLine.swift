import AssetModel

/// One line of an example with the block below it, split but not yet interpreted.
struct ExampleLine {
  /// The number of the line, counted from one.
  let number: Int
  /// The grades of the findings that are expected at the file.
  let grades: [Finding.Grade]
  let path: String
  /// The part of the line after the path.
  let content: String
  /// Whether the line describes a file before the change that the example is about.
  let isBefore: Bool
  /// The indented lines below this one, without their common indentation.
  let block: [String]

  /// The word that begins a line about a file before the change.
  private static let before = "before "

  static func lines(of text: String) throws(ExampleError) -> [ExampleLine] {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var rest = all.enumerated()[...]
    var lines: [ExampleLine] = []
    while let (offset, first) = rest.popFirst() {
      if first.isBlank { continue }
      var line = first
      while line.hasSuffix("\\"), let next = rest.popFirst() {
        line = line.dropLast() + next.element
      }
      let block = rest.prefix { $0.element.isBlank || $0.element.isIndented }.map(\.element)
      rest = rest.dropFirst(block.count)
      lines.append(try ExampleLine(line, block, number: offset + 1))
    }
    return lines
  }

  private init(_ line: String, _ block: [String], number: Int) throws(ExampleError) {
    guard !line.isIndented else { throw ExampleError(number, "is indented and has no file above it") }
    let marked = line.drop { Example.marks[$0] != nil }
    guard let colon = marked.firstColon else { throw ExampleError(number, "expected “path: content”") }
    self.number = number
    grades = line.prefix(line.count - marked.count).compactMap { Example.marks[$0] }
    let name = marked[..<colon]
    isBefore = name.hasPrefix(Self.before)
    path = String(isBefore ? name.dropFirst(Self.before.count) : name)
    content = marked[colon...].dropFirst().trimmed
    self.block = block.dedented
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    if components.contains(where: { ["", ".", ".."].contains($0) || $0.trimmed.count < $0.count }) {
      throw ExampleError(number, "“\(path)” is not a valid path")
    }
    if !content.isEmpty, !self.block.isEmpty {
      throw ExampleError(number, "has content on the line and below it")
    }
  }
}

extension StringProtocol {
  var trimmed: String {
    String(String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }).reversed())
  }

  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  fileprivate var isIndented: Bool { first?.isWhitespace == true }

  /// The first colon that ends a path, because a space or the end of the line follows.
  fileprivate var firstColon: Index? {
    indices.first { self[$0] == ":" && (index(after: $0) == endIndex || self[index(after: $0)] == " ") }
  }
}

extension [String] {
  /// The lines without their common indentation and without blank lines at the end.
  fileprivate var dedented: [String] {
    let indentations = filter { !$0.isBlank }.map { $0.prefix(while: \.isWhitespace).count }
    var lines = map { String($0.dropFirst(indentations.min() ?? 0)) }
    while lines.last?.isBlank == true { lines.removeLast() }
    return lines
  }
}
