import AssetModel
import Basics
import Testing

/// Which code can use a declaration by its name, and whether the asset then counts as used.
struct UsageVisibilityTests {
  /// A declaration that refers to the asset `close` in one file. Code in another file uses `Names.close`.
  struct Row: Sendable, CustomTestStringConvertible {
    let declaration: String
    let isSeenByModule: Bool
    let isSeenByOthers: Bool

    init(_ declaration: String, module: Bool = true, others: Bool) {
      self.declaration = declaration
      isSeenByModule = module
      isSeenByOthers = others
    }

    var testDescription: String { declaration.shortened }
  }

  static let rows = [
    Row(#"enum Names { static let close = "close" }"#, others: false),
    Row(#"internal enum Names { static let close = "close" }"#, others: false),
    Row(#"enum Names { public static let close = "close" }"#, others: false),
    Row(#"public enum Names { static let close = "close" }"#, others: false),
    Row(#"public enum Names { public static let close = "close" }"#, others: true),
    Row(#"package enum Names { package static let close = "close" }"#, others: true),
    Row(#"public extension Names { static let close = "close" }"#, others: true),
    Row(#"extension Names { static let close = "close" }"#, others: false),
    Row(#"extension Names { public static let close = "close" }"#, others: true),
    Row(#"enum Names { private static let close = "close" }"#, module: false, others: false),
    Row(#"enum Names { fileprivate static let close = "close" }"#, module: false, others: false),
    Row(#"private enum Names { static let close = "close" }"#, module: false, others: false),
    Row(#"fileprivate extension Names { static let close = "close" }"#, module: false, others: false),
    Row(#"private extension Names { static let close = "close" }"#, module: false, others: false),
    Row(#"private enum Names { public static let close = "close" }"#, module: false, others: false),
  ]

  /// Whether code in another file can use the declaration.
  private static func isReached(
    _ declaration: String, from user: String, as kind: ModuleKind = .framework, gaps: Set<ModuleGap> = []
  ) throws -> Bool {
    let paths = ["Kit/Names.swift", user]
    let modules = Modules(["Kit": .framework, "Other": kind], compiling: paths, withGaps: gaps)
    let files = [(paths[0], declaration), (user, "func f() { UIImage(named: Names.close) }")]
    return try Usage(of: files, assets: ["close"], modules: modules).verdicts[0].state != .unused
  }

  @Test(arguments: rows)
  func `code of the module and of others uses what it can see`(row: Row) throws {
    #expect(try Self.isReached(row.declaration, from: "Kit/View.swift") == row.isSeenByModule)
    #expect(try Self.isReached(row.declaration, from: "Other/View.swift") == row.isSeenByOthers)
  }

  @Test(arguments: rows)
  func `unknown modules and tests see everything but private declarations`(row: Row) throws {
    #expect(try Self.isReached(row.declaration, from: "Other/View.swift", as: .test) == row.isSeenByModule)
    #expect(try Self.isReached(row.declaration, from: "Elsewhere/View.swift") == row.isSeenByModule)
    #expect(
      try Self.isReached(row.declaration, from: "Other/View.swift", gaps: [.sources]) == row.isSeenByModule)
  }

  @Test func `a protocol requirement is reached wherever it is declared`() throws {
    let source = """
      private struct Close: Item { var icon: UIImage { UIImage(named: "close")! } }
      === Item.swift
      protocol Item { var icon: UIImage { get } }
      === View.swift
      func show(item: Item) { view.image = item.icon }
      """
    try UsageRow(source, in: "Close.swift", "close: used").check()
  }

  @Test func `private types with the same name in two files are two types`() throws {
    let source = """
      private enum Names { static let title = "Welcome" }
      func a() { print(Names.title) }
      === B.swift
      private enum Names { static let title = "hero" }
      func b() { UIImage(named: Names.title) }
      """
    let usage = try Usage(of: UsageRow.split(source, "A.swift"), assets: ["hero"])
    #expect(usage.missing.map(\.name) == [])
    #expect(usage.verdicts.map(\.state) == [.used])
  }
}
