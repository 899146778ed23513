/// What an expression of a manifest turned out to be.
package indirect enum ScriptValue: Sendable {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case null
  case list([ScriptValue])
  case pairs([(key: ScriptValue, value: ScriptValue)])
  /// The record with this index: values that are shared, as objects are.
  case record(Int)
  case closure(Closure)
  /// A function that a manifest declares, bound to a value where it belongs to one.
  case function(Function, of: ScriptValue?)
  /// A variable that is computed whenever it is asked for.
  case computed(Closure, type: String?)
  case keyPath([String])
  /// The name of a type or of something that a library provides, such as `Target.Dependency`.
  case external(String)
  /// Something that only running the manifest could tell, and where that is.
  case unknown(Int)

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  package var list: [ScriptValue]? { if case .list(let elements) = self { elements } else { nil } }

  package var isNull: Bool { if case .null = self { true } else { false } }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

/// What a call made, such as `.target(name: "Core")` or the case of an enumeration.
package struct ScriptRecord: Sendable {
  /// The last name of what was called.
  package internal(set) var name: String
  /// The type the manifest declares for it, where it does.
  var type: String?
  package internal(set) var fields: [(label: String?, value: ScriptValue)]
  package let offset: Int
  /// The records that were made by calls inside its block, or on it.
  var calls: [Int] = []

  /// The last value of a label; nil if there is none.
  package subscript(label: String) -> ScriptValue? {
    fields.last { $0.label == label }?.value
  }

  /// The first values without a label.
  package var unlabeled: [ScriptValue] { fields.filter { $0.label == nil }.map(\.value) }

  /// Gives a label a value in place of the one it has.
  mutating func set(_ label: String, _ value: ScriptValue) {
    if let index = fields.lastIndex(where: { $0.label == label }) {
      fields[index].value = value
    } else {
      fields.append((label, value))
    }
  }
}
