internal import Basics
internal import SourceIndex

/// Finds views and view controllers of UIKit and AppKit that nothing creates: outside their own code, no file contains
/// their name.
///
/// Other types are not judged: a framework or a protocol may lead to them, or they are new, like SwiftUI views that are
/// written before the code that shows them.
struct UnusedViews {
  private let types: TypeTable
  private let corpus: Corpus
  private let unused: Set<TypeID>
  /// Xibs without a class of the same name.
  private let unusedNibs: Set<Int32>

  init(around mentions: [MentionID], _ types: TypeTable, _ corpus: Corpus) {
    self.types = types
    self.corpus = corpus
    let words = corpus.words
    let bases = Set(Self.bases.compactMap(words.find))
    let views = Set(mentions.compactMap { types.type(around: $0, corpus) }.flatMap(types.nesting))
      .filter { types[$0].isDeclared && types.isView($0, bases) }
    let nibs = Set(mentions.map(\.file)).filter { file in
      corpus.files[Int(file)].isNib
        && words.find(corpus.files[Int(file)].path.stem).flatMap { types.roots[$0] } == nil
    }
    let stems = nibs.map { corpus.files[Int($0)].path.stem }
    let naming = corpus.words(naming: Set(views.map { words[types.name(of: $0)] } + stems))
    unused = views.filter { !corpus.hasUse(of: words[types.name(of: $0)], naming, outside: $0, types) }
    unusedNibs = nibs.filter {
      !corpus.hasUse(of: corpus.files[Int($0)].path.stem, naming, outside: nil, types)
    }
  }

  func hold(_ mention: MentionID) -> Bool {
    unusedNibs.contains(mention.file)
      || types.type(around: mention, corpus).map { types.nesting($0).contains(where: unused.contains) }
        ?? false
  }

  private static let bases = [
    "NSView", "NSViewController", "NSWindowController", "UIButton", "UICollectionReusableView",
    "UICollectionView", "UICollectionViewCell", "UICollectionViewController", "UIControl", "UIImageView",
    "UILabel", "UINavigationBar", "UINavigationController", "UIPageViewController", "UIScrollView",
    "UIStackView", "UITabBarController", "UITableView", "UITableViewCell", "UITableViewController",
    "UITextField", "UITextView", "UIView", "UIViewController",
  ]
}

extension Corpus {
  /// The words in which each name occurs as an identifier: `Row` in `[Row]`, `App.Row` and `$(MODULE).Row`.
  fileprivate func words(naming names: Set<String>) -> [String: [Word]] {
    guard !names.isEmpty else { return [:] }
    let known = Dictionary(uniqueKeysWithValues: names.map { (Array($0.utf8)[...], $0) })
    let lengths = Set(known.keys.map(\.count))
    var found: [String: [Word]] = [:]
    for index in 0..<words.count {
      let text = words.utf8(Word(index: index))
      var start = text.startIndex
      for end in text.startIndex...text.endIndex where end == text.endIndex || !text[end].isIdentifier {
        if lengths.contains(end - start), let name = known[text[start..<end]] {
          found[name, default: []].append(Word(index: index))
        }
        start = end + 1
      }
    }
    return found
  }

  /// Whether the name of a view is anywhere but in its own code and its xib.
  fileprivate func hasUse(
    of name: String, _ naming: [String: [Word]], outside type: TypeID?, _ types: TypeTable
  ) -> Bool {
    let isNaming = words.marked(naming[name, default: []])
    return files.indices.contains { file in
      !(files[file].isNib && files[file].path.stem == name) && texts[file].contains { isNaming[$0.index] }
        && files[file].mentions.use(isNaming, in: file, outside: type, types, self)
    }
  }
}

extension FileMentions {
  /// Whether a file contains one of these words outside the code of a type.
  fileprivate func use(
    _ isNaming: [Bool], in file: Int, outside type: TypeID?, _ types: TypeTable, _ corpus: Corpus
  ) -> Bool {
    let isOutside = { (declaration: DeclarationID) in
      guard let type, let enclosing = types.type(of: corpus.node(declaration, in: file)) else { return true }
      return !types.nesting(enclosing).contains(type)
    }
    let names = { (texts: [TextID]) in texts.contains { isNaming[corpus.word($0, in: file).index] } }
    return mentions.contains { mention in
      guard [.literal, .word, .chain, .pattern].contains(mention.kind) else { return false }
      return names([mention.text, self[mention.context].subject]) && isOutside(mention.declaration)
    }
      || declarations.contains { declaration in
        let texts = [declaration.type, declaration.inherited, declaration.parameters]
        return names(texts) && isOutside(declaration.parent)
      }
  }
}

extension TypeTable {
  /// The type that contains a mention, or whose views a xib of the same name describes.
  fileprivate func type(around mention: MentionID, _ corpus: Corpus) -> TypeID? {
    let file = corpus.files[Int(mention.file)]
    if file.isNib { return corpus.words.find(file.path.stem).flatMap { roots[$0] } }
    return type(of: corpus.node(corpus[mention].declaration, in: Int(mention.file)))
  }

  /// The type and all types around it.
  fileprivate func nesting(_ type: TypeID) -> [TypeID] {
    var all = [type]
    // Without a limit, a hostile file could make this slow.
    while all.count < 16, let parent = self[all[all.count - 1]].parent { all.append(parent) }
    return all
  }

  /// Whether a type inherits from one of these base types, directly or through other types of the repository.
  fileprivate func isView(_ type: TypeID, _ bases: Set<Word>) -> Bool {
    var seen: Set<TypeID> = []
    var pending = [type]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if self[next].inherited.contains(where: bases.contains) { return true }
      pending += self[next].ancestors
    }
    return false
  }
}

extension SourceFile {
  fileprivate var isNib: Bool { path.pathExtension == "xib" }
}
