/// The calls in a manifest, such as `.target(name: "Core")`, with the values of their arguments.
package struct ScriptRecords {
  private let all: [ScriptRecord]
  package let unclear: [Int]
  /// The values of the top-level variables after the whole manifest has been evaluated.
  private let names: [String: ScriptValue]

  /// Evaluates a manifest, which may use the declarations in `helpers`. All offsets in the helper files are larger than
  /// those in the manifest.
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

  /// The first record, which contains the calls outside all blocks.
  package var root: ScriptRecord { all[0] }

  package func first(_ name: String, where test: (ScriptRecord) -> Bool = { _ in true }) -> ScriptRecord? {
    all.first { $0.name == name && test($0) }
  }

  package func all(named name: String) -> [ScriptRecord] { all.filter { $0.name == name } }

  /// The record that is the value of a top-level variable.
  package func named(_ name: String) -> ScriptRecord? { names[name].flatMap(record) }

  package func record(_ value: ScriptValue?) -> ScriptRecord? {
    if case .record(let index)? = value { all[index] } else { nil }
  }

  package func calls(of record: ScriptRecord) -> [ScriptRecord] { record.calls.map { all[$0] } }

  /// The elements of a list. A missing value or `nil` counts as an empty list. Any other value that is not a list, even
  /// an unknown value, counts as a list with one element.
  package func elements(_ value: ScriptValue?) -> [ScriptValue] {
    guard let value, !value.isNull else { return [] }
    return value.list ?? [value]
  }

  /// The strings in a value. Sets `isComplete` to false if the value contains anything else.
  package func strings(_ value: ScriptValue?, _ isComplete: inout Bool) -> [String] {
    let all = elements(value)
    let strings = all.compactMap(\.string)
    if strings.count < all.count { isComplete = false }
    return strings
  }

  package func caseName(_ value: ScriptValue?) -> String? {
    switch value {
    case .record(let index): all[index].name
    case .external(let path): path.split(separator: ".").last.map(String.init)
    default: nil
    }
  }
}
