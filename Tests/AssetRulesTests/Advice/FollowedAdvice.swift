import AssetModel
import AssetRules
import Basics
import Foundation
import LintEngine
import TestSupport

/// A repository before and after someone has followed the advice of all findings.
struct FollowedAdvice {
  /// The findings of the first report.
  let first: [String]
  /// The findings after the edits, except those that the first report also has.
  let news: [String]
  /// The number of deleted assets and declarations.
  let deletions: Int

  /// Follows the advice, which changes the repository at `root`.
  init(at root: FilePath) throws {
    let before = try Self.run(root)
    let after: LintRun.Outcome
    var plan = Edits(root)
    plan.follow(before.report, in: before.project)
    deletions = try plan.apply()
    after = try Self.run(root)
    // Generated sources are out of date until someone runs the generator.
    let generated = Set((before.project.usage?.accessors ?? []).filter(\.isGenerated).map(\.place.path))
    let known = Set(before.report.diagnostics.flatMap(\.identities))
    first = before.report.diagnostics.map(\.line)
    news = after.report.diagnostics.filter { diagnostic in
      !generated.contains(diagnostic.finding.place.path) && !known.isSuperset(of: diagnostic.identities)
    }.map(\.line)
  }

  private static func run(_ root: FilePath) throws -> LintRun.Outcome {
    var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
    // A combined finding would hide the findings that it consists of.
    run.showsExcused = true
    run.telling = .each
    run.today = 20_000
    return try run.run()
  }
}

extension Diagnostic {
  fileprivate var line: String { "\(finding.place.path): \(severity): \(finding.message) (\(rule))" }

  /// Identifies the finding in both reports. A finding about a group has one identity per member, because the group
  /// may lose members.
  fileprivate var identities: [[Digest]] {
    finding.members.isEmpty ? [[fingerprint]] : finding.members.map { [fingerprint, $0.subject.key] }
  }
}

/// Changes to the files of a repository.
private struct Edits {
  private let root: FilePath
  private var folders: Set<RepositoryPath> = []
  private var declarations: Set<Place> = []
  private var renamings: [Place: (old: String, new: String)] = [:]

  init(_ root: FilePath) {
    self.root = root
  }

  /// Plans the edits that the findings of a report recommend.
  mutating func follow(_ report: Report, in project: Project) {
    let indices = Dictionary(
      zip(project.sets.map(\.path), project.sets.indices), uniquingKeysWith: { one, _ in one })
    let ranking = CopyRanking(project)
    for diagnostic in report.diagnostics {
      let finding = diagnostic.finding
      let kept = finding.subjects.first { $0.role == .kept }?.asset
      for place in finding.removes {
        guard place.position == nil else {
          declarations.insert(place)
          continue
        }
        guard let index = indices[place.path] else { continue }
        let set = project.sets[index]
        let places = (project.usage?.verdicts[index].references ?? []).map(\.place)
        let keptSet = finding.subjects.first { $0.role == .kept }.flatMap { indices[$0.path] }
          .map { project.sets[$0] }
        // Only a person can change the bundle in which code looks for an asset.
        if let keptSet, !places.isEmpty, ranking.newHome(of: set, replacedBy: keptSet) != nil { continue }
        if let kept, kept.name != set.name {
          // Only a person can change a reference that is not simply the quoted name.
          guard places.allSatisfy({ line($0).contains("\"\(set.name)\"") }) else { continue }
          for place in places { renamings[place] = (set.name, kept.name) }
        }
        folders.insert(place.path)
      }
    }
  }

  private func line(_ place: Place) -> String {
    guard let line = place.position?.line, let bytes = try? readFile(root.appending(place.path)) else {
      return ""
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(line - 1) ? String(lines[line - 1]) : ""
  }

  /// Makes the planned edits, and returns the number of deleted assets and declarations.
  func apply() throws -> Int {
    // A folder inside a deleted folder is already gone.
    for folder in folders where !folders.contains(where: { $0 != folder && folder.isInside($0) }) {
      try FileManager.default.removeItem(atPath: root.appending(folder).description)
    }
    let files = Set(renamings.keys.map(\.path)).union(declarations.map(\.path))
    for file in files {
      let path = root.appending(file)
      var lines = String(decoding: try readFile(path), as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for (place, names) in renamings where place.path == file {
        guard let line = place.position?.line, lines.indices.contains(line - 1) else { continue }
        // An interface file is reported once, even if several of its elements show the image.
        let isInterface = ["storyboard", "xib"].contains(file.pathExtension)
        for index in isInterface ? lines.indices : line - 1..<line {
          lines[index] = lines[index].replacingOccurrences(
            of: "\"\(names.old)\"", with: "\"\(names.new)\"")
        }
      }
      // Deleting a case changes the columns of the cases after it.
      for place in declarations.sorted().reversed() where place.path == file {
        Self.delete(place, from: &lines)
      }
      try writeFile(Array(lines.joined(separator: "\n").utf8), to: path)
    }
    return folders.count + declarations.count
  }

  /// Empties the lines of a declaration, up to its closing brace. If a line has several cases, only one is removed.
  private static func delete(_ place: Place, from lines: inout [String]) {
    guard let position = place.position, lines.indices.contains(position.line - 1) else { return }
    let start = position.line - 1
    // This is a branch of a `switch`, which ends before the next branch or at the end of the statement.
    if lines[start].contains("case .") {
      let indentation = lines[start].indentation
      var index = start
      repeat {
        lines[index] = ""
        index += 1
      } while index < lines.count && lines[index].indentation > indentation
      return
    }
    if lines[start].contains("case ") {
      lines[start] = lines[start].withoutCase(atColumn: position.column)
      return
    }
    var depth = 0
    for index in start..<lines.count {
      let line = lines[index]
      depth += line.count { "{([".contains($0) } - line.count { "})]".contains($0) }
      // An extra closing brace belongs to a type whose declaration is on one line.
      lines[index] = depth < 0 ? String(repeating: "}", count: -depth) : ""
      // The opening brace may be on the next line.
      let opensNext =
        !line.contains("{") && lines.indices.contains(index + 1)
        && lines[index + 1].drop { $0 == " " || $0 == "\t" }.hasPrefix("{")
      if depth <= 0, !opensNext { return }
    }
  }
}

extension String {
  /// The number of spaces and tabs at the beginning of the line, or a huge number if the line is blank.
  fileprivate var indentation: Int {
    firstIndex { $0 != " " && $0 != "\t" }.map { distance(from: startIndex, to: $0) } ?? Int.max
  }

  /// The line of an enum without the case that begins at a column.
  fileprivate func withoutCase(atColumn column: Int) -> String {
    let start = utf8.index(startIndex, offsetBy: column - 1)
    var before = self[..<start]
    var rest = self[start...].drop { $0.isLetter || $0.isNumber || $0 == "_" }
    if rest.hasPrefix(" = \"") { rest = rest.dropFirst(4).drop { $0 != "\"" }.dropFirst() }
    if rest.hasPrefix(",") {
      rest = rest.dropFirst()
    } else if let comma = before.lastIndex(where: { $0 != " " }), before[comma] == "," {
      before = before[..<comma]
    } else if before.hasSuffix("case ") {
      before = before.dropLast(5)
    }
    return String(before + rest)
  }
}
