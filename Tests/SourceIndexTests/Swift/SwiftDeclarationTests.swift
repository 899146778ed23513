import SourceIndex
import Testing

@Suite struct SwiftDeclarationTests {
  @Test(
    arguments: [
      ("struct A {}", "structure A"),
      ("public final class A: B, C {}", "public class A <B, C>"),
      ("enum A: String, CaseIterable {}", "enumeration A <String, CaseIterable>"),
      ("protocol A: AnyObject, B where C == D {}", "protocol A <AnyObject, B>"),
      ("protocol A: class {}", "protocol A"),
      ("public actor A {}", "public actor A"),
      ("extension A.B: C where D: E {}", "extension A.B <C>"),
      ("class A: @unchecked B, @MainActor C {}", "class A <B, C>"),
      ("extension [A]: B {}", "extension Array <B>"),
      ("extension [[A: B]] {}", "extension Array"),
      ("extension [A: [B]] {}", "extension Dictionary"),
      ("extension A: B where C == [D?], E == (F, G) {}", "extension A <B>"),
      ("class A<T: B>: C<T>, D {}", "class A <C<T>, D>"),
      ("struct A: ~Copyable, B & C {}", "structure A <~Copyable, B & C>"),
      ("@dynamicMemberLookup struct A {}", "structure A dynamicMemberLookup"),
      ("@available(*, deprecated, message: \"x\") struct A {}", "deprecated structure A"),
      ("@available(iOS, introduced: 13, obsoleted: 15) struct A {}", "deprecated structure A"),
      ("@available(iOS 13, *) struct A {}", "structure A"),
      ("func a() {}", "function a()"),
      (
        "func a(_ b: Int, c d: [Int: (Int) -> A] = [:], e: Int...) async throws -> B? {}",
        "function a(_:c:e:) -> B?"
      ),
      ("func a<T>(b: T) -> some C where T: D {}", "function a(b:) -> some C"),
      ("func a(b: @escaping(A) -> B, c: @convention(c) (A) -> B, @D<E> f: () -> G) {}", "function a(b:c:f:)"),
      ("func == (a: A, b: A) -> Bool {}", "function ==(a:b:) -> Bool"),
      ("@objc public func a(b: (Int, Int)) {}", "public function a(b:) objectiveC"),
      ("func a(in b: Int, for c: Int, `default` d: @escaping () -> Void) {}", "function a(in:for:default:)"),
      ("let a = 1", "property a"),
      ("let a: A?\n@available(*, deprecated) let b = 1", "property a -> A?"),
      ("private(set) var a: A.B<C>? = nil", "property a -> A.B<C>?"),
      ("fileprivate static let a: A", "fileprivate static property a -> A"),
      ("static var a: A { b }", "static property a -> A computed"),
      ("var a: A = b { didSet { } }", "property a -> A"),
      ("lazy var a: A = { b }()", "property a -> A"),
      ("class var a: A { b }", "static property a -> A computed"),
      ("override class func a() {}", "static function a() overriding"),
      ("@IBInspectable var a: String", "property a -> String objectiveC"),
      ("@Foo(\"x\") public var a: A", "public property a -> A"),
      ("unowned(safe) let a: A", "property a -> A"),
      ("nonisolated(unsafe) static var a: A", "static property a -> A"),
      ("typealias A = B.C<D>", "typeAlias A -> B.C<D>"),
      ("public import A", ""),
    ] as [(String, String)])
  func `a declaration is recorded with everything it states`(source: String, expected: String) {
    let file = FileMentions(swift: source)
    #expect(file.declarations.dropFirst().first.map(file.said) ?? "" == expected)
  }

  @Test(
    arguments: [
      ("init(a: Int) {}", "initializer init(a:)"), ("init?(a: Int) {}", "initializer init(a:)"),
      ("required init<T>(_ a: T) {}", "initializer init(_:)"),
      ("subscript(a: Int) -> A { b }", "subscript subscript(_:) -> A"),
      (
        "static subscript<T>(dynamicMember a: KeyPath<T, B>) -> A { b }",
        "static subscript subscript(dynamicMember:) -> A"
      ),
      ("deinit { }", nil), ("indirect enum B { }", "enumeration B"),
      ("var a: Int, b = 2, c: Int", "property a -> Int|property b|property c -> Int"),
      ("let (a, b) = f()", nil),
    ] as [(String, String?)])
  func `a member is recorded with everything it states`(source: String, expected: String?) {
    let file = FileMentions(swift: "class A {\n  \(source)\n}")
    let members = file.declarations.dropFirst(2)
    #expect(members.map(file.said).joined(separator: "|") == expected ?? "")
    #expect(members.allSatisfy { $0.parent.index == 1 })
  }

  @Test(arguments: [
    (
      "enum A {\n  var a: Int { f(\"open, [b) }\n}\n\n/// C\npublic enum C {\n  case d\n}",
      "public enumeration C"
    ),
    ("class A {\n  func a() {\n    if b {\n  }\n}\n\nextension C {\n}", "extension C"),
    ("#if x\nclass A: B {\n#else\nclass A: C {\n#endif\n}\n\nstruct D {}", "structure D"),
  ])
  func `a bracket that is never closed does not swallow the types after it`(source: String, last: String)
    throws
  {
    let file = FileMentions(swift: source)
    let type = try #require(file.declarations.last { $0.kind.isType })
    #expect(file.said(type) == last)
    #expect(type.parent.index == 0)
  }

  @Test func `cases have their raw values, written or implied`() {
    let said = FileMentions.said(
      in: """
        enum Icon: String {
          case ↓close, open = ↓"ic_open"
          indirect case ↓`default`
          case
            ↓shut
          @available(*, deprecated) case ↓old, ↓older
          static let x = "y"
        }
        enum Number: Int { case ↓one = 1, ↓two }
        enum Plain { case ↓close(icon: [Icon]? = nil, String = ↓"x"), ↓open }
        extension Icon { enum Keys: String, CodingKey { case ↓key } }
        """)
    #expect(
      said == [
        "literal close: rawValue", "literal ic_open: rawValue", "literal default: rawValue",
        "literal shut: rawValue", "literal old: rawValue", "literal older: rawValue", "nothing", "nothing",
        "nothing", "literal x: defaultValue", "nothing", "literal key: rawValue",
      ])
  }

  @Test func `a case may carry values, and be deprecated`() {
    let file = FileMentions(
      swift: "enum A { case a(B, c: D), b\n @available(*, deprecated) case c, d\n case e }")
    let cases = file.declarations.filter { $0.kind == .enumCase }
    #expect(
      cases.map(file.said) == [
        "enumCase a associatedValues", "enumCase b", "deprecated enumCase c", "deprecated enumCase d",
        "enumCase e",
      ])
  }

  @Test func `a mention knows the declaration it is in`() {
    let file = FileMentions(
      swift: """
        let a = "a"
        enum Icon: String {
          case close = "b"
          static let all = ["c"], more = f("d") + g("e")
          var image: UIImage { UIImage(named: "f") }
          static let lazy: UIImage = { UIImage(named: "g") }()
          func name(for x: Int = h("h")) -> String {
            let local = "i"
            func inner() { "j" }
            return items.map { "k" }
          }
          struct Inner { subscript(x: Int) -> String { "l" } }
          var stored = 1 { didSet { "m" } }
        }
        "n"
        """)
    let places = file.mentions.filter { $0.kind == .literal }.map {
      "\(file.text($0)) \(file.path(of: $0.declaration))"
    }
    #expect(
      places == [
        "a a", "b Icon.close", "c Icon.all", "d Icon.more", "e Icon.more", "f Icon.image", "g Icon.lazy",
        "h Icon.name(for:)", "i Icon.name(for:)", "j Icon.name(for:).inner()", "k Icon.name(for:)",
        "l Icon.Inner.subscript(_:)", "m Icon.stored", "n ",
      ])
  }

  @Test func `imports are recorded`() {
    let file = FileMentions(
      swift:
        "import SwiftUI\n@testable import App\npublic import struct Foundation.URL\nimport class UIKit.UIImage; import XCTest"
    )
    #expect(file.imports.map { file[$0] } == ["SwiftUI", "App", "Foundation", "UIKit", "XCTest"])
    #expect(file.importsTestFramework)
    #expect(!FileMentions(swift: "import SwiftUI // XCTest").importsTestFramework)
  }

  @Test func `positions are those of the names`() {
    let source = MarkedSource(
      "public struct ↓A { let ↓b = 1\n func ↓c() {}\n ↓init() {}; case ↓d\n enum ↓E { case ↓f } }")
    let file = FileMentions(indexing: source.bytes, as: .swift)
    #expect(file.declarations.dropFirst().map(\.position) == source.marks)
  }
}

extension FileMentions {
  /// A declaration as text, such as `public static property icon -> Image computed`.
  func said(_ declaration: Declaration) -> String {
    var words: [String] = []
    if declaration.traits.contains(.deprecated) { words.append("deprecated") }
    if let access = declaration.access { words.append("\(access)") }
    if declaration.traits.contains(.static) { words.append("static") }
    words.append("\(declaration.kind) \(self[declaration.name])")
    if declaration.type != .none { words.append("-> \(self[declaration.type])") }
    if declaration.inherited != .none { words.append("<\(self[declaration.inherited])>") }
    let others: [(Declaration.Traits, String)] = [
      (.computed, "computed"), (.dynamicMemberLookup, "dynamicMemberLookup"), (.overriding, "overriding"),
      (.objectiveC, "objectiveC"), (.associatedValues, "associatedValues"),
    ]
    for (trait, word) in others where declaration.traits.contains(trait) { words.append(word) }
    return words.joined(separator: " ")
  }
}
