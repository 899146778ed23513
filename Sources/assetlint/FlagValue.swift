internal import AssetModel
internal import AssetRules
internal import LintEngine

/// The kind of value that a flag takes, which determines its placeholder in the help and its completions.
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

enum Candidates: Sendable, Hashable {
  case nothing
  case files
  case folders
  /// The branches and tags in the git repository.
  case revisions
  case words([String])
  /// One or more of these words, separated by commas.
  case list([String])
}

extension Subcommand {
  /// What the shell offers after the command, such as files or rule IDs.
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

  var formats: [String] {
    switch self {
    case .lint: Reporters.names
    case .audit: ["text", "json", "csv", "markdown", "html"]
    case .find, .why: ["text", "json"]
    case .rules, .explain, .initialize, .baseline, .config, .completions, .help: []
    }
  }

  var flags: [Flag] {
    Flag.all.filter { $0.commands.contains(self) }
  }
}
