import Basics
import TestSupport
import Testing

struct DiskTests {
  @Test func `a temporary folder is empty at first and gone at the end`() throws {
    struct Stop: Error {}
    var path = FilePath("")
    #expect(throws: Stop.self) {
      try withTemporaryFolder { folder in
        path = folder
        #expect(try listFolder(folder).isEmpty)
        #expect(try resolveLinks(folder) == folder)
        try makeFolder(folder.appending("a/b"))
        throw Stop()
      }
    }
    #expect(try FileStatus.of(path) == nil)
  }

  @Test func `a process that reads and writes much ends`() throws {
    let input = [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000)
    let outcome = try runProcess("sh", ["-c", "tee /dev/stderr; exit 7"], input: input)
    #expect(outcome.status == 7)
    #expect(outcome.outputBytes == input)
    #expect(outcome.errorBytes == input)
  }

  @Test func `a process gets the folder, the arguments and the variables`() throws {
    try withTemporaryFolder { folder in
      let script = "pwd; printf '%s|' \"$@\"; echo \"$VALUE$CI$GIT_DIR\""
      let outcome = try runProcess(
        "sh", ["-c", script, "-", "a b", "", "ü"], in: folder, environment: ["VALUE": "1"])
      #expect(outcome.output == "\(folder)\na b||ü|1\n")
      #expect(outcome.errors == "")
    }
  }

  @Test func `a process ended by a signal has a negative status`() throws {
    #expect(try runProcess("sh", ["-c", "kill -9 $$"]).status == -9)
  }

  @Test func `commits depend only on their content`() throws {
    try withExample("a.txt: text a") { folder in
      try gitInit(folder)
      #expect(try gitCommitAll(folder, "First") == "a572c84b035d9e1bbd399fd315634469d998d0b8")
      #expect(try git(["status", "--porcelain"], in: folder) == "")
    }
    #expect(throws: GitFailure.self) { try git(["no-such-command"], in: FilePath(".")) }
  }
}
