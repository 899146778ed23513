internal import Basics

/// Steps over the values of an OpenStep property list without parsing them.
///
/// A project file of ten megabytes has about 300,000 values, and few of them are used more than once. Extracting a
/// value from the text whenever it is needed is three times as fast as extracting and storing all values.
struct OpenStepScanner {
  let text: [UInt8]
  var cursor: Int
  let end: Int

  init(_ text: [UInt8], _ range: Range<Int>) {
    self.text = text
    cursor = range.lowerBound
    end = range.upperBound
  }

  /// The next byte; zero at the end.
  var next: UInt8 { cursor < end ? text[cursor] : 0 }

  /// Skips `byte`, and the whitespace and comments after it. Returns false if the next byte is a different one.
  mutating func take(_ byte: Character) -> Bool {
    guard cursor < end, text[cursor] == byte.asciiValue else { return false }
    cursor += 1
    skipBlanks()
    return true
  }

  mutating func skipBlanks() {
    while cursor < end {
      switch text[cursor] {
      case .space, .newline, .tab, .carriageReturn: cursor += 1
      case .slash where cursor + 1 < end && (text[cursor + 1] == .slash || text[cursor + 1] == asterisk):
        skipComment()
      default: return
      }
    }
  }

  /// Skips a value, and the whitespace and comments after it. Returns the range of the value, or nil if there is no
  /// value or it is not terminated.
  mutating func skipValue() -> Range<Int>? {
    let start = cursor
    var depth = 0
    repeat {
      guard cursor < end else { return nil }
      switch text[cursor] {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        depth += 1
        cursor += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        guard depth > 0 else { return nil }
        depth -= 1
        cursor += 1
      case .quote, UInt8(ascii: "'"):
        guard skipQuoted() else { return nil }
      case .slash where cursor + 1 < end && (text[cursor + 1] == .slash || text[cursor + 1] == asterisk):
        skipComment()
      case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","):
        guard depth > 0 else { return nil }
        cursor += 1
      case .space, .newline, .tab, .carriageReturn: cursor += 1
      // Inside a plain string such as `../..//Kit.framework`, slashes do not begin a comment.
      default: skipPlain()
      }
    } while depth > 0
    let range = start..<cursor
    skipBlanks()
    return range
  }

  private mutating func skipPlain() {
    while cursor < end {
      switch text[cursor] {
      case .space, .newline, .tab, .carriageReturn, UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","),
        UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "("):
        return
      default: cursor += 1
      }
    }
  }

  /// Skips the quoted string at the cursor; returns false if the string is not terminated.
  private mutating func skipQuoted() -> Bool {
    let quote = text[cursor]
    cursor += 1
    while cursor < end {
      let byte = text[cursor]
      cursor += byte == .backslash ? 2 : 1
      if byte == quote { return true }
    }
    return false
  }

  private mutating func skipComment() {
    let isBlock = text[cursor + 1] == asterisk
    let inside = cursor + 2
    cursor = inside
    while cursor < end {
      cursor += 1
      if isBlock {
        if text[cursor - 1] == .slash, cursor - 2 >= inside, text[cursor - 2] == asterisk { return }
      } else if text[cursor - 1] == .newline {
        return
      }
    }
  }

  private var asterisk: UInt8 { UInt8(ascii: "*") }
}
