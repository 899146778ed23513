internal import Basics

enum ManualPage {
  static var text: String {
    """
    .TH ASSETLINT 1 "" "assetlint \(Program.version)" "User Commands"
    .SH NAME
    assetlint \\- lint Xcode asset catalogs
    .SH SYNOPSIS
    .B assetlint
    .RI [ COMMAND ]
    .RI [ FLAGS ]
    .RI [ PATH ...]
    .SH DESCRIPTION
    \(paragraph(description))
    .SH COMMANDS
    \(commands)
    .SH FLAGS
    \(flags)
    .SH FILES
    \(list(files))
    .SH ENVIRONMENT
    \(list(environment))
    .SH EXIT STATUS
    \(list(exitCodes))
    .SH EXAMPLES
    \(list(examples))
    .SH SEE ALSO
    .BR git (1)

    """
  }

  private static let description = """
    assetlint reads the asset catalogs of an app and its frameworks, and the sources that use them. It reports \
    assets that waste space, show the wrong image or none at all, or break the team's conventions. \
    It needs no project file, no build and no configuration.
    """

  private static let files = [
    (".assetlint.yml", "The configuration. assetlint init writes a first version.")
  ]

  private static let environment = [
    ("NO_COLOR", "With --color auto, turns color off."),
    ("CLICOLOR_FORCE", "With --color auto, turns color on even if the output is not a terminal."),
  ]

  private static let exitCodes = [
    (
      "0",
      "No finding is at or above the --fail-on severity, and --max-warnings is not exceeded. For find: something was found. For why: every asset was found."
    ),
    (
      "1",
      "A finding is at or above the --fail-on severity, or --max-warnings is exceeded. For find: nothing was found. For why: an asset was not found. For baseline check: the baseline contains fixed findings."
    ),
    (
      "2",
      "The run itself failed: an invalid flag, a missing folder, or a configuration or catalog that cannot be read. With --strict: there are no asset catalogs."
    ),
  ]

  private static let examples = [
    ("assetlint", "Checks the repository that contains the current folder."),
    ("assetlint Modules/Checkout", "Reads the whole repository, but reports only findings in one folder."),
    (
      "assetlint --fail-on warning --report junit=assets.xml", "Fails on warnings, and writes a JUnit report."
    ),
    ("assetlint find icon.png", "Checks whether an image is already in the repository."),
    ("assetlint why close", "Shows what uses the asset “close”."),
  ]

  private static var commands: String {
    list(
      Subcommand.allCases.map {
        ([$0.rawValue, $0.operands].filter { !$0.isEmpty }.joined(separator: " "), $0.summary)
      })
  }

  /// The section about flags. A flag that only some commands accept is listed with those commands.
  private static var flags: String {
    list(
      Flag.all.map { flag in
        let names = flag.names.joined(separator: ", ") + (flag.value.map { " " + $0.placeholder } ?? "")
        let commands = Subcommand.allCases.filter { flag.commands.contains($0) }
        guard commands.count < Subcommand.allCases.count else { return (names, flag.summary) }
        return (names, "\(flag.summary) (\(commands.map(\.rawValue).joined(separator: ", ")))")
      })
  }

  private static func list(_ entries: [(String, String)]) -> String {
    entries.map { term, text in
      ".TP\n.B \(escaped(term))\n\(paragraph(text))"
    }.joined(separator: "\n")
  }

  /// The text in short lines, which roff joins into a paragraph.
  private static func paragraph(_ text: String) -> String {
    text.wrapped(to: 70).map { line in
      let line = escaped(line)
      return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let code = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - code.count)))\(code)]"
      }
    }
  }
}
