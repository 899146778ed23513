internal import AssetModel
internal import Formats

extension OptionValue.Content {
  /// The value as YAML on one line.
  var source: String {
    switch self {
    case .null: "~"
    case .boolean(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    // The severity `off` needs no quotes. If another tool turns it into `false`, assetlint accepts that, too.
    case .text("off"): "off"
    case .text(let text): YAMLScalar.source(for: text)
    case .list(let values): "[" + values.map(\.content.source).joined(separator: ", ") + "]"
    case .record(let entries):
      "{" + entries.map { "\($0.key): \($0.value.content.source)" }.joined(separator: ", ") + "}"
    }
  }
}

extension OptionShape {
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

  var fields: [Field] {
    switch self {
    case .record(let fields), .list(.record(let fields)): fields
    default: []
    }
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
