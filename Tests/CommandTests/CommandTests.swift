import AssetRules
import Basics
import LintEngine
import TestSupport
import Testing

@testable import assetlint

/// Compares what the program prints with the output that Markdown pages of the project show.
///
/// A case is a folder of `Fixtures` with a `command.md` and a `repository`. The commands in `command.md` run in a copy
/// of the repository:
///
/// ````markdown
/// # A picture that no Contents.json lists is reported
///
/// ```console
/// $ assetlint --only unlisted_payload
/// the whole output, of both streams, as a terminal shows it
/// $ echo $?
/// 1
/// ```
/// ````
///
/// - `$ echo $?` must follow a command that fails. All other commands must succeed.
/// - Commands are shell commands, so they can write a file, redirect a stream, or run git.
/// - `<!-- copy -->` on a line of its own starts over with a new copy of the repository. In the copy that
/// `<!-- git copy -->` makes, everything is committed. `<!-- copy of Demo -->` copies the repository of another case.
/// - `ASSETLINT_UPDATE=1 swift test` updates the outputs in the pages instead of comparing them.
///
/// The README and some other pages are checked in the same way, but they may shorten an output with a line `…` and omit
/// exit codes. Their commands run in the project's folder, but only if they begin with `assetlint`,
/// `swift run assetlint` or `cat`.
@Suite(.timeLimit(.minutes(15))) struct CommandTests {
  @Test(arguments: try CommandTests.cases())
  func `a case prints what its page shows`(_ name: String) throws {
    try TranscriptRun(file: projectFolder.appending("Fixtures/\(name)/command.md"), ownCase: name).run()
  }

  @Test(arguments: ["README", ".github/docs/accuracy", ".github/docs/configuration"])
  func `a page shows what the program prints`(page: String) throws {
    try TranscriptRun(
      file: projectFolder.appending("\(page).md"), usualFolder: projectFolder, showsFailures: false,
      runnable: Self.inPage
    ).run()
  }

  @Test func `the README begins with findings as a terminal of 100 columns shows them`() throws {
    let run = LintRun(
      root: projectFolder.appending("Fixtures/Demo/repository"), catalog: RuleCatalog(builtinRules))
    let bytes = Reporters.named("text")?.render(
      try run.run().report, ReportStyle(toolVersion: Program.version, width: 100))
    let lines = String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
    let block = try #require(try Page("README.md").blocks(of: "text").first)
    let shown = block.split(separator: "\n").dropFirst().map(String.init)
    #expect(shown.count > 10)
    #expect(Transcript.matches(lines, shown), "\(lines.joined(separator: "\n"))")
  }

  @Test func `there are cases`() throws {
    #expect(try !Self.cases().isEmpty)
  }

  private static func cases() throws -> [String] {
    let fixtures = projectFolder.appending("Fixtures")
    return try listFolder(fixtures).map { String(decoding: $0.name, as: UTF8.self) }.filter {
      try FileStatus.of(fixtures.appending("\($0)/command.md")) != nil
    }
  }

  private static func inPage(_ command: String) -> String? {
    if command == "echo $?" || command.hasPrefix("cat ") { return command }
    let program = command.replacing(/^(swift run (-c release )?|\.build\/\w+\/)(?=assetlint\b)/, with: "")
    return program.starts(with: /assetlint\b/) ? program : nil
  }
}
