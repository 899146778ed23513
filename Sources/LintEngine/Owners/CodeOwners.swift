public import Basics

/// Who owns which files, according to a `CODEOWNERS` file.
///
/// | | GitHub | GitLab |
/// | --- | --- | --- |
/// | if several lines match | the last line counts | the last line of each section counts |
/// | `docs/x` without a leading slash | starts at the root | matches anywhere |
/// | `docs` | a file, or everything in a folder | a file |
/// | `!docs/x` | is skipped | excludes files from its section, even if another line matches them |
/// | `[a-z]` | is skipped | matches one of these characters |
/// | a line without owners | the files have no owner | the section's owners apply |
/// | ` # text` at the end of a line | is a comment | is part of the line |
///
/// <https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners>,
/// <https://docs.gitlab.com/user/project/codeowners/reference/>
public struct CodeOwners: Sendable {
  public enum Host: Sendable {
    case gitHub, gitLab
  }

  private var sections = [CodeOwnersSection(name: "")]

  /// Parses a CODEOWNERS file. Skips the lines that the host would skip.
  public init(parsing bytes: [UInt8], for host: Host) {
    var current = 0
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let lines = text.split { $0 == .newline || $0 == .carriageReturn }
    for line in lines {
      let line = line.drop(while: \.isWhitespace)
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      if host == .gitLab, let heading = CodeOwnersSection(heading: line) {
        current = index(of: heading)
      } else if let rule = CodeOwnersRule(line, for: host, standard: sections[current].standard) {
        sections[current].rules.append(rule)
      }
    }
  }

  /// The owners of a file in the order of the sections, without duplicates. Empty if no one owns the file.
  public func owners(of path: RepositoryPath) -> [String] {
    var seen: Set<String> = []
    return sections.flatMap { $0.owners(of: path) }.filter { seen.insert($0).inserted }
  }

  /// The index of the section that a heading begins or continues. Sections with the same name are one section; case
  /// does not matter. The owners in a heading apply to the lines after it that have no owners of their own.
  private mutating func index(of heading: CodeOwnersSection) -> Int {
    let name = heading.name.lowercased()
    if let known = sections.dropFirst().firstIndex(where: { $0.name.lowercased() == name }) {
      if !heading.standard.isEmpty { sections[known].standard = heading.standard }
      return known
    }
    sections.append(heading)
    return sections.count - 1
  }
}

/// The lines below a GitLab heading such as `[Design]`, or those above the first heading. All lines of a GitHub file
/// are one section.
struct CodeOwnersSection: Sendable {
  let name: String
  /// The owners that apply to lines without owners.
  var standard: [String] = []
  var rules: [CodeOwnersRule] = []

  init(name: String) {
    self.name = name
  }

  /// Parses a heading such as `[Name]`, `^[Name]` or `[Name][2]`, with or without owners. Nil for other lines.
  init?(heading line: ArraySlice<UInt8>) {
    let text = line.first == UInt8(ascii: "^") ? line.dropFirst() : line
    guard text.first == UInt8(ascii: "["), let end = text.firstIndex(of: UInt8(ascii: "]")),
      end > text.startIndex + 1
    else { return nil }
    var rest = text[(end + 1)...]
    if rest.first == UInt8(ascii: "["), let close = rest.firstIndex(of: UInt8(ascii: "]")) {
      guard rest[(rest.startIndex + 1)..<close].allSatisfy(\.isDigit) else { return nil }
      rest = rest[(close + 1)...]
    }
    // A heading is followed by a space or nothing. A pattern such as `[a-z]*.png` is not a heading.
    guard rest.first.map(\.isWhitespace) ?? true else { return nil }
    name = String(decoding: text[(text.startIndex + 1)..<end], as: UTF8.self)
    standard = CodeOwnersRule.owners(in: rest)
  }

  func owners(of path: RepositoryPath) -> [String] {
    let fitting = rules.filter { $0.pattern.matches(path) }
    return fitting.contains(where: \.isExclusion) ? [] : fitting.last?.owners ?? []
  }
}
