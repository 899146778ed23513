import Basics
import TestSupport
import Testing

struct GlobTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let pattern: String
    let matching: [String]
    let others: [String]
    var testDescription: String { pattern }
    init(_ pattern: String, _ matching: [String], not others: [String]) {
      self.pattern = pattern
      self.matching = matching
      self.others = others
    }
  }

  @Test(arguments: [
    Case("Pods", ["Pods", "Pods/A", "Pods/A/B.png"], not: ["Pod", "PodsX", "App/Pods", "pods", ""]),
    Case("Pods/", ["Pods", "Pods/A"], not: ["App/Pods"]),
    Case("/Pods", ["Pods/A"], not: ["App/Pods"]),
    Case("./App//./Pods", ["App/Pods", "App/Pods/A"], not: ["App", "Pods"]),
    Case(".", ["", "a", "a/b"], not: []),
    Case("**", ["a", "a/b/c"], not: []),
    Case(
      "**/Generated", ["Generated", "a/Generated/x", "a/b/Generated"], not: ["aGenerated", "Generated2"]),
    Case("Generated/**", ["Generated/a", "Generated/a/b"], not: ["Generated", "a/Generated/b"]),
    Case(
      "Modules/*/Tests", ["Modules/A/Tests", "Modules/A/Tests/x"],
      not: ["Modules/Tests", "Modules/A/B/Tests"]),
    Case("a/**/b", ["a/b", "a/x/b", "a/x/y/b/z"], not: ["ab", "a/xb", "b"]),
    Case("a/**/**/b", ["a/b", "a/x/b"], not: ["a"]),
    Case("**/a/*b*/c", ["a/b/c", "x/a/xbx/c", "a/q/a/b/c"], not: ["a/b/d/c", "a/x/c"]),
    Case("a**b", ["ab", "axxb", "ab/c"], not: ["a/b", "ax/yb"]),
    Case("*", ["a", "a/b"], not: []),
    Case("*[/]b", [], not: ["a/b", "b"]),
    Case("*.png", ["a.png", ".png", "x.png/y"], not: ["a/b.png", "a.pngx"]),
    Case("**/*.png", ["a.png", "a/b.png"], not: ["a.jpg"]),
    Case("a?c", ["abc", "aéc", "a🙂c"], not: ["ac", "a/c", "abbc"]),
    Case("*?", ["a", "é"], not: [""]),
    Case("[a-c]x", ["ax", "cx"], not: ["dx", "x", "-x"]),
    Case("[!a-c]x", ["dx", "éx"], not: ["ax", "/x", "x"]),
    Case("[^a]", ["b"], not: ["a"]),
    Case("[]-]", ["]", "-"], not: ["a"]),
    Case("[a\\-c]", ["a", "-", "c"], not: ["b"]),
    Case("[[:digit:]_]*", ["1a", "_"], not: ["a"]),
    Case("{a,b/c}/d", ["a/d", "b/c/d/e"], not: ["b/d", "c/d"]),
    Case("x{,y{1,2}}", ["x", "xy1", "xy2"], not: ["xy", "xy3"]),
    Case("\\*", ["*", "*/a"], not: ["a"]),
    Case("a\\{b\\,c\\}", ["a{b,c}"], not: ["ab"]),
    Case("a,b", ["a,b"], not: ["a"]),
    Case("Bilder/Übersicht", ["Bilder/Übersicht/x"], not: ["Bilder/Ubersicht"]),
  ])
  func `a pattern covers paths and what is below them`(_ example: Case) throws {
    let glob = try Glob(example.pattern)
    for path in example.matching {
      #expect(glob.matches(RepositoryPath(path)), "\(path)")
    }
    for path in example.others {
      #expect(!glob.matches(RepositoryPath(path)), "\(path)")
    }
  }

  @Test(arguments: [
    Case("icons/*", ["icons/arrow", "icons/a/b"], not: ["icons", "arrow"]),
    Case("icons/**", ["icons/arrow", "icons/a/b"], not: ["icons"]),
    Case("icon_*", ["icon_a", "icon_", "icon_a/b"], not: ["my_icon_a", "x/icon_a"]),
    Case("flag-{de,fr}", ["flag-de", "flag-fr", "flag-fr/x"], not: ["flag", "flag-it"]),
    Case("flag-??", ["flag-de", "flag-日本"], not: ["flag-d", "flag-deu"]),
    Case("flag-[a-c]*", ["flag-at"], not: ["flag-de", "flag-"]),
    Case("Star", ["Star", "Star/x"], not: ["Stars", "star"]),
  ])
  func `a pattern covers names and what is in a namespace`(_ example: Case) throws {
    let glob = try Glob(example.pattern)
    for name in example.matching {
      #expect(glob.matches(name: name), "\(name)")
    }
    for name in example.others {
      #expect(!glob.matches(name: name), "\(name)")
    }
  }

  /// The POSIX classes, each with characters that belong to it and characters that do not.
  @Test(arguments: [
    ("alpha", "az", "09_-é"), ("digit", "09", "az_"), ("alnum", "az09", "_-. "), ("lower", "az", "09_"),
    ("upper", "AZ", "az09_"), ("xdigit", "09afAF", "gzGZ_"), ("space", " \t\n\u{B}\r", "a_"),
    ("blank", " \t", "\na"), ("cntrl", "\u{1}\u{1F}\u{7F}", " a~"), ("print", " a~", "\u{1F}\u{7F}"),
    ("graph", "!a~", " \u{7F}"), ("punct", "!/:@[`{~", "a0 \u{7F}"),
  ])
  func `a set may contain a class of characters`(name: String, members: String, others: String) throws {
    let glob = try Glob("x[[:\(name):]]")
    for character in members where character != "/" {
      #expect(glob.matches(RepositoryPath("x\(character)")), "\(character.unicodeScalars)")
    }
    for character in others {
      #expect(!glob.matches(RepositoryPath("x\(character)")), "\(character.unicodeScalars)")
    }
  }

  @Test func `a pattern may have a thousand alternatives and four kilobytes`() throws {
    let pattern = { (count: Int) in "{\(Array(repeating: "a", count: count).joined(separator: ","))}" }
    #expect(try Glob(pattern(1023)).matches("a"))
    #expect(throws: GlobError.tooLarge) { try Glob(pattern(1024)) }
    #expect(try Glob(String(repeating: "x", count: 4096)).pattern.utf8.count == 4096)
    #expect(throws: GlobError.tooLarge) { try Glob(String(repeating: "x", count: 4097)) }
  }

  @Test(arguments: ["*", "**", "**/*", "***", "/*/", "./**", ".", "{*,a}", "*{,*}"])
  func `a pattern for names must not match everything`(pattern: String) throws {
    #expect(try Glob(pattern).isUnlimited)
    #expect(throws: GlobError.unlimited) { try Glob(naming: pattern) }
  }

  @Test(arguments: ["a*", "*a", "?", "?*", "*/*", "[a-z]*", "**/a", "{a,b}*", "\\*"])
  func `a pattern that matches only some names is valid`(pattern: String) throws {
    #expect(try Glob(naming: pattern).pattern == pattern)
  }

  @Test(arguments: [
    ("", GlobError.empty), ("{,a}", .empty), ("..", .outsideRoot), ("a/../b", .outsideRoot),
    ("{a", .unbalancedBraces), ("a}", .unbalancedBraces), ("{a,{b}", .unbalancedBraces),
    ("[a", .unclosedSet), ("[", .unclosedSet), ("[]", .unclosedSet),
    ("[!]", .unclosedSet), ("[a-", .unclosedSet),
    ("[[:digit:]", .unclosedSet), ("[[:digit:", .unclosedSet), ("[\\", .unclosedSet),
    ("[[:vowel:]]", .unknownClass("vowel")), ("[äö]", .setBeyondASCII), ("[a-ö]", .setBeyondASCII),
    ("a\\", .trailingBackslash),
    (String(repeating: "{a,b}", count: 30), .tooLarge), (String(repeating: "x", count: 5000), .tooLarge),
    (String(repeating: "{", count: 2000) + String(repeating: "}", count: 2000), .tooLarge),
    ("{" + String(repeating: ",", count: 2000) + "}", .tooLarge),
  ])
  func `a malformed pattern is rejected`(_ pattern: String, _ error: GlobError) {
    #expect(throws: error) { try Glob(pattern) }
    #expect(!error.description.isEmpty)
  }

  @Test func `a path that is not UTF-8 is matched by bytes`() throws {
    let path = RepositoryPath(bytes: [0x61, 0x2F, 0xFF, 0xFE, 0x80])
    #expect(try Glob("a/*").matches(path))
    #expect(try Glob("a/??").matches(path))
    #expect(try !Glob("a/?").matches(path))
  }

  @Test func `many stars take bounded time`() throws {
    let text = RepositoryPath(String(repeating: "a", count: 4000))
    #expect(try !Glob(String(repeating: "a*", count: 1000) + "b").matches(text))
    let deep = RepositoryPath(String(repeating: "a/", count: 1000) + "a")
    #expect(try !Glob(String(repeating: "**/a/", count: 400) + "b").matches(deep))
    #expect(try !Glob(String(repeating: "**/*a*/", count: 400) + "b").matches(deep))
  }

  @Test func `random patterns agree with a plain recursive matcher`() throws {
    var random = SeededRandom(seed: 7)
    let pieces = ["a", "b", "/", "*", "?", "**/", "/**", "[ab]", "[!a]"]
    var hits = 0
    for _ in 0..<4000 {
      let pattern = (0..<Int.random(in: 1...7, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let components = pattern.split(separator: "/").map(String.init)
      let plain = components.isEmpty ? ["**"] : components
      for _ in 0..<6 {
        let path = (0..<Int.random(in: 1...4, using: &random)).map { _ in
          ["a", "b", "ab", "ba", "aab"].randomElement(using: &random) ?? ""
        }
        let expected = (1...path.count).contains { fits(plain[...], path.prefix($0)) }
        let actual = try Glob(pattern).matches(RepositoryPath(path.joined(separator: "/")))
        #expect(actual == expected, "\(pattern) and \(path.joined(separator: "/"))")
        if expected { hits += 1 }
      }
    }
    #expect(hits > 1000)
  }

  private func fits(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first.count > 1, first.allSatisfy({ $0 == "*" }) {
      if pattern.count == 1 { return !path.isEmpty }
      return (0...path.count).contains { fits(pattern.dropFirst(), path.dropFirst($0)) }
    }
    guard let name = path.first else { return false }
    return fitsComponent(Array(first)[...], Array(name)[...]) && fits(pattern.dropFirst(), path.dropFirst())
  }

  private func fitsComponent(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
    switch pattern.first {
    case nil: return name.isEmpty
    case "*": return (0...name.count).contains { fitsComponent(pattern.dropFirst(), name.dropFirst($0)) }
    case "?": return !name.isEmpty && fitsComponent(pattern.dropFirst(), name.dropFirst())
    case "[":
      // The paths consist of a and b, and the only sets are [ab] and [!a].
      guard let first = name.first, first == "b" || pattern.dropFirst().first == "a" else { return false }
      return fitsComponent(pattern.dropFirst(4), name.dropFirst())
    case let literal: return literal == name.first && fitsComponent(pattern.dropFirst(), name.dropFirst())
    }
  }
}
