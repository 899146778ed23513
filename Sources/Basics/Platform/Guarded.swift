#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// An operating-system mutex.
// @unchecked because any thread may lock and unlock the mutex. The standard library's `Mutex` needs macOS 15, and a
// dispatch queue used as a lock takes ten times as long.
@usableFromInline
@safe final class Lock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  @usableFromInline
  init() {
    // SAFETY: the memory is initialized before anything can use it, and freed only with the object.
    unsafe mutex = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  @usableFromInline
  func acquire() { unsafe _ = pthread_mutex_lock(mutex) }

  @usableFromInline
  func release() { unsafe _ = pthread_mutex_unlock(mutex) }
}

/// A value that only one thread at a time can access.
// @unchecked because every access holds the lock. Inlinable because unspecialized generic code looks up the metadata of
// its types at every access.
public final class Guarded<Value: Sendable>: @unchecked Sendable {
  @usableFromInline let lock = Lock()
  @usableFromInline var value: Value

  @inlinable
  public init(_ value: Value) {
    self.value = value
  }

  @inlinable
  public func use<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.acquire()
    defer { lock.release() }
    return try body(&value)
  }
}

/// A value that is computed when it is first needed, and only once, even if several threads need it.
public struct Once<Value: Sendable>: Sendable {
  @usableFromInline let kept = Guarded<Value?>(nil)
  @usableFromInline let make: @Sendable () -> Value

  @inlinable
  public init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  @inlinable public var value: Value {
    kept.use { kept in
      if let value = kept { return value }
      let value = make()
      kept = value
      return value
    }
  }
}
