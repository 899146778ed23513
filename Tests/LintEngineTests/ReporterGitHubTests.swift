import AssetModel
import Basics
import Foundation
import LintEngine
import Testing

@Suite struct ReporterGitHubTests {
  private func lines(_ report: Report) throws -> [String] {
    let bytes = try #require(Reporters.named("github")).render(report, ReporterSample.style)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func findings(_ count: Int, _ severity: Severity) -> [Diagnostic] {
    (0..<count).map {
      ReporterSample.diagnostic(
        "rule", severity, [], at: Place(RepositoryPath("\(severity)\($0)")), "is wrong")
    }
  }

  @Test(arguments: [(9, nil), (10, nil), (11, "and 1 more warning"), (12, "and 2 more warnings")])
  func `ten of each severity are shown, and the others counted`(_ count: Int, _ rest: String?) throws {
    let report = ReporterSample.report(findings(count, .warning) + findings(3, .error))
    let lines = try lines(report)
    #expect(lines.prefix(3).allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines.count { $0.hasPrefix("::warning ") } == min(count, 10))
    #expect(lines.first { !$0.hasPrefix("::") }?.prefix { $0 != "," } == rest.map { $0[...] })
  }

  @Test func `the most costly come first`() throws {
    var all = findings(20, .warning)
    all.append(
      ReporterSample.diagnostic(
        "rule", .warning, [], at: Place("z.png"), "is wrong", savings: [Saving("z.png", bytes: 5)]))
    #expect(try lines(ReporterSample.report(all)).first?.contains("file=z.png") == true)
  }

  @Test func `the runner reads back what was meant`() throws {
    for diagnostic in ReporterSample.hostile.report.diagnostics {
      let line = try #require(lines(ReporterSample.report([diagnostic])).first)
      let command = try #require(RunnerCommand(line))
      let finding = diagnostic.finding
      var properties = ["file": "\(finding.place.path)".displayed, "title": "assetlint: missing_payload"]
      if finding.place.position != nil { properties.merge(["line": "1", "col": "1"]) { $1 } }
      #expect(command.properties == properties)
      #expect(command.name == diagnostic.severity.rawValue)
      let notes = finding.related.map { "\($0.place.path): \($0.message)" }
      #expect(command.message == ([finding.message] + notes).map(\.displayed).joined(separator: "\n"))
    }
  }
}

/// A command in a log, as the runner of GitHub Actions reads it.
private struct RunnerCommand {
  let name: String
  var properties: [String: String] = [:]
  let message: String

  init?(_ line: String) {
    guard line.hasPrefix("::"),
      let end = line.range(of: "::", range: line.index(line.startIndex, offsetBy: 2)..<line.endIndex)
    else { return nil }
    let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
    let words = head.split(separator: " ", maxSplits: 1)
    guard let first = words.first else { return nil }
    name = String(first)
    message = Self.read(String(line[end.upperBound...]), ["%0D": "\r", "%0A": "\n", "%25": "%"])
    for pair in words.dropFirst().joined().unicodeScalars.split(separator: ",") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      properties[String(parts[0])] = Self.read(
        String(parts[1]), ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ",", "%25": "%"])
    }
  }

  /// Undoes escapes. `%25` must come last.
  private static func read(_ text: String, _ escapes: KeyValuePairs<String, String>) -> String {
    escapes.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value, options: .literal) }
  }
}
