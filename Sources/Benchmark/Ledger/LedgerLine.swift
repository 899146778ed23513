/// One line of a ledger: what is judged, the judgment, and the reason for it.
struct LedgerLine: Comparable {
  /// The name of the repository, the kind of entry (such as `asset`), and its subject, separated by tabs. The subject
  /// is the path of the asset, or a name and the file that uses it.
  let key: String
  let state: String
  let reason: String

  init(key: String, state: String, reason: String) {
    self.key = key
    self.state = state
    self.reason = reason
  }

  /// Parses a line in the format of `text`; nil if the line is invalid.
  init?(_ text: Substring) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 5 else { return nil }
    self.init(
      key: fields[..<3].joined(separator: "\t"), state: String(fields[3]), reason: String(fields[4]))
  }

  var text: String { "\(key)\t\(state)\t\(reason)" }

  static func < (left: Self, right: Self) -> Bool {
    (left.key, left.state, left.reason) < (right.key, right.state, right.reason)
  }
}
