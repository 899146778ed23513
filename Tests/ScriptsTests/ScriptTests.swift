import Testing

@testable import Scripts

/// The parts of manifests that the interpreter understands in each language.
struct ScriptTests {
  static let swift = [
    (
      #"let a = "x" + "y"; Out(a, a.count, a.isEmpty, "".isEmpty, a.uppercased(), "AB".lowercased(), "two words".capitalized)"#,
      "“xy”, 2, false, true, “XY”, “ab”, “Two Words”"
    ),
    (
      #"Out("abc".hasPrefix("ab"), "abc".hasPrefix("b"), "abc".hasSuffix("bc"), "abc".hasSuffix("b"), "abc".contains("b"), "abc".contains("d"))"#,
      "true, false, true, false, true, false"
    ),
    (
      #"Out("a".appending("b"), "a.b".replacingOccurrences(of: ".", with: "/"), "a/b/c".split(separator: "/"), "a-b".components(separatedBy: "-"))"#,
      "“ab”, “a/b”, [“a”, “b”, “c”], [“a”, “b”]"
    ),
    (
      #"Out("\(Thing(name: "a"))", String(describing: Thing(name: "b")), "\(1)b")"#,
      "?, ?, “1b”"
    ),
    (
      #"Out("a".description, "a".unknownMember, "a".unknownCall(1))"#,
      "“a”, ?, ?"
    ),
    (
      #"Out([1, 2].count, [1].isEmpty, [].isEmpty, [1, 2].first, [1, 2].last, [].first, [3, 1].sorted(), [1, 2].reversed())"#,
      "2, false, true, 1, 2, nil, [3, 1], [1, 2]"
    ),
    (
      #"Out(["a", "b"].joined(separator: ","), ["a", "b"].joined(), [["a"], ["b"]].joined(), ["a", b].joined(separator: ","))"#,
      "“a,b”, “ab”, [“a”, “b”], ?"
    ),
    (
      #"Out([1, 2, 3].map { $0 + 1 }, ["a", "b"].filter { $0 == "a" }, [nil, "a"].compactMap { $0 }, [[1], [2]].flatMap { $0 })"#,
      "[2, 3, 4], [“a”], [“a”], [1, 2]"
    ),
    (
      #"Out([1, 2].contains(2), [1, 2].contains(3), ["a"].contains(where: { $0 == "a" }), ["a"].contains { $0 == "b" })"#,
      "true, false, true, false"
    ),
    (
      #"Out(["a", "b"].first { $0 == "b" }, ["a"].first(where: { $0 == "c" }), ["a"].first(where: { unknown($0) }))"#,
      "“b”, nil, ?"
    ),
    (
      #"var list = ["a"]; list.append("b"); list.append(contentsOf: ["c", "d"]); list.insert("e", at: 0); list.insert("f", at: 9); Out(list)"#,
      "[“e”, “a”, “b”, “c”, “d”, “f”]"
    ),
    (
      #"var list = ["a", "b", "c"]; list.removeAll(where: { $0 == "b" }); list += ["d"]; list[0] = "z"; Out(list, list[1], list[9])"#,
      "[“z”, “c”, “d”], “c”, ?"
    ),
    (
      #"var all: [String] = []; for x in ["a", "b"] where x != "a" { all.append(x) }; for (i, j) in [1] { all.append("pair") }; Out(all)"#,
      "[“b”, “pair”]"
    ),
    (
      #"var all: [Int] = []; [1, 2].forEach { all.append($0) }; Out(all)"#,
      "[1, 2]"
    ),
    (
      #"var d = ["a": 1, "b": 2]; d["c"] = 3; d["a"] = 4; Out(d, d.keys, d.values, d.isEmpty, d["b"], d["x"], [:].isEmpty)"#,
      "{“a”: 4, “b”: 2, “c”: 3}, [“a”, “b”, “c”], [4, 2, 3], false, 2, nil, true"
    ),
    (
      #"Out(["a": 1].map { $0.key }, ["a": 1].map { "\($0.key)\($0.value)" }, ["a": 1, "b": 2].filter { $0.value == 2 }.map { $0.key })"#,
      "[“a”], [“a1”], [“b”]"
    ),
    (
      #"Out(1 + 2, -3, 1 == 1, 1 != 1, true && false, true || false, !true, nil ?? "a", "b" ?? "a", 1 < 2, 2 * 3)"#,
      "3, -3, true, false, false, true, false, “a”, “b”, ?, ?"
    ),
    (
      #"Out(unknown && false, unknown || true, unknown && true, unknown == 1, "a" == 1, nil == nil, true == true)"#,
      "false, true, ?, ?, false, true, true"
    ),
    (
      #"let isOn = true; Out(isOn ? "a" : "b", !isOn ? "a" : "b", unknown ? "a" : "b")"#,
      "“a”, “b”, ?"
    ),
    (
      #"if true { Out("then") } else { Out("else") }; if false { Out("no") } else if true { Out("elseif") } else { Out("else") }"#,
      "“then” | “elseif”"
    ),
    (
      #"if let x = Optional.none { Out("let") }; guard true else { Out("guard") }; if #available(macOS 13, *), true { Out("available") }"#,
      "“let” | “available”"
    ),
    (
      #"if unknown { Out("perhaps") } else { Out("or") }"#,
      "“perhaps” | “or” | …"
    ),
    (
      #"switch "b" { case "a": Out("A"); case "b", "c": Out("B"); default: Out("D") }"#,
      "“B”"
    ),
    (
      #"let folder = if true { "Sources" } else { "Other" }; Out(folder)"#,
      "“Sources”"
    ),
    (
      #"let folder = switch "b" { case "a": "A"; default: "B" }; Out(folder)"#,
      "“B”"
    ),
    (
      #"switch 3 { case 1: Out("1"); default: Out("D") }"#,
      "“D”"
    ),
    (
      #"for x in ["a", "b", "c"] { if x == "b" { break }; Out(x) }; for x in ["a", "b", "c"] { if x == "b" { continue }; Out(x) }; Out("after")"#,
      "“a” | “a” | “c” | “after”"
    ),
    (
      #"for x in ["a", "b"] { if unknown { break }; Out(x) }; Out("after")"#,
      "“a” | “b” | “after” | … | …"
    ),
    (
      #"func f(_ x: String) { switch x { case "a": break; default: Out("D") }; Out(x) }; f("a"); for x in ["a", "b"] { switch x { case "a": break; default: continue }; Out(x) }"#,
      "“a” | “a”"
    ),
    (
      #"do { Out("do") }; defer { Out("defer") }"#,
      "“do” | “defer”"
    ),
    (
      #"func f(_ a: String, b: String = "B", c: [String] = []) -> String { return a + b }; Out(f("1"), f("1", b: "2"), ["x", "y"].map(f))"#,
      "“1B”, “12”, [“xB”, “yB”]"
    ),
    (
      #"func g<T>(_ x: T) throws -> T where T: Equatable { x }; Out(g(1), g([2]))"#,
      "1, [2]"
    ),
    (
      #"struct S { var a = "1"; let b: String; var both: String { a + b }; func call(_ x: String) -> String { get(x) }; func get(_ x: String) -> String { x + b }; static let one = "one"; static func make() -> S { S(b: "m") } }; Out(S(b: "2"), S(a: "3", b: "2").both, S(b: "2").call("c"), S.one, S.make().b)"#,
      "S(a: “1”, b: “2”), “32”, “c2”, “one”, “m”"
    ),
    (
      #"struct S { let a: String; init(x: String) { self.a = x + "!" } }; Out(S(x: "2").a); var s = S(x: "3"); s.a = "4"; Out(s.a)"#,
      "“2!” | “4”"
    ),
    (
      #"enum E: String, CaseIterable { case a, b = "bee"; case c(Int); var up: String { rawValue.uppercased() } }; Out(E.a.rawValue, E.b.rawValue, E.b.up, "\(E.a)", E.allCases.map(\.rawValue), E.a == E.b, E.a == .a)"#,
      "“a”, “bee”, “BEE”, “a”, [“a”, “bee”, “c”], false, true"
    ),
    (
      #"enum M { case core(C), app; var name: String { switch self { case .core(let c): return c.rawValue; case .app: return "App" } }; var path: String { switch self { case .core: "Core/\(name)"; default: name } } }; enum C: String { case Net }; Out(M.core(.Net).name, M.app.name, M.core(.Net).path, M.app.path)"#,
      "“Net”, “App”, “Core/Net”, “App”"
    ),
    (
      #"enum F { case part(String, of: G); var name: String { switch self { case let .part(a, of: .b): "\(a)B"; case .part(let a, _): a } } }; enum G { case b, c }; Out(F.part("x", of: .b).name, F.part("y", of: .c).name)"#,
      "“xB”, “y”"
    ),
    (
      #"enum M { case core(String); case app }; func f(_ m: M) -> String { if case .core(let name) = m { return name }; return "none" }; Out(f(.core("Net")), f(.app))"#,
      "“Net”, “none”"
    ),
    (
      #"extension Dep { enum Project { case module(M); var dep: Dep { switch self { case .module(let m): .project(m.name) } } } }; struct M { let name: String }; func f(_ deps: [Dep]) -> [Dep] { deps }; Out(f([.Project.module(M(name: "a")).dep, .other.module]))"#,
      "[project(“a”), nil]"
    ),
    (
      #"enum M { case core(String); case app }; func f(_ m: M) -> String { switch m { case .core(let name): name; case .app: "App" } }; Out(f(unknown))"#,
      "“App” | …"
    ),
    (
      #"enum M: String { case core }; extension T { static func make(of name: String) -> T { T.target(name: name) }; static func make(of module: M) -> T { T.target(name: module.rawValue) } }; func f(_ t: T) -> T { t }; Out(f(.make(of: .core)), f(.make(of: "kit")))"#,
      "target(name: “core”), target(name: “kit”)"
    ),
    (
      #"extension String { static let core = "Core"; var tests: String { self + "Tests" } }; Out(String.core.tests, "A".tests)"#,
      "“CoreTests”, “ATests”"
    ),
    (
      #"var v: String { get { "got" } }; lazy var w = "w"; @discardableResult @Wrapper(1) public private(set) var x = "x"; Out(v, w, x)"#,
      "“got”, “w”, “x”"
    ),
    (
      #"let (p, q) = (1, 2); let r = 1, t = 2; Out(p, r, t)"#,
      "?, 1, ? | …"
    ),
    (
      #"Out(Set(["a"]), Array(["b"]), Set(unknown))"#,
      "[“a”], [“b”], ?"
    ),
    (
      ##"Out("\(1)\("a")\(unknown)", "\(1)-\("a")", #"raw \(1) \#(2)"#, "\u{41}\"\\")"##,
      #"?, “1-a”, “raw \(1) 2”, “A"\”"#
    ),
    (
      #"Out(x as String, "a" as? String, try "b", (1 is Int), try? "d", await "e")"#,
      "?, “a”, “b”, 1, “d”, “e”"
    ),
    (
      #"Out(.implicit, .call(1), Type.member, Type.Nested.member, \.path, { $0 })"#,
      #"implicit(), call(1), external Type.member, external Type.Nested.member, \.path, closure"#
    ),
    (
      #"Out("a", label: "b", ["k": .v]); .out(1)"#,
      "1 | “a”, label: “b”, {“k”: v()}"
    ),
    (
      #"let f = { (x: String) -> String in x + "!" }; Out(f("a")); Out({ "now" }())"#,
      "“a!” | “now”"
    ),
    (
      #"""
      typealias T = String
      Out("after")
      #if os(Linux)
      Out("Linux")
      #elseif swift(>=5)
      Out("new")
      #endif
      """#,
      "“after” | “new”"
    ),
  ]

  static let ruby = [
    (
      #"a = 'x' + "y"; out a, a.upcase, 'AB'.downcase, a.length, 'a b'.strip, :sym"#,
      "“xy”, ?, ?, ?, “a b”, “sym”"
    ),
    (
      #"out 'abc'.start_with?('ab'), 'abc'.end_with?('b'), 'abc'.include?('b'), 'a.b'.gsub('.', '/'), 'a.b'.sub('.', '-'), 'a/b'.split('/')"#,
      "true, false, true, “a/b”, “a-b”, [“a”, “b”]"
    ),
    (
      #"out [1, 2].length, [1].size, [].empty?, [1, 2].first, [1, 2].last, [[1], 2].flatten, [1].uniq, ['a', 'b'].join('-')"#,
      "2, 1, true, 1, 2, [1, 2], [1], “a-b”"
    ),
    (
      #"list = ['a']; list << 'b'; list += ['c']; list.push('d'); out list"#,
      "[“a”, “b”, “c”, “d”]"
    ),
    (
      #"x ||= 'first'; x ||= 'second'; out x"#,
      "“first”"
    ),
    (
      #"h = { :a => 1, 'b' => 2, c: 3 }; h[:d] = 4; h['b'] = 5; out h, h[:a], h.keys, h.values"#,
      "{“a”: 1, “b”: 5, “c”: 3, “d”: 4}, 1, [“a”, “b”, “c”, “d”], [1, 5, 3, 4]"
    ),
    (
      #"['a', 'b'].each { |x| out x }"#,
      "“a” | “b”"
    ),
    (
      #"['a', 'b'].each do |x| out x + '!' end"#,
      "“a!” | “b!”"
    ),
    (
      #"a = ['a', 'b'].map { |x| x + 'c' }; out a"#,
      "[“ac”, “bc”]"
    ),
    (
      #"a = ['a', 'b'].select { |x| x == 'a' }; b = [['a'], ['b']].flat_map { |x| x }; out a, b"#,
      "[“a”], [“a”, “b”]"
    ),
    (
      #"a = ['a']; a << 'b' << 'c'; out a; b << 'd'; out b; s.list << 'x'; out 'after'"#,
      "[“a”, “b”, “c”] | [external b, “d”] | “after” | …"
    ),
    (
      #"x = nil; x ||= 'nil'; y = 'set'; y ||= 'again'; out x, y; until x do out 'until' end; out 'after'"#,
      "“nil”, “set” | “after”"
    ),
    (
      #"a = []; ['a', 'b'].each { |x| next if x == 'a'; out x }; ['a', 'b'].each { |x| next unless x == 'a'; out x }"#,
      "“b” | “a”"
    ),
    (
      #"def f(a); return if a; 'unset'; end; out f(true), f(nil)"#,
      "nil, “unset”"
    ),
    (
      #"{ 'k' => 'v' }.each { |pair| out pair }"#,
      "entry(key: “k”, value: “v”)"
    ),
    (
      #"out 'modifier' if true"#,
      "“modifier”"
    ),
    (
      #"out 'modifier' unless true"#,
      ""
    ),
    (
      #"out 'not' unless false"#,
      "“not”"
    ),
    (
      #"out 'perhaps' if unknown_method(1)"#,
      "“perhaps” | …"
    ),
    (
      #"if false then out 1 elsif true then out 2 else out 3 end"#,
      "2"
    ),
    (
      #"""
      unless true
        out 1
      else
        out 2
      end
      """#,
      "2"
    ),
    (
      #"def f(a, b = 'B'); a + b; end; out f('1'), f('1', '2')"#,
      "“1B”, “12”"
    ),
    (
      #"def self.g(a); return a if a == '1'; 'other'; end; out g('1'), g('2')"#,
      "“1”, “other”"
    ),
    (
      #"def h; 'bare'; end; out h"#,
      "“bare”"
    ),
    (
      #"while true do out 'loop' end; out 'after'"#,
      "“after”"
    ),
    (
      #"case 1 when 1 then out 'when' end; out 'after'"#,
      "“after”"
    ),
    (
      ##"out "#{1 + 1} #{'a'} \#{x} \n", 'single #{x} \n', %w[a b], %w(c d), %q{e}, :"quoted sym""##,
      #"“2 a #{x} \#n”, “single #{x} \#n”, [“a”, “b”], [“c”, “d”], ?"#
    ),
    (
      #"""
      out <<-TEXT
        heredoc
      TEXT
      """#,
      "“”"
    ),
    (
      #"thing.name = 'n'; a.b 'c', :d => 'e'; out nil, true, false"#,
      "nil, true, false | …"
    ),
    (
      #"out x || 'default', nil || 'default', 'v' || 'default', !true, not_known && false"#,
      "external x, “default”, “v”, false, false"
    ),
    (
      #"one, two = 1, 2; list = 'a', 'b'; out list"#,
      "[“a”, “b”]"
    ),
    (
      #"@ivar = 'i'; $global = 'g'; out @ivar, $global, ENV['X']"#,
      "“i”, “g”, nil"
    ),
  ]

  static let starlark = [
    (
      #"a = "x" + 'y'; out(a, len(a), a.upper())"#,
      "“xy”, len(“xy”), ?"
    ),
    (
      #"out([x + "!" for x in ["a", "b"]], [x for x in ["a", "b"] if x == "b"], ["a"] + ["b"], {"k": "v"}["k"])"#,
      "[?], [?], [“a”, “b”], “v”"
    ),
    (
      #"d = {"a": 1}; d["b"] = 2; out(d, d.keys(), d["a"])"#,
      "{“a”: 1, “b”: 2}, ?, 1"
    ),
    (
      #"out("a" if True else "b", "a" if False else "b", "a" if unknown else "b")"#,
      "“a”, “b”, ?"
    ),
    (
      #"out("%s-%s" % ("a", "b"), "{}.swift".format("a"), "a,b".split(","), ",".join(["a", "b"]))"#,
      "?, ?, [“a”, “b”], ?"
    ),
    (
      #"out(glob(["*.swift"]) + ["b"], ["a"] + glob(["x"]), glob(["a"]) + glob(["b"]))"#,
      "[glob([“*.swift”]), “b”], [“a”, glob([“x”])], [glob([“a”]), glob([“b”])]"
    ),
    (
      #"out(name = "n", deps = [":a", "//b:c"], flag = True, none = None, number = 3)"#,
      "name: “n”, deps: [“:a”, “//b:c”], flag: true, none: nil, number: 3"
    ),
    (
      #"def f(a, b = "B"): return a + b"#,
      ""
    ),
    (
      #"""
      def f(a, b = "B"):
          return a + b
      out(f("1"), f("1", b = "2"))
      """#,
      "f(“1”), f(“1”, b: “2”)"
    ),
    (
      #"""
      for x in ["a", "b"]:
          out(x)
      """#,
      "external x"
    ),
    (
      #"""
      if True:
          out("then")
      else:
          out("else")
      """#,
      "“then” | “else”"
    ),
    (
      #"""
      if False:
          out(1)
      elif True:
          out(2)
      """#,
      "1 | 2"
    ),
    (
      ##"""
      out(select({"//conditions:default": ["a"]}), """multi
      line""", r"raw", (1, 2), [], {})
      """##,
      #"select({“//conditions:default”: [“a”]}), “multi\#nline”, “raw”, [1, 2], [], {}"#
    ),
    (
      #"x = ["a"]; x.append("b"); x += ["c"]; out(x); load("//a:b.bzl", "thing"); thing(name = "t")"#,
      "[“a”, “b”, “c”]"
    ),
  ]

  @Test(arguments: swift)
  func `a script in Swift`(script: String, outcome: String) {
    #expect(ScriptOutcome.of(script, .swift) == outcome)
  }

  @Test(arguments: ruby)
  func `a script in Ruby`(script: String, outcome: String) {
    #expect(ScriptOutcome.of(script, .ruby) == outcome)
  }

  @Test(arguments: starlark)
  func `a script in Starlark`(script: String, outcome: String) {
    #expect(ScriptOutcome.of(script, .starlark) == outcome)
  }
}
