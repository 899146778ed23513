public import Basics

/// Who answers for which files, as a `CODEOWNERS` file says.
///
/// | | GitHub | GitLab |
/// | --- | --- | --- |
/// | of several lines that fit | the last counts | the last of each section counts |
/// | `docs/x` without a slash in front | begins at the root | fits anywhere |
/// | `docs` | a file, or all in a folder | a file |
/// | `!docs/x` | is skipped | takes files out of its section for good |
/// | `[a-z]` | is skipped | is a set |
/// | a line without owners | nobody owns the files | the owners of its section do |
/// | ` # text` at the end of a line | is a comment | is part of the line |
///
/// <https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners>,
/// <https://docs.gitlab.com/user/project/codeowners/reference/>
public struct CodeOwners: Sendable {
  /// Whose rules a file is written by.
  public enum Host: Sendable {
    case gitHub, gitLab
  }

  private var sections = [CodeOwnersSection(name: "")]

  /// Reads a file; a line that its host does not understand says nothing, as there.
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

  /// The owners of a file, each once, in the order of the sections; empty if nobody owns it.
  public func owners(of path: RepositoryPath) -> [String] {
    var seen: Set<String> = []
    return sections.flatMap { $0.owners(of: path) }.filter { seen.insert($0).inserted }
  }

  /// The section of a heading; sections of one name are one, whatever their case, and keep their first owners.
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

/// The lines below one heading of GitLab, or all of GitHub's.
struct CodeOwnersSection: Sendable {
  let name: String
  /// The owners of the files of lines that name none.
  var standard: [String] = []
  var rules: [CodeOwnersRule] = []

  init(name: String) {
    self.name = name
  }

  /// Reads `[Name]`, `^[Name]`, `[Name][2]`, each with or without owners; nil for any other line.
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
    // What goes on without a space is a pattern that begins with a set.
    guard rest.first.map(\.isWhitespace) ?? true else { return nil }
    name = String(decoding: text[(text.startIndex + 1)..<end], as: UTF8.self)
    standard = CodeOwnersRule.owners(in: rest)
  }

  /// The owners that the last line that fits names; nobody where a line takes the file out.
  func owners(of path: RepositoryPath) -> [String] {
    let fitting = rules.filter { $0.pattern.matches(path) }
    return fitting.contains(where: \.isExclusion) ? [] : fitting.last?.owners ?? []
  }
}
