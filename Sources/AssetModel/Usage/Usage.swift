/// Which assets are used, and the evidence for each use.
public struct Usage: Sendable {
  /// One verdict for each set of the project, in the same order.
  public let verdicts: [Verdict]
  /// The declarations through which code refers to assets, sorted by folder, file and line.
  public let accessors: [Accessor]
  /// Names that code or other files refer to, but that no asset has, sorted by file and line.
  public let missing: [MissingName]
  /// The names of assets that are looked up in the wrong bundle, sorted by place. Empty if modules are unknown.
  public let unreachable: [UnreachableName]
  /// The generators whose identifiers code uses.
  public var generators: Set<Generator> = []
  /// Assets for which a generator cannot create unique identifiers, even if the repository does not use this generator.
  public let collisions: [UnavailableSymbol]
  /// Calls whose asset name cannot be determined from the sources, sorted by file and line.
  public let unresolved: [UnknownName]
  /// Whether code loads assets by names from decoded data.
  public var takesNamesFromData = false
  /// How code uses the images and animations outside catalogs. The keys are the names without scale and extension, such
  /// as `close` for `close@2x.png`. Files that nothing seems to refer to are omitted.
  public var looseUses: [String: LooseUse]
  /// The kinds of files that may be loaded by a name or from a list that is only known at run time.
  public var computedFiles: LooseKinds = []
  /// The images outside catalogs that missing names probably mean. The keys are the names of the images.
  public var loosePictures: [String: RepositoryPath] = [:]
  /// The images that prebuilt code shows, by name: those in prebuilt frameworks and, if there are static libraries, in
  /// bundles. If the app has an asset with the same name, the prebuilt code may show that asset instead.
  public var prebuiltPictures: [String: RepositoryPath] = [:]
  /// The resources in unknown formats that contain the names of unused assets, by name.
  public var namingFiles: [String: RepositoryPath] = [:]
  /// Prefixes of asset names that look like types but are not declared in any file, such as `ListLoader` in
  /// `ListLoader.background`.
  public var foreignTypes: Set<String> = []
  /// Patterns that declare assets as used, first those in comments, then those in the configuration.
  public let declared: [DeclaredUse]
  /// The directives in comments, sorted by place.
  public let directives: [SourceDirective]
  /// The files that no target lists although they declare types that compiled code needs, sorted.
  public var neededFiles: [RepositoryPath] = []
  public let sourceCount: Int
  /// The number of Swift and Objective-C files and interface files. Headers and other files do not count.
  public let codeCount: Int

  public init(
    verdicts: [Verdict], accessors: [Accessor] = [], missing: [MissingName] = [],
    unreachable: [UnreachableName] = [], collisions: [UnavailableSymbol] = [],
    unresolved: [UnknownName] = [], looseUses: [String: LooseUse] = [:], declared: [DeclaredUse] = [],
    directives: [SourceDirective] = [],
    sourceCount: Int = 0, codeCount: Int = 0
  ) {
    self.verdicts = verdicts
    self.accessors = accessors
    self.missing = missing
    self.unreachable = unreachable
    self.collisions = collisions
    self.unresolved = unresolved
    self.looseUses = looseUses
    self.declared = declared
    self.directives = directives
    self.sourceCount = sourceCount
    self.codeCount = codeCount
  }
}

extension Usage {
  /// The declarations that use these accessors, directly or through other declarations, as indices in `accessors`. The
  /// given accessors are not included.
  public func users(of accessors: Set<Int>) -> [Int] {
    var all = accessors
    var pending = Array(accessors)
    while let next = pending.popLast() {
      pending += self.accessors[next].uses.compactMap(\.accessor).filter { all.insert($0).inserted }
    }
    return all.subtracting(accessors).sorted()
  }
}

extension Project {
  /// The sets that are used only as resizable images.
  public var resizedSets: [RepositoryPath: Resizing] {
    guard let usage else { return [:] }
    let ignored = DoubtClass.savingNothing.reduce(into: Doubts()) { $0.formUnion($1.doubts) }
    var found: [RepositoryPath: Resizing] = [:]
    for (set, verdict) in zip(sets, usage.verdicts) {
      let references = verdict.references.filter { $0.doubts.isDisjoint(with: ignored) }
      guard !references.isEmpty, references.allSatisfy(\.isResizable) else { continue }
      let sides = references.map(\.shownSide)
      found[set.path] = Resizing(shownSide: sides.contains(nil) ? nil : sides.compactMap(\.self).max())
    }
    return found
  }
}

/// How an image is shown if its size on the screen does not depend on the size of its file.
public struct Resizing: Sendable {
  /// The longest side in points at which the image is shown; nil if it is unknown.
  public let shownSide: Int?

  /// Whether an image with this many pixels on its longer side is large enough for screens with this scale;
  /// nil if the size of the views is unknown.
  public func isSharp(_ pixels: Int, at scale: Int) -> Bool? { shownSide.map { pixels >= $0 * scale } }
}

extension Usage {
  /// The calls whose asset names cannot be determined from the sources. Calls in generated files do not count, because
  /// they only pass names on.
  public var computedNames: [UnknownName] {
    let generated = Set(accessors.lazy.filter(\.isGenerated).map(\.place.path))
    return unresolved.filter { !generated.contains($0.place.path) }
  }
}

/// Whether an asset is used, and the references that show this.
public struct Verdict: Sendable, Equatable {
  public var state: State
  public var references: [Reference]

  public enum State: Sendable, Equatable {
    case used
    /// No use of the asset is certain, but some are possible. Each element has the doubts about one
    /// reference, or about a chain of references through accessors. The elements with the fewest doubts come
    /// first, and an element with all the doubts of another one is omitted.
    case doubtful([Doubts])
    case unused
    /// The sources cannot show whether the asset is used, for example because it is a sticker, an app icon,
    /// or a part of another set.
    case notJudged
  }

  public init(_ state: State, references: [Reference] = []) {
    self.state = state
    self.references = references
  }
}

/// A line of code, or of another file, that refers to an asset.
public struct Reference: Sendable, Equatable {
  public let place: Place
  public let strength: Strength
  /// The form of the reference: `UIImage(named:)`, `Asset.Icons.close`.
  public let form: String
  /// The reasons why this place is only weak evidence of a use.
  public let doubts: Doubts
  /// The index in `Usage.accessors` of the accessor that contains the reference. Nil if no accessor contains it.
  public let accessor: Int?
  /// The enclosing declarations: `Menu.show()`.
  public let declaration: String
  public let isRawValue: Bool
  /// The calls that eventually look up the name. The use of a generated symbol counts as such a call. Nil if
  /// the calls are unknown, or if nothing needs them.
  public let lookups: [NameLookup]?
  /// The number of known characters in the name, if the name is composed at run time.
  public let knownCount: Int
  /// Whether the code makes the image resizable, so that its size on the screen does not depend on the size
  /// of its file.
  public let isResizable: Bool
  /// The longer side in points of the view that shows the resizable image; nil if it is unknown.
  public let shownSide: Int?

  /// How certain it is that a reference really refers to the asset.
  public enum Strength: String, Sendable, Comparable {
    /// The name is in a call, entry or setting that takes asset names.
    case exact
    /// An identifier that a generator creates, such as `.close`.
    case symbol
    /// A string that is equal to the asset's name.
    case literal
    /// A file of a checked-in pod or Carthage dependency loads the asset.
    case pod
    /// The name is composed at run time.
    case pattern
    /// A word in a data file that equals the name of an asset.
    case data
    case comment
    /// A comment or the configuration declares the asset as used.
    case declared

    public static func < (left: Self, right: Self) -> Bool { left.order < right.order }

    private var order: Int {
      switch self {
      case .exact: 0
      case .symbol: 1
      case .declared: 2
      case .literal: 3
      case .pod: 4
      case .pattern: 5
      case .data: 6
      case .comment: 7
      }
    }
  }

  public init(
    at place: Place, _ strength: Strength, form: String, doubts: Doubts = [], accessor: Int? = nil,
    declaration: String = "", isRawValue: Bool = false, lookups: [NameLookup]? = nil, knownCount: Int = 0,
    isResizable: Bool = false, shownSide: Int? = nil
  ) {
    self.shownSide = shownSide
    self.isResizable = isResizable
    self.knownCount = knownCount
    self.place = place
    self.strength = strength
    self.form = form
    self.doubts = doubts
    self.accessor = accessor
    self.declaration = declaration
    self.isRawValue = isRawValue
    self.lookups = lookups
  }
}

/// The reasons why a reference might not count as a use.
public struct Doubts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  public static let comment = Doubts(rawValue: 1 << 0)
  /// The code is never compiled.
  public static let disabled = Doubts(rawValue: 1 << 1)
  public static let tests = Doubts(rawValue: 1 << 2)
  public static let previews = Doubts(rawValue: 1 << 3)
  public static let deprecated = Doubts(rawValue: 1 << 4)
  /// A string that might be something other than an asset name.
  public static let text = Doubts(rawValue: 1 << 5)
  public static let data = Doubts(rawValue: 1 << 6)
  public static let pattern = Doubts(rawValue: 1 << 7)
  /// Several types have a member with this name.
  public static let ambiguous = Doubts(rawValue: 1 << 8)
  /// Only a loop over all cases, a raw value from data, or reflection can reach the enum case or stored
  /// property that contains the reference.
  public static let allCases = Doubts(rawValue: 1 << 9)
  /// The reference is in a public declaration that nothing in the repository uses.
  public static let publicAPI = Doubts(rawValue: 1 << 10)
  /// The use is probably a coincidence. In most cases, the name is an ordinary word, and nothing near it suggests an
  /// asset.
  public static let coincidence = Doubts(rawValue: 1 << 11)
}

/// The name of a kind of doubt in options and messages.
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

  /// The kinds of doubt that keep a reference from counting as a use, unless configured otherwise.
  public static let savingNothing: [DoubtClass] = [.comments, .disabled, .chance]

  /// The end of a sentence that says where the only uses are, such as “in comments”.
  public var phrase: String {
    switch self {
    case .comments: "in comments"
    case .disabled: "in code that is never compiled"
    case .chance: "as an ordinary word"
    case .tests: "in tests"
    case .previews: "in previews"
    case .deprecated: "in deprecated code"
    case .text: "by strings that may mean something else"
    case .data: "in data files"
    case .patterns: "by names composed at run time"
    case .ambiguous: "by a member name that several types share"
    case .allCases: "by code that can select any enum case"
    case .publicAPI: "by public declarations that nothing in this repository uses"
    }
  }

  /// A remark about a single reference, such as “may mean something else”.
  public var remark: String {
    switch self {
    case .comments: "in a comment"
    case .chance: "an ordinary word"
    case .text: "may mean something else"
    case .data: "in a data file"
    case .patterns: "a name composed at run time"
    case .ambiguous: "a member name that several types share"
    case .allCases: "can select any enum case"
    case .publicAPI: "a public declaration that nothing in this repository uses"
    default: phrase
    }
  }
}

extension Doubts {
  /// The kinds of these doubts, the most important first.
  public var classes: [DoubtClass] {
    DoubtClass.allCases.filter { contains($0.doubts) }
  }
}
