internal import Basics

/// The program `git`, at work on one repository.
struct GitCommand: Sendable {
  private let prefix: [String]
  private let environment: [String: String]

  init(_ repository: GitRepository) {
    prefix = ["git", "-C", "\(repository.top)"]
    var environment = [
      // What it says is compared with what is known here.
      "LC_ALL": "C",
      // Nothing is written, nobody is asked, and nothing comes over the network.
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

  /// A command that answers requests.
  func start(_ arguments: [String]) throws(GitError) -> ChildProcess {
    do {
      return try ChildProcess(prefix + arguments, environment: environment)
    } catch {
      throw .cannotRun(error)
    }
  }

  /// Every setting that is in effect, with its values in the order they were made; nil if git does not look at the
  /// repository's own.
  func configuration() -> [String: [String]]? {
    guard let output = try? run(["config", "--list", "-z"]) else { return nil }
    var settings: [String: [String]] = [:]
    for entry in output.split(separator: 0) {
      let parts = entry.split(separator: .newline, maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "true"
      settings[String(decoding: parts[0], as: UTF8.self), default: []].append(value)
    }
    // In a repository that git does not trust it passes over this one without a word.
    return settings["core.repositoryformatversion"] == nil ? nil : settings
  }
}

/// Why git does not do what it was asked.
enum GitError: Error, Equatable, CustomStringConvertible {
  case cannotRun(FileError)
  /// The folder belongs to somebody else; what git says can be done about it.
  case distrusted(folder: String)
  case refused(String)
  /// The answer is no, for which nothing else has to be wrong.
  case negative

  init(_ outcome: ProgramOutcome) {
    let lines = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n")
    let complaint = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first
    guard let complaint else {
      self = outcome.status == 1 ? .negative : .refused("it ended with \(outcome.status)")
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
    case .cannotRun(let error): "git cannot be run: \(error)"
    case .distrusted(let folder):
      "git does not trust \(folder), which belongs to another user: run "
        + "“git config --global --add safe.directory \(folder)” if you do"
    case .refused(let reason): "git: \(reason)"
    case .negative: "git says no"
    }
  }
}
