internal import Basics

/// Runs `git` on one repository.
struct GitCommand: Sendable {
  private let prefix: [String]
  private let environment: [String: String]

  init(_ repository: GitRepository) {
    prefix = ["git", "-C", "\(repository.top)"]
    var environment = [
      // Messages are parsed, so they must not be localized.
      "LC_ALL": "C",
      // Write nothing, prompt for nothing, fetch nothing.
      "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
      "GIT_ALLOW_PROTOCOL": "none",
      "GIT_LITERAL_PATHSPECS": "1",
    ]
    environment.merge(repository.variables) { _, own in own }
    self.environment = environment
  }

  /// What a command prints.
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

  /// Starts a command that answers requests.
  func start(_ arguments: [String]) throws(GitError) -> ChildProcess {
    do {
      return try ChildProcess(prefix + arguments, environment: environment)
    } catch {
      throw .cannotRun(error)
    }
  }

  /// Every setting in effect, with its values in order; nil if git ignores the repository's own settings.
  func configuration() -> [String: [String]]? {
    // git refuses to read the settings of a repository that belongs to someone else.
    guard let output = try? run(["config", "--list", "-z"]) else { return nil }
    var settings: [String: [String]] = [:]
    for entry in output.split(separator: 0) {
      let parts = entry.split(separator: .newline, maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "true"
      settings[String(decoding: parts[0], as: UTF8.self), default: []].append(value)
    }
    // In a repository that git does not trust, this setting is silently missing.
    return settings["core.repositoryformatversion"] == nil ? nil : settings
  }
}

/// Why git failed.
enum GitError: Error, Equatable, CustomStringConvertible {
  case cannotRun(FileError)
  /// The folder belongs to another user.
  case distrusted(folder: String)
  case refused(String)
  /// A negative answer, which need not be an error.
  case negative

  init(_ outcome: ProgramOutcome) {
    let lines = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n")
    let complaint = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first
    guard let complaint else {
      self = outcome.status == 1 ? .negative : .refused("it exited with status \(outcome.status)")
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
      "git does not trust \(folder), which belongs to another user: run "
        + "“git config --global --add safe.directory \(folder)” if you do"
    case .refused(let reason): "git: \(reason)"
    case .negative: "git exited with status 1"
    }
  }
}
