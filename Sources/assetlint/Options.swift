internal import AssetModel
internal import AssetScan
internal import Basics

struct Options: Sendable {
  var command = Subcommand.lint
  var operands: [String] = []
  var root: String?
  var config: String?
  var tree = TreeChoice.workingTree
  var only: [String]?
  var enabled: [String] = []
  var disabled: [String] = []
  var baseline: String?
  var since: String?
  var isStrict = false
  var failOn = Severity.error
  var maxWarnings: Int?
  var reports: [ReportTarget] = []
  var isQuiet = false
  var isVerbose = false
  var showsOwners = false
  var showsStatistics = false
  var showsTimings = false
  var jobs = Jobs.all
  var usesCache = true
  var cachePath: String?
  var color = ColorChoice.auto
  var printsSchema = false
  var installsHook = false
  var isForced = false
  var printsOnly = false
  var findsSimilar = false
  var showsModules = false
  var migrationSource: String?
  var migrationTarget: String?
  var thumbnails = ThumbnailChoice.small
  var printsManual = false
  var printsVersion = false
  var printsHelp = false
}

extension Options {
  /// Chooses which state of the repository to check. Throws if a different one has already been chosen.
  mutating func choose(_ choice: TreeChoice) throws(UsageError) {
    guard tree == .workingTree || tree == choice else {
      let isRevisionTwice = tree != .index && choice != .index
      throw UsageError(
        isRevisionTwice ? "--rev can be given only once" : "--staged and --rev cannot be combined")
    }
    tree = choice
  }
}

enum Subcommand: String, Sendable, CaseIterable {
  case lint
  case audit
  case find
  case why
  case rules
  case explain
  case initialize = "init"
  case baseline
  case config
  case completions
  case help

  var operands: String {
    switch self {
    case .lint: "[PATH …]"
    case .audit, .rules, .initialize, .config: ""
    case .find: "FILE … | '#RRGGBB'"
    case .why: "NAME …"
    case .baseline: "write | prune | check"
    case .explain: "RULE"
    case .completions: "SHELL"
    case .help: "[COMMAND]"
    }
  }

  var summary: String {
    switch self {
    case .lint: "Checks assets and reports findings. The default command."
    case .audit: "Lists all assets by catalog, kind and format, with sizes and waste."
    case .find: "Checks whether an image, file or color is already in the repository, and where."
    case .why: "Shows where an asset is, what uses it, and why it counts as used or unused."
    case .rules: "Lists all rules."
    case .explain: "Describes a rule, with its options and examples."
    case .initialize: "Writes a .assetlint.yml based on the conventions the repository already follows."
    case .baseline:
      "Records current findings in a file, so that lint reports only new ones. Also removes fixed findings from the file."
    case .config: "Prints the effective configuration."
    case .completions: "Prints a completion script for a shell."
    case .help: "Shows help for a command."
    }
  }
}

/// Which thumbnails the HTML page contains.
enum ThumbnailChoice: String, Sendable, CaseIterable {
  case small
  /// No thumbnails, for images that must not leave the machine.
  case none
}

enum ColorChoice: String, Sendable, CaseIterable {
  case auto
  case always
  case never
}
