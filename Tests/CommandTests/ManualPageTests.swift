import Basics
import TestSupport
import Testing

@testable import assetlint

struct ManualPageTests {
  @Test func `the manual page explains every command and every flag`() {
    let terms = ManualPage.text.split(separator: ".TP\n").map { $0.prefix { $0 != "\n" } }
    for command in Subcommand.allCases {
      #expect(terms.contains { $0 == ".B \(command.rawValue)" || $0.hasPrefix(".B \(command.rawValue) ") })
    }
    for flag in Flag.all {
      let name = flag.name.replacing("-", with: "\\-")
      #expect(
        terms.contains { $0.split(whereSeparator: { ", ".contains($0) }).contains { $0 == name } },
        "\(flag.name)")
    }
  }

  @Test(.enabled(if: try runProcess("sh", ["-c", "command -v mandoc"]).status == 0))
  func `mandoc only complains that the manual page has no date`() throws {
    let outcome = try runProcess("mandoc", ["-T", "lint"], input: Array(ManualPage.text.utf8))
    let remarks = outcome.output.split(separator: "\n").filter { !$0.contains("missing date") }
    #expect(remarks == [])
  }
}
