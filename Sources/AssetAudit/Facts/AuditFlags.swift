internal import AssetModel

/// The flags that are added to recommended commands, so that they show what the audit found.
public struct AuditFlags: Sendable {
  private let root: String?
  /// The flags for every command.
  let common: String
  /// The flags for commands that list findings.
  let lint: String

  /// `root` is the value of `--root`, if given. `hasBaseline` is true if lint hides known findings.
  public init(root: String? = nil, hasBaseline: Bool = false) {
    self.root = root
    common = root.map { " --root \(shellWord($0))" } ?? ""
    lint = common + (hasBaseline ? " --baseline /dev/null" : "")
  }

  /// A folder in the repository as an argument for lint, which expects paths relative to the current folder.
  func argument(_ folder: RepositoryPath) -> String {
    shellWord(root.map { "\($0)/\(folder)" } ?? "\(folder)")
  }

  /// The command with its flags appended or, if it has a pipe, inserted before the first pipe.
  func added(to command: String) -> String {
    let end = command.firstRange(of: " | ")?.lowerBound ?? command.endIndex
    return command[..<end] + (command.hasPrefix("assetlint --only") ? lint : common) + command[end...]
  }
}
