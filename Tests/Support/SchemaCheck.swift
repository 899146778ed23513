public import Formats

/// Checks a document against a JSON Schema, with only the features that our schemas need. Keys that are not in the
/// schema are problems, so that all keys have to be described.
public struct SchemaCheck {
  private let schema: JSONNode

  public init(schema: JSONNode) {
    self.schema = schema
  }

  /// The problems, each as a JSON Pointer and a reason.
  public func problems(with document: JSONNode) -> [String] {
    problems(document, schema, "")
  }

  private func problems(_ node: JSONNode, _ rule: JSONNode, _ path: String) -> [String] {
    if let reference = rule["$ref"]?.string {
      let name = String(reference.split(separator: "/").last ?? "")
      guard let target = schema["$defs"]?[name] else { return ["\(path): no definition \(name)"] }
      return problems(node, target, path)
    }
    var found: [String] = []
    if let type = rule["type"]?.string, type != node.typeName {
      found.append("\(path): is not of type \(type)")
    }
    if let constant = rule["const"], constant.plain != node.plain {
      found.append("\(path): is not the constant")
    }
    if let choice = rule["enum"]?.array, !choice.contains(where: { $0.plain == node.plain }) {
      found.append("\(path): is none of the choices")
    }
    if let least = rule["minimum"]?.number?.int, let number = node.number?.int, number < least {
      found.append("\(path): is below \(least)")
    }
    for (index, element) in (node.array ?? []).enumerated() {
      guard let rule = rule["items"] else { return found + ["\(path): is not of type array"] }
      found += problems(element, rule, "\(path)/\(index)")
    }
    let keys = Set(node.members?.map(\.key) ?? [])
    for name in rule["required"]?.array?.compactMap(\.string) ?? [] where !keys.contains(name) {
      found.append("\(path): has no \(name)")
    }
    for member in node.members ?? [] {
      guard let rule = rule["properties"]?[member.key] else {
        found.append("\(path): \(member.key) is unknown")
        continue
      }
      found += problems(member.node, rule, "\(path)/\(member.key)")
    }
    return found
  }
}

extension JSONNode {
  fileprivate var typeName: String {
    switch value {
    case .object: "object"
    case .array: "array"
    case .string: "string"
    case .number(let number): number.int == nil ? "number" : "integer"
    case .bool: "boolean"
    case .null: "null"
    }
  }

  fileprivate var plain: String { string ?? number?.text ?? "\(String(describing: bool))" }
}
