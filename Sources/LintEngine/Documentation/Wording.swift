internal import AssetModel
internal import Formats

extension OptionValue.Content {
  /// The value as it would stand on one line of a configuration.
  var source: String {
    switch self {
    case .null: "~"
    case .boolean(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    // To readers of YAML 1.1 it is false, and so is `off` as a severity to us.
    case .text("off"): "off"
    case .text(let text): YAMLScalar.source(for: text)
    case .list(let values): "[" + values.map(\.content.source).joined(separator: ", ") + "]"
    case .record(let entries):
      "{" + entries.map { "\($0.key): \($0.value.content.source)" }.joined(separator: ", ") + "}"
    }
  }
}

extension OptionShape {
  /// What may stand behind the key, in a few words.
  var words: String {
    switch self {
    case .boolean: "true or false"
    case .integer: "a number"
    case .text: "a text"
    case AssetKind.shape: "a kind of asset"
    case .choice(let words): words.joined(separator: ", ")
    case .list(AssetKind.shape): "kinds of asset"
    case .list(.text): "a list of texts"
    case .list(.record): "a list of records"
    case .list(let element): "a list of: \(element.words)"
    case .record: "a record"
    }
  }

  /// The keys of the record, or of each record in the list.
  var fields: [Field] {
    switch self {
    case .record(let fields), .list(.record(let fields)): fields
    default: []
    }
  }
}

extension String {
  /// The text with spaces behind it up to `width` characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
