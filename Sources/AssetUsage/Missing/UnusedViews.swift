internal import Basics
internal import SourceIndex

/// Finds views and view controllers that nothing creates: their names occur only in previews, in their own code, in
/// other unused views, and in scenes that nothing opens. Also finds xibs and storyboards that nothing loads.
///
/// Other types are not judged, because frameworks may use them through a protocol. SwiftUI views are judged only if the
/// repository has an app. If it has only libraries, other repositories may show the views.
struct UnusedViews {
  private let types: TypeTable
  private let corpus: Corpus
  private let scenes: UnopenedScenes
  private let bases: Set<Word>
  /// The protocol `View` of SwiftUI; empty if the code does not contain this word.
  private let swiftUI: Set<Word>
  private var unused: Set<TypeID> = []
  /// The unused storyboards, and the unused xibs without a class of the same name.
  private var unusedFiles: Set<Int32> = []

  /// The maximum length of a chain of views in which each view is used only by the next one. The views of a longer
  /// chain count as used.
  private static let mostSteps = 4

  init(
    around mentions: [MentionID], _ types: TypeTable, _ corpus: Corpus, _ scenes: UnopenedScenes,
    _ lookup: BundleLookup
  ) {
    self.types = types
    self.corpus = corpus
    self.scenes = scenes
    let hasApp = types.entries.contains { type in
      type.isDeclared && type.inherited.contains { Self.entryPoints.contains(corpus.words[$0]) }
    }
    swiftUI = Set([corpus.words.find("View")].compactMap(\.self))
    bases = Set((Self.bases + (hasApp ? ["View"] : [])).compactMap(corpus.words.find))
    let judged = mentions.filter { !lookup.isOfferedOnly(Int($0.file)) }
    let views = Set(judged.compactMap { types.type(around: $0, corpus).flatMap(view) })
    let files = filesToJudge(Set(mentions.map(\.file)), lookup)
    let names = files.map { corpus.files[Int($0)].interfaceName }
    var naming = corpus.words(naming: Set(views.map(name) + names))
    unusedFiles = files.filter { file in
      let path = corpus.files[Int(file)].path
      return !corpus.usesMember(for: path)
        && users(of: corpus.files[Int(file)].interfaceName, naming, outside: nil) == []
    }
    var known: [TypeID: Set<TypeID>] = [:]
    var used: Set<TypeID> = []
    var pending = views
    for step in 0..<Self.mostSteps where !pending.isEmpty {
      if step > 0 { naming = corpus.words(naming: Set(pending.map(name))) }
      for view in pending {
        known[view] = users(of: name(view), naming, outside: view)
        if known[view] == nil { used.insert(view) }
      }
      pending = Set(known.values.joined()).subtracting(known.keys).subtracting(used)
    }
    used.formUnion(pending)
    var isChanged = true
    while isChanged {
      let others = known.filter { !used.contains($0.key) && !used.isDisjoint(with: $0.value) }
      used.formUnion(others.keys)
      isChanged = !others.isEmpty
    }
    unused = views.subtracting(used)
  }

  func hold(_ mention: MentionID) -> Bool {
    unusedFiles.contains(mention.file)
      || types.type(around: mention, corpus).flatMap(view).map(unused.contains) == true
  }

  /// The xibs without a class of the same name, and the storyboards that can only be loaded by code or settings that
  /// contain their names.
  private func filesToJudge(_ files: Set<Int32>, _ lookup: BundleLookup) -> Set<Int32> {
    let loads = Once { StoryboardLoads(types, corpus) }
    return files.filter { file in
      let source = corpus.files[Int(file)]
      if source.isNib { return corpus.words.find(source.interfaceName).flatMap { types.roots[$0] } == nil }
      return source.isStoryboard && !InterfaceAPI.standardStoryboards.contains(source.interfaceName)
        && loads.value.areFound && !loads.value.computing.contains { lookup.mayMeet($0, Int(file)) }
    }
  }

  private func name(_ type: TypeID) -> String { corpus.words[types.name(of: type)] }

  /// The outermost view or view controller among a type and the types that enclose it; nil if there is none.
  private func view(_ type: TypeID) -> TypeID? {
    types.nesting(type).last { types[$0].isDeclared && types.isView($0, bases) }
  }

  /// The views whose code or xib contains `name`, except the view with that name. Nil if the name also occurs
  /// elsewhere, other than in previews, in scenes that nothing opens and in unused files.
  private func users(
    of name: String, _ naming: [String: [Word]], outside type: TypeID?
  ) -> Set<TypeID>? {
    let isNaming = corpus.words.marked(naming[name, default: []])
    let isSwiftUI = type.map { types.isView($0, swiftUI) } == true
    var found: Set<TypeID> = []
    for (number, file) in corpus.files.enumerated()
    where !((file.isNib || file.isStoryboard) && file.interfaceName == name)
      && !unusedFiles.contains(Int32(truncatingIfNeeded: number))
      && corpus.texts[number].contains(where: { isNaming[$0.index] })
    {
      let places = file.mentions.places(
        of: isNaming, in: number, types, corpus, outside: scenes, includingTexts: !isSwiftUI)
      for place in places {
        guard let place, let view = view(place) else { return nil }
        if view != type { found.insert(view) }
      }
    }
    return found
  }

  private static let entryPoints: Set = [
    "App", "NSApplicationDelegate", "UIApplicationDelegate", "UIWindowSceneDelegate", "WKApplicationDelegate",
    "WKExtensionDelegate",
  ]

  private static let bases = [
    "NSView", "NSViewController", "NSWindowController", "UIButton", "UICollectionReusableView",
    "UICollectionView", "UICollectionViewCell", "UICollectionViewController", "UIControl", "UIImageView",
    "UILabel", "UINavigationBar", "UINavigationController", "UIPageViewController", "UIScrollView",
    "UIStackView", "UITabBarController", "UITableView", "UITableViewCell", "UITableViewController",
    "UITextField", "UITextView", "UIView", "UIViewController",
  ]
}

extension Corpus {
  /// The words in which each name occurs as an identifier: `Row` in `[Row]`, `App.Row` and `$(MODULE).Row`. A name such
  /// as `Row-iPad` may be anywhere in a word.
  func words(naming names: Set<String>) -> [String: [Word]] {
    guard !names.isEmpty else { return [:] }
    let known = Dictionary(uniqueKeysWithValues: names.map { (Array($0.utf8)[...], $0) })
    let lengths = Set(known.keys.map(\.count))
    let others = known.filter { name, _ in !name.allSatisfy(\.isIdentifier) }
    var found: [String: [Word]] = [:]
    for index in 0..<words.count {
      let text = words.utf8(Word(index: index))
      for (bytes, name) in others where text.contains(bytes) {
        found[name, default: []].append(Word(index: index))
      }
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
}

extension Corpus {
  /// Whether code uses the member that R.swift generates for a xib or storyboard, as in `R.storyboard.main`.
  fileprivate func usesMember(for path: RepositoryPath) -> Bool {
    guard let holder = path.pathExtension.flatMap({ InterfaceAPI.holders[$0] }).flatMap(words.find),
      let member = words.find(RSwiftNaming.identifier(path.stem))
    else { return false }
    return files.indices.contains { file in
      files[file].mentions.mentions.contains { mention in
        guard mention.kind == .chain else { return false }
        let names = words.parts(of: word(mention.text, in: file))
        return zip(names, names.dropFirst()).contains { $0 == holder && $1 == member }
      }
    }
  }
}

extension FileMentions {
  /// The type around each place where a file contains one of the words that `isNaming` marks; nil for a place outside
  /// types. Leaves out previews, and scenes that nothing opens. Strings count only if `includingTexts` is true.
  fileprivate func places(
    of isNaming: [Bool], in file: Int, _ types: TypeTable, _ corpus: Corpus, outside scenes: UnopenedScenes,
    includingTexts: Bool
  ) -> [TypeID?] {
    let names = { (texts: [TextID]) in texts.contains { isNaming[corpus.word($0, in: file).index] } }
    let nib = corpus.files[file].isNib ? corpus.words.find(corpus.files[file].interfaceName) : nil
    let type = { (node: Node) in types.type(of: node) ?? nib.flatMap { types.roots[$0] } }
    let uses = mentions.indices.filter { index in
      let mention = mentions[index]
      return (includingTexts ? [.literal, .word, .chain, .pattern] : [.chain]).contains(mention.kind)
        && !mention.regions.contains(.preview) && names([mention.text, self[mention.context].subject])
        && !isReuseIdentifier(mention, in: file, types, corpus)
        && !scenes.hold(
          MentionID(file: Int32(truncatingIfNeeded: file), index: Int32(truncatingIfNeeded: index)))
    }
    let declared = declarations.enumerated().filter { _, declaration in
      names([declaration.type, declaration.inherited, declaration.parameters])
    }
    return uses.map { type(corpus.node(mentions[$0].declaration, in: file)) }
      + declared.map { index, declaration in
        type(
          declaration.kind.isType
            ? Node(index: corpus.firstNodes[file] + index) : corpus.node(declaration.parent, in: file))
      }
  }

  /// Whether a literal is the reuse identifier of a cell that also has a `nibName`, so that code does not load a xib by
  /// the identifier.
  private func isReuseIdentifier(
    _ mention: Mention, in file: Int, _ types: TypeTable, _ corpus: Corpus
  ) -> Bool {
    guard mention.kind == .literal, self[self[mention.declaration].name] == "reuseIdentifier",
      let type = types.type(of: corpus.node(mention.declaration, in: file))
    else { return false }
    return corpus.words.find("nibName").flatMap { types[type].members[$0] }?.isEmpty == false
  }
}

extension TypeTable {
  /// The type that contains a mention. For a mention in a xib, the type with the same name as the xib.
  fileprivate func type(around mention: MentionID, _ corpus: Corpus) -> TypeID? {
    let file = corpus.files[Int(mention.file)]
    if file.isNib { return corpus.words.find(file.interfaceName).flatMap { roots[$0] } }
    return type(of: corpus.node(corpus[mention].declaration, in: Int(mention.file)))
  }

  /// The type itself, followed by the types that enclose it.
  fileprivate func nesting(_ type: TypeID) -> [TypeID] {
    var all = [type]
    // Without a limit, a hostile file could make this slow.
    while all.count < 16, let parent = self[all[all.count - 1]].parent { all.append(parent) }
    return all
  }

  /// Whether a type inherits from one of these base types, directly or through other types in the repository.
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

  fileprivate var isStoryboard: Bool { path.pathExtension == "storyboard" }

  /// The name that code loads a xib or storyboard by: `Row` for `Row~ipad.xib`.
  fileprivate var interfaceName: String { String(path.stem.prefix { $0 != "~" }) }
}
