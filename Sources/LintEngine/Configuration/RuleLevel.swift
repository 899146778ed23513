public import AssetModel

public enum RuleLevel: Sendable, Equatable {
  case off
  case on(Severity)
}

extension RuleLevel: OptionReadable {
  private static let words = ["error", "warning", "info", "off"]

  public static var shape: OptionShape { .choice(words) }

  public init(_ value: OptionValue) throws(OptionError) {
    // YAML tools that rewrite the file may turn an unquoted `off` into `false`.
    let word = value.content == .boolean(false) ? "off" : try String(value)
    guard let severity = Severity(rawValue: word) else {
      guard word == "off" else { throw .unknown("severity", word, at: value.place, known: Self.words) }
      self = .off
      return
    }
    self = .on(severity)
  }

  public var content: OptionValue.Content { .text(word) }

  var word: String {
    switch self {
    case .off: "off"
    case .on(let severity): severity.rawValue
    }
  }
}
