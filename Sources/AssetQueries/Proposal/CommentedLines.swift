internal import Basics
internal import Formats

/// YAML lines, each with an optional comment above it.
struct CommentedLines {
  private(set) var lines: [String] = []

  mutating func add(_ line: String) {
    lines.append(line)
  }

  /// Adds lines. If an indentation is given, the lines are commented out at that column.
  mutating func add(_ lines: [String], commentedAt indentation: Int? = nil) {
    self.lines += lines.map { line in
      line.isEmpty ? line : indentation.map { line.prefix($0) + "# " + line.dropFirst($0) } ?? line
    }
  }

  /// Adds text as comment lines. Control characters in the text are escaped, so that they cannot end the comment.
  mutating func comment(_ text: String, indentation: Int = 0) {
    let margin = String(repeating: " ", count: indentation) + "# "
    lines += text.displayed.wrapped(to: 110 - margin.count).map { margin + $0 }
  }

  mutating func gap() {
    if lines.last != "" { lines.append("") }
  }

  /// Adds a list of strings under a nested key.
  mutating func list(_ texts: [String], indentation: Int = 4) {
    let margin = String(repeating: " ", count: indentation) + "- "
    lines += texts.map { margin + YAMLScalar.source(for: $0) }
  }

  mutating func table(_ rows: [(rule: String, count: Int)]) {
    let width = rows.map(\.rule.count).max() ?? 0
    lines += rows.map { rule, count in
      "#   \(rule)" + String(repeating: " ", count: width - rule.count + 2) + "\(count)"
    }
    if rows.isEmpty { lines.append("#   nothing") }
  }

  var text: String { lines.map { $0 + "\n" }.joined() }
}
