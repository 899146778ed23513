internal import AssetModel

extension AuditTotal {
  static let head = ["assets", "bytes", "used", "doubtful", "unused", "used by others", "copies"]

  var cells: [String] {
    [
      "\(assets)", bytes.byteText, "\(used)", "\(doubtful)", "\(unused)", "\(usedElsewhere)", "\(copies)",
    ]
  }
}
