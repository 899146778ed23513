/// The characters that the readers of this package look for, by name.
extension UInt8 {
  public static let slash = UInt8(ascii: "/")
  public static let backslash = UInt8(ascii: "\\")
  public static let dot = UInt8(ascii: ".")
  public static let newline = UInt8(ascii: "\n")
  public static let carriageReturn = UInt8(ascii: "\r")
  public static let tab = UInt8(ascii: "\t")
  public static let space = UInt8(ascii: " ")
  public static let quote = UInt8(ascii: "\"")

  /// Whether this is `0` to `9`.
  @inlinable public var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether this is an ASCII letter.
  @inlinable public var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether this is space, tab, line feed or carriage return.
  @inlinable public var isWhitespace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D
  }

  /// The same character in lower case; bytes beyond ASCII stay.
  @inlinable public var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// The value of a hexadecimal digit.
  @inlinable public var hexValue: UInt8? {
    if isDigit { return self &- 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }
}
