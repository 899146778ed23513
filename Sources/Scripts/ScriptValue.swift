package indirect enum ScriptValue: Sendable {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case null
  case list([ScriptValue])
  case pairs([(key: ScriptValue, value: ScriptValue)])
  /// A record, as an index in the list of records. All copies of this value refer to the same record.
  case record(Int)
  case closure(Closure)
  case function(Function, of: ScriptValue?)
  case computed(Closure, type: String?)
  case keyPath([String])
  /// The name of a type such as `Target.Dependency`, or of a value that a library provides.
  case external(String)
  /// A value that the interpreter cannot determine, with the offset of its expression.
  case unknown(Int)

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  package var list: [ScriptValue]? { if case .list(let elements) = self { elements } else { nil } }

  package var isNull: Bool { if case .null = self { true } else { false } }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

/// The result of a call, such as `.target(name: "Core")`, or an enum case.
package struct ScriptRecord: Sendable {
  /// The name of the function or enum case, such as `target` for `Target.target(…)`.
  package internal(set) var name: String
  /// The type of the value, or nil if the manifest does not declare that type.
  var type: String?
  package internal(set) var fields: [(label: String?, value: ScriptValue)]
  package let offset: Int
  /// The indices of records created in the block of this call, or by calling methods on the record.
  var calls: [Int] = []
  /// Whether the record is created, changed or added to a list only under a condition that the interpreter cannot
  /// evaluate.
  package internal(set) var isConditional = false

  package subscript(label: String) -> ScriptValue? {
    fields.last { $0.label == label }?.value
  }

  package var unlabeled: [ScriptValue] { fields.filter { $0.label == nil }.map(\.value) }

  mutating func set(_ label: String, _ value: ScriptValue) {
    if let index = fields.lastIndex(where: { $0.label == label }) {
      fields[index].value = value
    } else {
      fields.append((label, value))
    }
  }
}
