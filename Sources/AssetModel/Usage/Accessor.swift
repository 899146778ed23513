/// A declaration that stands for an asset: a case of an enum, a constant, a property, a function.
public struct Accessor: Sendable, Equatable {
  /// The declaration with those around it: `ImageIdentifier.close`.
  public let name: String
  public let kind: Kind
  public let place: Place
  public let state: Verdict.State
  /// Where it is used, sorted; only the first `mostUses` of many.
  public let uses: [Use]
  /// Whether a program wrote the file that declares it.
  public let isGenerated: Bool
  /// Who can use it without a value of the type around it.
  public let audience: Audience

  /// How many uses are kept.
  public static let mostUses = 20

  /// What kind of declaration it is.
  public enum Kind: String, Sendable {
    case enumCase = "case"
    case property
    case function
    case macro
  }

  /// Who can use a declaration by its name alone, as a case or something static or global.
  public enum Audience: Sendable {
    /// It takes a value to ask.
    case nobody
    case file
    case module
    case everybody
  }

  /// One place that uses an accessor.
  public struct Use: Sendable, Equatable {
    public let place: Place
    public let doubts: Doubts
    /// The accessor that the place stands in.
    public let accessor: Int?

    public init(_ place: Place, doubts: Doubts = [], accessor: Int? = nil) {
      self.place = place
      self.doubts = doubts
      self.accessor = accessor
    }
  }

  public init(
    _ name: String, _ kind: Kind, at place: Place, state: Verdict.State, uses: [Use] = [],
    isGenerated: Bool = false, audience: Audience = .nobody
  ) {
    self.name = name
    self.kind = kind
    self.place = place
    self.state = state
    self.uses = uses
    self.isGenerated = isGenerated
    self.audience = audience
  }
}

/// A name that something asks for and that no catalog has.
public struct MissingName: Sendable, Equatable {
  /// The name, or the identifier that a generator would make of it: `ImageResource.close`.
  public let name: String
  /// What would make the identifier; nil if code asks by the name itself.
  public let generator: Generator?
  /// What the place can show; empty if it does not say.
  public let kinds: [AssetKind]
  public let place: Place
  /// How the place asks: `UIImage(named:)`.
  public let form: String
  /// The declarations that hold the place, for its identity.
  public let declaration: String
  public let doubts: Doubts
  /// The assets that are probably meant, as indices of the project's sets.
  public let candidates: [Int]
  public let reason: Reason
  /// The call that is given the name in the end; nil if that is at the place itself.
  public let sink: Place?

  /// Why the name was not found.
  public enum Reason: Sendable, Equatable {
    case unknown
    /// It is written in another case.
    case differsInCase
    /// The namespace is left out, or another one.
    case namespace
    /// An asset of another kind has it.
    case otherKind
    /// The names differ by little.
    case similar
  }

  public init(
    _ name: String, by generator: Generator? = nil, kinds: [AssetKind], at place: Place, form: String,
    declaration: String, doubts: Doubts, candidates: [Int], reason: Reason, sink: Place? = nil
  ) {
    self.name = name
    self.generator = generator
    self.kinds = kinds
    self.place = place
    self.form = form
    self.declaration = declaration
    self.doubts = doubts
    self.candidates = candidates
    self.reason = reason
    self.sink = sink
  }
}

/// A call that asks for an asset by a name that the sources do not tell.
public struct UnknownName: Sendable, Equatable {
  /// The expression or pattern that gives the name.
  public let expression: String
  public let place: Place
  public let form: String
  public let declaration: String
  /// What the call can show.
  public let kinds: [AssetKind]

  public init(
    _ expression: String, at place: Place, form: String, declaration: String, kinds: [AssetKind]
  ) {
    self.expression = expression
    self.place = place
    self.form = form
    self.declaration = declaration
    self.kinds = kinds
  }
}

/// A pattern by which a comment or the configuration says that assets are used.
public struct DeclaredUse: Sendable, Equatable {
  public let pattern: String
  public let place: Place
  /// How many assets it fits.
  public let matches: Int
  /// Why it is not a pattern; nil if it is one.
  public let refusal: String?

  public init(_ pattern: String, at place: Place, matches: Int = 0, refusal: String? = nil) {
    self.pattern = pattern
    self.place = place
    self.matches = matches
    self.refusal = refusal
  }
}

/// A name of an asset that exists, asked for in bundles that do not hold it.
public struct UnreachableName: Sendable, Equatable {
  public let name: String
  public let place: Place
  public let form: String
  public let declaration: String
  /// The module that asks.
  public let module: String
  /// The bundles that are looked into.
  public let bundles: [String]
  public let reason: Reason
  /// The assets of that name, as indices of the project's sets.
  public let assets: [Int]
  /// What to give as the bundle, where the module's own has the asset.
  public let suggestion: String?

  /// Why the asset is not found.
  public enum Reason: Sendable, Equatable {
    /// The bundles do not have it.
    case lacking
    /// The bundle has it, and is in no product that runs the code.
    case notLinked
  }

  public init(
    _ name: String, at place: Place, form: String, declaration: String, module: String, bundles: [String],
    reason: Reason, assets: [Int], suggestion: String?
  ) {
    self.name = name
    self.place = place
    self.form = form
    self.declaration = declaration
    self.module = module
    self.bundles = bundles
    self.reason = reason
    self.assets = assets
    self.suggestion = suggestion
  }
}

extension MissingName {
  /// Whether the file that asks holds a copy to show instead: interfaces do of named colors.
  public var isKeptByFile: Bool { form == "namedColor" }
}

extension UnreachableName {
  /// Whether the file that asks holds a copy to show instead: interfaces do of named colors.
  public var isKeptByFile: Bool { form == "namedColor" }
}
