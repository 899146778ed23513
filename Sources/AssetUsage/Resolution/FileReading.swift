internal import SourceIndex

/// The relevant content of one file.
struct FileReading: Sendable {
  /// Strings equal to asset names, whose position decides whether they refer to them.
  var strings: [(mention: MentionID, position: Position?, assets: [Int])] = []
  var hits: [Hit] = []
  /// Literals, patterns and chains where an asset name is expected.
  var requests: [Request] = []
  var positions: [(ScopedPosition, Word, Bool)] = []
  var patterns: [MentionID] = []
  /// Strings that look like prefixes of names.
  var prefixes: [MentionID] = []
  /// Strings that are formats and filled in elsewhere.
  var formats: [MentionID] = []
  /// The prefixes of names that all end in a number.
  var sequences: [MentionID] = []
  var directives: [MentionID] = []
  /// Whether it certainly uses symbols that Xcode generates.
  var usesSymbols = false
  /// Whether it uses constants that Xcode generates for Objective-C.
  var usesConstants = false
  /// Members that only a generator can create, whether they exist or not.
  var members: [GeneratedMember] = []
  /// The generated namespaces that declarations call, so that members follow: `R.image(bundle: b).close()`.
  var called: [DeclarationID: [ArraySlice<Word>]] = [:]
}
