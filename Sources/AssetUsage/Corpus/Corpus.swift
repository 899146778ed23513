public import AssetModel
public import Basics
public import SourceIndex

public final class SourceFile: Sendable {
  public let path: RepositoryPath
  public let language: SourceLanguage
  public let mentions: FileMentions
  public let isTest: Bool
  /// Whether no target compiles the file, so that its code never runs.
  let isLeftOut: Bool
  /// Whether the file counts as compiled only because compiled code needs it.
  let isNeeded: Bool
  /// Whether Skip (skip.tools) also builds this file for Android, where symbol sets replace system symbols.
  let isForAndroid: Bool

  public init(
    _ path: RepositoryPath, _ language: SourceLanguage, _ mentions: FileMentions,
    in modules: Modules = Modules()
  ) {
    self.path = path
    self.language = language == .plainC && mentions.isObjectiveC ? .objectiveC : language
    self.mentions = mentions
    isTest = mentions.importsTestFramework || modules.isForTests(path)
    // A build step may add generated code to a target.
    isLeftOut = !mentions.isMarkedGenerated && modules.leaveOut(path)
    isNeeded = false
    isForAndroid =
      language == .swift
      && modules.memberships(of: path).contains { membership in
        modules[membership.module].dependencies.contains { Self.skipLibraries.contains($0.name) }
      }
  }

  private init(compiling file: SourceFile) {
    (path, language, mentions) = (file.path, file.language, file.mentions)
    (isTest, isForAndroid, isLeftOut, isNeeded) = (file.isTest, file.isForAndroid, false, true)
  }

  /// A copy of this file that counts as compiled, because compiled code needs it.
  var compiled: SourceFile { SourceFile(compiling: self) }
}

extension SourceFile {
  /// The libraries that run SwiftUI code on Android.
  fileprivate static let skipLibraries: Set = ["SkipUI", "SkipFuseUI"]

  /// Whether strings in the file matter only if they equal asset names.
  var holdsOnlyData: Bool { [.quotedText, .plainText, .textFile].contains(language) }
}

/// A declaration, identified by its index among the declarations of all files.
struct Node: NumberKey, Comparable, Numbered, Sendable {
  let index: Int

  var keyNumber: UInt64 { UInt64(truncatingIfNeeded: index) }

  static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

struct MentionID: NumberKey, Comparable, Sendable {
  let file: Int32
  let index: Int32

  var keyNumber: UInt64 { UInt64(truncatingIfNeeded: order) }

  private var order: Int { Int(file) << 32 | Int(index) }

  static func < (left: Self, right: Self) -> Bool {
    left.order < right.order
  }
}

struct Corpus: Sendable {
  let files: [SourceFile]
  var words = WordTable()
  private(set) var texts: [[Word]] = []
  /// For each file, the index of its first declaration in the list of all declarations. The last element is the total
  /// number of declarations.
  private(set) var firstNodes: [Int] = [0]
  private var filesOfNodes: [Int32] = []
  private var comparing: [Bool] = []

  /// Creates a corpus that numbers the words of `names` first, starting at index 1. The names must be distinct.
  init(_ files: [SourceFile], names: [String]) {
    self.files = files
    for name in names { _ = words.intern(name) }
    texts.reserveCapacity(files.count)
    for (index, file) in files.enumerated() {
      texts.append(file.holdsOnlyData ? words.known(of: file.mentions) : words.intern(file.mentions.texts))
      let count = file.mentions.declarations.count
      filesOfNodes += repeatElement(Int32(truncatingIfNeeded: index), count: count)
      firstNodes.append(filesOfNodes.count)
    }
    comparing = [Bool](repeating: false, count: nodeCount)
    for (index, file) in files.enumerated() {
      let compares = file.mentions.contexts.map { [.matched, .compared, .condition].contains($0.role) }
      for mention in file.mentions.mentions where compares[mention.context.index] {
        comparing[firstNodes[index] + mention.declaration.index] = true
      }
      for mention in file.mentions.mentions where mention.kind == .chain { split(mention.text, in: index) }
      for context in file.mentions.contexts { split(context.subject, in: index) }
      for declaration in file.mentions.declarations where declaration.kind.isType {
        split(declaration.name, in: index)
      }
    }
  }

  private mutating func split(_ text: TextID, in file: Int) {
    words.split(texts[file][text.index])
  }

  var nodeCount: Int { firstNodes.last ?? 0 }

  /// The files that contain one of these words, without those that no target compiles.
  func compiledFiles(with words: (Word) -> Bool) -> [Int] {
    files.indices.filter { !files[$0].isLeftOut && texts[$0].contains(where: words) }
  }

  func word(_ text: TextID, in file: Int) -> Word { texts[file][text.index] }

  func node(_ id: DeclarationID, in file: Int) -> Node { Node(index: firstNodes[file] + id.index) }

  /// Whether a declaration compares values and may therefore treat some of them differently from others.
  func checksValues(_ id: DeclarationID, in file: Int) -> Bool { comparing[node(id, in: file).index] }

  /// Whether the code before a mention, in the same declaration, compares or tests the value called `name`, as in
  /// `if icon != .none { Image(icon.rawValue) }`.
  func checksValue(_ name: Word, before id: MentionID) -> Bool {
    let file = Int(id.file)
    let declaration = self[id].declaration
    guard checksValues(declaration, in: file) else { return false }
    let mentions = files[file].mentions
    return mentions.mentions[..<Int(id.index)].contains { mention in
      guard mention.declaration == declaration else { return false }
      let context = mentions[mention.context]
      switch context.role {
      case .compared, .matched: return words.last(of: word(context.subject, in: file)) == name
      case .condition:
        return mention.kind == .chain && words.parts(of: word(mention.text, in: file)).contains(name)
      default: return false
      }
    }
  }

  func file(of node: Node) -> Int { Int(filesOfNodes[node.index]) }

  func isInObjectiveC(_ node: Node) -> Bool { files[file(of: node)].language == .objectiveC }

  /// The full name of an Objective-C method, such as `iconFor:size:`.
  func selector(of node: Node) -> ArraySlice<UInt8> {
    words.utf8(word(self[node].name, in: file(of: node)))
  }

  subscript(node: Node) -> Declaration {
    let file = file(of: node)
    return files[file].mentions.declarations[node.index - firstNodes[file]]
  }

  subscript(id: MentionID) -> Mention { files[Int(id.file)].mentions.mentions[Int(id.index)] }

  func context(of id: MentionID) -> MentionContext {
    files[Int(id.file)].mentions.contexts[self[id].context.index]
  }

  func place(of id: MentionID) -> (path: RepositoryPath, position: TextPosition) {
    (files[Int(id.file)].path, self[id].position)
  }
}

extension Declaration {
  /// Whether this is a stored property, so that a value in its declaration is its initial value.
  var hasInitialValue: Bool { kind == .property && !traits.contains(.computed) }
}

extension Corpus {
  func function(around mention: Mention, in file: Int) -> Node? {
    function(around: node(mention.declaration, in: file))
  }

  /// The innermost function, initializer or subscript that contains a declaration or is the declaration itself.
  func function(around node: Node) -> Node? {
    let file = file(of: node)
    let mentions = files[file].mentions
    var id = DeclarationID?.none
    var declaration = self[node]
    while ![.function, .initializer, .subscript].contains(declaration.kind) {
      guard declaration.kind != .file else { return nil }
      id = declaration.parent
      declaration = mentions[declaration.parent]
    }
    return id.map { self.node($0, in: file) } ?? node
  }
}
