/// A problem that a rule found in the project.
public struct Finding: Sendable {
  public private(set) var subjects: [Subject]
  public private(set) var place: Place
  /// What is wrong, what it costs and what to do.
  public private(set) var message: String
  public var grade: Grade
  /// Notes about the other places that matter, without duplicates.
  public private(set) var related: [Note] {
    didSet { related = related.distinct }
  }
  /// The files that could be deleted or made smaller, with the bytes that each would free.
  public private(set) var savings: [Saving]
  /// What identifies the finding in later runs, even if its message or its line changes.
  public let anchor: Anchor
  /// Distinguishes findings from one rule about one subject, or identifies what the members of a group share. The key
  /// never contains a line number, a file size, a count or a message.
  public let key: [String]
  /// Whether the finding says that nothing uses its subject. A comparison reports such a finding at the place where the
  /// last use was removed.
  public var isAboutUse = false
  /// The asset name that code or a setting requests, if the finding is about that name.
  public private(set) var requestedName: String?
  /// What the finding tells the user to delete: assets by their folders, and declarations by their positions.
  public var removes: Set<Place> = []
  /// Whether nothing ever reads the assets or declarations in `removes`, so that other findings about them
  /// are pointless.
  public var isLastWord = false
  /// The assets that code reaches through a declaration, if the finding says to delete this declaration.
  public var accesses: Set<Place> = []
  /// The assets that will be used once the problem is fixed, so they are not reported as unused: those that code or a
  /// setting probably means, although it does not use their exact names, and an image that may be the missing icon.
  public var putsToUse: Set<Place> = []
  /// Which problem the finding is about, if its rule reports several different problems. Only findings about the same
  /// problem are listed together.
  public var statement = ""
  /// How bad the finding is compared with others that waste the same number of bytes. The highest weight is
  /// listed first. Each rule chooses its own unit, such as percent.
  public var weight = 0
  public var fold: FindingFold?
  /// Makes the same finding without the members at the given paths, or returns nil if too few members remain.
  /// If the property is nil, the members are removed, but the messages stay the same.
  public var narrowing: (@Sendable (Set<RepositoryPath>) -> Finding?)?

  /// How serious a finding is compared with others from the same rule.
  public enum Grade: String, Sendable, CaseIterable {
    case normal
    /// The finding is shown with the next lower severity. If that is info, the finding is by default only counted.
    case minor
    /// The problem does no harm for now, for example because work is in progress. It is shown as info.
    case provisional
    /// The problem is real, but few people would act on it. The finding is shown as info, and by default only counted.
    case trivial
    /// The problem is real, but fixing it means changing code or artwork that works, so few people act on it once it
    /// exists. In a comparison, the finding has the severity of its rule; otherwise, it is graded like a trivial one.
    case settled
    /// A deliberate exception to the rule. It is shown as info, and only on request.
    case excused
  }

  init(
    _ subjects: [Subject], at place: Place, _ message: String, grade: Grade, related: [Note],
    savings: [Saving], anchor: Anchor, key: [String]
  ) {
    self.subjects = subjects
    self.place = place
    self.message = message
    self.grade = grade
    self.related = related.distinct
    self.savings = savings
    self.anchor = anchor
    self.key = key
  }

  /// Creates a finding that is identified by its first subject.
  public init(
    _ subjects: [Subject], at place: Place, _ message: String, grade: Grade = .normal, related: [Note] = [],
    savings: [Saving] = [], key: [String] = []
  ) {
    self.init(
      subjects, at: place, message, grade: grade, related: related, savings: savings, anchor: .subject,
      key: key)
  }

  /// A finding about a set as a whole, or about the entry of its Contents.json at `position`.
  public init(
    about set: AssetSet, at position: TextPosition? = nil, _ message: String, grade: Grade = .normal,
    related: [Note] = [], savings: [Saving] = [], key: [String] = []
  ) {
    let place = position.map { Place(set.contents.path, $0) } ?? set.place
    self.init(
      [Subject(.asset, set)], at: place, message, grade: grade, related: related, savings: savings, key: key)
  }

  public init(
    about payload: Payload, _ message: String, grade: Grade = .normal, related: [Note] = [],
    savings: [Saving] = [], key: [String] = []
  ) {
    self.init(
      [Subject(.asset, payload)], at: payload.place, message, grade: grade, related: related,
      savings: savings, key: key)
  }

  /// A finding about names in a source file. It is identified by these names and the declaration around them.
  public init(
    _ subjects: [Subject], at place: Place, in declaration: String, names: [String], _ message: String,
    grade: Grade = .normal, related: [Note] = []
  ) {
    self.init(
      subjects, at: place, message, grade: grade, related: related, savings: [], anchor: .source,
      key: [declaration] + names)
  }

  /// Creates one finding about a group of things that share `key`. It is reported at the member with the given index.
  /// Unless the first member is kept, deleting it also saves bytes.
  public init(
    _ members: [GroupMember], sharing key: [String], at index: Int = 1, grade: Grade = .normal
  ) {
    let told = members[index]
    self.init(
      members.map(\.subject), at: told.place, told.message, grade: grade,
      related: members.indices.filter { $0 != index }.compactMap { members[$0].note },
      savings: members.dropFirst(members[0].subject.role == .asset ? 0 : 1).flatMap(\.savings),
      anchor: .group(members), key: key)
  }
}

extension Finding {
  /// The same finding, but listed together only with findings whose keys begin with the same word.
  public var listedByKey: Finding {
    var finding = self
    finding.statement = key.first ?? ""
    return finding
  }

  public var bytes: Int { savings.reduce(0) { $0 + $1.bytes } }

  /// The same finding, with `name` as the requested name.
  public func asking(for name: String) -> Finding {
    var finding = self
    finding.requestedName = name
    return finding
  }
}

extension Finding {
  /// The same finding, reported at the line that caused it.
  public func told(at place: Place, _ message: String, note: Note) -> Finding {
    var finding = self
    finding.place = place
    finding.message = message
    finding.related = [note] + related
    return finding
  }

  /// The same finding, reported at another member of its group. `new` contains the indices of the new members. If only
  /// some members are new, the savings cover only their bytes.
  public func told(at index: Int, new: [Int]? = nil) -> Finding {
    var finding = self
    finding.place = members[index].place
    finding.message = members[index].message
    finding.related = members.indices.filter { $0 != index }.compactMap { members[$0].note }
    if let new, new.count < members.count { finding.savings = new.flatMap { members[$0].savings } }
    return finding
  }

  /// The same finding without the members at these paths. Nil if fewer than two members remain, or if `narrowing`
  /// returns nil.
  public func narrowed(without gone: Set<RepositoryPath>) -> Finding? {
    let left = members.filter { !gone.contains($0.subject.path) }
    guard left.count > 1 else { return nil }
    if left.count == members.count { return self }
    if let narrowing { return narrowing(gone) }
    var finding = Finding(left, sharing: key, grade: grade)
    finding.removes = removes
    finding.fold = fold
    finding.statement = statement
    return finding
  }

  public func noting(_ note: Note) -> Finding {
    var finding = self
    finding.related.append(note)
    return finding
  }

  /// The note of `fold`, once for each of its further places. Empty without a `fold`.
  public var furtherNotes: [Note] {
    fold.map { fold in fold.furtherPlaces.map { Note($0, fold.note) } } ?? []
  }

  /// A finding that combines this one with others, with a message about all of them.
  public func folded(with others: some Collection<Finding>, _ message: String) -> Finding {
    var finding = self
    var seen = Set(subjects)
    finding.subjects += others.flatMap(\.subjects).filter { seen.insert($0).inserted }
    finding.message = message
    finding.related =
      furtherNotes + others.flatMap { [Note($0.place, $0.fold?.note ?? $0.message)] + $0.furtherNotes }
    finding.savings += others.flatMap(\.savings)
    finding.removes.formUnion(others.flatMap(\.removes))
    return finding
  }

  /// A finding that combines this one with others that have the same message, but are about assets in other catalogs.
  public func folded(with others: some Collection<Finding>) -> Finding {
    var finding = folded(with: others, message)
    finding.related = others.map { Note($0.place, "the same here") } + related
    return finding
  }
}

/// The bytes that deleting or shrinking a file would free.
public struct Saving: Hashable, Sendable {
  public let path: RepositoryPath
  public let bytes: Int

  public init(_ path: RepositoryPath, bytes: Int) {
    self.path = path
    self.bytes = bytes
  }

  public init(_ payload: Payload) {
    self.init(payload.path, bytes: payload.byteCount)
  }
}

public struct Place: Hashable, Comparable, Sendable {
  public let path: RepositoryPath
  public let position: TextPosition?

  public init(_ path: RepositoryPath, _ position: TextPosition? = nil) {
    self.path = path
    self.position = position
  }

  public static func < (left: Self, right: Self) -> Bool {
    left.path == right.path
      ? (left.position ?? .start) < (right.position ?? .start) : left.path < right.path
  }
}

public struct Note: Sendable, Hashable {
  public private(set) var place: Place
  public private(set) var message: String

  public init(_ place: Place, _ message: String) {
    self.place = place
    self.message = message
  }
}
