import AssetModel
import Basics
import SourceIndex
import Testing

@testable import AssetUsage

struct SourceFileTests {
  private func file(_ path: String) -> SourceFile {
    SourceFile(
      RepositoryPath(path), .plainText, FileMentions(indexing: [], as: .plainText, for: .assets),
      in: Modules())
  }

  @Test(arguments: [
    "package.json", "package-lock.json", "composer.json", "tsconfig.json", "Package.resolved",
    "Podfile.lock", "project.yml", "project.yaml", "swiftgen.yml", "codecov.yml", "Cartfile", "app.json",
    "yarn.lock", "turbo.json", "renovate.json", "crowdin.yml", "bitrise.yml", "appveyor.yml",
    "dangerfile.js", "mkdocs.yml", "_config.yml",
  ])
  func `a tool's configuration does not mention assets`(name: String) {
    #expect(!file("App/\(name)").mayHoldData)
    #expect(file("App/my\(name)").mayHoldData)
  }

  @Test(arguments: [
    "acknowledgements", "acknowledgments", "changelog", "changes", "contributing", "history", "license",
    "licenses", "news", "readme", "release-notes", "release_notes", "releasenotes",
  ])
  func `a document does not mention assets`(name: String) {
    #expect(!file("App/\(name).json").mayHoldData)
    #expect(!file("\(name.uppercased()).txt").mayHoldData)
    #expect(file("App/\(name)s2.json").mayHoldData)
  }

  @Test(arguments: [
    ".github", ".circleci", "fastlane", ".gitlab", "ci_scripts", "scripts", "docs", "Docs",
  ])
  func `a folder of tools does not mention assets`(name: String) {
    #expect(!file("\(name)/data.json").mayHoldData)
    #expect(!file("App/\(name)/inner/data.json").mayHoldData)
    #expect(file("App/\(name).json").mayHoldData == !name.hasPrefix("."))
  }

  @Test func `a hidden file does not mention assets`() {
    #expect(!file("App/.swiftlint.yml").mayHoldData)
  }

  @Test(arguments: [
    "strings", "stringsdict", "xcstrings", "yml", "yaml", "html", "htm", "css", "scss", "csv", "xml",
  ])
  func `a file of prose`(type: String) {
    #expect(file("App/a.\(type)").holdsProse)
  }

  @Test(arguments: ["json", "plist", "txt"]) func `a file of data`(type: String) {
    #expect(!file("App/a.\(type)").holdsProse)
  }
}
