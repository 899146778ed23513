internal import AssetModel
internal import AssetRules
internal import LintEngine

/// What a flag takes: its word in the help, and what a shell offers in its place.
enum FlagValue: Sendable, CaseIterable {
  case folder
  case file
  case rules
  case severity
  case count
  case report
  case color
  case revision
  case catalog
  case thumbnails

  /// The word for it in the help.
  var placeholder: String {
    switch self {
    case .folder: "DIR"
    case .file: "FILE"
    case .rules: "RULE,…"
    case .severity: "SEVERITY"
    case .count: "N"
    case .report: "FORMAT[=FILE]"
    case .color: "WHEN"
    case .revision: "REV"
    case .catalog: "CATALOG"
    case .thumbnails: "SIZE"
    }
  }

  /// What can be typed for it after a command.
  func candidates(for command: Subcommand) -> Candidates {
    switch self {
    case .folder: .folders
    case .file: .files
    case .rules: .list(RuleCatalog(builtinRules).ids)
    case .severity: .words(Severity.allCases.map(\.rawValue))
    case .count: .nothing
    case .report: .words(command.formats)
    case .color: .words(ColorChoice.allCases.map(\.rawValue))
    case .revision: .revisions
    case .catalog: .folders
    case .thumbnails: .words(ThumbnailChoice.allCases.map(\.rawValue))
    }
  }
}

/// What a shell offers where somebody presses the tab key.
enum Candidates: Sendable, Hashable {
  /// Nothing that could be known beforehand.
  case nothing
  case files
  case folders
  /// The branches and tags of the git repository.
  case revisions
  /// One of these words.
  case words([String])
  /// Some of these words, with commas between them.
  case list([String])
}

extension Subcommand {
  /// What a shell offers for the operands.
  var candidates: Candidates {
    switch self {
    case .lint, .find: .files
    case .audit, .why, .rules, .initialize, .config: .nothing
    case .explain: .words(RuleCatalog(builtinRules).ids)
    case .baseline: .words(BaselineCommand.Action.allCases.map(\.rawValue))
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .help: .words(Subcommand.allCases.map(\.rawValue))
    }
  }

  /// The formats that its `--report` knows.
  var formats: [String] {
    switch self {
    case .lint: Reporters.names
    case .audit: ["text", "json", "csv", "markdown", "html"]
    case .find, .why: ["text", "json"]
    case .rules, .explain, .initialize, .baseline, .config, .completions, .help: []
    }
  }

  /// Its flags, in the order of the help.
  var flags: [Flag] {
    Flag.all.filter { $0.commands.contains(self) }
  }
}
