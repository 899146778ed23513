/// The calls that a manifest makes, such as `.target(name: "Core")`, with their evaluated arguments.
package struct ScriptRecords {
  private let all: [ScriptRecord]
  /// The offsets of conditions and loops that could not be evaluated.
  package let unclear: [Int]
  /// The values of the top-level variables after the whole manifest has been evaluated.
  private let names: [String: ScriptValue]

  /// The manifest may use declarations in `helpers`. Offsets in these files are larger than any in the manifest.
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

  /// The first record, which has the calls outside any block.
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

  /// A single value, even if it is unknown, counts as a list with one element.
  package func elements(_ value: ScriptValue?) -> [ScriptValue] {
    guard let value, !value.isNull else { return [] }
    return value.list ?? [value]
  }

  /// Sets `isComplete` to false if there are other values than strings.
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
