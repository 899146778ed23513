/// A declaration that refers to an asset, such as an enum case, a constant, a property or a function.
public struct Accessor: Sendable, Equatable {
  /// The name of the declaration, including the names of the enclosing types: `ImageIdentifier.close`.
  public let name: String
  public let kind: Kind
  public let place: Place
  public let state: Verdict.State
  /// The uses of the accessor, sorted by place; at most `mostUses` of them.
  public let uses: [Use]
  public let isGenerated: Bool
  /// The code that can refer to the declaration by its name. Nil if code needs an instance of the enclosing type, as
  /// for an instance property.
  public let audience: Audience?
  /// The protocol requirement that the accessor fulfills, if the protocol is declared in the repository.
  public let requirement: Place?
  /// If nothing uses the accessor, the places where code compares a value with it. This code would not compile without
  /// the accessor.
  public let comparisons: [Place]
  /// The arguments for this property in calls to its type's memberwise initializer. Empty if code reads the property.
  public let settings: [Place]
  /// Whether the accessor is an enum case that does not itself contain the asset's name. Instead, a `switch` refers to
  /// the asset in its branch for this case.
  public let isArm: Bool

  public static let mostUses = 20

  public enum Kind: String, Sendable {
    case enumCase = "case"
    case property
    case function
    case macro
  }

  public struct Use: Sendable, Equatable {
    public let place: Place
    public let doubts: Doubts
    /// The index in `Usage.accessors` of the accessor that contains the reference; nil if there is none.
    public let accessor: Int?

    public init(_ place: Place, doubts: Doubts = [], accessor: Int? = nil) {
      self.place = place
      self.doubts = doubts
      self.accessor = accessor
    }
  }

  public init(
    _ name: String, _ kind: Kind, at place: Place, state: Verdict.State, uses: [Use] = [],
    isGenerated: Bool = false, audience: Audience? = nil, requirement: Place? = nil,
    comparisons: [Place] = [], settings: [Place] = [], isArm: Bool = false
  ) {
    self.isArm = isArm
    self.requirement = requirement
    self.comparisons = comparisons
    self.settings = settings
    self.name = name
    self.kind = kind
    self.place = place
    self.state = state
    self.uses = uses
    self.isGenerated = isGenerated
    self.audience = audience
  }
}

/// A name that code or another file refers to, although no catalog has an asset of a suitable kind with this name.
public struct MissingName: Sendable, Equatable {
  /// The requested name, or the generated identifier, such as `ImageResource.close`.
  public let name: String
  /// The generator of the identifier; nil if code uses the name itself.
  public let generator: Generator?
  /// The kinds of asset that can be used at this place; empty if unknown.
  public let kinds: [AssetKind]
  public let place: Place
  /// The form of the lookup, such as `UIImage(named:)`.
  public let form: String
  /// The enclosing declarations, for the fingerprint.
  public let declaration: String
  public let doubts: Doubts
  /// The indices of the assets that are probably meant.
  public let candidates: [Int]
  public let reason: Reason
  /// The name of the image outside catalogs that is probably meant. It differs from `name` only in case, or has a
  /// folder in front that is copied as a whole. A scale and a file extension in `name` do not count.
  public var looseName: String?
  /// The call that looks up the name, if the name is written elsewhere. Otherwise nil.
  public let sink: Place?
  /// Whether code provides a fallback for the missing value, with `??` or `else`, or checks whether the asset exists.
  public let hasFallback: Bool
  /// If the name is in an interface file, the other places in that file that refer to it.
  public var furtherPlaces: [Place] = []
  /// Why the name has no effect on what the app shows; nil if it may have an effect.
  public var idleness: Idleness?
  /// Whether the name is the raw value of an enum case that no code mentions. If so, only data can select the case.
  public var isSelectedByData = false
  /// Whether an interface file uses the name for an image or color that code probably replaces before it is
  /// shown.
  public var isReplaced = false

  public enum Reason: Sendable, Equatable {
    case unknown
    case differsInCase
    /// The namespace is missing or wrong.
    case namespace
    /// An asset of another kind has this name.
    case otherKind
    case similar
  }

  public init(
    _ name: String, by generator: Generator? = nil, kinds: [AssetKind], at place: Place, form: String,
    declaration: String, doubts: Doubts, candidates: [Int], reason: Reason, sink: Place? = nil,
    hasFallback: Bool = false
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
    self.hasFallback = hasFallback
  }
}

/// A pattern that declares assets as used, from a comment or the configuration.
public struct DeclaredUse: Sendable, Equatable {
  public let pattern: String
  public let place: Place
  public package(set) var matches: Int
  /// The reason why the pattern is invalid; nil if it is valid.
  public let refusal: String?

  public init(_ pattern: String, at place: Place, matches: Int = 0, refusal: String? = nil) {
    self.pattern = pattern
    self.place = place
    self.matches = matches
    self.refusal = refusal
  }
}

/// A reference to an existing asset that the lookup cannot find, because the searched bundles do not contain it or are
/// not in the product.
public struct UnreachableName: Sendable, Equatable {
  public let name: String
  public let place: Place
  public let form: String
  public let declaration: String
  public let module: String
  public let bundles: [String]
  public let reason: Reason
  /// The assets with that name, as indices into the project's sets.
  public let assets: [Int]
  /// A bundle argument that would make the call search the bundle of its own module. Nil if none is known.
  public let suggestion: String?
  /// Whether an interface file uses the name for an image or color that code probably replaces before it is
  /// shown.
  public let isReplaced: Bool
  /// Why the name has no effect on what the app shows; nil if it may have an effect.
  public var idleness: Idleness?
  public var isInPreview = false

  public enum Reason: Sendable, Equatable {
    case lacking
    /// A bundle contains the asset, but no product that runs the code contains this bundle.
    case notLinked
  }

  public init(
    _ name: String, at place: Place, form: String, declaration: String, module: String, bundles: [String],
    reason: Reason, assets: [Int], suggestion: String?, isReplaced: Bool = false
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
    self.isReplaced = isReplaced
  }
}

extension MissingName {
  public var isIdle: Bool { idleness != nil }
  /// Whether the file itself contains a copy of the asset as a fallback, as interface files do for named colors.
  public var isKeptByFile: Bool { form.keepsCopy }
  /// What happens if the lookup finds nothing, as the end of a sentence.
  public var outcome: String {
    hasFallback ? "the fallback is always used" : isReplaced ? form.replaced : form.outcome
  }
}

extension UnreachableName {
  public var isIdle: Bool { idleness != nil }
  /// Whether the file itself contains a copy of the asset as a fallback, as interface files do for named colors.
  public var isKeptByFile: Bool { form.keepsCopy }
  /// What happens if the asset is not found, as the end of a sentence.
  public var outcome: String { isReplaced ? form.replaced : form.outcome }
}

extension String {
  fileprivate var replaced: String { "only the \(keepsCopy ? "color" : "image") that code sets is shown" }

  fileprivate var keepsCopy: Bool { self == "namedColor" }

  /// What happens if a lookup in this form finds nothing.
  ///
  /// How the code handles a nil result is unknown: it may have a fallback, or crash.
  fileprivate var outcome: String {
    if keepsCopy { return "the color stored in this file is shown instead" }
    if self == "CFBundleIconName" { return "the App Store rejects the upload (ITMS-90895)" }
    // The asset catalog compiler reports an error.
    if ["ASSETCATALOG_COMPILER_APPICON_NAME", "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"].contains(self) {
      return "the build fails"
    }
    // These initializers are not failable.
    if contains("imageLiteral") { return "the app crashes when this code runs" }
    let form = replacing(".init(", with: "(")
    let isOptional = Self.optionalForms.contains { form.hasPrefix($0) || form.hasPrefix("[\($0)") }
    return isOptional ? "the call returns nil" : "nothing is shown"
  }

  /// Calls with these prefixes return nil if they do not find the name.
  private static let optionalForms = [
    "UIImage(named:", "UIColor(named:", "NSImage(named:", "NSColor(named:", "NSDataAsset(name:",
    "UIImage(imageNamed:", "UIColor(colorNamed:", "NSImage(imageNamed:", "NSColor(colorNamed:",
    "UIImage imageNamed:", "UIColor colorNamed:", "NSImage imageNamed:", "NSColor colorNamed:",
    "CIImage(named:",
  ]
}
