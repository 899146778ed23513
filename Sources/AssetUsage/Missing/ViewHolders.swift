internal import SourceIndex

/// A place in code that refers to a view, a method or an interface file.
struct PartUse {
  let node: Node
  let part: CodePart
  /// Whether the place refers only to a type inside the part, and so does not itself create the part.
  let isNested: Bool

  init(_ node: Node, _ part: CodePart, isNested: Bool = false) {
    (self.node, self.part, self.isNested) = (node, part, isNested)
  }
}

/// Swift properties and parameters that only hold a view. The code that sets the property or calls the function may
/// create the view, but the declaration does not.
struct ViewHolders {
  private var properties = WordMap<Set<CodePart>>()
  private var functions = WordMap<Set<CodePart>>()
  private(set) var isEmpty = true

  /// Adds a declaration whose type or parameters contain the name of a view. Returns false if the declaration itself
  /// may create the view.
  mutating func add(_ part: CodePart, _ index: Int, in file: Int, _ code: Codebase) -> Bool {
    let (corpus, types) = (code.corpus, code.types)
    let node = Node(index: corpus.firstNodes[file] + index)
    guard corpus.files[file].language == .swift, let type = part.type else { return false }
    let view = corpus.words[types.name(of: type)]
    let declaration = corpus[node]
    switch declaration.kind {
    case .property:
      let text = corpus.words[corpus.word(declaration.type, in: file)]
      guard text == view || text.dropLast() == view, !declaration.traits.contains(.computed),
        !corpus.hasContent(node)
      else { return false }
      properties[types.names[node.index], default: []].insert(part)
      isEmpty = false
      return true
    case .function:
      let result = TypeText.names(in: corpus.words.utf8(corpus.word(declaration.type, in: file)))
      // If a protocol's requirement has an associated type in place of the view, code that does not name the view may
      // create it.
      let requirement = types.requirement(fulfilledBy: node)
      guard !result.contains(where: { $0 == view }),
        requirement.map({ corpus.parameters(of: $0, contain: view) }) != false
      else { return false }
      functions[types.names[node.index], default: []].insert(part)
      isEmpty = false
      return true
    default: return false
    }
  }

  /// The places in a file that set one of the properties, or refer to one of the functions.
  func uses(in file: Int, _ code: Codebase) -> [PartUse] {
    guard code.corpus.files[file].language == .swift else { return [] }
    let mentions = code.corpus.files[file].mentions
    let words = code.corpus.texts[file]
    let isLabel = mentions.contexts.map { $0.label != .none && properties[words[$0.label.index]] != nil }
    var uses: [PartUse] = []
    for mention in mentions.mentions {
      let context = mention.context
      var parts = isLabel[context.index] ? properties[words[mentions[context].label.index], default: []] : []
      if mention.kind == .chain {
        let name = code.corpus.words.last(of: words[mention.text.index])
        if let functions = functions[name] { parts.formUnion(functions) }
        if mentions[context].role == .written { parts.formUnion(properties[name, default: []]) }
      }
      for part in parts { uses.append(PartUse(code.corpus.node(mention.declaration, in: file), part)) }
    }
    return uses
  }
}

extension Corpus {
  /// Whether a declaration contains anything that the index records, such as an initial value.
  fileprivate func hasContent(_ node: Node) -> Bool {
    let file = file(of: node)
    return files[file].mentions.mentions.contains { self.node($0.declaration, in: file) == node }
  }

  fileprivate func parameters(of node: Node, contain type: String) -> Bool {
    TypeText.names(in: words.utf8(word(self[node].parameters, in: file(of: node)))).contains { $0 == type }
  }
}
