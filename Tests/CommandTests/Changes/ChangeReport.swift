import Basics
import Foundation
import TestSupport

/// The report of a run about a change, without messages, one line per item.
///
/// ```
/// warning unused_asset App/View.swift:6      a new finding
///   note App/Art.xcassets/a.imageset/…:1     a place that belongs to the finding; … is Contents.json
/// fixed missing_payload App/…                a finding that the change fixed
/// unread Design                              a file or folder that could not be read
/// ```
struct ChangeReport: Decodable {
  private let diagnostics: [Item]
  private let issues: [Location]
  private let comparison: Comparison

  private struct Item: Decodable {
    let rule: String
    let severity: String
    let path: String
    let line: Int?
    let related: [Location]
  }

  private struct Location: Decodable {
    let path: String
    let line: Int?
  }

  private struct Comparison: Decodable {
    let fixed: Int
    let fixedDiagnostics: [Item]

    enum CodingKeys: String, CodingKey {
      case fixed
      case fixedDiagnostics = "fixed_diagnostics"
    }
  }

  init(_ file: FilePath) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(try readFile(file)))
  }

  var text: String {
    let lines =
      diagnostics.flatMap { item in
        ["\(item.severity) \(item.rule) \(Self.place(item.path, item.line))"]
          + item.related.map { "  note \(Self.place($0.path, $0.line))" }
      } + comparison.fixedDiagnostics.map { "fixed \($0.rule) \(Self.place($0.path, $0.line))" }
      + issues.map { "unread \(Self.place($0.path, $0.line))" }
    return lines.joined(separator: "\n")
  }

  private static func place(_ path: String, _ line: Int?) -> String {
    path.replacing("Contents.json", with: "…") + (line.map { ":\($0)" } ?? "")
  }
}
