/// The command line of the benchmark.
struct BenchmarkOptions {
  /// The folder in which the repositories are made and kept. Empty if the benchmark does not lint repositories.
  var folder = ""
  var pictures: String?
  var sources: String?
  var ledger: [String] = []
  var ledgers: [String] = []
  /// The number of sets in each repository, in ascending order.
  var sizes = [1_000, 1_600, 10_000, 100_000]
  var jobs: Int?
  var repetitions = 3
  var seed = 1
  /// Whether to also run the rules that are off by default.
  var runsAllRules = false

  static let usage = """
    Benchmark FOLDER [--sizes 1000,10000] [--jobs N] [--repetitions N] [--seed N] [--all-rules]
    Benchmark [--pictures FOLDER] [--sources FOLDER]
    Benchmark --ledger FOLDER…
    Benchmark --compare BEFORE AFTER

    Lints one repository for each number of sets in --sizes, and prints how long that took. Makes the repositories
    in FOLDER if they do not exist yet. The repository with 1600 sets has about 9,000 files. --pictures decodes the
    PNGs in a folder and compares the speed with libpng. --sources indexes the Swift files in a folder and compares
    the speed with ripgrep. --ledger prints whether each asset in the given repositories counts as used, and why.
    --compare prints the differences between two ledgers. Build the benchmark with -c release.

    """

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--all-rules": runsAllRules = true
      case "--pictures": pictures = rest.popFirst()
      case "--sources": sources = rest.popFirst()
      case "--ledger":
        ledger = Array(rest)
        rest = []
      case "--compare":
        ledgers = Array(rest)
        rest = []
        guard ledgers.count == 2 else { return nil }
      case "--sizes":
        sizes = (rest.popFirst() ?? "").split(separator: ",").compactMap { Int($0) }.sorted()
        guard let least = sizes.first, least > 0 else { return nil }
      case "--jobs", "--repetitions", "--seed":
        guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else { return nil }
        if argument == "--jobs" { jobs = number }
        if argument == "--repetitions" { repetitions = number }
        if argument == "--seed" { seed = number }
      default:
        guard !argument.hasPrefix("-"), folder.isEmpty else { return nil }
        folder = argument
      }
    }
    if folder.isEmpty, pictures == nil, sources == nil, ledger.isEmpty, ledgers.isEmpty { return nil }
  }
}
