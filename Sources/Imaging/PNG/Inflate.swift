internal import CZlib

/// Why bytes could not be decompressed as expected.
enum InflateError: Error {
  case damaged
  case truncated
  case outOfMemory
}

/// What surrounds the deflate data.
enum DeflateFrame {
  /// A header of two bytes before the data, and a checksum after it.
  case zlib
  case none
}

/// Returns the first `count` bytes of the decompressed data, followed by `slack` zero bytes.
///
/// Input after the end of the compressed data is ignored. The checksum is not verified, because that would account for
/// a sixth of the time.
func inflate(
  _ input: Span<UInt8>, frame: DeflateFrame, count: Int, slack: Int = 0
) throws(InflateError) -> [UInt8] {
  if frame == .zlib {
    guard let head = input.bigEndian(at: 0, 2) else { throw .truncated }
    // The first byte contains the method (8) and the window size. With the second byte, it forms a multiple of 31. Bit
    // 5 of the second byte would mean that a dictionary is needed.
    guard head & 0x0F20 == 0x0800, head % 31 == 0 else { throw .damaged }
    return try inflate(input.extracting(droppingFirst: 2), frame: .none, count: count, slack: slack)
  }
  guard input.count <= Int(UInt32.max), count <= Int(UInt32.max) else { throw .outOfMemory }
  var outcome = Z_OK
  var produced = 0
  let output = unsafe [UInt8](unsafeUninitializedCapacity: count + slack) { buffer, initialized in
    // SAFETY: the buffer holds count + slack bytes; zlib writes at most the first `count`, the rest is cleared.
    unsafe buffer.initialize(repeating: 0, from: count)
    (outcome, produced) = unsafe inflate(input, into: buffer, count)
    initialized = produced == count ? count + slack : 0
  }
  if produced == count { return output }
  switch outcome {
  case Z_OK, Z_BUF_ERROR, Z_STREAM_END: throw .truncated
  case Z_MEM_ERROR: throw .outOfMemory
  default: throw .damaged
  }
}

/// Decompresses at most `count` bytes. Returns zlib's status and the number of bytes written.
private func inflate(
  _ input: Span<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>, _ count: Int
) -> (Int32, Int) {
  var stream = unsafe z_stream()
  // To zlib, a negative number of bits means raw deflate data, without a header or checksum.
  let started = unsafe inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
  guard started == Z_OK else { return (started, 0) }
  defer { unsafe inflateEnd(&stream) }
  // SAFETY: zlib reads `avail_in` bytes of the span and writes `avail_out` bytes of the buffer, while both are valid.
  return unsafe input.withUnsafeBufferPointer { source in
    unsafe stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
    unsafe stream.avail_in = UInt32(source.count)
    unsafe stream.next_out = output.baseAddress
    unsafe stream.avail_out = UInt32(count)
    // With Z_FINISH, zlib does not need a window of its own.
    let outcome = unsafe CZlib.inflate(&stream, Z_FINISH)
    return unsafe (outcome, count - Int(stream.avail_out))
  }
}

extension UnsafeMutableBufferPointer {
  fileprivate func initialize(repeating value: Element, from start: Int) {
    // SAFETY: the caller's start is within the buffer, so the slice is, too.
    unsafe UnsafeMutableBufferPointer(rebasing: self[start...]).initialize(repeating: value)
  }
}

/// The CRC-32 checksum of the bytes. PNG stores one at the end of each chunk.
func crc32(_ bytes: Span<UInt8>) -> Int {
  // SAFETY: zlib reads only the span's own bytes, and only while the span is valid; the size is below PNG's limit of
  // 2³¹.
  unsafe bytes.withUnsafeBufferPointer { buffer in
    unsafe Int(CZlib.crc32(0, buffer.baseAddress, UInt32(truncatingIfNeeded: buffer.count)))
  }
}
