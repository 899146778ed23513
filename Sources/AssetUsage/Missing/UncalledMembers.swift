internal import Basics
internal import SourceIndex

/// Determines which functions and properties of Swift types only code in the repository can use, and only by name.
///
/// Other code may use a member without its name, for example through a library's protocol. So a member counts only if
/// it is private, or if it is nonpublic and cannot fulfill such a protocol.
struct UncalledMembers {
  private let code: Codebase
  private let callers: Once<OutsideCallers>

  init(_ code: Codebase) {
    self.code = code
    callers = Once { OutsideCallers(code) }
  }

  func areUsedOnlyByName(_ node: Node) -> Bool {
    let declaration = code.corpus[node]
    let isObjectiveC = declaration.traits.contains(.objectiveC)
    guard !declaration.traits.contains(.overriding), code.types.names[node.index] != .none,
      // Objective-C code can access a property by a name that it composes at run time.
      !isObjectiveC || declaration.kind == .function
    else { return false }
    // A selector such as `tapWithSender:` may call an Objective-C function, even if it is private.
    let isHidden = declaration.access.map { $0 <= .fileprivate } == true && !isObjectiveC
    return isHidden || code.corpus.isInternal(node) && !callers.value.mayCall(node)
  }
}

/// Decides whether a member may be used without its name: by the language, by a library through one of its protocols,
/// or by Objective-C code, in which functions have other names.
private struct OutsideCallers {
  private let code: Codebase
  private let known: KnownProtocols
  /// For each type, the type itself and the types that inherit from it. If one of these types conforms to a library's
  /// protocol, a member of the type may fulfill a requirement of the protocol.
  private var heirs: [TypeID: [TypeID]] = [:]
  /// The types with an attribute such as `@objcMembers`.
  private var objectiveC: Set<TypeID> = []
  /// The digests of the beginnings, up to each capital letter, of all identifiers in Objective-C code and interface
  /// files: `show` for `showWithText`.
  private let selectorBeginnings: Set<UInt64>

  init(_ code: Codebase) {
    let (corpus, types) = (code.corpus, code.types)
    self.code = code
    known = KnownProtocols(corpus.words)
    for type in types.entries.indices.map(TypeID.init(index:)) {
      for ancestor in types.ancestry(of: type) { heirs[ancestor, default: []].append(type) }
    }
    var isInObjectiveC = [Bool](repeating: false, count: corpus.words.count)
    for (number, file) in corpus.files.enumerated() {
      if file.language == .objectiveC || file.language == .interfaceBuilder {
        for word in corpus.texts[number] { isInObjectiveC[word.index] = true }
      }
      for (index, declaration) in file.mentions.declarations.enumerated()
      where declaration.kind.isType && declaration.traits.contains(.objectiveC) {
        if let type = types.type(of: Node(index: corpus.firstNodes[number] + index)) {
          objectiveC.insert(type)
        }
      }
    }
    var beginnings: Set<UInt64> = []
    for index in isInObjectiveC.indices where isInObjectiveC[index] {
      for name in corpus.words.utf8(Word(index: index)).split(whereSeparator: { !$0.isIdentifier }) {
        for end in name.indices.dropFirst() where 0x41...0x5A ~= name[end] {
          let beginning = name[..<end]
          beginnings.insert(Digest(beginning.span).low)
        }
      }
    }
    selectorBeginnings = beginnings
  }

  func mayCall(_ function: Node) -> Bool {
    let (corpus, types) = (code.corpus, code.types)
    let name = types.names[function.index]
    guard let type = types.type(of: function), !known.isCalledByTheLanguage(name, corpus) else { return true }
    return types.ancestry(of: type).contains(where: objectiveC.contains) || hasSelector(beginning: name)
      || !isIndependentClassMember(function, type) && mayFulfill(function, name, type)
  }

  /// Whether a static member belongs to a type that inherits only from `NSObject` and from types in the repository.
  private func isIndependentClassMember(_ function: Node, _ type: TypeID) -> Bool {
    let (corpus, types) = (code.corpus, code.types)
    return corpus[function].traits.contains(.static)
      && types[type].inherited.allSatisfy { name in
        corpus.words[name] == "NSObject" || types.byName[name]?.contains { types[$0].isDeclared } == true
      }
  }

  private func mayFulfill(_ function: Node, _ name: Word, _ type: TypeID) -> Bool {
    let types = code.types
    guard !types[type].isProtocol else { return true }
    guard types[type].isDeclared else {
      // The system calls a function in an extension of a system class only through a protocol that the extension adds.
      let owner = types.name(of: type)
      let isFree =
        known.requirements[owner].map { !$0.contains(name) } ?? Self.isClass(code.corpus.words.utf8(owner))
      return !isFree || types[type].inherited.contains { types.lookUp($0, from: nil) == nil }
    }
    let isPlain = takesOnlyPlainValues(function)
    return heirs[type, default: []].contains { heir in
      types.ancestry(of: heir).contains { ancestor in
        types[ancestor].inherited.contains { inherited in
          if let found = types.lookUp(inherited, from: types[ancestor].parent), types[found].isInheritable {
            return types[found].name != inherited
          }
          // An extension can add a protocol to a system class.
          if let root = types.roots[inherited], !types[root].inherited.isEmpty { return true }
          if isPlain && known.passesCaller(inherited) || Self.isClass(code.corpus.words.utf8(inherited)) {
            return false
          }
          return known.requirements[inherited].map { $0.contains(name) } ?? true
        }
      }
    }
  }

  /// Whether this is the name of a library's class, such as `UITableView`. Functions that its subclasses declare
  /// without `override` fulfill no requirements.
  private static func isClass(_ name: ArraySlice<UInt8>) -> Bool {
    name.prefix { 0x41...0x5A ~= $0 }.count > 2
      && classSuffixes.contains { name.suffix($0.count).elementsEqual($0) }
  }

  private static let classSuffixes = [
    "Bar", "Button", "Cell", "Color", "Controller", "Field", "Image", "Label", "View", "Window",
  ].map { Array($0.utf8) }

  private func takesOnlyPlainValues(_ function: Node) -> Bool {
    let words = code.corpus.words
    let text = words.utf8(
      code.corpus.word(code.corpus[function].parameters, in: code.corpus.file(of: function)))
    return text.split(separator: UInt8(ascii: ";")).allSatisfy { parameter in
      TypeText.names(in: parameter[(parameter.firstIndex(of: UInt8(ascii: ":")) ?? parameter.startIndex)...])
        .allSatisfy(Self.plainValues.contains)
    }
  }

  private static let plainValues: Set<Substring> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "CLLocationCoordinate2D", "Data", "Date", "Double",
    "Float", "Int",
    "String", "UIColor", "UIImage", "URL",
  ]

  /// Whether Objective-C code contains a selector that may belong to the function: `showWithText:` for `show(text:)`.
  private func hasSelector(beginning name: Word) -> Bool {
    let text = code.corpus.words.utf8(name)
    return selectorBeginnings.contains(Digest(text.span).low)
  }
}

extension Corpus {
  /// Whether only code in the declaration's own package can use its name.
  fileprivate func isInternal(_ node: Node) -> Bool {
    let declaration = self[node]
    let parent = files[file(of: node)].mentions[declaration.parent]
    // The members of a public extension are public.
    let access = declaration.access ?? (parent.kind == .extension ? parent.access : nil) ?? .internal
    return access < .public
  }
}

extension Corpus {
  /// The function or property of a Swift type whose declaration contains this declaration, or is this declaration.
  func member(around node: Node) -> Node? {
    let file = file(of: node)
    guard files[file].language == .swift else { return nil }
    let mentions = files[file].mentions
    var id = DeclarationID?.none
    var declaration = self[node]
    while declaration.kind != .file {
      if [.function, .property].contains(declaration.kind), declaration.parent != .file,
        mentions[declaration.parent].kind.isType
      {
        return id.map { self.node($0, in: file) } ?? node
      }
      id = declaration.parent
      declaration = mentions[declaration.parent]
    }
    return nil
  }
}
