internal import AssetModel
internal import AssetRules
internal import AssetScan
internal import Basics
internal import LintEngine

/// The time and memory that the program took for one repository. The times are medians of several runs.
struct Measurement: Sendable {
  let sets: Int
  let files: Int
  let findings: Int
  let stages: [StageTiming]
  let total: Double
  /// The most memory that the process had used by the end of the measurement, in bytes.
  let peakMemory: Int

  /// The memory that a run may use: 64 MB plus 2 KB per file.
  var allowedMemory: Int { 64_000_000 + 2_000 * files }
}

extension LintRun {
  /// Measures several runs, and returns the medians. The first run warms the caches, so its time does not count.
  func measure(files: Int, repetitions: Int) throws -> Measurement {
    let first = try run()
    var totals: [Double] = []
    var timings: [[StageTiming]] = []
    for _ in 0..<repetitions {
      let start = monotonicSeconds()
      timings.append(try run().timings)
      totals.append(monotonicSeconds() - start)
    }
    let stages = first.timings.indices.map { index in
      StageTiming(first.timings[index].stage, seconds: timings.map { $0[index].seconds }.median)
    }
    return Measurement(
      sets: first.report.counts.assets, files: files, findings: first.report.diagnostics.count,
      stages: stages, total: totals.median, peakMemory: peakMemory())
  }
}

extension [Double] {
  /// The middle value; if the count is even, the larger of the two in the middle.
  fileprivate var median: Double { sorted()[count / 2] }
}
