/// Tracks, through brackets, which key, call or variable the strings of a text belong to.
struct HolderStack {
  private(set) var current = TextID.none
  private var outer: [TextID] = []
  /// The number of open brackets that are nested too deeply to track.
  private var unfollowed = 0

  private static let mostBrackets = 256

  /// Opens a bracket. Its content belongs to `holder`, or if that is nil, to what the bracket belongs to.
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

  /// Makes what follows belong to a key or variable, or if that is nil, to what encloses it.
  mutating func name(_ holder: TextID?) { current = holder ?? outer.last ?? .none }
}
