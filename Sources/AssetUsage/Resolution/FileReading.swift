internal import SourceIndex

struct NamedString: Sendable {
  let mention: MentionID
  let position: Position?
  let assets: [Int]
  /// Whether the string is an argument that is usually not an asset name, such as user-facing text. Such a string
  /// refers to an asset only if it may reach a call that loads assets.
  var isPlain = false
}

/// What one file says about assets.
struct FileReading: Sendable {
  /// Strings that are equal to an asset name. Whether they refer to the asset depends on where the code uses them.
  var strings: [NamedString] = []
  /// Dictionary keys, subscript arguments and compared strings that equal asset names.
  var keys: [NamedString] = []
  var hits: [Hit] = []
  /// Literals, patterns and chains where an asset name is expected.
  var requests: [Request] = []
  /// Keys of localized strings that are passed to calls that take asset names, with the assets of the same name.
  var localizedKeys: [(key: Word, mention: MentionID, assets: [Int])] = []
  /// Localized strings that equal asset names, with their keys.
  var translations: [(key: Word, mention: MentionID, assets: [Int])] = []
  var positions: [(ScopedPosition, Word, Bool)] = []
  var patterns: [MentionID] = []
  /// Prefixes that other strings are tested for, such as `ic_` in `name.hasPrefix("ic_")`.
  var beginnings: [MentionID] = []
  /// Strings such as `ic_` that code may extend to an asset name.
  var prefixes: [MentionID] = []
  /// Format strings such as `ic_%d`.
  var formats: [MentionID] = []
  /// Strings such as `walk_`, to which `UIImage.animatedImageNamed` appends numbers.
  var sequences: [MentionID] = []
  var directives: [MentionID] = []
  /// Whether the file certainly uses asset symbols that Xcode generates.
  var usesSymbols = false
  var usesConstants = false
  /// References to generated members, including members that belong to no asset.
  var members: [GeneratedMember] = []
  /// For each declaration, the generated namespaces that it calls before it accesses their members, as in
  /// `R.image(bundle: b).close()`.
  var called: [DeclarationID: [ArraySlice<Word>]] = [:]
}
