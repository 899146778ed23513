import Basics
import TestSupport

/// A shell on this machine, which a test asks for completions.
enum RealShell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The shells that are installed on this machine. `.ci/run` installs all of them.
  static func installed() throws -> [RealShell] {
    try allCases.filter { try runProcess("sh", ["-c", "command -v \($0)"]).status == 0 }
  }

  /// The completions at the end of each line, without the part of the word that was already typed.
  func offers(after lines: [String], in folder: FilePath) throws -> [Set<String>] {
    let outcome = try withTemporaryFolder { own in
      try runProcess(
        rawValue, flags + [script], in: folder,
        environment: [
          "ASSETLINT": try programFolder().appending("assetlint").description, "OWN": own.description,
          "HOME": own.description, "LC_ALL": "C.UTF-8", "TERM": "xterm",
        ],
        input: Array(lines.map { $0 + "\n" }.joined().utf8))
    }
    guard outcome.status == 0, outcome.errors.isEmpty else {
      throw ShellFailure(description: "\(self): \(outcome.status) \(outcome.errors)")
    }
    let answers = outcome.output.split(separator: "\n").split(
      separator: Self.end, omittingEmptySubsequences: false)
    return zip(lines, answers).map { line, offers in Set(offers.map { Self.offer($0, after: line) }) }
  }

  /// The line that a script prints after the completions for one line.
  private static let end: Substring = "(end)"

  private static func offer(_ answer: Substring, after line: String) -> String {
    let word = answer.prefix { $0 != "\t" }
    var offer = word[(word.lastIndex(of: "=").map { word.index(after: $0) } ?? word.startIndex)...]
    // In a comma-separated list, everything up to the last comma stays as typed.
    let typed = line.split { " =".contains($0) }.last ?? ""
    if let comma = typed.lastIndex(of: ","), offer.hasPrefix(typed[...comma]) {
      offer = offer.dropFirst(typed[...comma].count)
    }
    offer = offer.drop { $0 == " " }
    return String(offer.hasSuffix("/") ? offer.dropLast() : offer)
  }

  private var flags: [String] {
    switch self {
    case .bash: ["--norc", "-c"]
    case .zsh: ["-f", "-c"]
    case .fish: ["--no-config", "-c"]
    }
  }

  private var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// Calls the completion function as bash does. If the function offers nothing, does what bash would do.
  private static let bashScript = #"""
    eval "$("$ASSETLINT" completions bash)"
    function=$(complete -p assetlint | sed 's/.*-F \([a-z_]*\).*/\1/')
    compopt() { [[ $* == *'+o default'* ]] && completes_files=; return 0; }
    while IFS= read -r line; do
      read -ra COMP_WORDS <<< "${line//=/ = }"
      [[ $line == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      completes_files=yes
      $function
      if ((${#COMPREPLY[@]})); then
        printf '%s\n' "${COMPREPLY[@]}"
      elif [[ $completes_files ]]; then
        compgen -f -- "${COMP_WORDS[-1]}"
      fi
      echo '(end)'
    done
    """#

  /// Types the line into a shell in a separate terminal, which also writes all completions to a file.
  private static let zshScript = #"""
    zmodload zsh/zpty
    cat > $OWN/setup <<'SETUP'
      autoload -Uz compinit
      compinit -u -d $OWN/dump
      source <($ASSETLINT completions zsh) || return
      compadd() {
        local -a offers
        if [[ " $* " != *' -'[OAD]' '* ]]; then
          builtin compadd -O offers "$@"
          ((${#offers})) && print -rl -- $offers >> $OWN/offers
        fi
        builtin compadd "$@"
      }
      finish() { print '(end)' >> $OWN/offers; BUFFER=; print -n '(ended)' > /dev/tty }
      zle -N finish
      bindkey '^I' complete-word '^X' finish
      print '(started)'
    SETUP
    zpty shell zsh -f -i
    zpty -w shell 'source $OWN/setup || exit'
    zpty -r shell output '*\(started\)' || exit
    while IFS= read -r line; do
      zpty -w -n shell "$line"$'\t\030'
      zpty -r shell output '*\(ended\)' || exit
    done
    zpty -d shell
    cat $OWN/offers
    """#

  private static let fishScript = #"""
    "$ASSETLINT" completions fish | source
    while read -l line
        complete -C "$line"
        echo '(end)'
    end
    """#
}

struct ShellFailure: Error, CustomStringConvertible {
  let description: String
}
