internal import Dispatch

/// A lock-protected value.
// @unchecked because every access goes through the queue; the lock types of the standard library need macOS 15.
public final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "assetlint.guarded")
  private var value: Value

  public init(_ value: Value) {
    self.value = value
  }

  /// Gives `body` exclusive access to the value.
  public func use<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try queue.sync { try body(&value) }
  }
}

/// A value that is computed on first use and then kept.
public struct Once<Value: Sendable>: Sendable {
  private let kept = Guarded<Value?>(nil)
  private let make: @Sendable () -> Value

  public init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  public var value: Value {
    kept.use { kept in
      if let value = kept { return value }
      let value = make()
      kept = value
      return value
    }
  }
}
