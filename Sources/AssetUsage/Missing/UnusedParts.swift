internal import Basics
internal import SourceIndex

/// Finds the views, methods, members and interface files that nothing uses: their names occur only in previews, in
/// their own code, in other unused parts, and in scenes that nothing opens.
///
/// The view modifiers of SwiftUI, and classes that inherit from `NSObject` and nothing else, are judged like views.
/// Other types are not judged, because frameworks may use them through a protocol. SwiftUI views are judged only if the
/// repository has an app. If it has only libraries, other repositories may show the views.
struct UnusedParts {
  private let code: Codebase
  private let scenes: UnopenedScenes
  private let lookup: BundleLookup
  private let methods: UncalledMethods
  private let members: UncalledMembers
  private let bases: Set<Word>
  /// SwiftUI's `View` protocol; empty if the code does not contain this word.
  private let swiftUI: Set<Word>
  /// The xibs without a class of the same name, and the storyboards that can only be loaded by code or settings that
  /// contain their names.
  private var interfaces: Set<Int32> = []
  private var unused: Set<CodePart> = []

  private var types: TypeTable { _read { yield code.types } }
  private var corpus: Corpus { _read { yield code.corpus } }

  init(
    around mentions: [MentionID], _ code: Codebase, _ scenes: UnopenedScenes, _ lookup: BundleLookup
  ) {
    self.code = code
    self.scenes = scenes
    self.lookup = lookup
    let (types, corpus) = (code.types, code.corpus)
    methods = UncalledMethods(code)
    members = UncalledMembers(code)
    let hasApp = types.entries.contains { type in
      type.isDeclared && type.inherited.contains { Self.entryPoints.contains(corpus.words[$0]) }
    }
    swiftUI = Set([corpus.words.find("View")].compactMap(\.self))
    let foreign = Set(
      types.entries.lazy.filter { $0.isInheritable && !$0.isProtocol }.compactMap(\.inherited.first)
    ).filter { word in
      let name = corpus.words[word]
      return types.byName[word] == nil
        && Self.viewEndings.contains { name.hasSuffix($0) && name.count > $0.count }
    }
    bases = Set((Self.bases + (hasApp ? Self.protocols : [])).compactMap(corpus.words.find) + foreign)
    interfaces = interfacesToJudge(Set(mentions.map(\.file)))
    unused = CodePart.unused(among: Set(mentions.flatMap(parts)), places: places)
  }

  func hold(_ mention: MentionID) -> Bool {
    guard !unused.isEmpty else { return false }
    return parts(around: mention).filter(unused.contains).contains { part in
      guard case .member(let node) = part else { return true }
      // If code force-unwraps the asset, creating an instance may crash the app, even if nothing reads the property.
      return !(corpus[mention].traits.contains(.forced) && corpus[node].runsWithItsInstance)
    }
  }

  private func interfacesToJudge(_ files: Set<Int32>) -> Set<Int32> {
    files.filter { file in
      let source = corpus.files[Int(file)]
      let mayBeJudged =
        source.isNib
        ? corpus.words.find(source.interfaceName).flatMap { types.roots[$0] } == nil
        : source.isStoryboard && !InterfaceAPI.standardStoryboards.contains(source.interfaceName)
          && code.storyboardLoads.value.areFound
          && !code.storyboardLoads.value.computing.contains { lookup.mayMeet($0, Int(file)) }
      return mayBeJudged && !corpus.usesMember(for: source.path)
    }
  }

  private func parts(around mention: MentionID) -> [CodePart] {
    parts(around: corpus.node(corpus[mention].declaration, in: Int(mention.file)), in: Int(mention.file))
  }

  /// The parts that contain a declaration. If one of them is unused, the declaration is, too.
  private func parts(around node: Node, in file: Int) -> [CodePart] {
    let number = Int32(truncatingIfNeeded: file)
    if interfaces.contains(number) { return [.interface(number)] }
    let member = corpus.member(around: node).map { [CodePart.member($0)] } ?? []
    guard !lookup.isOfferedOnly(file) else { return member }
    let source = corpus.files[file]
    let type =
      source.isNib
      ? corpus.words.find(source.interfaceName).flatMap { types.roots[$0] } : types.type(of: node)
    var parts = member
    if let view = type.flatMap(view) { parts.append(.type(view, in: number)) }
    if let method = corpus.function(around: node), methods.mayBeJudged(method, isView: isView) {
      parts.append(.method(method))
    }
    return parts
  }

  /// The outermost view, view controller or plain object among a type and its enclosing types; nil if there is none.
  private func view(_ type: TypeID) -> TypeID? {
    types.nesting(type).last {
      types[$0].isDeclared && (types.isView($0, bases) || isPlainObject($0)) && !registersItself($0)
    }
  }

  /// Whether the runtime calls a method of the Objective-C class, which may make the class known to a library.
  private func registersItself(_ type: TypeID) -> Bool {
    ["load", "initialize"].compactMap(corpus.words.find).contains { name in
      types[type].members[name, default: []].contains(where: types.isStatic)
    }
  }

  private func isView(_ type: TypeID) -> Bool {
    types.nesting(type).contains { types[$0].isDeclared && types.isView($0, bases) }
  }

  /// Whether this is a Swift class that inherits only from `NSObject`. Objective-C classes do not count, because
  /// libraries create their instances from data.
  private func isPlainObject(_ type: TypeID) -> Bool {
    types.files(of: type).allSatisfy { corpus.files[$0].language == .swift }
      && types[type].inherited.count == 1
      && types[type].inherited.first.map { corpus.words[$0] } == "NSObject"
  }

  private func names(of part: CodePart) -> [String] {
    switch part {
    case .type(let type, _): [corpus.words[types.name(of: type)]]
    case .method(let node): methods.names(of: node)
    case .member(let node): [corpus.words[types.names[node.index]]]
    case .interface(let file): [corpus.files[Int(file)].interfaceName]
    }
  }

  /// For each part, the places that refer to it. Each place is given as the parts that contain it.
  private func places(of parts: Set<CodePart>) -> [CodePart: Set<[CodePart]>] {
    var named: [String: [CodePart]] = [:]
    var found: [CodePart: Set<[CodePart]>] = [:]
    for part in parts {
      if case .member(let node) = part, !members.areUsedOnlyByName(node) {
        found[part] = [[]]
      } else {
        for name in names(of: part) { named[name, default: []].append(part) }
      }
    }
    let naming = code.identifiers.value.words(naming: named)
    var nested: [CodePart: Set<[CodePart]>] = [:]
    var ownUses: Set<CodePart> = []
    var holders = ViewHolders()
    func add(_ use: PartUse, in number: Int) {
      let part = use.part
      let file = corpus.files[number]
      let places = self.parts(around: use.node, in: number).filter { place in
        // The initial value of a property may create a view, even if nothing reads the property.
        if case .member(let node) = place, part.isLoaded { return !corpus[node].runsWithItsInstance }
        return true
      }
      guard !isInside(part, places) else {
        if !use.isNested { ownUses.insert(part) }
        return
      }
      if mayMeet(part, number),
        !part.isLoaded || !file.isInterface || names(of: part) != [file.interfaceName]
      {
        if use.isNested {
          nested[part, default: []].insert(places)
        } else {
          found[part, default: []].insert(places)
        }
      }
    }
    for number in corpus.compiledFiles(with: { naming[$0] != nil }) {
      for use in uses(in: number, naming) + declared(in: number, naming, &holders) {
        add(use, in: number)
      }
    }
    for number in corpus.files.indices where !holders.isEmpty && !corpus.files[number].isLeftOut {
      for use in holders.uses(in: number, code) { add(use, in: number) }
    }
    // If a view refers to itself, code in a nested type may create it, so uses of the nested type count.
    for (part, places) in nested where ownUses.contains(part) { found[part, default: []].formUnion(places) }
    return found
  }

  private func isInside(_ part: CodePart, _ places: [CodePart]) -> Bool {
    places.contains { place in
      if case .type(let type, _) = part, case .type(type, _) = place { return true }
      return place == part
    }
  }

  private func mayMeet(_ part: CodePart, _ file: Int) -> Bool {
    switch part {
    case .type(_, let home), .interface(let home): !lookup.areApart(Int(home), file)
    case .method(let node): !lookup.areApart(corpus.file(of: node), file)
    case .member: true
    }
  }

  /// The declarations in a file that use one of the parts, each with that part. Previews and code that never runs do not
  /// count.
  private func uses(in file: Int, _ naming: WordMap<[CodePart]>) -> [PartUse] {
    let mentions = corpus.files[file].mentions
    var found: [PartUse] = []
    for (index, mention) in mentions.mentions.enumerated()
    where [.literal, .word, .chain, .pattern].contains(mention.kind)
      && mention.regions.isDisjoint(with: [.preview, .disabled, .unreached])
    {
      let context = mentions[mention.context]
      let words = [mention.text, context.subject, context.label].map { corpus.word($0, in: file) }
      guard words.contains(where: { naming[$0] != nil }) else { continue }
      let isUnopened = scenes.hold(
        MentionID(file: Int32(truncatingIfNeeded: file), index: Int32(truncatingIfNeeded: index)))
      for (place, word) in words.enumerated() {
        // Gesture recognizers count as unopened, because they are outside the view hierarchy, but they call methods. So
        // an unopened mention still counts as a use of a method.
        for part in naming[word, default: []]
        where !(isUnopened && part.isLoaded) && refers(mention, word, place, to: part, in: file) {
          let isNested =
            part.type.map { type in
              place == 2 ? !isNamed(type, in: word) : mention.kind == .chain && isOnlyOuter(type, in: word)
            } == true
          found.append(PartUse(corpus.node(mention.declaration, in: file), part, isNested: isNested))
        }
      }
    }
    return found
  }

  /// Whether a chain contains the name of a type only to refer to a type inside it, as `Row.Style.plain` does.
  private func isOnlyOuter(_ type: TypeID, in chain: Word) -> Bool {
    let names = corpus.words.parts(of: chain)
    guard let place = names.firstIndex(of: types.name(of: type)), place + 1 < names.endIndex else {
      return false
    }
    return types[type].children[names[place + 1]] != nil
  }

  private func refers(
    _ mention: Mention, _ word: Word, _ place: Int, to part: CodePart, in file: Int
  ) -> Bool {
    switch part {
    case .method(let node):
      // In Objective-C, labels are parts of selectors, and the mention of a message has the whole selector.
      (place < 2 || corpus.files[file].language != .objectiveC)
        && methods.mayCall(node, word, mention, in: file)
    case .member: true
    case .type(let type, _):
      // For a value, the label can be its type annotation, such as `Row` in `let row: Row = .init()`.
      (place < 2 || corpus.files[file].mentions[mention.context].role.mayNameType)
        && (mention.kind == .chain || !types.isView(type, swiftUI))
        && !isReuseIdentifier(mention, in: file)
    case .interface:
      place < 2 && !isReuseIdentifier(mention, in: file) && !isInUnreadConstant(mention, in: file)
    }
  }

  /// The declarations of a file that contain the name of a part as a type. In Objective-C, the type of a variable or
  /// method does not count, because it does not create an object. Swift properties and parameters that only hold a view
  /// are added to `holders` instead, because the code that sets them may create the view without its name, as in
  /// `row = .init()`.
  private func declared(
    in file: Int, _ naming: WordMap<[CodePart]>, _ holders: inout ViewHolders
  ) -> [PartUse] {
    let isTyped = corpus.files[file].language != .objectiveC
    var found: [PartUse] = []
    for (index, declaration) in corpus.files[file].mentions.declarations.enumerated() {
      let texts = [declaration.inherited] + (isTyped ? [declaration.type, declaration.parameters] : [])
      let node =
        declaration.kind.isType
        ? Node(index: corpus.firstNodes[file] + index) : corpus.node(declaration.parent, in: file)
      for text in texts {
        let word = corpus.word(text, in: file)
        for part in naming[word, default: []] where part.isLoaded {
          let isNested = part.type.map { !isNamed($0, in: word) } == true
          if isNested || !holders.add(part, index, in: file, code) {
            found.append(PartUse(node, part, isNested: isNested))
          }
        }
      }
    }
    return found
  }

  /// Whether a text such as `[Row]` refers to the type itself. A text such as `Row.Style` refers only to a type
  /// inside it.
  private func isNamed(_ type: TypeID, in text: Word) -> Bool {
    TypeText.names(in: corpus.words.utf8(text)).contains { $0 == corpus.words[types.name(of: type)] }
  }

  /// Whether a literal is the reuse identifier of a cell that also has a `nibName`. Code does not load a xib by such an
  /// identifier.
  private func isReuseIdentifier(_ mention: Mention, in file: Int) -> Bool {
    let mentions = corpus.files[file].mentions
    guard mention.kind == .literal, mentions[mentions[mention.declaration].name] == "reuseIdentifier",
      let type = types.type(of: corpus.node(mention.declaration, in: file))
    else { return false }
    return corpus.words.find("nibName").flatMap { types[type].members[$0] }?.isEmpty == false
  }

  /// Whether a mention is in the value of a nonpublic Swift constant whose name occurs nowhere else.
  private func isInUnreadConstant(_ mention: Mention, in file: Int) -> Bool {
    let node = corpus.node(mention.declaration, in: file)
    guard corpus.files[file].language == .swift, corpus[node].kind == .property,
      corpus[node].traits.isDisjoint(with: [.overriding, .objectiveC]),
      (corpus[node].access ?? .internal) < .public,
      case let words = code.identifiers.value.words(naming: corpus.words[types.names[node.index]]),
      !words.isEmpty
    else { return false }
    let isNaming = corpus.words.marked(words)
    return !corpus.compiledFiles(with: { isNaming[$0.index] }).contains { file in
      corpus.files[file].mentions.mentions.contains { other in
        [.literal, .word, .chain, .pattern].contains(other.kind)
          && isNaming[corpus.word(other.text, in: file).index]
      }
    }
  }

  private static let entryPoints: Set = [
    "App", "NSApplicationDelegate", "UIApplicationDelegate", "UIWindowSceneDelegate", "WKApplicationDelegate",
    "WKExtensionDelegate",
  ]

  private static let protocols = ["View", "ViewModifier"]

  /// The endings of names of views and view controllers from other repositories, such as `MJRefreshGifHeader`.
  private static let viewEndings = ["Button", "Cell", "Controller", "Footer", "Header", "Label", "View"]

  private static let bases = [
    "NSView", "NSViewController", "NSWindowController", "UIActivity", "UIButton", "UICollectionReusableView",
    "UICollectionView", "UICollectionViewCell", "UICollectionViewController", "UIControl", "UIImageView",
    "UILabel", "UINavigationBar", "UINavigationController", "UIPageViewController", "UIScrollView",
    "UIStackView", "UITabBarController", "UITableView", "UITableViewCell", "UITableViewController",
    "UITextField", "UITextView", "UIView", "UIViewController",
  ]
}

extension Corpus {
  /// Whether code uses the member that R.swift generates for a xib or storyboard, as in `R.storyboard.main`.
  func usesMember(for path: RepositoryPath) -> Bool {
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

extension TypeTable {
  /// The type itself, followed by the types that enclose it.
  fileprivate func nesting(_ type: TypeID) -> [TypeID] {
    var all = [type]
    // Without a limit, a hostile file could make the search slow.
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

  fileprivate var isInterface: Bool { isNib || isStoryboard }

  fileprivate var isStoryboard: Bool { path.pathExtension == "storyboard" }

  /// The name that code loads a xib or storyboard by: `Row` for `Row~ipad.xib`.
  var interfaceName: String { String(path.stem.prefix { $0 != "~" }) }
}
