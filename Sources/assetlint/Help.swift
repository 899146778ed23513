internal import LintEngine

/// The help texts, generated from the tables of commands and flags.
enum Help {
  static var overview: String {
    let commands = Subcommand.allCases.map { ("\($0.rawValue) \($0.operands)", $0.summary) }
    return """
      assetlint finds unused, duplicate, missing and broken assets in Xcode asset catalogs.

      Usage: assetlint [COMMAND] [FLAGS] [PATH …]

      Commands:
      \(table(commands))

      Flags for lint:
      \(flags(of: .lint))

      Report formats:
      \(formats)

      Exit codes: 0 on success, 1 if a finding is at or above the --fail-on severity or --max-warnings is \
      exceeded, 2 if the run itself failed.

      """
  }

  static func text(for command: Subcommand) -> String {
    """
    \(command.summary)

    Usage: assetlint \(command.rawValue) [FLAGS] \(command.operands)

    Flags:
    \(flags(of: command))
    \(command == .lint ? "\nReport formats:\n\(formats)\n" : "")
    """
  }

  private static var formats: String {
    table(Reporters.all.map { (type(of: $0).name, type(of: $0).summary) })
  }

  private static func flags(of command: Subcommand) -> String {
    table(
      command.flags.map { flag in
        let names = [flag.short, flag.name].compactMap { $0 }.joined(separator: ", ")
        return (names + (flag.value.map { " " + $0.placeholder } ?? ""), flag.summary)
      })
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count) + right
    }.joined(separator: "\n")
  }
}
