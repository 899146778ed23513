internal import SourceIndex

struct NamedString: Sendable {
  let mention: MentionID
  let position: Position?
  let assets: [Int]
  /// Whether it is passed where user-facing text is expected, so that it refers to the assets only if the value is
  /// known to reach a call.
  var isPlain = false
}

/// What one file says about assets.
struct FileReading: Sendable {
  /// Strings that equal names of assets; whether they refer to them depends on their position.
  var strings: [NamedString] = []
  /// Keys of dictionaries, arguments of subscripts and compared strings that equal names of assets.
  var keys: [NamedString] = []
  var hits: [Hit] = []
  /// Literals, patterns and chains where an asset name is expected.
  var requests: [Request] = []
  var positions: [(ScopedPosition, Word, Bool)] = []
  var patterns: [MentionID] = []
  /// Strings such as `ic_` in `name.hasPrefix("ic_")`.
  var beginnings: [MentionID] = []
  /// Strings such as `ic_`, which code may append something to.
  var prefixes: [MentionID] = []
  /// Format strings such as `ic_%d`.
  var formats: [MentionID] = []
  /// Strings such as `walk_`, which `UIImage.animatedImageNamed` completes with numbers.
  var sequences: [MentionID] = []
  var directives: [MentionID] = []
  /// Whether it certainly uses symbols that Xcode generates.
  var usesSymbols = false
  var usesConstants = false
  /// References to generated members, including members that no asset generates.
  var members: [GeneratedMember] = []
  /// The generated namespaces that each declaration calls before it accesses members: `R.image(bundle: b).close()`.
  var called: [DeclarationID: [ArraySlice<Word>]] = [:]
}
