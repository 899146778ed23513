public import AssetModel

extension Report {
  public var bytesToSave: Int { diagnostics.bytesToSave }
}

extension [Diagnostic] {
  /// The bytes that can be saved. Only findings with the grade `normal` count.
  package var bytesToSave: Int {
    filter { $0.finding.grade == .normal }.flatMap(\.finding.savings).totalBytes
  }
}

extension [Saving] {
  /// The sum of the savings. If several savings are in the same file or folder, only the largest of them counts.
  var totalBytes: Int {
    var largest: [RepositoryPath: Int] = [:]
    for saving in self { largest[saving.path] = Swift.max(saving.bytes, largest[saving.path] ?? 0) }
    // Sparse files can be so large that the sum overflows.
    return largest.values.reduce(0) { sum, bytes in
      let (total, overflow) = sum.addingReportingOverflow(bytes)
      return overflow ? .max : total
    }
  }
}

extension Comparison {
  var effects: [String] {
    var effects: [String] = []
    if !fixed.isEmpty { effects.append("\(fixed.count) fixed") }
    if bytesAdded > 0 { effects.append("\(bytesAdded.byteText) added") }
    if bytesRemoved > 0 { effects.append("\(bytesRemoved.byteText) removed") }
    return effects
  }
}
