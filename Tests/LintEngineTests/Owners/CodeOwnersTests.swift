import Basics
import LintEngine
import Testing

/// The expectations follow the documentation of the hosts or, if it is not clear, the behavior of their programs.
struct CodeOwnersTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let pattern: String
    let owned: [String]
    let others: [String]
    var testDescription: String { pattern }
    init(_ pattern: String, _ owned: [String], not others: [String]) {
      self.pattern = pattern
      self.owned = owned
      self.others = others
    }
  }

  private func check(_ example: Case, _ host: CodeOwners.Host) {
    let owners = CodeOwners(parsing: Array("\(example.pattern) @a".utf8), for: host)
    for path in example.owned { #expect(owners.owners(of: RepositoryPath(path)) == ["@a"], "\(path)") }
    for path in example.others { #expect(owners.owners(of: RepositoryPath(path)) == [], "\(path)") }
  }

  @Test(arguments: [
    Case("*", ["a", "a/b", ".a/b/c"], not: []),
    Case("*.js", ["a.js", "b/a.js", "c.js/d"], not: ["a.jsx", "js"]),
    Case("foo", ["foo", "foo/a", "a/foo", "a/foo/b"], not: ["foo.txt", "afoo", "Foo"]),
    Case("/foo", ["foo", "foo/a/b"], not: ["a/foo", "foo.txt"]),
    Case("apps/", ["apps/a", "apps/a/b", "x/apps/a"], not: ["apps", "x/apps"]),
    Case("/docs/", ["docs/a", "docs/a/b"], not: ["docs", "x/docs/a"]),
    Case("/build/logs/", ["build/logs/a", "build/logs/a/b"], not: ["x/build/logs/a", "build/logs"]),
    Case("docs/*", ["docs/a.md"], not: ["docs/a/b.md", "x/docs/a.md", "docs"]),
    Case("/*", ["a"], not: ["a/b"]),
    Case("/*/", ["a/b", "a/b/c"], not: ["a"]),
    Case("f*/", ["foo/a", "x/foo/a"], not: ["foo", "x/foo"]),
    Case("foo/bar", ["foo/bar", "foo/bar/a"], not: ["a/foo/bar", "foo/bart"]),
    Case("foo/*.txt", ["foo/a.txt"], not: ["foo/a/b.txt", "x/foo/a.txt"]),
    Case("foo/*/baz", ["foo/a/baz", "foo/a/baz/b"], not: ["foo/baz", "foo/a/b/baz"]),
    Case("**/logs", ["logs", "logs/a", "a/b/logs/c"], not: ["alogs"]),
    Case("foo/**", ["foo/a", "foo/a/b"], not: ["foo", "a/foo/b"]),
    Case("foo/**/bar", ["foo/bar", "foo/a/b/bar", "foo/bar/c"], not: ["a/foo/bar"]),
    Case("foo/**/", ["foo/a", "foo/a/b"], not: ["foo"]),
    Case("f?o", ["foo", "fäo"], not: ["fo", "fooo", "f/o"]),
    Case("f\\*o", ["f*o"], not: ["foo"]),
    Case("foo\\ bar/", ["foo bar/a"], not: ["foo/a", "bar/a"]),
    Case("file(1).txt", ["file(1).txt"], not: ["file1.txt"]),
    // GitHub skips patterns that it does not understand.
    Case("!foo", [], not: ["foo", "!foo"]),
    Case("*.[ch]", [], not: ["a.c", "a.[ch]"]),
    Case("\\#foo", [], not: ["#foo"]),
    Case("/", [], not: ["a"]),
  ])
  func `GitHub's patterns are those of gitignore, without its exceptions`(example: Case) {
    check(example, .gitHub)
  }

  @Test(arguments: [
    Case("*", ["a", "a/b", ".a/b"], not: []),
    Case("*.rb", ["a.rb", "x/a.rb", ".x/.a.rb"], not: ["a.rbx", "a.rb/b"]),
    Case("README.md", ["README.md", "a/b/README.md"], not: ["xREADME.md", "README.md/a"]),
    Case("/README.md", ["README.md"], not: ["a/README.md"]),
    Case(
      "internal/README.md", ["internal/README.md", "a/internal/README.md"], not: ["internal/a/README.md"]),
    Case("/docs/", ["docs/a", "docs/a/b"], not: ["docs", "x/docs/a"]),
    Case("lib/", ["lib/a", "x/lib/a/b"], not: ["lib", "x/lib"]),
    Case("/docs/*", ["docs/a"], not: ["docs/a/b"]),
    Case("/docs/**/*.md", ["docs/a.md", "docs/a/b/c.md"], not: ["docs/a.txt", "x/docs/a.md"]),
    Case("/docs/**/index.md", ["docs/index.md", "docs/a/index.md"], not: ["docs/a/index.md/b"]),
    Case("docs", ["docs", "a/docs"], not: ["docs/a"]),
    Case("\\#file.rb", ["#file.rb", "a/#file.rb"], not: ["file.rb"]),
    Case("path\\ with\\ spaces/", ["path with spaces/a"], not: ["path/a", "spaces/a"]),
    Case("*.[ch]", ["a.c", "x/a.h"], not: ["a.m"]),
    Case("[a-c].txt", ["a.txt"], not: ["d.txt"]),
  ])
  func `GitLab's patterns match anywhere unless they begin with a slash`(example: Case) {
    check(example, .gitLab)
  }

  @Test(
    arguments: [
      ("* @a\n*.js @b", "x.js", ["@b"]), ("*.js @b\n* @a", "x.js", ["@a"]),
      ("* @a\n*.js @b", "x.css", ["@a"]),
      ("* @a @org/team  me@example.org", "x", ["@a", "@org/team", "me@example.org"]),
      ("* @a\t@b", "x", ["@a", "@b"]), ("  * @a  ", "x", ["@a"]), ("* @a @a", "x", ["@a"]),
      ("* @a # @b", "x", ["@a"]), ("#* @a", "x", []), ("* @a #", "x", ["@a"]),
      ("/apps/ @a\n/apps/github", "apps/github/x", []), ("/apps/ @a\n/apps/github", "apps/x", ["@a"]),
      ("/apps/ @a\n/apps/github # no one", "apps/github", []),
      // A line with a mistake is skipped.
      ("* @a\n* b", "x", ["@a"]), ("* @a\n* @b c", "x", ["@a"]), ("* @a\n* @", "x", ["@a"]),
      ("* @a\n* a@b@c", "x", ["@a"]), ("* @a\r\n*.js @b\r\n", "x.js", ["@b"]), ("", "x", []),
      ("[Section] @a\n* @b", "x", ["@b"]),
    ] as [(String, String, [String])])
  func `on GitHub the last matching line determines the owners`(text: String, path: String, owners: [String])
  {
    #expect(CodeOwners(parsing: Array(text.utf8), for: .gitHub).owners(of: RepositoryPath(path)) == owners)
  }

  @Test(
    arguments: [
      ("* @a\n*.rb @b", "x.rb", ["@b"]),
      ("* @a @b/c/d e@f.g @@maintainer", "x", ["@a", "@b/c/d", "e@f.g", "@@maintainer"]),
      ("LICENSE @legal this does not match a@b.c", "LICENSE", ["@legal", "a@b.c"]),
      ("* @a # @b", "x", ["@a", "@b"]), ("# * @a", "x", []),
      // In each section, the last matching line counts.
      ("* @a\n[Docs]\n*.md @b", "x.md", ["@a", "@b"]), ("* @a\n[Docs]\n*.md @b", "x", ["@a"]),
      ("[A]\n* @a\n[B]\n* @b\n*.md @c", "x.md", ["@a", "@c"]),
      ("[A]\n* @a\n[B]\n* @a @b", "x", ["@a", "@b"]),
      // Sections with the same name are combined.
      ("[Docs]\n* @a\n[Code]\n* @b\n[DOCS]\n* @c", "x", ["@c", "@b"]),
      // A heading can have default owners, can mark a section as optional, and can have a number of approvals.
      ("[Dev] @a\n*\nREADME.md @b\ndata/ @c", "x", ["@a"]),
      ("[Dev] @a\n*\nREADME.md @b", "README.md", ["@b"]),
      ("^[Dev] @a\n*", "x", ["@a"]), ("[Dev][2] @a @b\n*", "x", ["@a", "@b"]),
      ("^[Dev][2] @a\n*", "x", ["@a"]),
      ("[Two words] @a\n*", "x", ["@a"]), ("[Dev]\n*", "x", []), ("* @a\nx", "x", []),
      ("[Dev] @a\n*\n[dev] @b\n*.md", "x.md", ["@b"]), ("[Dev] @a\n*\n[dev]\n*.md", "x.md", ["@a"]),
      // A file that is excluded from a section stays excluded.
      ("* @a\n!*.rb", "x.rb", []), ("* @a\n!*.rb", "x.md", ["@a"]), ("!*.rb\n*.rb @a", "x.rb", []),
      ("* @a\n[Ruby]\n*.rb @b\n!/config/**/*", "config/x.rb", ["@a"]), ("* @a\n!/x @b", "x", []),
      // These lines are not headings.
      ("[] @a\n* @b", "x", ["@b"]), ("[Dev @a\n* @b", "x", ["@b"]), ("[D][x] @a\n* @b", "D", ["@b"]),
    ] as [(String, String, [String])])
  func `on GitLab the last matching line of each section determines owners`(
    text: String, path: String, owners: [String]
  ) {
    #expect(CodeOwners(parsing: Array(text.utf8), for: .gitLab).owners(of: RepositoryPath(path)) == owners)
  }

  @Test func `no CODEOWNERS file takes forever or crashes`() {
    let long = String(repeating: "**/a*", count: 2000)
    for text in [long, "\(long) @a", "[", "^", "^[", "[a]", "!", "\\", "a\\", "[a][", "\u{FEFF}* @a", "*\\"] {
      for host in [CodeOwners.Host.gitHub, .gitLab] {
        _ = CodeOwners(parsing: Array(text.utf8), for: host).owners(
          of: RepositoryPath(String(repeating: "a/", count: 500)))
      }
    }
  }
}
