/// A dictionary key that consists of one or a few small integers, and is hashed with one multiplication.
///
/// Swift's default hashing takes ten times as long, because it protects against keys that an attacker chooses. The
/// program numbers these keys itself, so an attacker cannot choose them.
public protocol NumberKey: Hashable {
  /// The number to hash. Equal keys must have equal numbers, and different keys should have different ones.
  var keyNumber: UInt64 { get }
}

extension NumberKey {
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(keyNumber) }

  /// `Dictionary` and `Set` call this instead of `hash(into:)`.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int {
    // The multiplication spreads differences to the upper bits (Fibonacci hashing), and the shift copies them to the
    // lower bits, which choose a bucket.
    let product = (keyNumber ^ UInt64(bitPattern: Int64(seed))) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product ^ (product &>> 32))
  }
}
