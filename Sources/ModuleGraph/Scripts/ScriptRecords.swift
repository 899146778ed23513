/// The records that a manifest has made, to be read by what they mean.
struct ScriptRecords {
  private let all: [ScriptRecord]
  /// Conditions and loops that could not be followed.
  let unclear: [Int]
  /// What the names of the manifest stand for at its end.
  private let names: [String: ScriptValue]

  init(_ interpreter: ScriptInterpreter) {
    all = interpreter.records
    unclear = interpreter.unclear
    names = interpreter.scopes.first ?? [:]
  }

  /// The record that holds the calls of the manifest itself.
  var root: ScriptRecord { all[0] }

  /// The first record of a name that the test accepts.
  func first(_ name: String, where test: (ScriptRecord) -> Bool = { _ in true }) -> ScriptRecord? {
    all.first { $0.name == name && test($0) }
  }

  /// The record that a name of the manifest stands for.
  func named(_ name: String) -> ScriptRecord? { names[name].flatMap(record) }

  func record(_ value: ScriptValue?) -> ScriptRecord? {
    if case .record(let index)? = value { all[index] } else { nil }
  }

  /// The calls that were made inside the block of a record, or on it.
  func calls(of record: ScriptRecord) -> [ScriptRecord] { record.calls.map { all[$0] } }

  /// The elements of a list; a single value is one, and what is not known is one too.
  func elements(_ value: ScriptValue?) -> [ScriptValue] {
    guard let value, !value.isNull else { return [] }
    return value.list ?? [value]
  }

  /// The strings of a list, or the single one; `isComplete` becomes false if something else is in it.
  func strings(_ value: ScriptValue?, _ isComplete: inout Bool) -> [String] {
    let all = elements(value)
    let strings = all.compactMap(\.string)
    if strings.count < all.count { isComplete = false }
    return strings
  }

  /// The name of a case such as `.dynamic` or `Product.Library.dynamic`.
  func caseName(_ value: ScriptValue?) -> String? {
    switch value {
    case .record(let index): all[index].name
    case .external(let path): path.split(separator: ".").last.map(String.init)
    default: nil
    }
  }
}
