internal import Dispatch

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A line on the terminal that shows what a long run is doing.
///
/// A second thread reads the text from a pipe, shows it once the run has taken long enough, and erases it when the pipe
/// closes. The threads share only the pipe.
public struct ProgressLine: Sendable {
  private let input: Int32
  private let thread = DispatchGroup()

  /// Creates a line that appears after `seconds`. Nil if standard error is not a terminal, or if no pipe can be
  /// created.
  public init?(after seconds: Double) {
    guard StandardStream.error.isTerminal else { return nil }
    var ends: [Int32] = [0, 0]
    // SAFETY: pipe writes exactly the two numbers that `ends` has room for.
    guard unsafe pipe(&ends) == 0 else { return nil }
    // Without FD_CLOEXEC, commands that the run starts would keep the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let output = ends[0]
    input = ends[1]
    DispatchQueue(label: "assetlint.progress").async(group: thread) {
      Self.show(from: output, after: seconds)
    }
  }

  public func show(_ text: String) {
    // Failing to show progress does no harm.
    try? writeAll(Array((text + "\n").utf8), to: input)
  }

  public func end() {
    close(input)
    thread.wait()
  }

  private static func show(from output: Int32, after seconds: Double) {
    let start = monotonicSeconds()
    var text = ""
    var isVisible = false
    while true {
      let left = isVisible ? -1 : Int32(max(0, (start + seconds - monotonicSeconds()) * 1000))
      var state = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      // SAFETY: one structure is passed, and the count is one.
      let ready = unsafe poll(&state, 1, left)
      if ready == 0 {
        isVisible = true
      } else if ready > 0 {
        guard let lines = receive(from: output) else { break }
        text = lines.split(separator: "\n").last.map(String.init) ?? text
      }
      if isVisible { draw(text) }
    }
    if isVisible { draw("") }
    close(output)
  }

  /// The text waiting in the pipe, at most 4,096 bytes, which can be several lines. Nil at the end of the stream, or if
  /// the pipe cannot be read.
  private static func receive(from output: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    // SAFETY: the count is the size of the buffer, so `read` cannot write past its end.
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(output, $0.baseAddress, $0.count) }
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  private static func draw(_ text: String) {
    try? StandardStream.error.write(Array("\r\u{1B}[K\(text)".utf8))
  }
}
