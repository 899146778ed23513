internal import AssetModel
internal import AssetScan
internal import Basics

/// One flag of the command line. Parsing, help and completions are made from the table of all flags.
struct Flag: Sendable {
  /// The name with its dashes, as `--only`.
  let name: String
  /// The letter with its dash, as `-q`.
  var short: String?
  /// What it takes; nil for a flag without a value.
  var value: FlagValue?
  /// The commands that know the flag.
  let commands: Set<Subcommand>
  let summary: String
  /// Takes the flag's value, or nothing, into the options.
  let apply: @Sendable (inout Options, String) throws(UsageError) -> Void
}

/// A command line that cannot be carried out.
struct UsageError: Error, Equatable {
  let message: String
  /// What helps to get it right.
  var hint = "assetlint --help lists what there is"

  init(_ message: String) {
    self.message = message
  }
}

extension Flag {
  /// Every flag, in the order of the help.
  static let all: [Flag] = [
    Flag(
      name: "--root", value: .folder,
      commands: [.lint, .audit, .find, .why, .initialize, .baseline, .config],
      summary: "The repository to look at, in place of the one around the current folder.",
      apply: { options, value in options.root = value }),
    Flag(
      name: "--config", value: .file, commands: [.lint, .audit, .find, .why, .baseline, .config],
      summary: "The configuration to use, in place of .assetlint.yml at the root.",
      apply: { options, value in options.config = value }),
    Flag(
      name: "--staged", commands: [.lint, .audit, .find, .why],
      summary: "Looks at what git would commit now, and not at what lies on disk.",
      apply: { (options, _) throws(UsageError) in try options.choose(.index) }),
    Flag(
      name: "--rev", value: .revision, commands: [.lint, .audit, .find, .why],
      summary: "Looks at a commit, a branch or a tag, without checking it out.",
      apply: { (options, value) throws(UsageError) in try options.choose(.revision(value)) }),
    Flag(
      name: "--since", value: .revision, commands: [.lint, .audit],
      summary:
        "Compares with a branch, a tag or a commit: lint reports only what is new, audit what came, went and grew. "
        + "lint --staged implies --since HEAD.",
      apply: { options, value in options.since = value }),
    Flag(
      name: "--only", value: .rules, commands: [.lint, .baseline],
      summary: "Runs these rules and no others.",
      apply: { (options, value) throws(UsageError) in
        options.only = try (options.only ?? []) + words(value, of: "--only")
      }),
    Flag(
      name: "--enable", value: .rules, commands: [.lint, .baseline],
      summary: "Runs these rules as well, or all.",
      apply: { (options, value) throws(UsageError) in
        options.enabled += try words(value, of: "--enable")
      }),
    Flag(
      name: "--disable", value: .rules, commands: [.lint, .baseline],
      summary: "Leaves these rules out.",
      apply: { (options, value) throws(UsageError) in
        options.disabled += try words(value, of: "--disable")
      }),
    Flag(
      name: "--baseline", value: .file, commands: [.lint, .baseline],
      summary: "The file with the findings that are known, which are not reported.",
      apply: { options, value in options.baseline = value }),
    Flag(
      name: "--strict", commands: [.lint],
      summary: "Counts warnings as errors.",
      apply: { options, _ in options.isStrict = true }),
    Flag(
      name: "--fail-on", value: .severity, commands: [.lint],
      summary: "The lowest severity that makes the exit code 1: info, warning or error (default: error).",
      apply: { (options, value) throws(UsageError) in
        guard let severity = Severity(rawValue: value) else {
          throw UsageError("--fail-on takes info, warning or error, not “\(value)”")
        }
        options.failOn = severity
      }),
    Flag(
      name: "--max-warnings", value: .count, commands: [.lint],
      summary: "Makes the exit code 1 where there are more warnings than this.",
      apply: { (options, value) throws(UsageError) in
        options.maxWarnings = try number(value, of: "--max-warnings", from: 0)
      }),
    Flag(
      name: "--report", value: .report, commands: [.lint, .audit, .find, .why],
      summary: "How to report, and to which file instead of the terminal. Can be repeated.",
      apply: { (options, value) throws(UsageError) in options.reports.append(try ReportTarget(value)) }),
    Flag(
      name: "--quiet", short: "-q", commands: [.lint],
      summary: "Reports only what makes the exit code 1, and on success nothing.",
      apply: { options, _ in options.isQuiet = true }),
    Flag(
      name: "--verbose", short: "-v", commands: [.lint],
      summary: "Lists every finding, and as information the exceptions that rules make on purpose.",
      apply: { options, _ in options.isVerbose = true }),
    Flag(
      name: "--owners", commands: [.lint],
      summary: "Says in JSON who owns the files that findings are about, by CODEOWNERS.",
      apply: { options, _ in options.showsOwners = true }),
    Flag(
      name: "--statistics", commands: [.lint],
      summary: "Prints how many findings each rule has, to the error stream.",
      apply: { options, _ in options.showsStatistics = true }),
    Flag(
      name: "--timings", commands: [.lint, .audit, .find, .why, .initialize, .baseline],
      summary: "Prints how long each stage took, to the error stream.",
      apply: { options, _ in options.showsTimings = true }),
    Flag(
      name: "--jobs", short: "-j", value: .count,
      commands: [.lint, .audit, .find, .why, .initialize, .baseline],
      summary: "How many threads work (default: one for each processor).",
      apply: { (options, value) throws(UsageError) in
        options.jobs = Jobs(try number(value, of: "--jobs", from: 1))
      }),
    Flag(
      name: "--no-cache", commands: [.lint, .audit, .find, .why, .initialize, .baseline],
      summary: "Reads everything anew, and keeps nothing for the next run.",
      apply: { options, _ in options.usesCache = false }),
    Flag(
      name: "--cache-path", value: .folder, commands: [.lint, .audit, .find, .why, .initialize, .baseline],
      summary:
        "Where to keep what the next run need not find out again, in place of the platform's cache folder.",
      apply: { options, value in options.cachePath = value }),
    Flag(
      name: "--color", value: .color, commands: [.lint],
      summary: "Whether to colour text: auto, always or never (default: auto).",
      apply: { (options, value) throws(UsageError) in
        guard let color = ColorChoice(rawValue: value) else {
          throw UsageError("--color takes auto, always or never, not “\(value)”")
        }
        options.color = color
      }),
    Flag(
      name: "--similar", commands: [.find],
      summary: "Finds pictures as well that only look like the files, at any size.",
      apply: { options, _ in options.findsSimilar = true }),
    Flag(
      name: "--modules", commands: [.audit],
      summary:
        "Lists the modules instead: their catalogs, bundles and dependencies, and what is not understood.",
      apply: { options, _ in options.showsModules = true }),
    Flag(
      name: "--to", value: .catalog, commands: [.audit],
      summary: "Plans to move assets into this catalog: what moves, merges, stays, and what that takes.",
      apply: { options, value in options.migrationTarget = value }),
    Flag(
      name: "--thumbnails", value: .thumbnails, commands: [.audit],
      summary: "Whether the HTML page holds small pictures: small or none (default: small).",
      apply: { (options, value) throws(UsageError) in
        guard let choice = ThumbnailChoice(rawValue: value) else {
          throw UsageError("--thumbnails takes small or none, not “\(value)”")
        }
        options.thumbnails = choice
      }),
    Flag(
      name: "--hook", commands: [.initialize],
      summary: "Writes a git hook instead, which checks every commit before it is made.",
      apply: { options, _ in options.installsHook = true }),
    Flag(
      name: "--print", commands: [.initialize],
      summary: "Prints the configuration or hook instead of writing it.",
      apply: { options, _ in options.printsOnly = true }),
    Flag(
      name: "--force", commands: [.initialize],
      summary: "Writes it although there is one, which is lost.",
      apply: { options, _ in options.isForced = true }),
    Flag(
      name: "--schema", commands: [.config],
      summary: "Prints the JSON Schema of .assetlint.yml, for editors.",
      apply: { options, _ in options.printsSchema = true }),
    Flag(
      name: "--man", commands: [.help],
      summary: "Prints the manual page, for man -l.",
      apply: { options, _ in options.printsManual = true }),
    Flag(
      name: "--version", commands: Set(Subcommand.allCases),
      summary: "Prints the version.",
      apply: { options, _ in options.printsVersion = true }),
    Flag(
      name: "--help", short: "-h", commands: Set(Subcommand.allCases),
      summary: "Prints this.",
      apply: { options, _ in options.printsHelp = true }),
  ]

  /// The words of a list; an empty one is more likely a variable that was not set than a wish.
  private static func words(_ list: String, of flag: String) throws(UsageError) -> [String] {
    let words = list.split { $0 == "," || $0 == " " }.map(String.init)
    guard !words.isEmpty else { throw UsageError("\(flag) takes the names of rules, not “\(list)”") }
    return words
  }

  private static func number(_ text: String, of flag: String, from least: Int) throws(UsageError) -> Int {
    guard let number = Int(text), number >= least else {
      throw UsageError("\(flag) takes a whole number from \(least), not “\(text)”")
    }
    return number
  }
}
