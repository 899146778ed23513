public import AssetModel

/// A line that must change, or that someone has to check, so that an asset is still found after its move.
public struct PlannedEdit: Sendable, Hashable {
  /// The position of the text `now`, or of the call that contains this text.
  public let place: Place
  public let now: String
  /// The new code, or nil if someone has to decide what to write.
  public let after: String?
  public let note: String?
  /// Whether someone has to check the edit, because the text may mean something other than the asset.
  public private(set) var isToCheck = false

  init(_ place: Place, _ now: String, to after: String? = nil, note: String? = nil) {
    self.place = place
    self.now = now
    self.after = after
    self.note = note
  }

  var inDoubt: Self {
    var edit = self
    edit.isToCheck = true
    return edit
  }

  var certain: Self {
    var edit = self
    edit.isToCheck = false
    return edit
  }
}

public struct PlannedLine: Hashable, Sendable {
  public let path: RepositoryPath
  public let line: Int

  init(_ place: Place) {
    path = place.path
    line = place.position?.line ?? 0
  }
}

extension Sequence<PlannedEdit> {
  public var lines: Set<PlannedLine> { Set(lazy.filter { !$0.isToCheck }.map { PlannedLine($0.place) }) }

  /// The lines that may have to change, not counting those that certainly have to change.
  public var linesToCheck: Set<PlannedLine> { Set(map { PlannedLine($0.place) }).subtracting(lines) }
}

extension PlannedEdit: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.place, left.now, left.after ?? "", left.note ?? "")
      < (right.place, right.now, right.after ?? "", right.note ?? "")
  }
}

/// How code refers to a module's bundle.
public struct PlannedBundle: Sendable, Equatable {
  public let module: String
  /// An expression of type `Bundle`, such as `.main` or `.designSystem`.
  public let expression: String
  /// The declaration to add to the module, so that code can use the expression; nil if the expression already works.
  public let declaration: String?
}
