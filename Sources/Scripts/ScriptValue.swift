/// The value of an expression.
package indirect enum ScriptValue: Sendable {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case null
  case list([ScriptValue])
  case pairs([(key: ScriptValue, value: ScriptValue)])
  /// The record with this index; records are shared, like objects.
  case record(Int)
  case closure(Closure)
  /// A function of the manifest, bound to a value if it is a method.
  case function(Function, of: ScriptValue?)
  /// A computed variable.
  case computed(Closure, type: String?)
  case keyPath([String])
  /// The name of a type or of something that a library provides, such as `Target.Dependency`.
  case external(String)
  /// Something that only running the manifest could reveal, and where it is.
  case unknown(Int)

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  package var list: [ScriptValue]? { if case .list(let elements) = self { elements } else { nil } }

  package var isNull: Bool { if case .null = self { true } else { false } }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

/// The result of a call, such as `.target(name: "Core")`, or an enum case.
package struct ScriptRecord: Sendable {
  /// The last component of the called name.
  package internal(set) var name: String
  /// The type that the manifest declares for it, if any.
  var type: String?
  package internal(set) var fields: [(label: String?, value: ScriptValue)]
  package let offset: Int
  /// The records that were made by calls inside its block, or on it.
  var calls: [Int] = []

  /// The last value with this label; nil if there is none.
  package subscript(label: String) -> ScriptValue? {
    fields.last { $0.label == label }?.value
  }

  /// The unlabeled values.
  package var unlabeled: [ScriptValue] { fields.filter { $0.label == nil }.map(\.value) }

  /// Sets the value of a label.
  mutating func set(_ label: String, _ value: ScriptValue) {
    if let index = fields.lastIndex(where: { $0.label == label }) {
      fields[index].value = value
    } else {
      fields.append((label, value))
    }
  }
}
