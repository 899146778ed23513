internal import AssetModel
internal import Basics
internal import Formats

/// Writes the report in the Static Analysis Results Interchange Format (SARIF), version 2.1.0.
struct SARIFReporter: Reporter {
  static let name = "sarif"
  static let summary = "SARIF 2.1.0, for code scanning on GitHub and for editors."

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8] {
    let known = Dictionary(style.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let rules = Set(report.rules).union(report.diagnostics.map(\.rule)).sorted()
    let indexes = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    let document: JSONOutput = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "assetlint",
              "version": .string(style.toolVersion),
              "informationUri": .string(ReportStyle.homePage),
              "rules": .array(rules.map { known[$0]?.sarif(style) ?? ["id": .string($0)] }),
            ]
          ],
          "columnKind": "unicodeCodePoints",
          "invocations": [
            [
              "executionSuccessful": true,
              "toolExecutionNotifications": .array(report.issues.map { $0.sarif(style) }),
            ]
          ],
          "results": .array(report.diagnostics.map { $0.sarif(style, ruleIndex: indexes[$0.rule]) }),
        ]
      ],
    ]
    return document.bytes() + [.newline]
  }
}

extension RuleDescription {
  fileprivate func sarif(_ style: ReportStyle) -> JSONOutput {
    [
      "id": .string(id),
      "shortDescription": ["text": .string(summary)],
      "fullDescription": ["text": .string(rationale)],
      "help": ["text": .string("\(summary) \(rationale)"), "markdown": .string(markdown)],
      "helpUri": style.page(of: id).map { .string($0) },
      "defaultConfiguration": ["enabled": .bool(!isOptIn), "level": .string(severity.sarif)],
      "properties": ["tags": ["assets", .string(category.rawValue.lowercased())]],
    ]
  }
}

extension Diagnostic {
  fileprivate func sarif(_ style: ReportStyle, ruleIndex: Int?) -> JSONOutput {
    let related = finding.related.enumerated().map { index, note in
      note.place.sarif(style, id: index + 1, note.message)
    }
    return [
      "ruleId": .string(rule),
      "ruleIndex": ruleIndex.map { .integer($0) },
      "level": .string(severity.sarif),
      "message": ["text": .string(finding.message.sarif)],
      "locations": [finding.place.sarif(style)],
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "partialFingerprints": ["assetlint/v1": .string(fingerprint.hex)],
      "baselineState": isNew.map { $0 ? "new" : "unchanged" },
      "properties": finding.bytes > 0 ? ["bytes": .integer(finding.bytes)] : nil,
    ]
  }
}

extension ScanIssue {
  fileprivate func sarif(_ style: ReportStyle) -> JSONOutput {
    [
      "level": kind == .unread ? "warning" : "note", "message": ["text": .string(message.sarif)],
      "locations": [place.sarif(style)],
    ]
  }
}

extension Place {
  fileprivate func sarif(_ style: ReportStyle, id: Int? = nil, _ message: String? = nil) -> JSONOutput {
    [
      "id": id.map { .integer($0) },
      "message": message.map { ["text": .string($0.sarif)] },
      "physicalLocation": [
        "artifactLocation": [
          "uri": .string(style.checkoutPath(path).percentEncoded), "uriBaseId": "%SRCROOT%",
        ],
        "region": position.map { ["startLine": .integer($0.line), "startColumn": .integer($0.column)] },
      ],
    ]
  }
}

extension Severity {
  fileprivate var sarif: String { self == .info ? "note" : rawValue }
}

extension String {
  /// Escapes what SARIF would read as a link or a placeholder (sections 3.11.5 and 3.11.6).
  fileprivate var sarif: String {
    let braced = escaping { $0 == "{" ? "{{" : $0 == "}" ? "}}" : nil }
    return braced.contains("](") ? braced.escaping { $0 == "[" || $0 == "]" ? "\\\($0)" : nil } : braced
  }
}

extension RepositoryPath {
  fileprivate var percentEncoded: String {
    // An empty URI would refer to the document itself.
    if isRoot { return "./" }
    return bytes.map { byte in
      if byte.isLetter || byte.isDigit || "/-._~".utf8.contains(byte) { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
