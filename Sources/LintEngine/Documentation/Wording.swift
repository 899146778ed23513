internal import AssetModel
internal import Formats

extension OptionValue.Content {
  /// The value on one line of a configuration.
  var source: String {
    switch self {
    case .null: "~"
    case .boolean(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    // YAML 1.1 readers read it as false, and so do we where a severity is expected.
    case .text("off"): "off"
    case .text(let text): YAMLScalar.source(for: text)
    case .list(let values): "[" + values.map(\.content.source).joined(separator: ", ") + "]"
    case .record(let entries):
      "{" + entries.map { "\($0.key): \($0.value.content.source)" }.joined(separator: ", ") + "}"
    }
  }
}

extension OptionShape {
  /// The possible values, in a few words.
  var words: String {
    switch self {
    case .boolean: "true or false"
    case .integer: "a number"
    case .text: "a string"
    case AssetKind.shape: "a kind of asset"
    case .choice(let words): words.joined(separator: ", ")
    case .list(AssetKind.shape): "kinds of assets"
    case .list(.text): "a list of strings"
    case .list(.record): "a list of mappings"
    case .list(let element): "a list of: \(element.words)"
    case .record: "a mapping"
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
  /// The text padded with spaces to `width` characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
