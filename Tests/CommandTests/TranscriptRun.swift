import Basics
import Foundation
import TestSupport
import Testing

/// Runs the commands of a Markdown file and compares what they print with what the file shows.
struct TranscriptRun {
  let file: FilePath
  /// The case in `Fixtures` to copy the repository from if a remark does not name another one.
  var ownCase: String?
  /// The folder in which commands run before the first remark. Nil for a copy of the repository of `ownCase`.
  var usualFolder: FilePath?
  /// Whether `$ echo $?` must follow a command that fails.
  var showsFailures = true
  /// Returns the shell command to run for a command in the text. Nil if the text only shows the command.
  var runnable: (String) -> String? = { $0 }

  /// Runs all commands, and records the differences or, if requested, updates the file.
  func run() throws {
    let transcript = Transcript(String(decoding: try readFile(file), as: UTF8.self))
    var outputs: [[[String]?]] = []
    for scene in transcript.scenes {
      outputs.append(
        try withFolder(scene.place) { folder in try play(scene, of: transcript, in: folder) })
    }
    if updatesExpectations { try writeFile(Array(transcript.text(with: outputs).utf8), to: file) }
  }

  /// Runs the commands of a scene. Returns the new output of each step, or nil if its output stays the same.
  private func play(
    _ scene: Transcript.Scene, of transcript: Transcript, in folder: FilePath
  ) throws -> [[String]?] {
    var status: Int32 = 0
    return try scene.steps.enumerated().map { index, step in
      guard let command = runnable(step.command) else { return nil }
      let isAsked = scene.steps.dropFirst(index + 1).first?.command == "echo $?"
      let outcome = try shell(command, status: status, in: folder)
      status = outcome.status
      if showsFailures, status != 0, !isAsked {
        record(step, "ended with \(status), so “$ echo $?” has to follow", outcome.lines)
      }
      let expected = transcript.expected(step)
      if Transcript.matches(outcome.lines, expected) { return nil }
      // Only a person can decide how to shorten an output.
      if updatesExpectations, !expected.contains(Transcript.ellipsis) { return outcome.lines }
      record(step, "prints something else", outcome.lines.changes(from: expected))
      return nil
    }
  }

  private func shell(
    _ command: String, status: Int32, in folder: FilePath
  ) throws -> (status: Int32, lines: [String]) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try runProcess(
      // The command writes both streams to one output, as in a terminal, and `$?` is the status of the previous
      // command.
      "sh", ["-c", "exec 2>&1; (exit \(status)); \(command)"], in: folder,
      environment: gitEnvironment.merging(["PATH": "\(try programFolder()):\(path)", "LC_ALL": "C"]) { $1 })
    var lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return (outcome.status, lines)
  }

  private func withFolder<Result>(
    _ place: Transcript.Place, _ body: (FilePath) throws -> Result
  ) throws -> Result {
    if place == .usual, let usualFolder { return try body(usualFolder) }
    return try withTemporaryFolder { folder in
      let copy = folder.appending("repository")
      let (name, asGit) = if case .copy(let name, let asGit) = place { (name, asGit) } else { (nil, false) }
      let original = projectFolder.appending("Fixtures/\(name ?? ownCase ?? "")/repository")
      if try FileStatus.of(original) == nil {
        try makeFolder(copy)
      } else {
        try FileManager.default.copyItem(atPath: original.description, toPath: copy.description)
      }
      if asGit {
        try gitInit(copy)
        try gitCommitAll(copy)
      }
      return try body(copy)
    }
  }

  private func record(_ step: Transcript.Step, _ problem: String, _ output: [String]) {
    let path = file.description.dropFirst(projectFolder.description.count + 1)
    Issue.record(
      "\(step.command)\n\(problem):\n\(output.joined(separator: "\n"))",
      sourceLocation: SourceLocation(
        fileID: "CommandTests/\(path)", filePath: file.description, line: step.line + 1, column: 1))
  }
}

extension [String] {
  /// The lines, with `+` before the new ones. Lines that only `old` has come first, with `-`.
  fileprivate func changes(from old: [String]) -> [String] {
    var shown = map { "  " + $0 }
    let difference = difference(from: old)
    for case .insert(let offset, let line, _) in difference { shown[offset] = "+ " + line }
    return difference.compactMap { if case .remove(_, let line, _) = $0 { "- " + line } else { nil } } + shown
  }
}
