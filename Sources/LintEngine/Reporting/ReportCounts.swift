public import AssetModel

extension Report {
  /// The total bytes that could be saved, each counted once: several findings may concern the same file.
  public var bytesToSave: Int { diagnostics.bytesToSave }
}

extension [Diagnostic] {
  /// The bytes that could be saved by all of them, each counted once.
  package var bytesToSave: Int {
    var largest: [RepositoryPath: Int] = [:]
    for saving in lazy.flatMap(\.finding.savings) {
      largest[saving.path] = Swift.max(saving.bytes, largest[saving.path] ?? 0)
    }
    // Saturating, because a sparse file can claim any size.
    return largest.values.reduce(0) { sum, bytes in
      let (total, overflow) = sum.addingReportingOverflow(bytes)
      return overflow ? .max : total
    }
  }
}

extension Comparison {
  /// What a change did apart from new problems, in a few words each.
  var effects: [String] {
    var effects: [String] = []
    if !fixed.isEmpty { effects.append("\(fixed.count) fixed") }
    if bytesAdded > 0 { effects.append("\(bytesAdded.byteText) added") }
    if bytesRemoved > 0 { effects.append("\(bytesRemoved.byteText) removed") }
    return effects
  }
}
