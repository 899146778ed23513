struct LedgerComparison {
  private let before: [String: [LedgerLine]]
  private let after: [String: [LedgerLine]]

  init(_ before: String, _ after: String) {
    self.before = Self.lines(before)
    self.after = Self.lines(after)
  }

  private static func lines(_ text: String) -> [String: [LedgerLine]] {
    Dictionary(grouping: text.split(separator: "\n").compactMap(LedgerLine.init), by: \.key)
  }

  /// All verdicts that changed, then the number of times each change occurs, then the number of verdicts for which only
  /// the reason changed.
  var text: String {
    var text = ""
    var changes: [String: Int] = [:]
    var reasons = 0
    for key in Set(before.keys).union(after.keys).sorted() {
      let (old, new) = (before[key] ?? [], after[key] ?? [])
      guard old.map(\.state) != new.map(\.state) else {
        if old != new { reasons += 1 }
        continue
      }
      text += "\(key)\n"
      for line in old { text += "  - \(line.state)\t\(line.reason)\n" }
      for line in new { text += "  + \(line.state)\t\(line.reason)\n" }
      changes["\(Self.states(old)) → \(Self.states(new))", default: 0] += 1
    }
    for (change, count) in changes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      text += "\(count)\t\(change)\n"
    }
    return text + "\(reasons)\tsame verdict, different reason\n"
  }

  private static func states(_ lines: [LedgerLine]) -> String {
    lines.isEmpty ? "nothing" : lines.map(\.state).joined(separator: ", ")
  }
}
