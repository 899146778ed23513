import Basics
import Formats
import TestSupport
import Testing

@testable import assetlint

struct PageTests {
  private static let pages =
    ["README.md"].map(Page.init)
    + ["accuracy", "adoption", "configuration", "recipes", "reports"].map {
      Page(".github/docs/\($0).md")
    }

  @Test(arguments: Self.pages)
  func `a command line has only flags, values and formats that exist`(_ page: Page) throws {
    let commands = try page.commands()
    #expect(!commands.isEmpty)
    for words in commands {
      do {
        let options = try Options(parsing: words)
        for report in options.reports {
          #expect(options.command.formats.contains(report.format), "\(words)")
        }
      } catch {
        Issue.record("\(words): \(error.message)")
      }
    }
  }

  @Test(arguments: Self.pages)
  func `a block of YAML is valid`(_ page: Page) throws {
    for block in try page.blocks(of: "yaml") {
      #expect(throws: Never.self, "\(block)") { try YAMLNode(parsing: Array(block.utf8)) }
    }
  }

  @Test(
    arguments: Self.pages
      + [".github/docs/promises.md", ".github/CONTRIBUTING.md", "Sources/README.md"].map(Page.init))
  func `a link leads to an existing page and heading`(_ page: Page) throws {
    for link in try page.text().matches(of: /\]\(([^)]+)\)/).map(\.output.1) where !link.contains("://") {
      let parts = link.split(separator: "#", omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty ? page : Page(page.path.description.replacing(/[^\/]*$/, with: "") + parts[0])
      #expect(try FileStatus.of(target.file) != nil, "\(link)")
      if parts.count > 1, target.path.description.hasSuffix(".md") {
        #expect(try target.headings().contains(String(parts[1])), "\(link)")
      }
    }
  }

  @Test func `pages and scripts install the version of the program`() throws {
    let scripts = [".github/install.sh", ".ci/Dockerfile"].map(Page.init)
    for page in Self.pages + scripts {
      for version in try page.text().matches(of: /\b\d+\.\d+\.\d+\b/) {
        #expect(String(version.output) == Program.version, "\(page)")
      }
    }
    #expect(try Page(".github/install.sh").text().contains("ASSETLINT_VERSION:-\(Program.version)}"))
  }
}

/// A text file of the project, given by its path from the root.
struct Page: Sendable, CustomTestStringConvertible {
  let path: RepositoryPath

  init(_ path: String) {
    self.path = RepositoryPath(path)
  }

  var testDescription: String { path.description }

  var file: FilePath { projectFolder.appending(path) }

  func text() throws -> String {
    String(decoding: try readFile(file), as: UTF8.self)
  }

  func blocks(of language: String) throws -> [String] {
    try text().matches(of: /(?ms)^```(\w+)\n(.*?)^```$/).filter { $0.output.1 == language }.map {
      String($0.output.2)
    }
  }

  /// The arguments of every call of assetlint, in code blocks and in sentences.
  func commands() throws -> [[String]] {
    let call = /\bassetlint"?((?: +(?:"[^"\n]*"|'[^'\n]*'|[^\s"'`|;&<>()#])+)+)/
    let word = /(?:"[^"]*"|'[^']*'|[^\s"'])+/
    return try text().replacing(/\\\n\s*/, with: "").matches(of: call).map { call in
      call.output.1.matches(of: word).map { $0.output.filter { $0 != "\"" && $0 != "'" } }
    }
  }

  /// The anchors of the page's headings.
  func headings() throws -> [String] {
    try text().matches(of: /(?m)^#+ (.*)$/).map { heading in
      String(
        heading.output.1.lowercased().replacing(" ", with: "-").filter {
          $0.isLetter || $0.isNumber || "-_".contains($0)
        })
    }
  }
}
