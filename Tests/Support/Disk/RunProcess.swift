public import Basics
import Foundation

/// The result of a process.
public struct ProcessOutcome: Sendable {
  /// The exit code, or the negated number of the signal that ended the process.
  public let status: Int32
  public let outputBytes: [UInt8]
  public let errorBytes: [UInt8]

  public var output: String { String(decoding: outputBytes, as: UTF8.self) }
  public var errors: String { String(decoding: errorBytes, as: UTF8.self) }
}

/// The only variables that a process inherits, so that tests do not depend on who runs them.
private let inheritedVariables = [
  "PATH", "HOME", "TMPDIR", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS", "LD_LIBRARY_PATH",
  "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
]

/// Runs a command and waits for it. A command without a slash is looked up in `PATH`.
public func runProcess(
  _ command: String, _ arguments: [String] = [], in folder: FilePath? = nil,
  environment: [String: String] = [:], input: [UInt8] = []
) throws -> ProcessOutcome {
  // Unlike pipes, files cannot fill up if the process writes a lot.
  try withTemporaryFolder { streams in
    let inputFile = streams.appending("input")
    let outputFile = streams.appending("output")
    let errorFile = streams.appending("errors")
    try writeFile(input, to: inputFile)
    try writeFile([], to: outputFile)
    try writeFile([], to: errorFile)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    let inherited = ProcessInfo.processInfo.environment.filter { inheritedVariables.contains($0.key) }
    // Tests must not use the user's cache.
    process.environment = inherited.merging(["XDG_CACHE_HOME": "/dev/null"]) { $1 }.merging(environment) {
      $1
    }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder.description) }
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: inputFile.description))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: outputFile.description))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errorFile.description))
    try process.run()
    process.waitUntilExit()
    let wasKilled = process.terminationReason == .uncaughtSignal
    return ProcessOutcome(
      status: wasKilled ? -process.terminationStatus : process.terminationStatus,
      outputBytes: try readFile(outputFile), errorBytes: try readFile(errorFile))
  }
}
