/// The 64-bit FNV-1a hash of a text that is read byte by byte (Fowler, Noll and Vo).
public struct ByteHash: Hashable, Sendable {
  @usableFromInline var state: UInt64 = 0xcbf2_9ce4_8422_2325

  @inlinable
  public init() {}

  @inlinable
  public init(_ text: some Sequence<UInt8>) {
    for byte in text { add(byte) }
  }

  @inlinable public var value: UInt64 { state }

  @inlinable
  public mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
