import Basics
import TestSupport
import Testing

@testable import assetlint

struct ProgramTests {
  @Test func `the version is printed on request, and nothing else happens`() throws {
    let outcome = try withTemporaryFolder { folder in
      try runProcess("\(programFolder())/assetlint", ["--version"], in: folder)
    }
    #expect(outcome.output == "assetlint \(Program.version)\n")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }
}
