enum FishCompletion {
  static var script: String {
    """
    # fish completions for assetlint. In config.fish: assetlint completions fish | source

    function __assetlint_in --description 'Whether the command is one of these'
        set -l words (commandline -opc)
        set -l command lint
        if set -q words[2]; and contains -- $words[2] \(Shell.commandNames)
            set command $words[2]
        end
        contains -- $command $argv
    end

    function __assetlint_first --description 'Whether nothing has been typed yet'
        test (count (commandline -opc)) -eq 1
    end

    complete -c assetlint -n 'not __assetlint_in \(takingFiles)' -f
    \(lines.joined(separator: "\n"))

    """
  }

  private static var lines: [String] {
    commands + Flag.all.flatMap(flag(_:)) + Subcommand.allCases.compactMap(operands(of:))
  }

  private static var takingFiles: String {
    Subcommand.allCases.filter { $0.candidates == .files }.map(\.rawValue).joined(separator: " ")
  }

  private static var commands: [String] {
    Subcommand.allCases.map {
      "complete -c assetlint -n __assetlint_first -a \($0.rawValue) -d \(quoted($0.summary))"
    }
  }

  /// The lines that complete a flag. If commands accept different values for it, there is one line for each
  /// set of values.
  private static func flag(_ flag: Flag) -> [String] {
    let commands = Subcommand.allCases.filter { flag.commands.contains($0) }
    let groups = Dictionary(grouping: commands) { flag.value?.candidates(for: $0) }
    let names = flag.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
    return groups.sorted { $0.value[0].rawValue < $1.value[0].rawValue }.map { candidates, commands in
      let words = ["complete -c assetlint", condition(commands)] + names
      return (words + [candidates.map(value), "-d \(quoted(flag.summary))"].compactMap(\.self))
        .joined(separator: " ")
    }
  }

  private static func operands(of command: Subcommand) -> String? {
    guard command.candidates != .files else { return nil }
    return offer(command.candidates).map { "complete -c assetlint \(condition([command])) \($0)" }
  }

  private static func condition(_ commands: [Subcommand]) -> String {
    "-n '__assetlint_in \(commands.map(\.rawValue).joined(separator: " "))'"
  }

  private static func value(_ candidates: Candidates) -> String {
    [candidates == .files ? "-r" : "-x", offer(candidates)].compactMap(\.self).joined(separator: " ")
  }

  private static func offer(_ candidates: Candidates) -> String? {
    switch candidates {
    case .nothing: nil
    case .files: "-F"
    case .folders: "-a '(__fish_complete_directories)'"
    case .revisions: "-a " + quoted("(\(Shell.listRevisions))")
    case .words(let words): "-a '\(words.joined(separator: " "))'"
    case .list(let words): "-a '(__fish_append , \(words.joined(separator: " ")))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
