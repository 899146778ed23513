#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A child process that reads requests from its standard input, and writes answers to its standard output.
///
/// Use it from one thread at a time, and call `finish` at the end.
public struct ChildProcess: Sendable {
  private let id: pid_t
  private let input: Int32
  private let output: Int32
  private var pending: [UInt8] = []
  private var consumed = 0

  /// Starts a command found in `PATH`; its standard error is discarded.
  public init(_ command: [String], environment: [String: String] = [:]) throws(FileError) {
    let requests = try Pipe()
    let answers = try Pipe()
    id = try spawn(
      command, environment, connections: [0: requests.reading, 1: answers.writing])
    input = requests.keepWriting()
    output = answers.keepReading()
  }

  /// Sends a request. If it does not fit in the pipe's buffer, both processes can end up waiting for each other.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try writeAll(bytes, to: input)
  }

  /// Reads a line of the output, without its newline; nil if the output ends before a newline.
  public mutating func readLine() throws(FileError) -> [UInt8]? {
    while true {
      if let end = pending[consumed...].firstIndex(of: .newline) {
        defer { consumed = end + 1 }
        return Array(pending[consumed..<end])
      }
      guard try fill(1) else { return nil }
    }
  }

  /// Reads `count` bytes of the output; nil if the output ends first.
  public mutating func read(_ count: Int) throws(FileError) -> [UInt8]? {
    guard try fill(count - (pending.count - consumed)) else { return nil }
    defer { consumed += count }
    return Array(pending[consumed..<(consumed + count)])
  }

  /// Closes the pipes, and waits until the process ends. Returns its exit code, or the negated number of the signal
  /// that ended it; -1 if waiting fails.
  @discardableResult
  public func finish() -> Int32 {
    close(input)
    close(output)
    return waitForEnd(of: id)
  }

  /// Reads at least `count` more bytes into `pending`. Returns false if the output ends first.
  private mutating func fill(_ count: Int) throws(FileError) -> Bool {
    guard count > 0 else { return true }
    pending.removeFirst(consumed)
    consumed = 0
    let wanted = pending.count + count
    while pending.count < wanted {
      let piece = try readPiece(of: output, atMost: max(wanted - pending.count, 1 << 16))
      if piece.isEmpty { return false }
      if pending.isEmpty { pending = piece } else { pending += piece }
    }
    return true
  }
}

/// How a program ended, and what it wrote.
public struct ProgramOutcome: Sendable {
  /// The exit code, or the negated number of the signal that ended the process; -1 if waiting for it failed.
  public let status: Int32
  public let output: [UInt8]
  public let errors: [UInt8]
}

/// Runs a command from `PATH` without input, and waits until it ends.
public func runProgram(
  _ command: [String], environment: [String: String] = [:]
) throws(FileError) -> ProgramOutcome {
  var output = try Pipe()
  var errors = try Pipe()
  let id = try spawn(command, environment, connections: [1: output.writing, 2: errors.writing])
  output.closeWriting()
  errors.closeWriting()
  let texts: [[UInt8]]
  do {
    texts = try readToEnd(of: [output.reading, errors.reading])
  } catch {
    // Nothing reads the output anymore, so the program might never exit.
    kill(id, SIGKILL)
    _ = waitForEnd(of: id)
    throw error
  }
  return ProgramOutcome(status: waitForEnd(of: id), output: texts[0], errors: texts[1])
}
