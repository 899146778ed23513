import Testing

@testable import Scripts

/// Which records depend on a condition that the interpreter cannot evaluate.
struct ConditionalRecordTests {
  @Test(arguments: [
    (#"Out("a"); if unknown { Out("b") } else { Out("c") }; if true { Out("d") }"#, ["b", "c"]),
    (#"let all = [Out("a"), Out("b")]; if unknown { all[0].x = 1 }"#, ["a"]),
    (#"let out = Out("a"); var all = [Out("b")]; if unknown { all.append(out) }"#, ["a"]),
    (#"let out = Out("a"); var all = [Out("b")]; if true { all.append(out) }"#, []),
    (#"var x = ["1"]; if unknown { x.append("2") }; let all = [Out("a", x: x), Out("b")]"#, ["a"]),
    (#"var x = ["1"]; if true { x.append("2") }; let all = [Out("a", x: x), Out("b")]"#, []),
    (
      #"func make(_ name: String, _ y: [String]) -> Out { Out(name, x: y) }; var x = [""]; if unknown { x = [] }; make("a", x); make("b", [])"#,
      ["a"]
    ),
    (#"var x = ["a"]; if unknown { x.append("b") }; for name in x { Out(name) }; Out("c")"#, ["a", "b"]),
    (#"var x = ["a"]; if unknown { x.append("b") }; x.map { Out($0) }; ["c"].map { Out($0) }"#, ["a", "b"]),
    (#"func f() { Out("a") }; if unknown { f() }"#, ["a"]),
    (#"var isDemo = false; if unknown { isDemo = true }; if isDemo { Out("a") }; Out("b")"#, ["a"]),
    (#"var isDemo = false; if true { isDemo = true }; if isDemo { Out("a") }"#, []),
    (
      #"for name in ["a"] where unknown(name) { Out(name) }; for name in ["b"] where true { Out(name) }"#,
      ["a"]
    ),
  ])
  func `records under unknown conditions`(script: String, names: [String]) {
    let records = ScriptRecords(Array(script.utf8), .swift).all(named: "Out")
    #expect(records.filter(\.isConditional).compactMap { $0.unlabeled.first?.string } == names)
  }

  @Test func `targets in a Podfile`() {
    let script = """
      target 'A' do
        pod 'x'
      end
      if unknown_method(1)
        target 'B' do
          pod 'y'
        end
      end
      """
    let records = ScriptRecords(Array(script.utf8), .ruby)
    #expect(records.all(named: "target").map(\.isConditional) == [false, true])
    #expect(records.all(named: "pod").map(\.isConditional) == [false, true])
  }
}
