/// `assetlint completions`: a script that completes commands, flags and their values in a shell.
struct CompletionsCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws -> Program.ExitCode {
    let shells = Shell.allCases.map(\.rawValue)
    guard let name = options.operands.first, options.operands.count == 1 else {
      throw UsageError("“assetlint completions” takes the name of a shell: \(shells.joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: name) else { throw UsageError.unknown("shell", name, shells) }
    try Program.printOut(script: shell.script)
    return .clean
  }
}
