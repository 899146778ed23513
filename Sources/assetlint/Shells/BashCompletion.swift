/// The completions for bash. The script works in version 3.2, which macOS includes, and in newer versions.
enum BashCompletion {
  static var script: String {
    """
    # bash completions for assetlint. In ~/.bashrc: eval "$(assetlint completions bash)"

    _assetlint_offer() {
      local line
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen "$@")
    }

    _assetlint() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=lint list
      # bash splits --flag=value into three words.
      if [[ $word == = ]]; then
        word=
      elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD-2]}
      fi
      list=${word%"${word##*,}"}
      COMPREPLY=()
      if ((COMP_CWORD > 1)) && [[ " \(Shell.commandNames) " == *" ${COMP_WORDS[1]} "* ]]; then
        command=${COMP_WORDS[1]}
      fi
      case "$command $before" in
    \(values)
      esac
      if ((COMP_CWORD == 1)) && [[ $word != -* ]]; then
        _assetlint_offer -W '\(Shell.commandNames)' -- "$word"
        return
      fi
      case "$command $word" in
    \(flags)
    \(operands)
      esac
    }

    # If nothing is offered, bash completes file names.
    complete -o bashdefault -o default -F _assetlint assetlint

    """
  }

  private static var values: String {
    var patterns: [(offer: String, flags: [String])] = []
    for command in Subcommand.allCases {
      for flag in command.flags {
        guard let value = flag.value else { continue }
        let offer = offer(value.candidates(for: command))
        let names = flag.names.map { "\"\(command.rawValue) \($0)\"" }
        if let index = patterns.firstIndex(where: { $0.offer == offer }) {
          patterns[index].flags += names
        } else {
          patterns.append((offer, names))
        }
      }
    }
    return patterns.map { offer, flags in
      """
          \(flags.joined(separator: " | ")))
            \(offer)
            return
            ;;
      """
    }.joined(separator: "\n")
  }

  private static var flags: String {
    Subcommand.allCases.map { command in
      let names = command.flags.flatMap(\.names).joined(separator: " ")
      return "    \"\(command.rawValue) -\"*) _assetlint_offer -W '\(names)' -- \"$word\" ;;"
    }.joined(separator: "\n")
  }

  /// The branches of the shell script's `case` statement that complete words other than flags.
  private static var operands: String {
    Subcommand.allCases.map { command in
      "    \"\(command.rawValue) \"*) \(offer(command.candidates)) ;;"
    }.joined(separator: "\n")
  }

  private static func offer(_ candidates: Candidates) -> String {
    switch candidates {
    case .nothing: "compopt +o bashdefault +o default 2>/dev/null"
    case .files: ":"
    case .folders: "compopt -o filenames 2>/dev/null; _assetlint_offer -d -- \"$word\""
    case .revisions: "_assetlint_offer -W \"$(\(Shell.listRevisions))\" -- \"$word\""
    case .words(let words): "_assetlint_offer -W '\(words.joined(separator: " "))' -- \"$word\""
    case .list(let words):
      "_assetlint_offer -P \"$list\" -W '\(words.joined(separator: " "))' -- \"${word##*,}\""
    }
  }
}
