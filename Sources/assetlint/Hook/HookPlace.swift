internal import Basics

struct HookPlace {
  /// The root folder of the working tree, where git runs the hook.
  let top: FilePath
  let file: FilePath
  /// Whether only this repository uses the hook's folder.
  let isOwn: Bool

  /// Asks git for the hooks folder, which depends on `core.hooksPath`, worktrees and submodules.
  init(around folder: FilePath) throws(HookError) {
    guard let top = try git(["rev-parse", "--show-toplevel"], in: folder).first else {
      throw HookError("“\(folder)” is not in the working tree of a git repository")
    }
    self.top = FilePath(top)
    let paths = try git(["rev-parse", "--git-common-dir", "--git-path", "hooks"], in: self.top)
    guard paths.count == 2 else { throw HookError("git did not report the hooks folder") }
    let common = self.top.appending(paths[0])
    let hooks = self.top.appending(paths[1])
    file = hooks.appending("pre-commit")
    isOwn = [self.top, common].contains {
      RepositoryPath(bytes: hooks.bytes).isInside(RepositoryPath(bytes: $0.bytes))
    }
  }

  /// The path of the hook as shown in messages, relative to the root of the working tree if possible.
  var displayed: String {
    "\(RepositoryPath(bytes: file.bytes).relative(to: RepositoryPath(bytes: top.bytes)) ?? RepositoryPath(bytes: file.bytes))"
  }
}

private func git(_ arguments: [String], in folder: FilePath) throws(HookError) -> [String] {
  let outcome: ProgramOutcome
  do {
    outcome = try runProgram(["git", "-C", "\(folder)"] + arguments)
  } catch {
    throw HookError("cannot run git: \(error)")
  }
  let lines = { (bytes: [UInt8]) in
    bytes.split(separator: .newline).map { String(decoding: $0, as: UTF8.self) }
  }
  guard outcome.status == 0 else {
    throw HookError("git: \(lines(outcome.errors).first ?? "exited with status \(outcome.status)")")
  }
  return lines(outcome.output)
}

struct HookError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
