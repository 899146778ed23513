import Basics
import Foundation
import TestSupport
import Testing

struct FileTests {
  @Test func `a link has the status of its target, unless the link itself is requested`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appending("file")
      try writeFile([1, 2, 3], to: file)
      try makeLink(folder.appending("link"), to: "file")
      try makeLink(folder.appending("way"), to: ".")
      try makeLink(folder.appending("broken"), to: "nothing")
      #expect(try FileStatus.of(folder.appending("link")) == FileStatus.of(file))
      #expect(try FileStatus.of(file)?.byteCount == 3)
      #expect(try FileStatus.of(folder.appending("way"))?.type == .folder)
      #expect(try FileStatus.of(folder.appending("broken")) == nil)
      #expect(try FileStatus.of(folder.appending("nothing")) == nil)
      for name in ["link", "way", "broken"] {
        #expect(try FileStatus.ofLink(folder.appending(name))?.type == .link, "\(name)")
      }
      #expect(try readFile(folder.appending("link")) == [1, 2, 3])
    }
  }

  @Test func `a file is replaced or appended to, and only a program can be run`() throws {
    try withTemporaryFolder { folder in
      let (file, program) = (folder.appending("file"), folder.appending("program"))
      try writeFile([1, 2, 3], to: file)
      try writeFile([4], to: file)
      #expect(try readFile(file) == [4])
      try writeFile([5], to: file, appending: true)
      #expect(try readFile(file) == [4, 5])
      try writeFile([], to: program, isExecutable: true)
      #expect(FileManager.default.isExecutableFile(atPath: program.description))
      #expect(!FileManager.default.isExecutableFile(atPath: file.description))
    }
  }
}
