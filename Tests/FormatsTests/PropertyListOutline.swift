@testable import Formats

extension PropertyListNode {
  /// The value on one line, with marks that show its type.
  var outline: String {
    switch value {
    case .dictionary(let entries): "{\(entries.map { "\($0.key)=\($0.node.outline);" }.joined())}"
    case .array(let elements): "(\(elements.map(\.outline).joined(separator: ",")))"
    case .string(let text): "'\(text)'"
    case .data(let bytes): "<\(bytes.map { String($0, radix: 16) }.joined(separator: " "))>"
    case .integer(let number): "\(number)"
    case .real(let number): "r\(number)"
    case .bool(let bool): bool ? "yes" : "no"
    case .date(let seconds): "@\(seconds)"
    case .uid(let number): "#\(number)"
    }
  }
}

func outline(_ bytes: [UInt8]) throws(PropertyListError) -> String {
  try PropertyList(bytes).root.outline
}

func outline(_ text: String) throws(PropertyListError) -> String {
  try outline(Array(text.utf8))
}
