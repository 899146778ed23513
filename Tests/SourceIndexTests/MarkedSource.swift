import Basics
import SourceIndex

/// A source in which `↓` stands before every place where something is expected.
struct MarkedSource {
  let text: String
  let marks: [TextPosition]

  init(_ marked: String) {
    var text = ""
    var marks: [TextPosition] = []
    var line = 1
    var column = 1
    for scalar in marked.unicodeScalars {
      if scalar == "↓" {
        marks.append(TextPosition(line: line, column: column))
        continue
      }
      text.unicodeScalars.append(scalar)
      if scalar == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    self.text = text
    self.marks = marks
  }

  var bytes: [UInt8] { Array(text.utf8) }
}

extension FileMentions {
  /// What a Swift source says.
  init(swift source: String) {
    self.init(indexing: Array(source.utf8), as: .swift)
  }

  /// The texts of the mentions of one kind, in order.
  func texts(of kind: Mention.Kind) -> [String] {
    mentions.filter { $0.kind == kind }.map { mention in
      kind == .pattern ? texts.pattern(mention.text).description : texts[mention.text]
    }
  }

  var literals: [String] { texts(of: .literal) }
}
