internal import AssetModel
internal import Basics

/// Reads .xcconfig files and the files they include.
struct XcconfigReader {
  let context: ReadingContext
  private var layers: [RepositoryPath: SettingLayer] = [:]
  private(set) var notes: [ModuleNote] = []

  init(_ context: ReadingContext) {
    self.context = context
  }

  /// The settings in a file and the files it includes; nil if the file is missing or unreadable.
  mutating func layer(_ path: RepositoryPath) -> SettingLayer? {
    if let layer = layers[path] { return layer }
    guard let bytes = context.read(path) else { return nil }
    var layer = SettingLayer()
    var open: Set<RepositoryPath> = [path]
    var budget = 200
    read(bytes, at: path, into: &layer, &open, &budget)
    layers[path] = layer
    return layer
  }

  private mutating func read(
    _ bytes: [UInt8], at path: RepositoryPath, into layer: inout SettingLayer,
    _ open: inout Set<RepositoryPath>,
    _ budget: inout Int
  ) {
    let lines = bytes.split(separator: .newline, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let place = Place(path, TextPosition(line: index + 1, column: 1))
      let text = Self.trim(String(decoding: line[..<Self.commentStart(in: line)], as: UTF8.self)[...])
      if text.hasPrefix("#include") {
        include(text, at: place, into: &layer, &open, &budget)
      } else if let equals = Self.assignment(text) {
        let value = Self.trim(text[text.index(after: equals)...])
        layer.assign(value, to: Self.trim(text[..<equals]), from: .place(place))
      }
    }
  }

  private mutating func include(
    _ line: String, at place: Place, into layer: inout SettingLayer, _ open: inout Set<RepositoryPath>,
    _ budget: inout Int
  ) {
    let isOptional = line.hasPrefix("#include?")
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    let path = parts.count >= 3 ? place.path.parent.following(parts[1]) : nil
    guard let path, let bytes = context.read(path) else {
      if !isOptional {
        layer.lack(path)
        notes.append(ModuleNote(.dangling, place, "the included file is not in the repository"))
      }
      return
    }
    budget -= 1
    guard open.count < 32, budget > 0 else {
      layer.lack(path)
      notes.append(ModuleNote(.tooLarge, place, "too many files are included, so this one is ignored"))
      return
    }
    guard open.insert(path).inserted else {
      notes.append(
        ModuleNote(.cycle, place, "the included file includes itself, directly or through other files"))
      return
    }
    read(bytes, at: path, into: &layer, &open, &budget)
    open.remove(path)
  }

  /// The position of the equals sign between key and value. An equals sign in brackets, as in `[sdk=…]`, does not
  /// count.
  private static func assignment(_ line: String) -> String.Index? {
    var depth = 0
    return line.indices.first { index in
      if line[index] == "[" { depth += 1 }
      if line[index] == "]" { depth -= 1 }
      return line[index] == "=" && depth == 0
    }
  }

  private static func commentStart(in line: ArraySlice<UInt8>) -> Int {
    zip(line.indices, line.indices.dropFirst()).first { line[$0] == .slash && line[$1] == .slash }?.0
      ?? line.endIndex
  }

  private static func trim(_ text: Substring) -> String {
    var trimmed = text.drop { $0.isWhitespace || $0 == ";" }
    while let last = trimmed.last, last.isWhitespace || last == ";" { trimmed.removeLast() }
    return String(trimmed)
  }
}
