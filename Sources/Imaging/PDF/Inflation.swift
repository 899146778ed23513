internal import CZlib

/// Decompresses zlib data of unknown size. Throws an error if the result has more than `limit` bytes.
func inflated(_ input: ArraySlice<UInt8>, limit: Int) throws(InflateError) -> [UInt8] {
  var stream = unsafe z_stream()
  guard unsafe inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
    throw .damaged
  }
  defer { unsafe inflateEnd(&stream) }
  var output: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: min(max(input.count * 4, 1024), 65_536))
  var source = Array(input)
  // SAFETY: zlib gets the sizes of the two buffers, stays within them, and uses them only while they exist.
  let status = unsafe source.withUnsafeMutableBufferPointer { source in
    unsafe stream.next_in = source.baseAddress
    unsafe stream.avail_in = UInt32(clamping: source.count)
    while true {
      let (status, written) = unsafe chunk.withUnsafeMutableBufferPointer { chunk in
        unsafe stream.next_out = chunk.baseAddress
        unsafe stream.avail_out = UInt32(chunk.count)
        let status = unsafe inflate(&stream, Z_NO_FLUSH)
        return (status, chunk.count - Int(unsafe stream.avail_out))
      }
      output += chunk[..<written]
      if status != Z_OK || output.count > limit { return status }
    }
  }
  if output.count > limit { throw .outOfMemory }
  guard status == Z_STREAM_END else { throw .damaged }
  return output
}
