/// The id that git gives to the content of a file. With the same hash function, files with different content have
/// different ids.
///
/// It is the hash of `blob`, a space, the number of bytes as text, a zero byte, and the bytes.
public struct ContentID: Hashable, Sendable {
  public enum Hash: Sendable {
    case sha1
    case sha256

    public var byteCount: Int {
      switch self {
      case .sha1: 20
      case .sha256: 32
      }
    }
  }

  private let parts: SIMD4<UInt64>
  private let hash: Hash

  public init(of content: [UInt8], by hash: Hash = .sha1) {
    let head = Array("blob \(content.count)\0".utf8)
    let bytes = content[...]
    switch hash {
    case .sha1: self.init(SHA1.digest(of: bytes.span, after: head)[...], hash)
    case .sha256: self.init(SHA256.digest(of: bytes.span, after: head)[...], hash)
    }
  }

  /// Takes the bytes of an id; nil unless there are 20 (SHA-1) or 32 (SHA-256).
  public init?(bytes: ArraySlice<UInt8>) {
    switch bytes.count {
    case Hash.sha1.byteCount: self.init(bytes, .sha1)
    case Hash.sha256.byteCount: self.init(bytes, .sha256)
    default: return nil
    }
  }

  public init?(hex: some Collection<UInt8>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(hex.count / 2)
    var high: UInt8?
    for digit in hex {
      guard let value = digit.hexValue else { return nil }
      if let first = high {
        bytes.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    guard high == nil else { return nil }
    self.init(bytes: bytes[...])
  }

  private init(_ bytes: ArraySlice<UInt8>, _ hash: Hash) {
    var parts = SIMD4<UInt64>()
    for (index, byte) in bytes.enumerated() {
      parts[index / 8] |= UInt64(byte) << UInt64(56 - index % 8 * 8)
    }
    self.parts = parts
    self.hash = hash
  }

  /// The first 128 bits, which are enough to distinguish content.
  public var digest: Digest { Digest(high: parts[0], low: parts[1]) }

  public var hex: String {
    (0..<hash.byteCount).map { index in
      let byte = UInt8(truncatingIfNeeded: parts[index / 8] >> UInt64(56 - index % 8 * 8))
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}

extension ContentID: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    for index in 0..<4 where left.parts[index] != right.parts[index] {
      return left.parts[index] < right.parts[index]
    }
    return left.hash == .sha1 && right.hash == .sha256
  }
}
