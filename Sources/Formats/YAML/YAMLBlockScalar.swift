internal import Basics

extension YAMLReader {
  /// Reads multi-line text that begins with `|` or `>`.
  mutating func blockScalar(under parent: Int) throws(YAMLError) -> Content {
    var lines = try blockScalarHeader()
    try requireLineEnd()
    var indentation = lines.indentation.map { max(parent, 0) + $0 }
    var widestBlankLine = 0
    if text.peek() == .newline { text.takeLineEnd() }
    while !text.isAtEnd {
      let start = text.offset
      while text.peek() == .space, indentation.map({ text.column < $0 }) ?? true { text.offset += 1 }
      if text.peek() == .newline {
        widestBlankLine = max(widestBlankLine, text.column)
        lines.breaks += 1
        text.takeLineEnd()
        continue
      }
      let belongs = indentation.map { text.column == $0 } ?? (text.column > parent)
      guard belongs, !text.isAtDocumentMarker else {
        if !text.isAtEnd { text.offset = start }
        break
      }
      if indentation == nil {
        guard widestBlankLine <= text.column else {
          throw text.error("the first line of text is indented less than a blank line above it")
        }
        indentation = text.column
      }
      let lineStart = text.offset
      text.skipLine()
      lines.append(text.slice(from: lineStart, to: text.offset))
      if text.peek() == .newline {
        text.takeLineEnd()
        lines.breaks = 1
      }
    }
    return .text(lines.content, lines.style)
  }

  private mutating func blockScalarHeader() throws(YAMLError) -> BlockScalarLines {
    var lines = BlockScalarLines(style: text.peek() == UInt8(ascii: "|") ? .literal : .folded)
    text.offset += 1
    for _ in 0..<2 {
      switch text.peek() {
      case UInt8(ascii: "-") where lines.keepsBreaks == nil: lines.keepsBreaks = .some(false)
      case UInt8(ascii: "+") where lines.keepsBreaks == nil: lines.keepsBreaks = .some(true)
      case UInt8(ascii: "1")...UInt8(ascii: "9") where lines.indentation == nil:
        lines.indentation = Int(text.peek() - UInt8(ascii: "0"))
      default: return lines
      }
      text.offset += 1
    }
    return lines
  }
}

/// Joins the lines of multi-line text that begins with `|` or `>`.
private struct BlockScalarLines {
  let style: YAMLScalar.Style
  /// The digit in a header such as `|2`. Each line is indented by that many more spaces than the parent.
  var indentation: Int?
  /// Which line breaks at the end of the text to keep: all if true (`|+`), none if false (`|-`), one if nil.
  var keepsBreaks: Bool?
  /// The number of line breaks since the last line with text.
  var breaks = 0

  private var joined: [UInt8] = []
  private var hasText = false
  private var lastIsSpaced = false

  init(style: YAMLScalar.Style) {
    self.style = style
  }

  /// Adds a line. In folded text (`>`), a single line break before it becomes a space, unless this line or the previous
  /// one begins with a space or tab.
  mutating func append(_ line: ArraySlice<UInt8>) {
    let isSpaced = line.first?.isYAMLBlank ?? false
    if style == .folded, hasText, !isSpaced, !lastIsSpaced {
      joined += YAMLReader.folded(breaks)
    } else {
      joined += [UInt8](repeating: .newline, count: breaks)
    }
    joined += line
    breaks = 0
    hasText = true
    lastIsSpaced = isSpaced
  }

  var content: [UInt8] {
    let kept =
      switch keepsBreaks {
      case true?: breaks
      case false?: 0
      case nil: hasText ? min(breaks, 1) : 0
      }
    return joined + [UInt8](repeating: .newline, count: kept)
  }
}
