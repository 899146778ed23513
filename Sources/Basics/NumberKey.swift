/// A dictionary key that consists of one or a few small integers, and is hashed with one multiplication.
///
/// The hashing of the standard library takes ten times as long, because it protects against keys chosen by an
/// attacker. These keys are assigned in ascending order while reading, so an attacker cannot choose them. In
/// a run over thousands of sources, hashing was a tenth of the work.
public protocol NumberKey: Hashable {
  /// A number that identifies the key. Different keys have different numbers.
  var keyNumber: UInt64 { get }
}

extension NumberKey {
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(keyNumber) }

  /// `Dictionary` and `Set` use this instead of `hash(into:)`.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int {
    // The multiplication carries differences up (Fibonacci hashing), and the shift brings them down to the bits that
    // choose a bucket.
    let product = (keyNumber ^ UInt64(bitPattern: Int64(seed))) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product ^ (product &>> 32))
  }
}
