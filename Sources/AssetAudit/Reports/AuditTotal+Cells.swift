internal import AssetModel

extension AuditTotal {
  /// The titles of `cells`.
  static let head = ["assets", "bytes", "used", "doubtful", "unused", "used by others", "copies"]

  /// The most important numbers, for a row of a table.
  var cells: [String] {
    [
      "\(assets)", bytes.byteText, "\(used)", "\(doubtful)", "\(unused)", "\(usedElsewhere)", "\(copies)",
    ]
  }
}
