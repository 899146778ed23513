internal import AssetModel
internal import Basics
internal import Formats

private typealias Member = (key: String, value: JSONOutput)

/// The report for programs, as `Fixtures/schemas/report.schema.json` describes it.
struct JSONReporter: Reporter {
  static let name = "json"
  static let summary = "For programs: everything known about every problem, in a documented form."

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8] {
    let document: JSONOutput = [
      "version": 1,
      "tool": ["name": "assetlint", "version": .string(style.toolVersion)],
      "diagnostics": .array(report.diagnostics.map(\.json)),
      "issues": .array(report.unread.map(\.json)),
      "notes": .array(report.notes.map(\.json)),
      "summary": report.summary,
    ]
    return document.safeBytes
  }
}

extension Diagnostic {
  fileprivate var json: JSONOutput {
    let head: [Member] = [
      ("rule", .string(rule)), ("severity", .string(severity.rawValue)),
      ("grade", .string(finding.grade.rawValue)), ("message", .string(finding.message)),
    ]
    let evidence: [Member] = [
      ("subjects", .array(finding.subjects.map(\.json))), ("related", .array(finding.related.map(\.json))),
      ("bytes", .integer(finding.bytes)), ("fingerprint", .string(fingerprint.hex)),
    ]
    return .object(head + finding.place.members + evidence)
  }
}

extension Subject {
  fileprivate var json: JSONOutput {
    guard let asset else { return .object([("role", .string(role.rawValue))] + location.members("path")) }
    let names: [Member] = [
      ("role", .string(role.rawValue)), ("name", .string(asset.name)), ("kind", .string(asset.kind.rawValue)),
    ]
    return .object(names + path.members("set") + (file.map { [("file", .string($0))] } ?? []))
  }
}

extension Note {
  fileprivate var json: JSONOutput {
    .object([("message", .string(message))] + place.members)
  }
}

extension ScanIssue {
  fileprivate var json: JSONOutput {
    .object(place.members + [("message", .string(message))])
  }
}

extension Report {
  fileprivate var summary: JSONOutput {
    [
      "catalogs": .integer(counts.catalogs),
      "assets": .integer(counts.assets),
      "payloads": .integer(counts.payloads),
      "sources": .integer(counts.sources),
      "errors": .integer(count(.error)),
      "warnings": .integer(count(.warning)),
      "infos": .integer(count(.info)),
      "suppressed": .integer(counts.suppressed),
      "baselined": 0,
      "bytes_to_save": .integer(bytesToSave),
    ]
  }
}

extension Place {
  /// The path, and the position where there is one.
  fileprivate var members: [Member] {
    guard let position else { return path.members("path") }
    return path.members("path") + [("line", .integer(position.line)), ("column", .integer(position.column))]
  }
}

extension RepositoryPath {
  /// The path as text under `key`, and where that loses something, its bytes under a second key.
  fileprivate func members(_ key: String) -> [Member] {
    [(key, .string(description))] + (isUTF8 ? [] : [(key + "_base64", .string(bytes.base64))])
  }
}

extension JSONOutput {
  /// The document with escapes for what is legal in a string, and yet could control the terminal it is shown on.
  fileprivate var safeBytes: [UInt8] {
    var safe: [UInt8] = []
    // The writer escapes what is below space; what is left of that are its own line breaks.
    for scalar in text().unicodeScalars {
      if scalar.value < 0x7F {
        safe.append(UInt8(scalar.value))
      } else if scalar.isDeceptive {
        for unit in scalar.utf16 {
          let digits = String(unit, radix: 16)
          safe += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
        }
      } else {
        safe += scalar.utf8
      }
    }
    return safe + [.newline]
  }
}
