/// `assetlint help`: the overview, or the help of one command.
struct HelpCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// Prints the help.
  func run() throws -> Program.ExitCode {
    guard let name = options.operands.first else {
      try Program.printOut(Help.overview)
      return .clean
    }
    guard let command = Subcommand(rawValue: name) else {
      throw UsageError.unknown("command", name, Subcommand.allCases.map(\.rawValue))
    }
    try Program.printOut(Help.text(for: command))
    return .clean
  }
}
