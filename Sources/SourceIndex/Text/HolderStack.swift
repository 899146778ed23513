/// Keeps track of brackets, to determine which key, call or variable a string belongs to.
struct HolderStack {
  private(set) var current = TextID.none
  private var outer: [TextID] = []
  /// The number of open brackets that are nested too deeply to track.
  private var unfollowed = 0

  private static let mostBrackets = 256

  /// Opens a bracket whose content belongs to `holder` or, if `holder` is nil, to the current holder.
  mutating func open(of holder: TextID?) {
    if let holder { current = holder }
    if outer.count < Self.mostBrackets { outer.append(current) } else { unfollowed += 1 }
  }

  mutating func close() {
    if unfollowed > 0 { return unfollowed -= 1 }
    _ = outer.popLast()
    separate()
  }

  mutating func separate() { current = outer.last ?? .none }

  mutating func name(_ holder: TextID?) { current = holder ?? outer.last ?? .none }
}
