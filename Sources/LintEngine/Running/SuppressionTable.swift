internal import AssetModel
internal import Basics

struct SuppressionTable: Sendable {
  let all: [Suppression]
  private var byLine: [Place: [Int]] = [:]
  private var byFile: [RepositoryPath: [Int]] = [:]
  /// Suppressions of names and paths that contain no wildcards.
  private var byName: [[UInt8]: [Int]] = [:]
  private var patterns: [Int] = []

  init(_ all: [Suppression]) {
    self.all = all
    for (index, suppression) in all.enumerated() {
      switch suppression.target {
      case .file(let path): byFile[path, default: []].append(index)
      case .lines(let lines, let path) where lines.count == 1:
        byLine[Self.line(lines.lowerBound, of: path), default: []].append(index)
      case .lines(_, let path): byFile[path, default: []].append(index)
      case .assets(let pattern):
        guard let names = pattern.literals else {
          patterns.append(index)
          continue
        }
        for name in names { byName[name, default: []].append(index) }
      }
    }
  }

  func covering(_ finding: Finding, of rule: String) -> some Sequence<Int> {
    candidates(for: finding).lazy.filter { all[$0].covers(finding, of: rule) }
  }

  /// The indices of suppressions that may apply to the finding.
  func candidates(for finding: Finding) -> Set<Int> {
    if all.isEmpty { return [] }
    var found = Set(patterns)
    found.formUnion(byFile[finding.place.path] ?? [])
    if let line = finding.place.position?.line {
      found.formUnion(byLine[Self.line(line, of: finding.place.path)] ?? [])
    }
    if byName.isEmpty { return found }
    for subject in finding.subjects {
      for name in [subject.location.bytes] + (subject.asset.map { [Array($0.name.utf8)] } ?? []) {
        // A pattern that matches a folder or namespace covers everything in it.
        for end in name.indices where name[end] == .slash {
          found.formUnion(byName[Array(name[..<end])] ?? [])
        }
        found.formUnion(byName[name] ?? [])
      }
    }
    return found
  }

  private static func line(_ number: Int, of path: RepositoryPath) -> Place {
    Place(path, TextPosition(line: number, column: 1))
  }
}
