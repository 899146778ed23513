internal import Basics

/// Reads the content of files from git by id. Requests that run at the same time use separate `git cat-file` processes,
/// which are reused for later requests.
final class GitObjects: Sendable {
  private let git: GitCommand
  /// Objects that a partial clone has not fetched. Git must not be asked for them, because it might download them.
  let missing: Set<ContentID>
  private let readers = Guarded<[ChildProcess]>([])
  private let checkers = Guarded<[ChildProcess]>([])

  init(_ git: GitCommand, missing: Set<ContentID> = []) {
    self.git = git
    self.missing = missing
  }

  deinit {
    for child in readers.use({ $0 }) + checkers.use({ $0 }) { child.finish() }
  }

  func content(of id: ContentID, limit: Int) throws(ReadError) -> [UInt8] {
    try ask(readers, ["cat-file", "--batch"], id) { child, byteCount throws(ReadError) in
      guard byteCount <= limit else { throw .tooLarge(limit: limit) }
      // Git adds a newline.
      guard var bytes = try child.answer(byteCount + 1) else {
        throw .git("git exited in the middle of an answer")
      }
      bytes.removeLast()
      return bytes
    }
  }

  func byteCount(of id: ContentID) throws(ReadError) -> Int {
    try ask(checkers, ["cat-file", "--batch-check"], id) { _, byteCount in byteCount }
  }

  private func ask<Answer>(
    _ pool: Guarded<[ChildProcess]>, _ arguments: [String], _ id: ContentID,
    _ read: (inout ChildProcess, Int) throws(ReadError) -> Answer
  ) throws(ReadError) -> Answer {
    if missing.contains(id) { throw .notInClone }
    var child: ChildProcess
    if let idle = pool.use({ $0.popLast() }) {
      child = idle
    } else {
      do { child = try git.start(arguments) } catch { throw .git("\(error)") }
    }
    let answer: Answer?
    do {
      answer = try child.header(of: id).map { byteCount throws(ReadError) in try read(&child, byteCount) }
    } catch {
      // The process may still print the rest of this answer, so it cannot be reused.
      child.finish()
      throw error
    }
    pool.use { $0.append(child) }
    guard let answer else { throw .notInClone }
    return answer
  }
}

extension ChildProcess {
  /// The size of an object; nil if git does not have the object.
  fileprivate mutating func header(of id: ContentID) throws(ReadError) -> Int? {
    let line: [UInt8]?
    do {
      try write(Array((id.hex + "\n").utf8))
      line = try readLine()
    } catch {
      throw .git("\(error)")
    }
    guard let line else { throw .git("git exited without answering") }
    // Git prints “ID TYPE SIZE”, or “ID missing”.
    let words = line.split(separator: .space)
    guard words.count == 3 else { return nil }
    guard let byteCount = Int(String(decoding: words[2], as: UTF8.self)) else {
      throw .git("git gave an unexpected answer")
    }
    return byteCount
  }

  fileprivate mutating func answer(_ count: Int) throws(ReadError) -> [UInt8]? {
    do { return try read(count) } catch { throw .git("\(error)") }
  }
}
