internal import Basics

struct GitCommand: Sendable {
  private let prefix: [String]
  private let environment: [String: String]

  init(_ repository: GitRepository) {
    prefix = ["git", "-C", "\(repository.top)"]
    var environment = [
      // Messages are parsed, so they must not be localized.
      "LC_ALL": "C",
      // Git must not write to the repository, prompt the user, or fetch anything.
      "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
      "GIT_ALLOW_PROTOCOL": "none",
      "GIT_LITERAL_PATHSPECS": "1",
    ]
    environment.merge(repository.variables) { _, own in own }
    self.environment = environment
  }

  func run(_ arguments: [String]) throws(GitError) -> [UInt8] {
    let outcome: ProgramOutcome
    do {
      outcome = try runProgram(prefix + arguments, environment: environment)
    } catch {
      throw .cannotRun(error)
    }
    guard outcome.status == 0 else { throw GitError(outcome) }
    return outcome.output
  }

  /// Starts a git process that can answer several requests.
  func start(_ arguments: [String]) throws(GitError) -> ChildProcess {
    do {
      return try ChildProcess(prefix + arguments, environment: environment)
    } catch {
      throw .cannotRun(error)
    }
  }

  /// Git's settings: each key with its values in order. Nil if git fails, or if it ignores the repository's settings
  /// because another user owns the repository.
  func configuration() -> [String: [String]]? {
    guard let output = try? run(["config", "--list", "-z"]) else { return nil }
    var settings: [String: [String]] = [:]
    for entry in output.split(separator: 0) {
      let parts = entry.split(separator: .newline, maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "true"
      settings[String(decoding: parts[0], as: UTF8.self), default: []].append(value)
    }
    // If git does not trust the repository, it silently omits this setting.
    return settings["core.repositoryformatversion"] == nil ? nil : settings
  }
}

enum GitError: Error, Equatable, CustomStringConvertible {
  case cannotRun(FileError)
  case distrusted(folder: String)
  case refused(String)
  /// The command exited with 1 and printed no error message, for example because a revision does not exist.
  case negative

  init(_ outcome: ProgramOutcome) {
    let lines = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n")
    let complaint = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first
    guard let complaint else {
      self = outcome.status == 1 ? .negative : .refused("exited with status \(outcome.status)")
      return
    }
    if complaint.contains("dubious ownership"), let folder = complaint.split(separator: "'").last {
      self = .distrusted(folder: String(folder))
    } else {
      self = .refused(String(complaint.trimmingPrefix("fatal: ")))
    }
  }

  var description: String {
    switch self {
    case .cannotRun(let error): "cannot run git: \(error)"
    case .distrusted(let folder):
      "git does not trust \(folder), which belongs to another user; if you trust it, run "
        + "“git config --global --add safe.directory \(folder)”"
    case .refused(let reason): "git: \(reason)"
    case .negative: "git exited with status 1"
    }
  }
}
