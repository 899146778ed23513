import SourceIndex
import Testing

@Suite struct PlainCTests {
  @Test(arguments: [
    #"int icon(void) { return load("home"); }"#,
    "#include <stdio.h>\n#define ICON \"home\"",
    "# error \"At most one of \\\nthese\"\nconst char *c = \"home\";",
    "class Icon : public Base { const char *name = \"home\"; };",
    "uint64_t t = NSEC_PER_SEC, u = UINT8_MAX, NS, UI, UIx; /* @class NSString */ const char *c = \"home\";",
  ])
  func `C without frameworks has only strings`(source: String) {
    let file = FileMentions(indexing: Array(source.utf8), as: .plainC)
    #expect(!file.isObjectiveC)
    #expect(file.literals == ["home"])
    #expect(file.problems.isEmpty)
    #expect(file.mentions.count == 1 && file.declarations.count == 1)
  }

  @Test(arguments: [
    "#import \"Icon.h\"", "@class Icon;", "const id icon = @\"home\";", "extern NSString *icon;",
    "UIColor *accent(void);", "typedef NS_ENUM(Icon) { home };", "int a; // b\n@import UIKit;",
  ])
  func `any sign of Objective-C makes it Objective-C`(source: String) {
    #expect(FileMentions(indexing: Array((source + "\nint count = other;").utf8), as: .plainC).isObjectiveC)
  }

  @Test func `strings know the call around them`() {
    let source = #"a("1", b(c, "2"), (x) "3"); { "4" } d("5"; "6") e f("7") ) "8""#
    let file = FileMentions(indexing: Array(source.utf8), as: .plainC)
    let calls = file.mentions.map { "\(file[file[$0.context].subject])\(file[$0.text])" }
    #expect(calls == ["a1", "b2", "a3", "4", "d5", "6", "f7", "8"])
    let roles = file.mentions.map { file[$0.context].role }
    #expect(
      roles == [.argument, .argument, .argument, .statement, .argument, .statement, .argument, .statement])
  }

  @Test func `comments count in C, too`() {
    let source = "// assetlint:uses flag-*\nint a;"
    #expect(FileMentions(indexing: Array(source.utf8), as: .plainC).mentions.map(\.kind) == [.directive])
  }

  @Test func `damaged C is read to its end`() {
    expectReadableWhenDamaged(
      Array(#"#define A "a" \ \#n/* "b" */ f(g("c"), L"d", R"x(e)x", 'f') } ) { "g"; // "h""#.utf8),
      as: .plainC)
  }

  @Test func `deep nesting takes linear time`() {
    let source = String(repeating: "f(", count: 100_000) + "\"last\""
    #expect(FileMentions(indexing: Array(source.utf8), as: .plainC).literals == ["last"])
  }
}
