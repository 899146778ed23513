public import Basics

public struct GitFailure: Error, CustomStringConvertible {
  public let description: String
}

/// Environment variables that make git ignore the user's configuration and use a fixed author.
public let gitEnvironment = [
  "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
  "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C", "TZ": "UTC",
  "GIT_AUTHOR_NAME": "Author", "GIT_AUTHOR_EMAIL": "author@example.com",
  "GIT_COMMITTER_NAME": "Author", "GIT_COMMITTER_EMAIL": "author@example.com",
  "GIT_AUTHOR_DATE": firstDate, "GIT_COMMITTER_DATE": firstDate,
]

/// The date of commits, unless a test sets another one.
public let firstDate = "2024-01-01T12:00:00Z"

/// Runs git in a folder, without the user's configuration and with a fixed author. Returns the output.
@discardableResult
public func git(
  _ arguments: [String], in folder: FilePath, date: String = firstDate
) throws -> String {
  let dates = ["GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date]
  let environment = gitEnvironment.merging(dates) { $1 }
  let outcome = try runProcess("git", arguments, in: folder, environment: environment)
  guard outcome.status == 0 else {
    throw GitFailure(description: "git \(arguments.joined(separator: " ")): \(outcome.errors)")
  }
  return outcome.output
}

/// Turns a folder into an empty git repository with the branch `main`.
public func gitInit(_ folder: FilePath) throws {
  try git(["init", "--quiet", "--initial-branch=main", "--template="], in: folder)
}

/// Commits everything in the working tree that is not ignored. Returns the id of the commit.
@discardableResult
public func gitCommitAll(
  _ folder: FilePath, _ message: String = "Change", date: String = firstDate
) throws -> String {
  try git(["add", "--all"], in: folder)
  try git(["commit", "--quiet", "--allow-empty", "--message", message], in: folder, date: date)
  return String(try git(["rev-parse", "HEAD"], in: folder).prefix { $0 != "\n" })
}
