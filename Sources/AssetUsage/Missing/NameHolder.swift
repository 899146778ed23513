internal import SourceIndex

/// What holds a string on its way from where it is written to a call that takes an asset name.
enum NameHolder: Hashable, Sendable {
  /// A parameter of a function, by internal name.
  case parameter(Node, Word)
  case local(Node, Word)
  /// A stored property or global constant.
  case property(Node)
  /// The result of a function, a computed property, or the raw value of a case.
  case result(Node)

  var node: Node {
    switch self {
    case .parameter(let node, _), .local(let node, _), .property(let node), .result(let node): node
    }
  }

  init(value node: Node, _ corpus: Corpus) {
    let declaration = corpus[node]
    let isStored = declaration.kind == .property && !declaration.traits.contains(.computed)
    self = isStored ? .property(node) : .result(node)
  }
}

/// What happens to a string where it is read.
enum NameUse: Sendable {
  /// The string is passed to a call that takes asset names.
  case load(MentionID)
  case pass([NameHolder])
  /// Nothing that could use an asset: it is compared, logged or read aloud.
  case harmless
  /// It may be used in any way.
  case elsewhere
}
