internal import AssetScan
internal import AssetUsage
internal import Basics
internal import SourceIndex
internal import TestSupport

/// Measures how fast the Swift files in a folder are indexed, compared with how fast ripgrep searches them for one
/// string.
struct IndexingThroughput {
  private let folder: FilePath
  private let paths: [RepositoryPath]
  private let repetitions: Int
  private let jobs: Jobs

  init(_ folder: FilePath, repetitions: Int, jobs: Jobs) {
    self.folder = folder
    self.repetitions = repetitions
    self.jobs = jobs
    paths = FileTree.walk(folder, jobs: jobs).paths(withExtension: "swift")
  }

  /// A heading, and one line for each measurement: lexing, indexing on one core, reading and indexing on all threads,
  /// and ripgrep.
  func lines() throws -> String {
    let files = try paths.map { try readFile(folder.appending($0)) }
    let bytes = files.reduce(0) { $0 + $1.count }
    let lexing = measure(processorSeconds) { files.reduce(0) { $0 + SwiftTokenCount.of($1) } }
    let core = measure(processorSeconds) {
      files.reduce(0) { $0 + FileMentions(indexing: $1, as: .swift, for: .assets).mentions.count }
    }
    var text = """
      indexing \(files.count.counting("Swift file")) (\(bytes.megabytes) MB)
        lexing     \(Int(Double(bytes) / lexing).megabytes) MB/s on one core
        one core   \(Int(Double(bytes) / core).megabytes) MB/s

      """
    let root = folder
    let whole = measure(monotonicSeconds) {
      paths.parallelMap(jobs) { path in
        do {
          return FileMentions(indexing: try readFile(root.appending(path)), as: .swift, for: .assets).mentions
            .count
        } catch {
          return 0
        }
      }.reduce(0, +)
    }
    text += "  whole      \(whole.milliseconds) ms including reading, on \(jobs.count.counting("thread"))\n"
    guard let search = try ripgrep() else { return text + "  ripgrep    not found\n" }
    return text
      + "  ripgrep    \(search.milliseconds) ms; indexing takes \((whole / search).hundredths) times as long\n"
  }

  private func measure(_ clock: () -> Double, _ work: () -> Int) -> Double {
    (0..<repetitions).map { _ in
      let start = clock()
      _ = work()
      return clock() - start
    }.min() ?? 0
  }

  /// The time of a search in the same files; nil if ripgrep is not in `PATH`.
  private func ripgrep() throws -> Double? {
    guard try runProcess("rg", ["--version"]).status == 0 else { return nil }
    // One shell runs many searches, because the wait for a process is only accurate to a few hundredths of a
    // second.
    let search = "rg --threads \(jobs.count) -c imageNamed -g '*.swift' . > /dev/null"
    let count = 20
    var shortest = Double.infinity
    for _ in 0..<repetitions {
      let start = monotonicSeconds()
      _ = try runProcess(
        "sh", ["-c", "i=0; while [ $i -lt \(count) ]; do \(search); i=$((i+1)); done"], in: folder)
      shortest = min(shortest, (monotonicSeconds() - start) / Double(count))
    }
    return shortest
  }
}
