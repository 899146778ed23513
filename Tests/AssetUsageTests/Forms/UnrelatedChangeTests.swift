import Testing

/// Unrelated code does not change the verdict on an asset.
struct UnrelatedChangeTests {
  static let forms =
    GeneratedTypeForms.forms + GeneratedTypeForms.nearMisses + AliasForms.forms + AliasForms.nearMisses
    + ObjectiveCForms.forms + ObjectiveCForms.nearMisses + MadeNameForms.forms + MadeNameForms.nearMisses
    + ImplicitMemberForms.forms + ImplicitMemberForms.nearMisses + MissingNameForms.forms
    + MissingNameForms.nearMisses + UnusedForms.forms + UnusedForms.nearMisses + positions

  /// Strings and members as arguments. Only other calls show what they mean.
  private static let positions = [
    Form(
      """
      struct Menu { func rows() { row(kind: "close"); row(kind: "open"); row(kind: "star") } }
      struct Events { func all() { send(kind: "search") } }
      """, "close: kept", "open: kept", "star: kept", "search: reported"),
    Form(
      """
      func a() { show(UIImage(resource: .brand)) }
      struct Menu { func rows() { row(kind: .close) } }
      struct Door { func f() { lock(state: .shut); lock(state: .star) } }
      """, "brand: kept", "close: kept", "star: reported"),
    Form(
      "enum Tab: String { case home, search }\nfunc f(tab: Tab) { UIImage(named: tab.rawValue) }",
      "home: kept"),
  ]

  @Test(arguments: forms)
  func `a file of unrelated calls`(form: Form) throws {
    let before = try Form.Outcome(of: form.files, form.expected)
    let file = (path: "Noise.swift", text: Self.noise(nextTo: form.source))
    #expect(try Form.Outcome(of: form.files + [file], form.expected) == before, "\(file.text)")
  }

  @Test(arguments: forms)
  func `files in another order`(form: Form) throws {
    let before = try Form.Outcome(of: form.files, form.expected)
    let after = try Form.Outcome(of: form.files.reversed(), form.expected)
    #expect(after.assets == before.assets)
    #expect(after.missing.sorted() == before.missing.sorted())
  }

  @Test(arguments: forms.filter { !$0.source.contains("private") && $0.path.hasSuffix("swift") })
  func `a file that is split`(form: Form) throws {
    let before = try Form.Outcome(of: form.files, form.expected)
    let parts = form.files.flatMap { file in
      file.path.hasSuffix(".swift")
        ? Self.declarations(of: file.text).enumerated().map { (path: "\($0)\(file.path)", text: $1) } : [file]
    }
    #expect(try Form.Outcome(of: parts, form.expected) == before)
  }

  @Test(arguments: forms)
  func `renamed local names`(form: Form) throws {
    let before = try Form.Outcome(of: form.files, form.expected)
    let files = try form.files.map { ($0.path, try Self.renamingLocals($0.text)) }
    #expect(try Form.Outcome(of: files, form.expected) == before)
  }

  /// Calls with the same names, but with other strings and members, in an unrelated type.
  private static func noise(nextTo source: String) -> String {
    let calls = source.matches(of: /\b([a-z]\w*)\((\w+): ["\.]/).map { (String($0.1), String($0.2)) }
      .filter { !["named", "resource", "init"].contains($0.1) && $0.0 != "init" }
    let lines = (calls + [("show", "kind"), ("send", "name")]).flatMap { call in
      (1...12).flatMap { number in
        [
          "    log.\(call.0)(\(call.1): \"zz\(number)\")", "    log.\(call.0)(\(call.1): .zz\(number))",
          "    log.\(call.0)(\"zz\(number)\")", "    log.\(call.1) = \"zz\(number)\"",
        ]
      }
    }
    return "struct Noise {\n  let log: Log\n  func noise() {\n\(lines.joined(separator: "\n"))\n  }\n}\n"
  }

  /// The declarations of a file, each after the imports of the file. Lines between two declarations belong to the first
  /// one.
  private static func declarations(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.filter { $0.hasPrefix("import ") }.map { $0 + "\n" }.joined()
    var parts: [String] = []
    var depth = 0
    for line in lines where !line.hasPrefix("import ") {
      let starts = ["func ", "struct ", "class ", "enum ", "extension ", "typealias ", "let ", "static "]
      if parts.isEmpty || depth == 0 && starts.contains(where: line.hasPrefix) { parts.append(imports) }
      parts[parts.count - 1] += line + "\n"
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
    }
    return parts
  }

  /// The same text with new names for the local constants and variables.
  private static func renamingLocals(_ text: String) throws -> String {
    var text = text
    let locals = Set(text.matches(of: /func [^{]*\{[^}]*?\b(?:let|var) (\w+)\b/).map { String($0.1) })
    for name in locals.sorted() {
      // A name stays the same if the text also contains it as a member, a label or a word in a string.
      guard try text.firstMatch(of: Regex("[.\"(]\(name)\\b|\\b\(name):|\(name) [A-Za-z]")) == nil else {
        continue
      }
      text.replace(try Regex("\\b\(name)\\b"), with: "q\(name)")
    }
    return text
  }
}
