/// Tracks through brackets which key, call or variable the strings of a text belong to.
struct HolderStack {
  /// What the next string belongs to.
  private(set) var current = TextID.none
  private var outer: [TextID] = []
  /// The number of open brackets that are too deep to track.
  private var unfollowed = 0

  private static let mostBrackets = 256

  /// An opening bracket: its content belongs to what the bracket belongs to, unless it has its own holder.
  mutating func open(of holder: TextID?) {
    if let holder { current = holder }
    if outer.count < Self.mostBrackets { outer.append(current) } else { unfollowed += 1 }
  }

  mutating func close() {
    if unfollowed > 0 { return unfollowed -= 1 }
    _ = outer.popLast()
    separate()
  }

  /// A comma or semicolon.
  mutating func separate() { current = outer.last ?? .none }

  /// A key or variable, or nil.
  mutating func name(_ holder: TextID?) { current = holder ?? outer.last ?? .none }
}
