import Basics
import Testing

struct ChildProcessTests {
  @Test func `a program's output, errors and exit code arrive, however long they are`() throws {
    let script = "i=0; while [ $i -lt 20000 ]; do echo out-$i; echo error-$i >&2; i=$((i+1)); done; exit 3"
    let outcome = try runProgram(["sh", "-c", script])
    #expect(outcome.status == 3)
    #expect(String(decoding: outcome.output, as: UTF8.self).hasSuffix("out-19999\n"))
    #expect(String(decoding: outcome.errors, as: UTF8.self).hasSuffix("error-19999\n"))
  }

  @Test func `variables are added to those of this process, and override them`() throws {
    let script = "test -n \"$PATH\" && echo $HOME $EXTRA"
    let outcome = try runProgram(["sh", "-c", script], environment: ["HOME": "there", "EXTRA": "a = b"])
    #expect(String(decoding: outcome.output, as: UTF8.self) == "there a = b\n")
  }

  @Test func `a program that does not exist is an error`() {
    #expect(throws: FileError.self) { try runProgram(["no-such-program-anywhere"]) }
    #expect(throws: FileError.self) { try ChildProcess(["no-such-program-anywhere"]) }
  }

  @Test func `a program without input reads an empty one`() throws {
    #expect(try runProgram(["cat"]).status == 0)
  }

  @Test func `answers are read line by line and byte by byte`() throws {
    var child = try ChildProcess(["cat"])
    try child.write(Array("one\ntwo\n".utf8))
    #expect(try child.readLine() == Array("one".utf8))
    #expect(try child.read(3) == Array("two".utf8))
    #expect(try child.readLine() == [])
    let long = [UInt8](repeating: 7, count: 40_000)
    try child.write(long)
    #expect(try child.read(40_000) == long)
    #expect(child.finish() == 0)
  }

  @Test func `the end of the output is not an answer, and a finished program takes no request`() throws {
    var child = try ChildProcess(["sh", "-c", "printf unfinished"])
    #expect(try child.readLine() == nil)
    #expect(try child.read(20) == nil)
    #expect(try child.read(10) == Array("unfinished".utf8))
    #expect(throws: FileError.self) { while true { try child.write([0]) } }
    #expect(child.finish() == 0)
  }

  @Test func `a program that is killed by a signal reports which one`() throws {
    #expect(try runProgram(["sh", "-c", "kill -9 $$"]).status == -9)
  }

  @Test func `many programs at once end when they should`() throws {
    let statuses = Array(0..<64).parallelMap(Jobs(8), grain: 1) { number -> Int32 in
      do {
        var child = try ChildProcess(["cat"])
        try child.write(Array("\(number)\n".utf8))
        return try child.readLine() == Array("\(number)".utf8) ? child.finish() : -1
      } catch {
        return -2
      }
    }
    #expect(statuses == [Int32](repeating: 0, count: 64))
  }
}
