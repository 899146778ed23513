import AssetModel
import Basics

/// Turns the lines of an example into files and marks.
struct ExampleBuilder {
  private let layout: ExampleLayout
  private var files: [ExampleTree.File] = []
  private var marks: [ExampleTree.Mark] = []
  private var sets: [ExampleSet] = []
  /// The files that copy other files. They are made last.
  private var copies: [(line: Int, path: String, original: String)] = []
  /// The paths so far, as bytes, because é can be one character or two.
  private var known: Set<[UInt8]> = []

  init(paths: [String]) {
    layout = ExampleLayout(paths: paths)
  }

  mutating func add(_ line: ExampleLine) throws(ExampleError) {
    let path = layout.place(of: line.path)
    guard known.insert(Array(path.utf8)).inserted else {
      throw ExampleError(line.number, "“\(line.path)” occurs twice")
    }
    marks += line.grades.map { ExampleTree.Mark(path: path, position: nil, grade: $0, line: line.number) }
    registerSets(around: path)
    if ExampleLayout.setFolder(around: path) == path { return try addSet(path, line) }
    if path.hasSuffix(".xcassets") || path.hasSuffix(".xcstickers") {
      guard line.content.isEmpty, line.block.isEmpty else { throw ExampleError(line.number, "is a catalog") }
      return append(path + "/Contents.json", ContentsText([:]).xcodeBytes)
    }
    let content = try ExampleContent(line)
    if let set = sets.firstIndex(where: { $0.path == ExampleLayout.setFolder(around: path) }) {
      try sets[set].add(path, content, line)
    }
    switch content.source {
    case .bytes(let bytes): append(path, bytes)
    case .link(let target): files.append(ExampleTree.File(path: path, content: .link(target)))
    case .copy(let original): copies.append((line.number, path, layout.place(of: original)))
    case .missing: break
    case .text(let marked):
      let (text, found) = takeMarks(marked)
      append(path, Array(text.utf8))
      marks += found.map { position, grade in
        ExampleTree.Mark(
          path: path, position: position, grade: grade,
          line: line.block.isEmpty ? line.number : line.number + position.line)
      }
    }
  }

  consuming func finish() throws(ExampleError) -> (files: [ExampleTree.File], marks: [ExampleTree.Mark]) {
    for _ in copies {
      let ready = copies.firstIndex { copy in files.contains { $0.path == copy.original } }
      guard let ready else { break }
      let copy = copies.remove(at: ready)
      guard let original = files.first(where: { $0.path == copy.original }) else { break }
      files.append(ExampleTree.File(path: copy.path, content: original.content))
    }
    if let lost = copies.first { throw ExampleError(lost.line, "there is no “\(lost.original)” to copy") }
    for set in sets {
      if let contents = try set.contents() { append(set.path + "/Contents.json", contents.xcodeBytes) }
    }
    return (files, marks)
  }

  private mutating func append(_ path: String, _ bytes: [UInt8]) {
    files.append(ExampleTree.File(path: path, content: .bytes(bytes)))
  }

  /// Registers the sets that contain a path. An inner set becomes a part of the set around it.
  private mutating func registerSets(around path: String) {
    for folder in ExampleLayout.setFolders(around: path) where !sets.contains(where: { $0.path == folder }) {
      if let outer = sets.firstIndex(where: { $0.path == ExampleLayout.setFolder(around: folder.parent) }) {
        sets[outer].addPart(folder)
      }
      sets.append(ExampleSet(path: folder))
    }
  }

  private mutating func addSet(_ path: String, _ line: ExampleLine) throws(ExampleError) {
    guard let set = sets.firstIndex(where: { $0.path == path }), !line.content.isEmpty else {
      if line.block.isEmpty { return }
      throw ExampleError(line.number, "is a set and has no text")
    }
    try sets[set].addColors(line)
  }

  /// The text without its marks, and the position and grade of each mark.
  private func takeMarks(_ marked: String) -> (text: String, marks: [(TextPosition, Finding.Grade)]) {
    var marks: [(TextPosition, Finding.Grade)] = []
    var text = ""
    var (line, column) = (1, 1)
    for character in marked {
      if let grade = Example.marks[character] {
        marks.append((TextPosition(line: line, column: column), grade))
        continue
      }
      text.append(character)
      column += character.unicodeScalars.count
      if character == "\n" { (line, column) = (line + 1, 1) }
    }
    return (text, marks)
  }
}
