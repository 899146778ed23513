public import AssetModel

/// A chain of references that leads from running code to an asset. If there are several, this is one of the shortest
/// among those with the fewest doubts.
public struct UsageRoute: Sendable, Equatable {
  /// The place where running code uses the first accessor. If there are no accessors, the place where it uses the
  /// asset.
  public let start: Place
  /// The accessors in the chain. Each one uses the next, and the last one refers to the asset.
  public let accessors: [Int]

  init?(to verdict: Verdict, _ accessors: [Accessor]) {
    let allowed: Doubts
    switch verdict.state {
    case .used: allowed = []
    case .doubtful(let ways): allowed = ways.first ?? []
    case .unused, .notJudged: return nil
    }
    let references = verdict.references.filter { $0.doubts.isSubset(of: allowed) }
      .sorted { $0.strength < $1.strength }
    if let direct = references.first(where: { $0.accessor == nil || $0.strength.standsForItself }) {
      start = direct.place
      self.accessors = []
      return
    }
    var used: [Int: Int?] = [:]
    var pending: [Int] = []
    for case let number? in references.map(\.accessor) where used[number] == nil {
      used[number] = .some(nil)
      pending.append(number)
    }
    var next = 0
    while next < pending.count {
      let number = pending[next]
      next += 1
      for use in accessors[number].uses where use.doubts.isSubset(of: allowed) {
        guard let holder = use.accessor else {
          start = use.place
          self.accessors = Self.path(from: number, used)
          return
        }
        if used[holder] == nil {
          used[holder] = number
          pending.append(holder)
        }
      }
    }
    return nil
  }

  private static func path(from first: Int, _ used: [Int: Int?]) -> [Int] {
    var path = [first]
    while let last = path.last, case let next?? = used[last] { path.append(next) }
    return path
  }
}

extension Reference.Strength {
  /// Whether the reference counts even if nothing uses the enclosing declaration. An example is a name in a
  /// comment.
  fileprivate var standsForItself: Bool { [.comment, .declared, .pod].contains(self) }
}
