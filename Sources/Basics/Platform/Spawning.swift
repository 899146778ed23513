#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  @unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency internal import Musl
#endif

/// The two ends of a pipe, which are closed when the value is destroyed. A child process inherits only the ends that
/// are passed to it.
struct Pipe: ~Copyable {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init() throws(FileError) {
    var ends: [Int32] = [-1, -1]
    let outcome = inheritance.use { _ in
      let outcome = unsafe pipe(&ends)
      if outcome == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
      return outcome
    }
    guard outcome == 0 else { throw FileError.last }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    if writing >= 0 { close(writing) }
  }

  /// Closes the writing end of the pipe. Until then, a reader never sees the end of the stream.
  mutating func closeWriting() {
    close(writing)
    writing = -1
  }

  /// Closes the writing end of the pipe, and returns the reading end, which the caller has to close.
  consuming func keepReading() -> Int32 {
    close(writing)
    let reading = reading
    discard self
    return reading
  }

  /// Closes the reading end of the pipe, and returns the writing end, which the caller has to close.
  consuming func keepWriting() -> Int32 {
    close(reading)
    let writing = writing
    discard self
    return writing
  }
}

// Locked while a pipe is created and while a process is started, so that a child cannot inherit a pipe that is not yet
// marked FD_CLOEXEC.
private let inheritance = Guarded(())

/// Starts a command found in `PATH`. `connections` maps the child's standard input (0), output (1) and error (2) to
/// descriptors of this process. A stream without an entry is connected to /dev/null.
///
/// Writing to a program that has exited fails with an error instead of a signal.
func spawn(
  _ command: [String], _ environment: [String: String], connections: [Int32: Int32]
) throws(FileError) -> pid_t {
  ignoreClosedPipes()
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  for theirs in Int32(0)...2 {
    if let ours = connections[theirs] {
      unsafe posix_spawn_file_actions_adddup2(&actions, ours, theirs)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, theirs, "/dev/null", O_RDWR, 0)
    }
  }
  unsafe posix_spawnattr_init(&attributes)
  defer { unsafe posix_spawnattr_destroy(&attributes) }
  var defaults = sigset_t()
  unsafe sigemptyset(&defaults)
  unsafe sigaddset(&defaults, SIGPIPE)
  unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
  unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

  var id = pid_t()
  let variables = environment.merging(inheritedVariables()) { own, _ in own }.map { "\($0)=\($1)" }
  let outcome = unsafe withTerminated(command) { arguments in
    unsafe withTerminated(variables) { variables in
      inheritance.use { _ in
        unsafe posix_spawnp(&id, command[0], &actions, &attributes, arguments, variables)
      }
    }
  }
  guard outcome == 0 else { throw FileError(code: outcome) }
  return id
}

private typealias Texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

private func withTerminated<Result>(_ texts: [String], _ body: (Texts) -> Result) -> Result {
  // SAFETY: strdup gives terminated copies, which are freed only after `body` has returned.
  var copies = unsafe texts.map { unsafe strdup($0) }
  defer { unsafe copies.forEach { unsafe free($0) } }
  unsafe copies.append(nil)
  return unsafe copies.withUnsafeMutableBufferPointer { buffer in
    guard let start = buffer.baseAddress else {
      preconditionFailure("a list with a terminator is not empty")
    }
    return unsafe body(start)
  }
}

private func inheritedVariables() -> [String: String] {
  #if canImport(Darwin)
    guard let place = unsafe _NSGetEnviron(), var next = unsafe place.pointee else { return [:] }
  #else
    var next = unsafe environ
  #endif
  var variables: [String: String] = [:]
  // SAFETY: the environment is a list of terminated strings that ends with nil, and nothing in this program changes it.
  while let text = unsafe next.pointee {
    let parts = unsafe String(cString: text).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
    unsafe next += 1
  }
  return variables
}

/// Waits until a process ends. Returns its exit code, or the negated number of the signal that ended it; -1 if waiting
/// fails.
func waitForEnd(of id: pid_t) -> Int32 {
  var status: Int32 = 0
  while unsafe waitpid(id, &status, 0) < 0 {
    if errno != EINTR { return -1 }
  }
  let signal = status & 0x7F
  return signal == 0 ? (status >> 8) & 0xFF : -signal
}

/// Waits until there is something to read, and reads at most `limit` bytes. Returns no bytes at the end of the stream.
func readPiece(of descriptor: Int32, atMost limit: Int) throws(FileError) -> [UInt8] {
  var failure: FileError?
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
    repeat {
      // SAFETY: the count is the size of the buffer, so the call cannot write past its end.
      count = unsafe read(descriptor, buffer.baseAddress, limit)
    } while count < 0 && errno == EINTR
    if count < 0 {
      failure = FileError.last
      count = 0
    }
  }
  if let failure { throw failure }
  return bytes
}

/// Reads several pipes at the same time, each to its end.
func readToEnd(of descriptors: [Int32]) throws(FileError) -> [[UInt8]] {
  var texts = descriptors.map { _ in [UInt8]() }
  var open = Array(descriptors.indices)
  while !open.isEmpty {
    var waiting = open.map { pollfd(fd: descriptors[$0], events: Int16(POLLIN), revents: 0) }
    let count = unsafe poll(&waiting, nfds_t(waiting.count), -1)
    if count < 0, errno != EINTR { throw FileError.last }
    guard count > 0 else { continue }
    for (index, answer) in zip(open, waiting) where answer.revents != 0 {
      let piece = try readPiece(of: descriptors[index], atMost: 1 << 16)
      texts[index] += piece
      if piece.isEmpty { open.removeAll { $0 == index } }
    }
  }
  return texts
}
