internal import Basics

/// Lines of text for a terminal or a log, optionally colored and folded.
struct TextPage {
  private(set) var text = ""
  private let isColored: Bool
  /// The width in columns; nil to not fold lines.
  let width: Int?
  /// How to write paths.
  let paths: PathBase

  /// Below this width, folding would make every line unreadable.
  private static let leastWidth = 20

  init(isColored: Bool = false, width: Int? = nil, paths: PathBase = .root) {
    self.isColored = isColored
    self.paths = paths
    self.width = width.map { max($0, Self.leastWidth) }
  }

  /// A stretch of a line in one ink.
  struct Run {
    let text: String
    let ink: Ink
    /// Whether a line may end at its spaces; a path must stay whole to be followed with a click.
    let folds: Bool

    init(_ text: String, _ ink: Ink = .plain, folds: Bool = false) {
      self.text = text.displayed
      self.ink = ink
      self.folds = folds
    }
  }

  /// The color or style of a run; raw values are ANSI SGR parameters.
  enum Ink: String {
    case plain = ""
    case strong = "1"
    case quiet = "2"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case cyan = "1;36"
  }

  /// Writes one line, indented; continuation lines are indented by four more columns.
  mutating func write(_ runs: Run..., indent: Int = 0) {
    write(runs, indent: indent, hanging: 4)
  }

  /// Writes a sentence, folded to the left edge.
  mutating func write(sentence: String, _ ink: Ink = .plain) {
    write([Run(sentence, ink, folds: true)], indent: 0, hanging: 0)
  }

  /// Writes a body after a head: on the same line if it fits, else below.
  mutating func write(head: [Run], _ body: [Run], indent: Int = 0) {
    let columns = indent + (head + body).reduce(body.count) { $0 + $1.text.columns }
    if let width, columns > width {
      write(head, indent: indent, hanging: 4)
      write(Self.spaced(body, from: 1), indent: indent + 4, hanging: 0)
    } else {
      write(head + Self.spaced(body, from: 0), indent: indent, hanging: 4)
    }
  }

  /// The runs with a space before each, except the first ones.
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

  /// Writes an empty line.
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
  /// The width of the text in terminal columns.
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  /// The width of the character in terminal columns: two for East Asian scripts and emoji.
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
