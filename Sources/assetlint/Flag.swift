internal import AssetModel
internal import AssetScan
internal import Basics

struct Flag: Sendable {
  /// The name with its dashes, such as `--only`.
  let name: String
  var short: String?
  var value: FlagValue?
  let commands: Set<Subcommand>
  let summary: String
  let apply: @Sendable (inout Options, String) throws(UsageError) -> Void
}

struct UsageError: Error, Equatable {
  let message: String
  var hint = "assetlint --help lists commands and flags"

  init(_ message: String) {
    self.message = message
  }
}

extension Flag {
  /// Every flag, in the order in which the help lists them.
  static let all: [Flag] = [
    Flag(
      name: "--root", value: .folder,
      commands: [.lint, .audit, .find, .why, .initialize, .baseline, .config],
      summary: "The repository to check (default: the one that contains the current folder).",
      apply: { options, value in options.root = value }),
    Flag(
      name: "--config", value: .file, commands: [.lint, .audit, .find, .why, .baseline, .config],
      summary: "The configuration file (default: .assetlint.yml at the root).",
      apply: { options, value in options.config = value }),
    Flag(
      name: "--staged", commands: [.lint, .audit, .find, .why],
      summary: "Checks what git would commit now, instead of the files on disk.",
      apply: { (options, _) throws(UsageError) in try options.choose(.index) }),
    Flag(
      name: "--rev", value: .revision, commands: [.lint, .audit, .find, .why],
      summary: "Checks a commit, branch or tag without checking it out.",
      apply: { (options, value) throws(UsageError) in try options.choose(.revision(value)) }),
    Flag(
      name: "--since", value: .revision, commands: [.lint, .audit],
      summary:
        "Compares with a branch, tag or commit: lint reports only what is new; audit shows what was added or removed, and what grew or shrank. "
        + "lint --staged implies --since HEAD.",
      apply: { options, value in options.since = value }),
    Flag(
      name: "--only", value: .rules, commands: [.lint, .baseline],
      summary: "Runs only these rules.",
      apply: { (options, value) throws(UsageError) in
        options.only = try (options.only ?? []) + words(value, of: "--only")
      }),
    Flag(
      name: "--enable", value: .rules, commands: [.lint, .baseline],
      summary: "Also runs these rules; “all” means every rule.",
      apply: { (options, value) throws(UsageError) in
        options.enabled += try words(value, of: "--enable")
      }),
    Flag(
      name: "--disable", value: .rules, commands: [.lint, .baseline],
      summary: "Skips these rules.",
      apply: { (options, value) throws(UsageError) in
        options.disabled += try words(value, of: "--disable")
      }),
    Flag(
      name: "--baseline", value: .file, commands: [.lint, .baseline],
      summary: "The file with known findings, which lint does not report; /dev/null for none.",
      apply: { options, value in options.baseline = value }),
    Flag(
      name: "--strict", commands: [.lint],
      summary: "Treats warnings as errors, and fails if there are no asset catalogs.",
      apply: { options, _ in options.isStrict = true }),
    Flag(
      name: "--fail-on", value: .severity, commands: [.lint],
      summary: "The lowest severity that fails the run: info, warning or error (default: error).",
      apply: { (options, value) throws(UsageError) in
        guard let severity = Severity(rawValue: value) else {
          throw UsageError("--fail-on takes info, warning or error, not “\(value)”")
        }
        options.failOn = severity
      }),
    Flag(
      name: "--max-warnings", value: .count, commands: [.lint],
      summary: "Fails the run if there are more warnings than this.",
      apply: { (options, value) throws(UsageError) in
        options.maxWarnings = try number(value, of: "--max-warnings", from: 0)
      }),
    Flag(
      name: "--report", value: .report, commands: [.lint, .audit, .find, .why],
      summary: "The format of a report, and the file to write the report to. Can be repeated.",
      apply: { (options, value) throws(UsageError) in options.reports.append(try ReportTarget(value)) }),
    Flag(
      name: "--quiet", short: "-q", commands: [.lint],
      summary: "Reports only what fails the run; prints nothing on success.",
      apply: { options, _ in options.isQuiet = true }),
    Flag(
      name: "--verbose", short: "-v", commands: [.lint, .audit],
      summary:
        "Lists every finding, including those a rule allows on purpose (shown as info); with audit --to, lists every line to change.",
      apply: { options, _ in options.isVerbose = true }),
    Flag(
      name: "--owners", commands: [.lint],
      summary: "Adds the owners of files, from CODEOWNERS, to JSON reports.",
      apply: { options, _ in options.showsOwners = true }),
    Flag(
      name: "--statistics", commands: [.lint],
      summary: "Prints the number of findings per rule to standard error.",
      apply: { options, _ in options.showsStatistics = true }),
    Flag(
      name: "--timings", commands: [.lint, .audit, .find, .why, .initialize, .baseline],
      summary: "Prints the duration of each stage to standard error.",
      apply: { options, _ in options.showsTimings = true }),
    Flag(
      name: "--jobs", short: "-j", value: .count,
      commands: [.lint, .audit, .find, .why, .initialize, .baseline],
      summary: "The number of threads (default: one per processor).",
      apply: { (options, value) throws(UsageError) in
        options.jobs = Jobs(try number(value, of: "--jobs", from: 1))
      }),
    Flag(
      name: "--no-cache", commands: [.lint, .audit, .find, .why, .initialize, .baseline],
      summary: "Reads everything again, and stores nothing for the next run.",
      apply: { options, _ in options.usesCache = false }),
    Flag(
      name: "--cache-path", value: .folder, commands: [.lint, .audit, .find, .why, .initialize, .baseline],
      summary:
        "Where to cache results for the next run (default: the platform's cache folder).",
      apply: { options, value in options.cachePath = value }),
    Flag(
      name: "--color", value: .color, commands: [.lint],
      summary: "Whether to use color: auto, always or never (default: auto).",
      apply: { (options, value) throws(UsageError) in
        guard let color = ColorChoice(rawValue: value) else {
          throw UsageError("--color takes auto, always or never, not “\(value)”")
        }
        options.color = color
      }),
    Flag(
      name: "--similar", commands: [.find],
      summary: "Also finds images that only look similar, at any size.",
      apply: { options, _ in options.findsSimilar = true }),
    Flag(
      name: "--modules", commands: [.audit],
      summary:
        "Lists modules, with their catalogs, bundles and dependencies, instead of assets. Also lists what could not be read.",
      apply: { options, _ in options.showsModules = true }),
    Flag(
      name: "--to", value: .catalog, commands: [.audit],
      summary: "Prints a plan for moving assets into this catalog: moves, merges and new dependencies.",
      apply: { options, value in options.migrationTarget = value }),
    Flag(
      name: "--from", value: .catalog, commands: [.audit],
      summary: "With --to, limits the plan to the assets in this catalog.",
      apply: { options, value in options.migrationSource = value }),
    Flag(
      name: "--thumbnails", value: .thumbnails, commands: [.audit],
      summary: "The thumbnails in HTML reports: small or none (default: small).",
      apply: { (options, value) throws(UsageError) in
        guard let choice = ThumbnailChoice(rawValue: value) else {
          throw UsageError("--thumbnails takes small or none, not “\(value)”")
        }
        options.thumbnails = choice
      }),
    Flag(
      name: "--hook", commands: [.initialize],
      summary: "Writes a git pre-commit hook instead of a configuration.",
      apply: { options, _ in options.installsHook = true }),
    Flag(
      name: "--print", commands: [.initialize],
      summary: "Prints the configuration or hook instead of writing it.",
      apply: { options, _ in options.printsOnly = true }),
    Flag(
      name: "--force", commands: [.initialize],
      summary: "Overwrites an existing configuration.",
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
      summary: "Prints this help.",
      apply: { options, _ in options.printsHelp = true }),
  ]

  /// Splits a list at commas and spaces. An empty list is an error, because it probably comes from an unset shell
  /// variable.
  private static func words(_ list: String, of flag: String) throws(UsageError) -> [String] {
    let words = list.split { $0 == "," || $0 == " " }.map(String.init)
    guard !words.isEmpty else { throw UsageError("\(flag) takes rule IDs, not “\(list)”") }
    return words
  }

  private static func number(_ text: String, of flag: String, from least: Int) throws(UsageError) -> Int {
    guard let number = Int(text), number >= least else {
      throw UsageError("\(flag) takes a whole number of at least \(least), not “\(text)”")
    }
    return number
  }
}
