/// An instruction to assetlint in a comment in a source file: `disable:next missing_asset - reason`.
public struct SourceDirective: Sendable, Equatable {
  public let text: String
  public let place: Place
  public let instruction: String
  /// The rules or patterns that the directive applies to. They are separated by spaces or commas.
  public let operands: [String]
  public let reason: String

  public init(_ text: String, at place: Place) {
    self.text = text
    self.place = place
    var words = text.wordsOutsideBraces[...]
    instruction = words.popFirst().map(String.init) ?? ""
    operands = words.prefix { !Self.dashes.contains(String($0)) }.map(String.init)
    reason =
      words.dropFirst(operands.count).first.map { dash in
        String(text[dash.endIndex...].drop(while: \.isWhitespace))
      } ?? ""
  }

  private static let dashes: Set = ["-", "–", "—"]
}

extension String {
  /// The words separated by spaces and commas. Text in braces is not split, as in `flag-{de,fr}`.
  fileprivate var wordsOutsideBraces: [Substring] {
    var depth = 0
    return split { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return depth <= 0 && (character == "," || character.isWhitespace)
    }
  }
}
