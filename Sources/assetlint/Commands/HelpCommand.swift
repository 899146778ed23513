/// `assetlint help`: the overview, the help of one command, or the manual page.
struct HelpCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws -> Program.ExitCode {
    if options.printsManual {
      try Program.printOut(ManualPage.text)
      return .clean
    }
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
