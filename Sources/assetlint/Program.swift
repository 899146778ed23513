internal import AssetModel
internal import Basics
internal import LintEngine

enum Program {
  static let version = "0.1.0"

  /// Identifies this build of the program by its version and by the modification time and size of its file.
  static var fingerprint: String {
    let stamp = programPath().flatMap { FileStamp.of($0) }
    return
      "\(version) \(stamp?.modified.seconds ?? 0) \(stamp?.modified.nanoseconds ?? 0) \(stamp?.byteCount ?? 0)"
  }

  enum ExitCode: Int32 {
    case clean = 0
    case findings = 1
    case failure = 2
  }

  static func run(_ arguments: [String]) -> Int32 {
    do {
      return try run(try Options(parsing: arguments)).rawValue
    } catch {
      switch error {
      case let error as UsageError:
        complain("assetlint: \(error.message)\n  \(error.hint)")
      case let error as ConfigurationError:
        for problem in error.problems { complain("assetlint: \(problem)") }
      default: complain("assetlint: \(error)")
      }
      return ExitCode.failure.rawValue
    }
  }

  private static func run(_ options: Options) throws -> ExitCode {
    if options.printsVersion {
      try printOut("assetlint \(version)\n")
      return .clean
    }
    if options.printsHelp {
      try printOut(options.command == .lint ? Help.overview : Help.text(for: options.command))
      return .clean
    }
    switch options.command {
    case .lint: return try LintCommand(options).run()
    case .audit: return try AuditCommand(options).run()
    case .find: return try FindCommand(options).run()
    case .why: return try WhyCommand(options).run()
    case .rules: return try RulesCommand(options).run()
    case .explain: return try ExplainCommand(options).run()
    case .initialize: return try InitCommand(options).run()
    case .baseline: return try BaselineCommand(options).run()
    case .config: return try ConfigCommand(options).run()
    case .completions: return try CompletionsCommand(options).run()
    case .help: return try HelpCommand(options).run()
    }
  }

  /// The width to wrap text to: that of the terminal, but at most 100 columns.
  static var textWidth: Int {
    min(StandardStream.output.columns ?? 100, 100)
  }

  /// Writes results to standard output. Characters that could control a terminal are escaped.
  static func printOut(_ text: String) throws(FileError) {
    try StandardStream.output.write(Array(text.displayedLines.utf8))
  }

  /// Prints a shell script. Nothing in it needs to be escaped, because it contains only our own text.
  static func printOut(script: String) throws(FileError) {
    try StandardStream.output.write(Array(script.utf8))
  }

  /// Reports catalogs that could not be read. Returns true if there are any, because the command has then failed.
  static func complain(unopened issues: [ScanIssue]) -> Bool {
    guard let complaint = complaint(unopened: issues) else { return false }
    complain(complaint)
    return true
  }

  static func complaint(unopened issues: [ScanIssue]) -> String? {
    guard let first = issues.first else { return nil }
    let more = issues.count == 1 ? "" : " (and \(issues.count - 1) more)"
    return "assetlint: could not check a catalog completely: \(first.place.path): \(first.message)\(more)"
  }

  /// A message that no asset catalogs were found. It also lists what was not searched. Nil if there are catalogs or
  /// assets.
  static func complaint(aboutMissingCatalogs outcome: LintRun.Outcome, at root: FilePath) -> String? {
    guard outcome.project.catalogs.isEmpty, outcome.project.sets.isEmpty else { return nil }
    let unsearched =
      ["folders such as Pods"]
      + Set(outcome.configuration.ignored.map(\.place.path)).sorted().map { "files that \($0) ignores" }
      + ["files that git ignores"]
    return
      "assetlint: found no asset catalogs in \(root) (\(unsearched.listed("and")) are not searched); "
      + "to check another folder, use --root"
  }

  /// Writes a line to standard error, which receives all output except results.
  static func complain(_ line: String) {
    // If standard error is closed, there is nowhere to report the failure.
    try? StandardStream.error.write(Array((line.displayedLines + "\n").utf8))
  }
}
