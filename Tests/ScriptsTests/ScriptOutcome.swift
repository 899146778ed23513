@testable import Scripts

/// What a script passes to `out`, as text: the values of each call, and an `…` for each part that was not understood.
enum ScriptOutcome {
  static func of(_ script: String, _ language: ScriptLanguage) -> String {
    let records = ScriptRecords(Array(script.utf8), language)
    let calls = records.all(named: "out") + records.all(named: "Out")
    let lines = calls.map { fields($0, records, depth: 0) } + records.unclear.map { _ in "…" }
    return lines.joined(separator: " | ")
  }

  private static func fields(_ record: ScriptRecord, _ records: ScriptRecords, depth: Int) -> String {
    record.fields.map { ($0.label.map { "\($0): " } ?? "") + text($0.value, records, depth: depth) }
      .joined(separator: ", ")
  }

  private static func text(_ value: ScriptValue, _ records: ScriptRecords, depth: Int) -> String {
    guard depth < 4 else { return "deep" }
    let inner = { text($0, records, depth: depth + 1) }
    return switch value {
    case .string(let text): "“\(text)”"
    case .integer(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    case .null: "nil"
    case .list(let elements): "[\(elements.map(inner).joined(separator: ", "))]"
    case .pairs(let pairs):
      "{\(pairs.map { "\(inner($0.key)): \(inner($0.value))" }.joined(separator: ", "))}"
    case .record:
      records.record(value).map { "\($0.name)(\(fields($0, records, depth: depth + 1)))" } ?? ""
    case .closure: "closure"
    case .function(let function, _): "function \(function.name)"
    case .computed: "computed"
    case .keyPath(let names): "\\.\(names.joined(separator: "."))"
    case .external(let name): "external \(name)"
    case .unknown: "?"
    }
  }
}
