internal import AssetModel
internal import Basics
internal import LintEngine

struct BaselineCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  enum Action: String, CaseIterable {
    case write
    case prune
    case check
  }

  /// Runs the rules without the baseline, and then writes, prunes or checks the baseline.
  func run() throws -> Program.ExitCode {
    guard let word = options.operands.first, options.operands.count == 1 else {
      throw UsageError(
        "“assetlint baseline” takes one of: \(Action.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    guard let action = Action(rawValue: word) else {
      throw UsageError.unknown("action", word, Action.allCases.map(\.rawValue), lists: true)
    }
    var run = try options.lintRun(limited: false)
    let configuration = try run.configuration()
    let configured = try run.baselineFile(configuration)
    let file = options.baseline.map { FilePath($0) } ?? configured ?? run.root.appending(Baseline.fileName)
    if action != .write { run.baseline = try .read(file, below: run.root, flag: options.baseline) }
    let old = action == .write ? nil : try run.readBaseline(configuration)
    run.baseline = .ignored
    let outcome = try run.run(configuration)
    if options.showsTimings { Program.complain(timings: outcome.timings) }
    // If a catalog cannot be read, it is unknown whether its findings are fixed.
    if Program.complain(unopened: outcome.unopened) { return .failure }
    guard let old else {
      let new = outcome.writtenBaseline()
      try write(new, to: file)
      let place = (try? resolveLinks(file)) ?? file
      let inside = place.relative(to: run.root).map { "\($0)" }
      let addition = inside.map { "add “baseline: \($0)” to .assetlint.yml, or " } ?? ""
      let hint =
        configured == place ? "" : "\nTo use this file, \(addition)pass its path with --baseline"
      let name = inside ?? "\(file)"
      let lines =
        new.lineCount > new.count
        ? " (\(new.lineCount) lines, because a finding about several assets or files has a line for each)"
        : ""
      try Program.printOut(
        "Wrote \(new.count.counting("known finding")) to \(name)\(lines)\(shown(by: outcome, new))\(hint)\n"
      )
      return .clean
    }
    let new = outcome.prunedBaseline(old)
    let gone = old.count - new.count
    let rest = "\(new.count.counting("known finding")) left"
    switch action {
    case .check where gone > 0:
      try Program.printOut(
        "\(gone.counting("known finding")) fixed, \(rest); run “assetlint baseline prune” to remove fixed findings from the baseline\n"
      )
      return .findings
    case .prune where new.bytes != old.bytes:
      try write(new, to: file)
      let lines = old.lineCount - new.lineCount
      let what =
        gone > 0
        ? "\(gone.counting("known finding")) fixed and removed, \(rest)"
        : lines > 0
          ? "No finding was completely fixed, but \(lines.counting("outdated line")) \(lines == 1 ? "was" : "were") removed; \(rest)"
          : "Nothing fixed, \(rest); the baseline was updated"
      try Program.printOut("\(what)\n")
    default: try Program.printOut("Nothing fixed, \(rest)\n")
    }
    return .clean
  }

  /// A remark on how many findings `assetlint lint` shows without a baseline. Empty if this number is the same as
  /// in the baseline.
  private func shown(by outcome: LintRun.Outcome, _ baseline: Baseline) -> String {
    let count = outcome.report.diagnostics.findingCount
    if count == baseline.count { return "" }
    let shown = count.counting("finding")
    return
      "\nWithout a baseline, assetlint shows only \(shown): it omits findings that other findings already cover"
  }

  private func write(_ baseline: Baseline, to file: FilePath) throws(UsageError) {
    do {
      try writeFile(baseline.bytes, to: file)
    } catch {
      throw UsageError("cannot write \(file): \(error)")
    }
  }
}

extension BaselineChoice {
  /// Reads a baseline. `flag` is the value of `--baseline`, if the file was given this way.
  static func read(
    _ file: FilePath, below root: FilePath, flag: String?
  ) throws(UsageError) -> BaselineChoice {
    do {
      let place = try resolveLinks(file)
      let path = place.relative(to: root) ?? RepositoryPath(bytes: place.bytes)
      // Only regular files can be read, but `/dev/null` is the usual name for an empty file.
      let isEmpty = place == FilePath("/dev/null")
      return .given(isEmpty ? [] : try readFile(place, limit: 64 << 20), path: path)
    } catch {
      let remedy = flag.map { "“assetlint baseline write --baseline \($0)” creates it" } ?? Baseline.remedy
      throw UsageError("\(file) cannot be read: \(error)" + (error.isAbsence ? ". \(remedy)" : ""))
    }
  }
}
