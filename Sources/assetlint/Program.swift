internal import AssetModel
internal import Basics
internal import LintEngine

/// The program behind the command line: from arguments to an exit code.
enum Program {
  static let version = "0.1.0"

  /// What a run ended with.
  enum ExitCode: Int32 {
    case clean = 0
    case findings = 1
    case failure = 2
  }

  /// Does what the arguments ask for and answers with the exit code of the process.
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

  /// The width for texts that are wrapped: that of the terminal, within what is good to read.
  static var textWidth: Int {
    min(StandardStream.output.columns ?? 100, 100)
  }

  /// Writes to the output stream, which is for results; whatever could control a terminal is spelled out.
  static func printOut(_ text: String) throws(FileError) {
    try StandardStream.output.write(Array(text.displayedLines.utf8))
  }

  /// Writes a script for a shell, which is made of our own words alone.
  static func printOut(script: String) throws(FileError) {
    try StandardStream.output.write(Array(script.utf8))
  }

  /// Says that catalogs could not be read, and whether there are any: the job was not done then.
  static func complain(unopened issues: [ScanIssue]) -> Bool {
    guard let first = issues.first else { return false }
    let more = issues.count == 1 ? "" : " (and \(issues.count - 1) more)"
    complain("assetlint: not every catalog could be read: \(first.place.path): \(first.message)\(more)")
    return true
  }

  /// Writes a line to the error stream, which is for everything else.
  static func complain(_ line: String) {
    // Where even the error stream is gone, nobody is left to be told.
    try? StandardStream.error.write(Array((line.displayedLines + "\n").utf8))
  }
}
