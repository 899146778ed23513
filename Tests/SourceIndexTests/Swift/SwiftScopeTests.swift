import SourceIndex
import Testing

@Suite struct SwiftScopeTests {
  /// Each `↓` marks a use of a name from outside the function. Only these uses are recorded.
  @Test(arguments: [
    "func f(close: Int) { ↓g(close); ↓h(close + 1) }",
    "func f(with close: Int) { ↓g(close) } \n func g() { ↓h(↓close) }",
    "func f() { let close = ↓close; ↓g(close) }",
    "func f() { let close = 1, open = ↓b; ↓g(close, open) } \n func g() { ↓h(↓open) }",
    "func f() { if let close = ↓close { ↓g(close) }; ↓h(↓close) }",
    "func f() { if let ↓close { ↓g(close) } }",
    "func f() { guard let close = ↓a else { return }; ↓g(close) }",
    "func f() { guard let a = ↓x.map { $0 + 1 }, let close = ↓b else { return }; ↓g(a, close) }",
    "func f() { for close in ↓items { ↓g(close) }; ↓h(↓close) }",
    "func f() { for (i, close) in ↓items { ↓g(i, close) } }",
    "func f() { ↓g { close in ↓h(close) }; ↓h(↓close) }",
    "func f() { ↓g { a, b in a + b + ↓c } }",
    "func f() { ↓g { (a: Int, b) -> Int in ↓h(a, b) } }",
    "func f() { ↓g { [weak self] a in ↓h(a) } }",
    "func f() { ↓g { $0 + $1 } }",
    "func f() { switch ↓x { case ↓.a(let close): ↓g(close); case ↓.b: ↓h(↓close) } }",
    "func f() { switch ↓x { case let ↓.a(close, open): ↓g(close, open) } }",
    "func f() { if case ↓.a(let close) = ↓x { ↓g(close) } }",
    "func f() { do { try ↓g() } catch let error { ↓h(error) } }",
    "func f() { let (close, _) = ↓g(); ↓h(close) }",
    "func f() { var close: [Int] = [];\n close = ↓g() }",
    "func f() { guard let view = ↓associatedView else { return }; ↓g(view) }",
    "init(close: Int) { self.close = close }",
    "subscript(close: Int) -> Int { close }",
    "func f() { let g = { (close: Int) in ↓h(close) }; g(1) }",
    "func f() { func g(close: Int) { ↓h(close) }; ↓h(↓close) }",
    "protocol P { func f(close: Int)\n var x: Int { get } }\n func f() { ↓g(↓close) }",
    "var x: Int { get { ↓close } set { ↓g(newValue) } }",
  ])
  func `names of the function itself are not recorded`(marked: String) {
    let source = MarkedSource("struct S {\n\(marked)\n}")
    let file = FileMentions(indexing: source.bytes, as: .swift)
    let chains = file.mentions.filter { $0.kind == .chain }
    let names = chains.filter { !["self.close", "newValue"].contains(file.text($0)) }
    #expect(names.map(\.position) == source.marks, "\(names.map(file.text))")
  }

  @Test(arguments: [
    ("func icon(named name: String) { UIImage(named: ↓name) }", Mention.Traits.parameter),
    ("func icon(named name: String) { view.image = f(iconName: ↓name) }", .parameter),
    ("func f() { let name = g(); UIImage(named: ↓name, in: b) }", .local),
    ("func f() { items.map { name in Image(↓name) } }", .local),
    ("init(name: String) { self.image = .init(named: ↓name) }", .parameter),
  ])
  func `a name of the function that may refer to an asset is recorded`(marked: String, traits: Mention.Traits)
  {
    let source = MarkedSource("struct S {\n\(marked)\n}")
    let file = FileMentions(indexing: source.bytes, as: .swift)
    let mention = file.mentions.first { $0.position == source.marks[0] }
    #expect(mention?.traits == traits)
  }

  @Test func `a parameter that is not a string is omitted if it cannot refer to an asset`() {
    let file = FileMentions(swift: "func f(name: Name) { print(name); g(x: name); let a = name; h[name] }")
    #expect(file.chains == ["print", "g", "h"])
  }

  @Test func `all uses of a string are recorded`() {
    let file = FileMentions(
      swift: """
        func f(name: String) {
          print(name)
          let a = name
          h[a]
          var b = "x"
          b += a
          for c in ["y"] { k(c) }
        }
        """)
    #expect(file.chains == ["print", "name", "name", "h", "a", "b", "a", "k", "c"])
    #expect(file.mentions.count { $0.traits.contains(.plainUse) } == 6)
  }
}
