internal import Basics

struct ProblemList {
  private var offsets: [SourceProblem.Kind: Int] = [:]

  mutating func report(_ kind: SourceProblem.Kind, at offset: Int) {
    if offsets[kind] == nil { offsets[kind] = offset }
  }

  func located(in bytes: Span<UInt8>) -> [SourceProblem] {
    let sorted = offsets.sorted { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }
    var cursor = PositionCursor()
    var problems: [SourceProblem] = []
    for (kind, offset) in sorted {
      problems.append(SourceProblem(kind, at: cursor.position(at: offset, in: bytes)))
    }
    return problems
  }
}
