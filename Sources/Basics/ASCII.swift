extension UInt8 {
  @inlinable public static var slash: UInt8 { UInt8(ascii: "/") }
  @inlinable public static var backslash: UInt8 { UInt8(ascii: "\\") }
  @inlinable public static var dot: UInt8 { UInt8(ascii: ".") }
  @inlinable public static var newline: UInt8 { UInt8(ascii: "\n") }
  @inlinable public static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  @inlinable public static var tab: UInt8 { UInt8(ascii: "\t") }
  @inlinable public static var space: UInt8 { UInt8(ascii: " ") }
  @inlinable public static var quote: UInt8 { UInt8(ascii: "\"") }

  @inlinable public var isDigit: Bool { self &- 0x30 < 10 }

  @inlinable public var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is a space, tab, line feed or carriage return.
  @inlinable public var isWhitespace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D
  }

  @inlinable public var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  @inlinable public var hexValue: UInt8? {
    if isDigit { return self &- 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }
}

extension ArraySlice<UInt8> {
  /// Whether these bytes contain `part`. Much faster than the standard library's search, which is for all kinds of
  /// collections.
  @inlinable
  public func holds(_ part: some Collection<UInt8>) -> Bool {
    guard let first = part.first else { return true }
    let length = part.count
    guard count >= length else { return false }
    return (startIndex...(endIndex - length)).contains { start in
      self[start] == first && self[start...].starts(with: part)
    }
  }
}

extension [UInt8] {
  public var isUTF8: Bool {
    // Decoding replaces invalid bytes, so only valid UTF-8 survives unchanged. The standard library's validating
    // initializer needs macOS 15.
    allSatisfy { $0 < 0x80 } || String(decoding: self, as: UTF8.self).utf8.elementsEqual(self)
  }
}
