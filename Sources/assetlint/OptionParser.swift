internal import AssetRules
internal import Basics
internal import LintEngine

extension Options {
  init(parsing arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var takesFlags = true
    var takesCommand = true
    var flags: [Flag] = []
    while let argument = rest.popFirst() {
      if takesFlags, argument == "--" {
        takesFlags = false
      } else if takesFlags, argument.hasPrefix("-"), argument != "-" {
        flags.append(try apply(argument, &rest))
      } else if takesFlags, takesCommand, let command = Subcommand(rawValue: argument) {
        self.command = command
        takesCommand = false
      } else {
        operands.append(argument)
        takesCommand = false
      }
    }
    if let flag = flags.first(where: { !$0.commands.contains(command) }) {
      throw UsageError("“assetlint \(command.rawValue)” has no flag \(flag.name)")
    }
    if command.operands.isEmpty, let operand = operands.first { throw command.error(unexpected: operand) }
    try reports.checkFiles()
  }

  /// Applies a flag, and returns it. Which command it is for may be known only later, because flags can come before the
  /// command.
  private mutating func apply(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> Flag
  {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let name = parts[0]
    guard let flag = Flag.all.first(where: { $0.name == name || $0.short == name }) else {
      throw .unknown("flag", name, command.flags.map(\.name))
    }
    guard let kind = flag.value else {
      guard parts.count == 1 else { throw UsageError("\(flag.name) takes no value") }
      try flag.apply(&self, "")
      return flag
    }
    guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
      throw UsageError("\(flag.name) needs a value: \(flag.name) \(kind.placeholder)")
    }
    try flag.apply(&self, value)
    return flag
  }
}

extension Subcommand {
  fileprivate func error(unexpected operand: String) -> UsageError {
    var error = UsageError("unexpected argument “\(operand)”: “assetlint \(rawValue)” takes no arguments")
    if RuleCatalog(builtinRules).ids.contains(operand) {
      error.hint = "assetlint explain \(operand) explains this rule"
    } else if flags.contains(where: { $0.name == "--root" }) {
      error.hint = "assetlint \(rawValue) --root FOLDER runs in another folder"
    }
    return error
  }
}

extension UsageError {
  /// The error for an unknown word. It suggests the most similar known word and, if `lists` is true, lists all known
  /// words.
  static func unknown(
    _ what: String, _ word: String, _ known: [String], lists: Bool = false
  ) -> UsageError {
    let meant = closestMatch(to: word, in: known).map { ": did you mean “\($0)”?" } ?? ""
    var error = UsageError("unknown \(what) “\(word)”\(meant)")
    if lists {
      let lines = "Expected one of: \(known.joined(separator: ", ")).".wrapped(to: Program.textWidth - 2)
      error.hint = lines.joined(separator: "\n  ")
    }
    return error
  }
}
