/// The completions for zsh. The script works both as the file `_assetlint` in a folder in `fpath` and with `source`.
enum ZshCompletion {
  static var script: String {
    """
    #compdef assetlint
    # zsh completions for assetlint. In ~/.zshrc, after compinit: source <(assetlint completions zsh)

    _assetlint_revisions() {
      local -a revisions
      revisions=(${(f)"$(\(Shell.listRevisions))"})
      compadd -a revisions
    }

    _assetlint() {
      local command=lint
      local -a names commands
      names=(\(Shell.commandNames))
      commands=(
    \(commands)
      )
      if ((CURRENT > 2 && ${names[(Ie)$words[2]]})); then
        command=$words[2]
        shift words
        ((CURRENT--))
      elif ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
        _describe -t commands command commands
      fi
      case $command in
    \(arguments)
      esac
    }

    if [[ $funcstack[1] == _assetlint ]]; then
      _assetlint "$@"
    else
      compdef _assetlint assetlint
    fi

    """
  }

  private static var commands: String {
    Subcommand.allCases.map { "    " + quoted("\($0.rawValue):\($0.summary)") }.joined(separator: "\n")
  }

  /// The flags and operands of each command, in the syntax of `_arguments`.
  private static var arguments: String {
    Subcommand.allCases.map { command in
      let words =
        command.flags.flatMap { specifications($0, command) }
        + ["*:" + action(command.candidates, described: "operand")]
      return """
            \(command.rawValue))
              _arguments -S \\
        \(words.map { "        " + quoted($0) }.joined(separator: " \\\n"))
              ;;
        """
    }.joined(separator: "\n")
  }

  private static func specifications(_ flag: Flag, _ command: Subcommand) -> [String] {
    let summary = flag.summary.replacing("[", with: "\\[").replacing("]", with: "\\]")
    return flag.names.map { name in
      guard let value = flag.value else { return "(\(flag.names.joined(separator: " ")))\(name)[\(summary)]" }
      let sign = name.hasPrefix("--") ? "=" : ""
      let action = action(value.candidates(for: command), described: value.placeholder)
      return "*\(name)\(sign)[\(summary)]:\(action)"
    }
  }

  private static func action(_ candidates: Candidates, described what: String) -> String {
    let action =
      switch candidates {
      case .nothing: " "
      case .files: "_files"
      case .folders: "_files -/"
      case .revisions: "_assetlint_revisions"
      case .words(let words): "(\(words.joined(separator: " ")))"
      case .list(let words): "_values -s , rule \(words.joined(separator: " "))"
      }
    return "\(what):\(action)"
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
