/// The records of a manifest, with typed access.
package struct ScriptRecords {
  private let all: [ScriptRecord]
  /// Conditions and loops that could not be followed.
  package let unclear: [Int]
  /// The values of top-level names at the end of the manifest.
  private let names: [String: ScriptValue]

  /// Evaluates a manifest, which may use declarations in `helpers`; their offsets are after the end of the manifest.
  package init(_ bytes: [UInt8], _ language: ScriptLanguage, helpers: [[UInt8]] = []) {
    var interpreter = ScriptInterpreter(language)
    interpreter.run(helpers.map { ScriptParser.statements($0, language, base: bytes.count) })
    // Do not report unclear parts of helpers.
    interpreter.forgetUnclear()
    interpreter.run([ScriptParser.statements(bytes, language)])
    all = interpreter.records
    unclear = interpreter.unclear
    names = interpreter.scopes.first ?? [:]
  }

  /// The record that holds the top-level calls.
  package var root: ScriptRecord { all[0] }

  /// The first record with a name that passes the test.
  package func first(_ name: String, where test: (ScriptRecord) -> Bool = { _ in true }) -> ScriptRecord? {
    all.first { $0.name == name && test($0) }
  }

  /// All records with this name.
  package func all(named name: String) -> [ScriptRecord] { all.filter { $0.name == name } }

  /// The record that a name in the manifest refers to.
  package func named(_ name: String) -> ScriptRecord? { names[name].flatMap(record) }

  package func record(_ value: ScriptValue?) -> ScriptRecord? {
    if case .record(let index)? = value { all[index] } else { nil }
  }

  /// The calls that were made inside the block of a record, or on it.
  package func calls(of record: ScriptRecord) -> [ScriptRecord] { record.calls.map { all[$0] } }

  /// The elements of a list; a single value counts as one, and so does an unknown value.
  package func elements(_ value: ScriptValue?) -> [ScriptValue] {
    guard let value, !value.isNull else { return [] }
    return value.list ?? [value]
  }

  /// The strings of a list, or a single string; sets `isComplete` to false if there is any other value.
  package func strings(_ value: ScriptValue?, _ isComplete: inout Bool) -> [String] {
    let all = elements(value)
    let strings = all.compactMap(\.string)
    if strings.count < all.count { isComplete = false }
    return strings
  }

  /// The name of a case such as `.dynamic` or `Product.Library.dynamic`.
  package func caseName(_ value: ScriptValue?) -> String? {
    switch value {
    case .record(let index): all[index].name
    case .external(let path): path.split(separator: ".").last.map(String.init)
    default: nil
    }
  }
}
