internal import SourceIndex

struct NamedString: Sendable {
  let mention: MentionID
  let position: Position?
  let assets: [Int]
  /// Whether the string is passed where a text for people is expected. Then it refers to assets only if its value is
  /// known to reach a call.
  var isPlain = false
}

/// What one file says about assets.
struct FileReading: Sendable {
  /// Strings that are equal to an asset name. Whether they refer to the asset depends on where the code uses them.
  var strings: [NamedString] = []
  /// Strings with the names of assets that are keys of dictionaries, arguments of subscripts, or compared with
  /// something.
  var keys: [NamedString] = []
  var hits: [Hit] = []
  /// Literals, patterns and chains where an asset name is expected.
  var requests: [Request] = []
  var positions: [(ScopedPosition, Word, Bool)] = []
  var patterns: [MentionID] = []
  /// Strings that other strings are tested to begin with, such as `ic_` in `name.hasPrefix("ic_")`.
  var beginnings: [MentionID] = []
  /// Strings such as `ic_`, to which code may append something.
  var prefixes: [MentionID] = []
  /// Format strings such as `ic_%d`.
  var formats: [MentionID] = []
  /// Strings such as `walk_`, to which `UIImage.animatedImageNamed` appends numbers.
  var sequences: [MentionID] = []
  var directives: [MentionID] = []
  /// Whether the file certainly uses symbols that Xcode generates.
  var usesSymbols = false
  var usesConstants = false
  /// References to generated members, including members that no asset generates.
  var members: [GeneratedMember] = []
  /// For each declaration, the generated namespaces that it calls before it accesses their members, as in
  /// `R.image(bundle: b).close()`.
  var called: [DeclarationID: [ArraySlice<Word>]] = [:]
}
