internal import SourceIndex

/// A parameter, property or other declaration that holds a string on its way to a call that takes an asset name.
enum NameHolder: Hashable, Sendable {
  /// A parameter of a function, with the name that the function's body uses.
  case parameter(Node, Word)
  case local(Node, Word)
  /// A stored property, or a global constant or variable.
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
  /// Like `pass`, but the chain may refer to a member of another type, so perhaps another string is passed.
  case perhapsPass([NameHolder])
  /// The use does not show whether the string is an asset name. For example, the string is only compared, logged or
  /// read aloud.
  case harmless
  /// The string may be used in any way.
  case elsewhere
}
