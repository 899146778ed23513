internal import Basics

/// The bytes of pairs of hexadecimal digits up to `>`.
func asciiHexDecoded(_ text: ArraySlice<UInt8>) throws(DrawingError) -> [UInt8] {
  var output: [UInt8] = []
  var pending: UInt8?
  for byte in text where !byte.isPDFSpace {
    if byte == UInt8(ascii: ">") { break }
    guard let digit = byte.hexValue else { throw .damaged("a hexadecimal stream is broken") }
    if let high = pending {
      output.append(high << 4 | digit)
      pending = nil
    } else {
      pending = digit
    }
  }
  if let pending { output.append(pending << 4) }
  return output
}

/// The bytes of groups of five characters in base 85 up to `~`.
func ascii85Decoded(_ text: ArraySlice<UInt8>) throws(DrawingError) -> [UInt8] {
  var output: [UInt8] = []
  var group: [UInt8] = []
  func bytes(of group: [UInt8]) throws(DrawingError) -> [UInt8] {
    let value = group.reduce(UInt64(0)) { $0 * 85 + UInt64($1) }
    guard let value = UInt32(exactly: value) else { throw .damaged("a base-85 stream is broken") }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value &>> $0) }
  }
  for byte in text where !byte.isPDFSpace {
    switch byte {
    case UInt8(ascii: "~"):
      // The last group is short: n characters are n - 1 bytes.
      guard !group.isEmpty else { return output }
      let count = group.count - 1
      group += Array(repeating: 84, count: 5 - group.count)
      return output + (try bytes(of: group)).prefix(count)
    case UInt8(ascii: "z") where group.isEmpty: output += [0, 0, 0, 0]
    case UInt8(ascii: "!")...UInt8(ascii: "u"):
      group.append(byte - UInt8(ascii: "!"))
      guard group.count == 5 else { continue }
      output += try bytes(of: group)
      group = []
    default: throw .damaged("a base-85 stream is broken")
    }
  }
  guard group.isEmpty else { throw .damaged("a base-85 stream does not end") }
  return output
}

/// The bytes of runs: a count below 128 before bytes to copy, above before a byte to repeat, 128 at the end.
func runLengthDecoded(_ runs: ArraySlice<UInt8>, limit: Int) throws(DrawingError) -> [UInt8] {
  var output: [UInt8] = []
  var index = runs.startIndex
  while index < runs.endIndex, runs[index] != 128 {
    let count = Int(runs[index])
    index += 1
    if count < 128 {
      guard runs.endIndex - index > count else { throw .damaged("a run does not end") }
      output += runs[index...(index + count)]
      index += count + 1
    } else {
      guard index < runs.endIndex else { throw .damaged("a run does not end") }
      output += repeatElement(runs[index], count: 257 - count)
      index += 1
    }
    if output.count > limit { throw .unsupported("it expands to more than 128 MB") }
  }
  return output
}

/// The bytes of LZW codes of 9 to 12 bits, the highest bit first; 256 clears the table, 257 ends.
func lzwDecoded(_ codes: ArraySlice<UInt8>, earlyChange: Bool, limit: Int) throws(DrawingError) -> [UInt8] {
  var output: [UInt8] = []
  // An entry of the table is a run of the output: where it began, and how long it is.
  var table: [Range<Int>] = []
  var width = 9
  var bits = 0
  var bitCount = 0
  var previous: Range<Int>?
  for byte in codes {
    bits = (bits << 8 | Int(byte)) & 0xFF_FFFF
    bitCount += 8
    guard bitCount >= width else { continue }
    bitCount -= width
    let code = (bits >> bitCount) & ((1 << width) - 1)
    if code == 257 { return output }
    if code == 256 {
      table = []
      width = 9
      previous = nil
      continue
    }
    let start = output.count
    if code < 256 {
      output.append(UInt8(code))
    } else if code - 258 < table.count {
      // One by one: appending a slice of the output to itself would copy all of it.
      for index in table[code - 258] { output.append(output[index]) }
    } else if let previous, code - 258 == table.count {
      for index in previous { output.append(output[index]) }
      output.append(output[start])
    } else {
      throw .damaged("an LZW stream is broken")
    }
    if let previous, table.count < 4096 - 258 {
      // The previous run and one more byte, which are adjacent in the output.
      table.append(previous.lowerBound..<(previous.upperBound + 1))
    }
    previous = start..<output.count
    let next = table.count + 258 + (earlyChange ? 1 : 0)
    width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9
    if output.count > limit { throw .unsupported("it expands to more than 128 MB") }
  }
  return output
}
