internal import Dispatch

/// How many pieces of work run at the same time.
public struct Jobs: Sendable, Equatable {
  public let count: Int

  public init(_ count: Int) {
    self.count = max(1, count)
  }
}

extension Array where Element: Sendable {
  /// The results of `transform` in the order of the elements, computed on several threads.
  ///
  /// Workers take the next `grain` elements as they become free, so that uneven elements do no harm.
  public func parallelMap<Result: Sendable>(
    _ jobs: Jobs, grain: Int = 8, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard jobs.count > 1, count > grain else { return map(transform) }
    let work = SharedWork<Result>(total: count, grain: grain)
    DispatchQueue.concurrentPerform(iterations: jobs.count) { _ in
      while let range = work.take() {
        work.finish(range, self[range].map(transform))
      }
    }
    return work.results
  }
}

/// The elements still to be taken, and the results so far.
// @unchecked because the queue, which every access goes through, is what makes it safe; the lock types of the
// standard library need macOS 15.
private final class SharedWork<Result: Sendable>: @unchecked Sendable {
  private let lock = DispatchQueue(label: "assetlint.parallel-map")
  private let total: Int
  private let grain: Int
  private var next = 0
  private var parts: [(start: Int, results: [Result])] = []

  init(total: Int, grain: Int) {
    self.total = total
    self.grain = grain
  }

  func take() -> Range<Int>? {
    lock.sync {
      guard next < total else { return nil }
      let range = next..<min(next + grain, total)
      next = range.upperBound
      return range
    }
  }

  func finish(_ range: Range<Int>, _ results: [Result]) {
    lock.sync { parts.append((range.lowerBound, results)) }
  }

  var results: [Result] {
    lock.sync { parts.sorted { $0.start < $1.start }.flatMap(\.results) }
  }
}
