internal import AssetModel
internal import Basics
internal import Formats

private typealias Member = (key: String, value: JSONOutput)

/// Writes the report in the JSON format that `Fixtures/schemas/report.schema.json` describes.
struct JSONReporter: Reporter {
  static let name = "json"
  static let summary = "For programs: all details of every problem, in a documented format."

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8] {
    let document: JSONOutput = [
      "version": 1,
      "tool": ["name": "assetlint", "version": .string(style.toolVersion)],
      "diagnostics": .array(report.diagnostics.map { $0.json(report.modules) }),
      "issues": .array(report.unread.map(\.json)),
      "notes": .array(report.notes.map(\.json)),
      "summary": report.summary,
      "comparison": report.comparison?.json(report.modules),
    ]
    return document.bytes() + [.newline]
  }
}

extension Diagnostic {
  fileprivate func json(_ modules: [RepositoryPath: String]) -> JSONOutput {
    let head: [Member] = [
      ("rule", .string(rule)), ("severity", .string(severity.rawValue)),
      ("grade", .string(finding.grade.rawValue)), ("message", .string(finding.message)),
    ]
    let evidence: [Member] = [
      ("subjects", .array(finding.subjects.map { $0.json(modules) })),
      ("related", .array(finding.related.map(\.json))), ("bytes", .integer(finding.bytes)),
    ]
    return .object(
      head + finding.place.members + .text("name", finding.requestedName)
        + .text("module", modules[finding.place.path]) + evidence
        + (owners.isEmpty ? [] : [("owners", .array(owners.map { .string($0) }))])
        + (isNew.map { [("new", .bool($0))] } ?? []) + [("fingerprint", .string(fingerprint.hex))])
  }
}

extension Subject {
  fileprivate func json(_ modules: [RepositoryPath: String]) -> JSONOutput {
    let module = [Member].text("module", modules[asset?.catalog ?? path])
    guard let asset else {
      return .object([("role", .string(role.rawValue))] + location.members("path") + module)
    }
    let names: [Member] = [
      ("role", .string(role.rawValue)), ("name", .string(asset.name)), ("kind", .string(asset.kind.rawValue)),
    ]
    return .object(names + path.members("set") + .text("file", file) + module)
  }
}

extension [Member] {
  fileprivate static func text(_ key: String, _ text: String?) -> Self {
    text.map { [(key, .string($0))] } ?? []
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
      "baselined": .integer(counts.baselined),
      "bytes_to_save": .integer(bytesToSave),
    ]
  }
}

extension Comparison {
  fileprivate func json(_ modules: [RepositoryPath: String]) -> JSONOutput {
    [
      "base": .string(base), "fixed": .integer(fixed.count),
      "fixed_diagnostics": .array(fixed.map { $0.json(modules) }),
      "bytes_added": .integer(bytesAdded), "bytes_removed": .integer(bytesRemoved),
    ]
  }
}

extension Place {
  fileprivate var members: [Member] {
    guard let position else { return path.members("path") }
    return path.members("path") + [("line", .integer(position.line)), ("column", .integer(position.column))]
  }
}

extension RepositoryPath {
  /// The path under the given key. If it is not valid UTF-8, a second key contains its bytes in Base64.
  fileprivate func members(_ key: String) -> [Member] {
    [(key, .string(description))] + (isUTF8 ? [] : [(key + "_base64", .string(bytes.base64))])
  }
}
