import Basics
import TestSupport
import Testing

struct PagesTests {
  @Test(arguments: ["Sources/README.md", ".github/CONTRIBUTING.md"])
  func `a page for contributors mentions only existing files`(page: String) throws {
    let text = try GeneratedFile(RepositoryPath(page)).text()
    let sources = projectFolder.appending("Sources")
    let names = try Set(
      files(in: sources, endingIn: ".swift").map { $0.description.split(separator: "/").last })
    for code in text.matches(of: /`([\w.+\/-]+)`/).map({ String($0.output.1) }) {
      if code.contains("/") {
        let places = [projectFolder, sources, sources.appending("Basics")].map { $0.appending(code) }
        #expect(try places.contains { try FileStatus.of($0) != nil }, "\(code)")
      } else if code.hasSuffix(".swift") {
        #expect(names.contains(Substring(code)), "\(code)")
      }
    }
  }
}
