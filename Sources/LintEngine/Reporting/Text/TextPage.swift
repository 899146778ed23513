internal import Basics

struct TextPage {
  private(set) var text = ""
  private let isColored: Bool
  /// The width to wrap lines to; nil to leave lines unwrapped.
  let width: Int?
  let paths: PathBase

  /// The minimum width to wrap text to. On a narrower terminal, wrapped lines would be unreadable.
  private static let leastWidth = 20

  init(isColored: Bool = false, width: Int? = nil, paths: PathBase = .root) {
    self.isColored = isColored
    self.paths = paths
    self.width = width.map { max($0, Self.leastWidth) }
  }

  struct Run {
    let text: String
    let ink: Ink
    /// Whether the text may be wrapped at spaces. The place of a finding is never wrapped, so that terminals can open it.
    let folds: Bool

    init(_ text: String, _ ink: Ink = .plain, folds: Bool = false) {
      self.text = text.displayed
      self.ink = ink
      self.folds = folds
    }
  }

  /// A text color or style. The raw values are parameters of ANSI escape sequences.
  enum Ink: String {
    case plain = ""
    case strong = "1"
    case quiet = "2"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case cyan = "1;36"
  }

  mutating func write(_ runs: Run..., indent: Int = 0) {
    write(runs, indent: indent, hanging: 4)
  }

  mutating func write(sentence: String, _ ink: Ink = .plain) {
    write([Run(sentence, ink, folds: true)], indent: 0, hanging: 0)
  }

  /// Writes `body` on the same line as `head` if it fits, and otherwise below it.
  mutating func write(head: [Run], _ body: [Run], indent: Int = 0) {
    let columns = indent + (head + body).reduce(body.count) { $0 + $1.text.columns }
    if let width, columns > width {
      write(head, indent: indent, hanging: 4)
      write(Self.spaced(body, from: 1), indent: indent + 4, hanging: 0)
    } else {
      write(head + Self.spaced(body, from: 0), indent: indent, hanging: 4)
    }
  }

  private static func spaced(_ runs: [Run], from first: Int) -> [Run] {
    runs.prefix(first) + runs.dropFirst(first).map { Run(" " + $0.text, $0.ink, folds: $0.folds) }
  }

  private mutating func write(_ runs: [Run], indent: Int, hanging: Int) {
    text += String(repeating: " ", count: indent)
    var column = indent
    for run in runs where !run.text.isEmpty {
      if isColored, run.ink != .plain { text += "\u{1B}[\(run.ink.rawValue)m" }
      if let width, run.folds {
        writeFolded(run.text, from: &column, indent: indent + hanging, width: width)
      } else {
        text += run.text
        if width != nil { column += run.text.columns }
      }
      if isColored, run.ink != .plain { text += "\u{1B}[0m" }
    }
    text += "\n"
  }

  mutating func breakLine() {
    text += "\n"
  }

  private mutating func writeFolded(_ words: String, from column: inout Int, indent: Int, width: Int) {
    for (index, word) in words.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      let space = index > 0 ? 1 : 0
      let needed = word.columns
      if needed > 0, column + space + needed > width, column > indent {
        text += "\n" + String(repeating: " ", count: indent)
        column = indent
      } else {
        text += String(repeating: " ", count: space)
        column += space
      }
      text += word
      column += needed
    }
  }
}

extension StringProtocol {
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  /// The estimated width in columns: two for most East Asian characters and emoji, one for all other characters.
  fileprivate var columns: Int {
    guard let first = unicodeScalars.first, !first.isASCII else { return 1 }
    if first.properties.isEmojiPresentation { return 2 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x2_0000...0x3_FFFD:
      return 2
    default: return 1
    }
  }
}
