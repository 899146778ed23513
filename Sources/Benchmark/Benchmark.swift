internal import AssetRules
internal import Basics
internal import LintEngine
internal import TestSupport

/// Does what the command line asks for: measures lint runs, decoding or indexing, or prints and compares ledgers,
/// which list whether each asset counts as used. Makes repositories that do not exist yet.
struct Benchmark {
  let options: BenchmarkOptions

  /// Increase this number if the same seed no longer produces the same repository, so that old repositories are not
  /// used again.
  private static let version = 3

  func run() throws -> String {
    var text = options.folder.isEmpty ? "" : try measureSizes().text
    if let folder = options.pictures {
      text += try DecodingThroughput(FilePath(folder), repetitions: options.repetitions).lines()
    }
    if let folder = options.sources {
      text += try IndexingThroughput(FilePath(folder), repetitions: options.repetitions, jobs: jobs).lines()
    }
    for folder in options.ledger {
      let lines = VerdictLedger(FilePath(folder), jobs: jobs)?.lines ?? []
      text += lines.map { $0.text + "\n" }.joined()
    }
    if options.ledgers.count == 2 {
      let texts = try options.ledgers.map { String(decoding: try readFile(FilePath($0)), as: UTF8.self) }
      text += LedgerComparison(texts[0], texts[1]).text
    }
    return text
  }

  private func measureSizes() throws -> MeasurementTable {
    try makeFolder(FilePath(options.folder))
    let folder = try resolveLinks(FilePath(options.folder))
    var hasMemory = true
    var repositories: [(root: FilePath, files: Int)] = []
    for size in options.sizes {
      let name = "sets-\(size)-seed-\(options.seed)-version-\(Self.version)"
      let root = folder.appending(name)
      // This file contains the number of files in the repository. It exists only if the repository is complete.
      let mark = folder.appending(name + ".files")
      if try FileStatus.of(mark) == nil {
        hasMemory = false
        try make(size, in: root, mark)
      }
      let files = String(decoding: try readFile(mark), as: UTF8.self)
      repositories.append((root, Int(files) ?? 0))
    }
    return MeasurementTable(
      measurements: try repositories.map { try measure($0.root, files: $0.files) }, hasMemory: hasMemory)
  }

  private var jobs: Jobs { options.jobs.map { Jobs($0) } ?? .all }

  private func make(_ sets: Int, in root: FilePath, _ mark: FilePath) throws {
    let start = monotonicSeconds()
    let maker = RepositoryMaker(root: root, sets: sets, seed: UInt64(options.seed), jobs: .all)
    let files = try maker.make()
    try writeFile(Array("\(files)".utf8), to: mark)
    let seconds = Int((monotonicSeconds() - start).rounded(.up))
    let made = "\(sets.counting("set")) (\(files.counting("file")))"
    try StandardStream.error.write(Array("made \(made) in \(seconds) s\n".utf8))
  }

  private func measure(_ root: FilePath, files: Int) throws -> Measurement {
    let catalog = RuleCatalog(builtinRules)
    var run = LintRun(root: root, catalog: catalog)
    run.jobs = jobs
    if options.runsAllRules { run.selection.enabled = Set(catalog.ids) }
    return try run.measure(files: files, repetitions: options.repetitions)
  }
}
