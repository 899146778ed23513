internal import AssetModel
internal import AssetScan
internal import Basics

/// What the command line asks for.
struct Options: Sendable {
  var command = Subcommand.lint
  /// What stands behind the command without being a flag.
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
  var color = ColorChoice.auto
  var printsSchema = false
  var installsHook = false
  var isForced = false
  var printsOnly = false
  var findsSimilar = false
  var showsModules = false
  var printsManual = false
  var printsVersion = false
  var printsHelp = false
}

extension Options {
  /// Chooses the state of the repository to look at, of which there is one.
  mutating func choose(_ choice: TreeChoice) throws(UsageError) {
    guard tree == .workingTree || tree == choice else {
      throw UsageError("--staged and --rev look at one state of the repository: name one")
    }
    tree = choice
  }
}

/// What a person can ask assetlint to do.
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

  /// What stands behind the command in the help.
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

  /// One sentence for the list of commands.
  var summary: String {
    switch self {
    case .lint: "Reports what is wrong with the assets; what is meant where no command is named."
    case .audit: "Lists everything there is: by catalog, kind and format, with the bytes and the waste."
    case .find: "Tells whether a picture, file or colour is already in the repository, and where."
    case .why: "Tells where an asset is, what it is called, who uses it, and whether it counts as used."
    case .rules: "Lists every rule."
    case .explain: "Explains a rule, with its options and examples."
    case .initialize: "Writes a .assetlint.yml that states what the repository does already."
    case .baseline:
      "Writes down what is found now, to be told only of what is new, and forgets what is fixed."
    case .config: "Prints the configuration that is in effect."
    case .completions: "Prints a script that completes commands and flags in a shell."
    case .help: "Explains a command."
    }
  }
}

/// Whether text is colored.
enum ColorChoice: String, Sendable, CaseIterable {
  case auto
  case always
  case never
}
