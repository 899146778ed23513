/// A shell for which assetlint can write a completion script.
enum Shell: String, Sendable, CaseIterable {
  case bash
  case zsh
  case fish

  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  static let commandNames = Subcommand.allCases.map(\.rawValue).joined(separator: " ")

  static let listRevisions =
    "git for-each-ref --format='%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null"
}

extension Flag {
  var names: [String] { [short, name].compactMap(\.self) }
}
