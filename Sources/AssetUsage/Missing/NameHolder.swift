internal import SourceIndex

/// What a string passes through between the place where it is written and the call that takes an asset name.
enum NameHolder: Hashable, Sendable {
  /// A parameter of a function, with its internal name.
  case parameter(Node, Word)
  case local(Node, Word)
  /// A stored property or global constant.
  case property(Node)
  /// The result of a function or computed property, or the raw value of an enum case.
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

enum NameUse: Sendable {
  /// The string is passed to a call that takes asset names.
  case load(MentionID)
  case pass([NameHolder])
  /// The string is compared, logged or read aloud, which cannot show an asset.
  case harmless
  /// The string may be used in any way.
  case elsewhere
}
