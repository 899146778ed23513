internal import AssetRules
internal import Basics
internal import LintEngine

extension Options {
  init(parsing arguments: [String]) throws(UsageError) {
    var arguments = arguments
    if let index = Self.firstOperand(in: arguments), let command = Subcommand(rawValue: arguments[index]) {
      self.command = command
      arguments.remove(at: index)
    }
    var rest = arguments[...]
    var takesFlags = true
    while let argument = rest.popFirst() {
      if takesFlags, argument == "--" {
        takesFlags = false
      } else if takesFlags, argument.hasPrefix("-"), argument != "-" {
        try apply(argument, &rest)
      } else {
        operands.append(argument)
      }
    }
    if command.operands.isEmpty, let operand = operands.first { throw command.error(unexpected: operand) }
    try reports.checkFiles()
  }

  /// The index of the first argument that is neither a flag nor the value of one. It may be the command, because flags
  /// can come before the command.
  private static func firstOperand(in arguments: [String]) -> Int? {
    var index = 0
    while index < arguments.count, arguments[index].hasPrefix("-"), arguments[index].count > 1 {
      if arguments[index] == "--" { return nil }
      let flag = Flag.all.first { $0.name == arguments[index] || $0.short == arguments[index] }
      index += flag?.value == nil ? 1 : 2
    }
    return index < arguments.count ? index : nil
  }

  private mutating func apply(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let name = parts[0]
    guard let flag = Flag.all.first(where: { $0.name == name || $0.short == name }) else {
      throw .unknown("flag", name, command.flags.map(\.name))
    }
    guard flag.commands.contains(command) else {
      throw UsageError("“assetlint \(command.rawValue)” has no flag \(flag.name)")
    }
    guard let kind = flag.value else {
      guard parts.count == 1 else { throw UsageError("\(flag.name) takes no value") }
      return try flag.apply(&self, "")
    }
    guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
      throw UsageError("\(flag.name) needs a value: \(flag.name) \(kind.placeholder)")
    }
    try flag.apply(&self, value)
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
