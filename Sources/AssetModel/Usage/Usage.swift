/// Who uses which asset, and the evidence for it.
public struct Usage: Sendable {
  /// One for each set of the project, in their order.
  public let verdicts: [Verdict]
  /// The declarations by which sources name assets, sorted by place.
  public let accessors: [Accessor]
  /// Names that code asks for and that no catalog has, sorted by place.
  public let missing: [MissingName]
  /// Names of assets that are asked for in the wrong bundle, sorted by place; empty if modules are not known.
  public let unreachable: [UnreachableName]
  /// Assets that generators cannot give identifiers of their own, whether the repository uses them or not.
  public let collisions: [UnavailableSymbol]
  /// Calls that ask for an asset whose name the sources do not tell, sorted by place.
  public let unresolved: [UnknownName]
  /// Patterns by which comments and the configuration say which assets are used, sorted by place.
  public let declared: [DeclaredUse]
  /// What comments tell assetlint, sorted by place.
  public let directives: [SourceDirective]
  /// How many files were read.
  public let sourceCount: Int
  /// How many of them are code or interfaces, and not data.
  public let codeCount: Int

  public init(
    verdicts: [Verdict], accessors: [Accessor] = [], missing: [MissingName] = [],
    unreachable: [UnreachableName] = [], collisions: [UnavailableSymbol] = [],
    unresolved: [UnknownName] = [], declared: [DeclaredUse] = [], directives: [SourceDirective] = [],
    sourceCount: Int = 0, codeCount: Int = 0
  ) {
    self.verdicts = verdicts
    self.accessors = accessors
    self.missing = missing
    self.unreachable = unreachable
    self.collisions = collisions
    self.unresolved = unresolved
    self.declared = declared
    self.directives = directives
    self.sourceCount = sourceCount
    self.codeCount = codeCount
  }
}

/// Whether an asset is used, and everything that speaks for it.
public struct Verdict: Sendable, Equatable {
  public var state: State
  /// Every place that names the asset, sorted by place.
  public var references: [Reference]

  /// What the references amount to.
  public enum State: Sendable, Equatable {
    case used
    /// Every way to the asset leads through a doubt; the sets hold one way each, the smallest first.
    case doubtful([Doubts])
    case unused
    /// Nothing that sources say decides about it: a sticker, an icon, a part of another set.
    case notJudged
  }

  public init(_ state: State, references: [Reference] = []) {
    self.state = state
    self.references = references
  }
}

/// One place that names an asset.
public struct Reference: Sendable, Equatable {
  public let place: Place
  public let strength: Strength
  /// How the place says it: `UIImage(named:)`, `Asset.Icons.close`.
  public let form: String
  /// What makes the place itself a weak proof.
  public let doubts: Doubts
  /// The declaration it stands in, as an index of the usage's accessors; nil if code that runs says it.
  public let accessor: Int?
  /// The declarations around the place: `Menu.show()`.
  public let declaration: String

  /// How sure it is that the place means the asset.
  public enum Strength: String, Sendable, Comparable {
    /// A call, entry or setting that takes names of assets.
    case exact
    /// A generated identifier.
    case symbol
    /// A string of the same content.
    case literal
    /// A name put together when the program runs.
    case pattern
    /// A word in a file of data.
    case data
    /// A comment.
    case comment
    /// A comment or the configuration says that the name is used.
    case declared

    public static func < (left: Self, right: Self) -> Bool { left.order < right.order }

    private var order: Int {
      switch self {
      case .exact: 0
      case .symbol: 1
      case .declared: 2
      case .literal: 3
      case .pattern: 4
      case .data: 5
      case .comment: 6
      }
    }
  }

  public init(
    at place: Place, _ strength: Strength, form: String, doubts: Doubts = [], accessor: Int? = nil,
    declaration: String = ""
  ) {
    self.place = place
    self.strength = strength
    self.form = form
    self.doubts = doubts
    self.accessor = accessor
    self.declaration = declaration
  }
}

/// Reasons for which a use may be none.
public struct Doubts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  public static let comment = Doubts(rawValue: 1 << 0)
  /// In code that is never compiled.
  public static let disabled = Doubts(rawValue: 1 << 1)
  public static let tests = Doubts(rawValue: 1 << 2)
  public static let previews = Doubts(rawValue: 1 << 3)
  public static let deprecated = Doubts(rawValue: 1 << 4)
  /// A string of which it is not known that it names an asset.
  public static let text = Doubts(rawValue: 1 << 5)
  public static let data = Doubts(rawValue: 1 << 6)
  public static let pattern = Doubts(rawValue: 1 << 7)
  /// A member that several types have.
  public static let ambiguous = Doubts(rawValue: 1 << 8)
  /// A case that only a loop over all cases, or a raw value from outside, can reach.
  public static let allCases = Doubts(rawValue: 1 << 9)
  /// A public declaration that nothing in the repository uses.
  public static let publicAPI = Doubts(rawValue: 1 << 10)
  /// The name is a plain word, and nothing near it speaks of assets.
  public static let coincidence = Doubts(rawValue: 1 << 11)
}

/// A class of doubt, as options and messages name it.
public enum DoubtClass: String, CaseIterable, OptionWord {
  case comments, disabled, chance, tests, previews, deprecated, text, data, patterns, ambiguous
  case allCases = "all_cases"
  case publicAPI = "public_api"

  public var doubts: Doubts {
    switch self {
    case .comments: .comment
    case .disabled: .disabled
    case .chance: .coincidence
    case .tests: .tests
    case .previews: .previews
    case .deprecated: .deprecated
    case .text: .text
    case .data: .data
    case .patterns: .pattern
    case .ambiguous: .ambiguous
    case .allCases: .allCases
    case .publicAPI: .publicAPI
    }
  }

  /// The classes that save no asset, unless a configuration says otherwise.
  public static let savingNothing: [DoubtClass] = [.comments, .disabled, .chance]

  /// Where the only uses are, as the end of a sentence.
  public var phrase: String {
    switch self {
    case .comments: "in comments"
    case .disabled: "in code that is never compiled"
    case .chance: "by words that are equal to it by chance"
    case .tests: "in tests"
    case .previews: "in previews"
    case .deprecated: "in deprecated code"
    case .text: "as a string that may mean something else"
    case .data: "in files of data"
    case .patterns: "by names put together at run time"
    case .ambiguous: "by a member that several types have"
    case .allCases: "by code that goes through all cases"
    case .publicAPI: "by public declarations that nothing here uses"
    }
  }
}

extension Doubts {
  /// The classes of these doubts, in the order of their weight.
  public var classes: [DoubtClass] {
    DoubtClass.allCases.filter { contains($0.doubts) }
  }
}
