import AssetModel
import TestSupport

/// The marks that no finding matches, and the findings that match no mark. Each finding can match only one mark.
func differences(between marks: [ExampleTree.Mark], and diagnostics: [Diagnostic]) -> [String] {
  var pairs = Pairing(marks: marks, diagnostics: diagnostics)
  let unmet = marks.indices.filter { !pairs.pair($0) }
  let unexpected = diagnostics.indices.filter { pairs.markOfDiagnostic[$0] == nil }
  return unmet.map { "line \(marks[$0].line): nothing is reported at \(marks[$0].text)" }
    + unexpected.map {
      let finding = diagnostics[$0].finding
      let position = finding.place.position.map { ":\($0.line):\($0.column)" } ?? ""
      return
        "no mark for the \(finding.grade) finding at \(finding.place.path)\(position): \(finding.message)"
    }
}

/// Assigns findings to as many marks as possible.
private struct Pairing {
  let marks: [ExampleTree.Mark]
  let diagnostics: [Diagnostic]
  var markOfDiagnostic: [Int: Int] = [:]

  init(marks: [ExampleTree.Mark], diagnostics: [Diagnostic]) {
    self.marks = marks
    self.diagnostics = diagnostics
  }

  /// Assigns a finding to one more mark, if necessary by assigning other findings to other marks. Returns false if
  /// there is no such assignment.
  mutating func pair(_ mark: Int) -> Bool {
    var tried: Set<Int> = []
    return pair(mark, &tried)
  }

  private mutating func pair(_ mark: Int, _ tried: inout Set<Int>) -> Bool {
    for index in diagnostics.indices where marks[mark].isMet(by: diagnostics[index].finding) {
      guard tried.insert(index).inserted else { continue }
      if let other = markOfDiagnostic[index], !pair(other, &tried) { continue }
      markOfDiagnostic[index] = mark
      return true
    }
    return false
  }
}

extension ExampleTree.Mark {
  /// Whether the finding has the marked grade and is at the marked position or, for a mark without a position, about
  /// the marked file, its set or its catalog.
  fileprivate func isMet(by finding: Finding) -> Bool {
    guard finding.grade == grade else { return false }
    if let position { return finding.place == Place(RepositoryPath(path), position) }
    let set = ExampleTree.set(around: path)
    let folders = path.split(separator: "/")
    let catalog = folders.firstIndex { $0.hasSuffix(".xcassets") }.map {
      folders[...$0].joined(separator: "/")
    }
    let places = [path, set, set.map { $0 + "/Contents.json" }, catalog].compactMap { $0 }
    return places.contains(finding.place.path.description)
      || finding.subjects.contains { places.contains($0.location.description) }
  }

  fileprivate var text: String {
    path + (position.map { ":\($0.line):\($0.column)" } ?? "") + " as \(grade)"
  }
}
