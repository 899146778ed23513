/// A key that is a number, or a few small ones, and hashes with one multiplication.
///
/// Sets and dictionaries of the standard library protect against chosen keys, which costs ten times as much. Our
/// numbers count what was read, so they cannot be chosen. In a run over thousands of sources, hashing was a tenth of
/// the work.
public protocol NumberKey: Hashable {
  /// Different for different keys, as far as 64 bits allow.
  var keyNumber: UInt64 { get }
}

extension NumberKey {
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(keyNumber) }

  /// The hash that the standard library's tables use.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int {
    // The multiplication carries differences up (Fibonacci hashing), and the shift brings them down to the bits that
    // choose a bucket.
    let product = (keyNumber ^ UInt64(bitPattern: Int64(seed))) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product ^ (product &>> 32))
  }
}
