internal import AssetModel
internal import AssetScan
internal import Basics

/// Whether each asset of one repository counts as used, one per line. There is also a line for every use of a missing
/// or unreachable name.
///
/// To see the effect of a change to the code that finds uses, compare the ledgers from before and after it.
struct VerdictLedger {
  private let name: String
  private let project: Project
  private let usage: Usage

  /// Reads a repository without its configuration. Nil if the scan returns no usage.
  init?(_ root: FilePath, jobs: Jobs) {
    let request = ScanRequest(FileTree.walk(root, jobs: jobs), needs: [.usage, .modules], jobs: jobs)
    project = request.scan().project
    guard let usage = project.usage else { return nil }
    self.usage = usage
    name = root.description.split(separator: "/").last.map(String.init) ?? ""
  }

  var lines: [LedgerLine] { (assets + missing + unreachable).sorted() }

  private var assets: [LedgerLine] {
    zip(project.sets, usage.verdicts).map { set, verdict in
      line("asset", "\(set.path)", verdict.state.words, verdict.telling.map(words) ?? "")
    }
  }

  private var missing: [LedgerLine] {
    usage.missing.map {
      line("missing", "\($0.name) \($0.place.path)", "missing", "\($0.form) \($0.place.words)")
    }
  }

  private var unreachable: [LedgerLine] {
    usage.unreachable.map {
      line("unreachable", "\($0.name) \($0.place.path)", "unreachable", "\($0.form) \($0.place.words)")
    }
  }

  private func line(_ sort: String, _ subject: String, _ state: String, _ reason: String) -> LedgerLine {
    LedgerLine(key: "\(name)\t\(sort)\t\(subject)", state: state, reason: reason)
  }

  private func words(_ reference: Reference) -> String {
    let accessor = reference.accessor.map { " in \(usage.accessors[$0].name)" } ?? ""
    return "\(reference.form)\(accessor) \(reference.place.words)"
  }
}

extension Verdict {
  /// The most certain reference; nil if there is none.
  fileprivate var telling: Reference? {
    references.min {
      ($0.doubts.rawValue.nonzeroBitCount, $0.strength, $0.place)
        < ($1.doubts.rawValue.nonzeroBitCount, $1.strength, $1.place)
    }
  }
}

extension Verdict.State {
  fileprivate var words: String {
    switch self {
    case .used: "used"
    case .unused: "unused"
    case .notJudged: "not judged"
    case .doubtful(let ways):
      ways.map { $0.classes.map(\.rawValue).joined(separator: "+") }.joined(separator: " or ")
    }
  }
}

extension Place {
  fileprivate var words: String { position.map { "\(path):\($0.line):\($0.column)" } ?? "\(path)" }
}
