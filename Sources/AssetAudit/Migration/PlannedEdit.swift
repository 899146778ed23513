public import AssetModel

/// A place that has to change so that an asset is found after its move.
public struct PlannedEdit: Sendable, Hashable {
  /// Where `now` begins, or the beginning of the call that contains it.
  public let place: Place
  /// What is there.
  public let now: String
  /// What has to be there instead; nil if someone has to decide.
  public let after: String?
  /// What to know about it.
  public let note: String?
  /// Whether the place may mean something else, so that someone has to look whether it has to change.
  public private(set) var isToCheck = false

  init(_ place: Place, _ now: String, to after: String? = nil, note: String? = nil) {
    self.place = place
    self.now = now
    self.after = after
    self.note = note
  }

  /// The same edit if the place may mean something else.
  var inDoubt: Self {
    var edit = self
    edit.isToCheck = true
    return edit
  }

  /// The same edit if the place certainly means the asset.
  var certain: Self {
    var edit = self
    edit.isToCheck = false
    return edit
  }
}

/// A line of a file.
public struct PlannedLine: Hashable, Sendable {
  public let path: RepositoryPath
  public let line: Int

  init(_ place: Place) {
    path = place.path
    line = place.position?.line ?? 0
  }
}

extension Sequence<PlannedEdit> {
  /// The lines that certainly have to change.
  public var lines: Set<PlannedLine> { Set(lazy.filter { !$0.isToCheck }.map { PlannedLine($0.place) }) }

  /// The other lines, which may have to.
  public var linesToCheck: Set<PlannedLine> { Set(map { PlannedLine($0.place) }).subtracting(lines) }
}

extension PlannedEdit: Comparable {
  /// By place; one text can need several changes.
  public static func < (left: Self, right: Self) -> Bool {
    (left.place, left.now, left.after ?? "", left.note ?? "")
      < (right.place, right.now, right.after ?? "", right.note ?? "")
  }
}

/// How code refers to the bundle of a module.
public struct PlannedBundle: Sendable, Equatable {
  public let module: String
  /// The expression, as in `UIImage(named:in:compatibleWith:)`.
  public let expression: String
  /// What the module has to declare first; nil if code uses the expression already.
  public let declaration: String?
}
