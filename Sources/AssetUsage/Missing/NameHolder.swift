internal import SourceIndex

/// What holds a text on its way from where it is written to a call that takes the name of an asset.
enum NameHolder: Hashable, Sendable {
  /// A parameter of a function, by the name it has inside.
  case parameter(Node, Word)
  /// A constant or variable of a function.
  case local(Node, Word)
  /// A stored property, or a constant of the file.
  case property(Node)
  /// What a function gives back, or a property that is computed, or the raw value of a case.
  case result(Node)

  /// What a declaration holds that has a value.
  init(value node: Node, _ corpus: Corpus) {
    let declaration = corpus[node]
    let isStored = declaration.kind == .property && !declaration.traits.contains(.computed)
    self = isStored ? .property(node) : .result(node)
  }
}

/// What becomes of a text at one place that reads it.
enum NameUse: Sendable {
  /// It is given to a call that takes names of assets.
  case load(MentionID)
  /// All of these hold it from there on.
  case pass([NameHolder])
  /// Nothing that could show an asset: it is compared, logged or read aloud.
  case harmless
  /// It may be used in any way, or something may be made of it.
  case elsewhere
}
