internal import Dispatch

/// The number of threads to use, which is at least one.
public struct Jobs: Sendable, Equatable {
  public let count: Int

  public init(_ count: Int) {
    self.count = max(1, count)
  }
}

extension Jobs {
  /// Runs two independent functions and returns their results. They run in parallel if there is a thread for each.
  ///
  /// Does not use `concurrentPerform`, because a nested call to it gets only one thread.
  public func both<First: Sendable, Second: Sendable>(
    _ first: () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    guard count > 1 else { return (first(), second()) }
    let second = Once(second)
    DispatchQueue.global().async { _ = second.value }
    // If no other thread has started on `second` yet, this thread computes it.
    return (first(), second.value)
  }
}

extension Array where Element: Sendable {
  /// The results of `transform` for all elements in order, computed on up to `jobs.count` threads.
  ///
  /// A free thread takes the next `grain` elements, so a slow element does not hold up the other threads.
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

/// What the threads of a `parallelMap` share: the index of the next element, and the results so far.
private struct SharedWork<Result: Sendable>: Sendable {
  private struct State: Sendable {
    var next = 0
    var parts: [(start: Int, results: [Result])] = []
  }

  private let state = Guarded(State())
  let total: Int
  let grain: Int

  func take() -> Range<Int>? {
    state.use { state in
      guard state.next < total else { return nil }
      let range = state.next..<Swift.min(state.next + grain, total)
      state.next = range.upperBound
      return range
    }
  }

  func finish(_ range: Range<Int>, _ results: [Result]) {
    state.use { $0.parts.append((range.lowerBound, results)) }
  }

  var results: [Result] {
    state.use { state in state.parts.sorted { $0.start < $1.start }.flatMap(\.results) }
  }
}
