internal import Basics

/// The mentions in a source file, in source order, with their declarations, contexts and texts. A mention is
/// a string or name that may refer to an asset.
public struct FileMentions: Equatable, Sendable {
  public internal(set) var texts = TextTable()
  public internal(set) var mentions: [Mention] = []
  /// The declarations in the file, in source order. The first one represents the file itself.
  public internal(set) var declarations: [Declaration] = []
  public internal(set) var contexts: [MentionContext] = []
  /// The arms of `switch` statements, such as `case .close: "close"`. Arms without values, or with patterns
  /// other than chains, are omitted.
  public internal(set) var arms: [SwitchArm] = []
  public internal(set) var hiddenParts: [HiddenPart] = []
  public internal(set) var imports: [TextID] = []
  public internal(set) var problems: [SourceProblem] = []
  /// Whether a comment at the start of the file marks it as generated.
  public internal(set) var isMarkedGenerated = false
  /// Whether the file was read as Objective-C. For headers and C files, this depends on their content.
  public internal(set) var isObjectiveC = false
  /// Whether the file is a Lottie animation.
  public internal(set) var isAnimation = false

  /// Reads everything relevant in one file, and lists what could not be read in `problems`.
  public init(indexing bytes: [UInt8], as language: SourceLanguage, for interest: Interest) {
    let slice = bytes[...]
    if let standIn = StandIn(slice.span) {
      let nothing = bytes[..<0]
      self = MentionRecorder(interest).finish(nothing.span, ProblemList())
      problems = [SourceProblem(SourceProblem.Kind(standIn), at: .start)]
      return
    }
    switch language {
    case .swift:
      var indexer = SwiftIndexer(interest)
      self = indexer.index(slice.span)
    case .objectiveC:
      var indexer = ObjectiveCIndexer(interest)
      self = indexer.index(bytes)
    case .plainC:
      var indexer = PlainCIndexer(interest)
      self = indexer.index(bytes) ?? FileMentions(indexing: bytes, as: .objectiveC, for: interest)
    case .interfaceBuilder:
      var indexer = InterfaceBuilderIndexer(interest)
      self = indexer.index(bytes)
    case .propertyList:
      var indexer = PropertyListIndexer(interest)
      self = indexer.index(bytes)
    case .buildSettings:
      var indexer = BuildSettingsIndexer(interest)
      self = indexer.index(bytes)
    case .yaml, .quotedText, .plainText:
      var indexer = TextIndexer(language, interest)
      self = indexer.index(bytes)
      isAnimation = language == .quotedText && LottieFormat.describes(slice.span)
    case .textFile:
      let first = bytes.first { !$0.isWhitespace }
      guard first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else { return }
      var indexer = TextIndexer(.quotedText, interest)
      self = indexer.index(bytes)
    case .ruby:
      var recorder = MentionRecorder(interest)
      recorder.recordDirectives(slice.span, marks: language.commentMarks)
      self = recorder.finish(slice.span, ProblemList())
    }
  }

  init() {}

  public subscript(id: DeclarationID) -> Declaration { declarations[id.index] }

  public subscript(id: ContextID) -> MentionContext { contexts[id.index] }

  public subscript(id: TextID) -> String { texts[id] }

  public func inheritedTypes(of id: DeclarationID) -> [Substring] {
    texts[self[id].inherited].split(separator: ", ")
  }

  /// Whether the file contains test code, judging by its imports.
  public var importsTestFramework: Bool {
    imports.contains { ["XCTest", "Testing"].contains(texts[$0]) }
  }
}
