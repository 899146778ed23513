internal import Basics

extension PropertyListValue {
  /// The value of an element such as `<integer>`; nil if the text is not valid for that element.
  init?(element: String, text: String) {
    switch element {
    case "string": self = .string(text)
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    case "data":
      guard let bytes = Self.decodeBase64(text) else { return nil }
      self = .data(bytes)
    case "integer":
      guard let value = Self.integer(Self.trim(text)) else { return nil }
      self = value
    case "real":
      guard let number = Double(Self.trim(text)) else { return nil }
      self = .real(number)
    case "date":
      guard let seconds = Self.secondsSince2001(Self.trim(text)) else { return nil }
      self = .date(secondsSince2001: seconds)
    default: return nil
    }
  }

  private static func trim(_ text: String) -> Substring {
    var trimmed = text[...].drop(while: \.isWhitespace)
    while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
    return trimmed
  }

  private static func integer(_ text: Substring) -> PropertyListValue? {
    let sign = text.hasPrefix("-") ? "-" : ""
    let number = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text
    let isHexadecimal = number.hasPrefix("0x") || number.hasPrefix("0X")
    let digits = isHexadecimal ? number.dropFirst(2) : number
    guard digits.utf8.allSatisfy({ isHexadecimal ? $0.hexValue != nil : $0.isDigit }) else { return nil }
    if let integer = Int(sign + digits, radix: isHexadecimal ? 16 : 10) { return .integer(integer) }
    return Double(sign + number).map(PropertyListValue.real)
  }

  /// Parses a date such as `2024-02-29T23:59:59Z`.
  private static func secondsSince2001(_ text: Substring) -> Double? {
    let shape = "0000-00-00T00:00:00Z".utf8
    guard text.utf8.count == shape.count,
      zip(text.utf8, shape).allSatisfy({ $1 == UInt8(ascii: "0") ? $0.isDigit : $0 == $1 })
    else { return nil }
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    let (month, day) = (parts[1], parts[2])
    guard (1...12).contains(month), (1...31).contains(day), parts[3] < 24, parts[4] < 60, parts[5] <= 60
    else { return nil }
    let days = dayNumber(year: parts[0], month: month, day: day) - dayNumber(year: 2001, month: 1, day: 1)
    return Double(((days * 24 + parts[3]) * 60 + parts[4]) * 60 + parts[5])
  }

  /// The number of days since a fixed date. The year begins in March here, so that the leap day is its last day.
  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let year = 400 + (month < 3 ? year - 1 : year)
    let daysBeforeMonth = (153 * ((month + 9) % 12) + 2) / 5
    return 365 * year + year / 4 - year / 100 + year / 400 + daysBeforeMonth + day
  }

  private static func decodeBase64(_ text: String) -> [UInt8]? {
    var data: [UInt8] = []
    var bits: UInt32 = 0
    var bitCount: UInt32 = 0
    var isPadded = false
    for byte in text.utf8 where !byte.isWhitespace {
      if byte == .equals {
        isPadded = true
        continue
      }
      guard !isPadded, let value = base64Value(byte) else { return nil }
      bits = bits << 6 | value
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        data.append(UInt8(truncatingIfNeeded: bits >> bitCount))
      }
    }
    // A single leftover character has only six bits, too few for a byte.
    return bitCount < 6 ? data : nil
  }

  private static func base64Value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 48 + 52
    case UInt8(ascii: "+"): 62
    case .slash: 63
    default: nil
    }
  }
}
