import Basics
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
}
