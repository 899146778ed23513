import AssetModel
import Basics
import LintEngine
import TestSupport
import Testing

/// The findings of a rule about its examples, stored in one file per rule and compared with the current findings.
///
/// A section for each example begins with `== ` and the title. `ASSETLINT_UPDATE=1 swift test` rewrites the files.
/// Sizes are omitted, because they depend on how the machine compresses the images.
struct RuleFindings {
  private let file: FilePath

  /// The sections that an update has written so far, by file and title.
  private static let written = Guarded<[FilePath: [String: String]]>([:])

  static let folder = projectFolder.appending("Tests/AssetRulesTests/Findings")

  init(of rule: String) {
    file = Self.folder.appending(RepositoryPath("\(rule).txt"))
  }

  /// The titles of the examples in the file.
  var titles: [String] {
    get throws { try sections.map(\.title) }
  }

  /// Compares the findings about an example with the file, or updates the file.
  func compare(_ example: RuleExample, _ diagnostics: [Diagnostic]) throws {
    let text = diagnostics.map(\.account).joined()
    guard !updatesExpectations else { return try update(example, with: text) }
    let kept = try sections.first { $0.title == example.example.title }?.text ?? ""
    guard text != kept else { return }
    let (said, expected) = (text.split(separator: "\n"), kept.split(separator: "\n"))
    let (now, before) = (said.filter { !expected.contains($0) }, expected.filter { !said.contains($0) })
    example.record(
      (["what is reported has changed; ASSETLINT_UPDATE=1 swift test rewrites \(file)"]
        + before.map { "- \($0)" } + now.map { "+ \($0)" }).joined(separator: "\n"))
  }

  private var sections: [(title: String, text: String)] {
    get throws {
      guard try FileStatus.of(file) != nil else { return [] }
      return String(decoding: try readFile(file), as: UTF8.self).split(separator: "== ").map { section in
        let (title, text) = (section.prefix { $0 != "\n" }, section.drop { $0 != "\n" }.dropFirst())
        return (String(title), String(text))
      }
    }
  }

  private func update(_ example: RuleExample, with text: String) throws {
    try Self.written.use { written in
      written[file, default: [:]][example.example.title] = text
      let texts = written[file, default: [:]]
      let sections = example.about.examples.compactMap { example in
        texts[example.title].flatMap { $0.isEmpty ? nil : "== \(example.title)\n\($0)" }
      }
      try writeFile(Array(sections.joined().utf8), to: file)
    }
  }
}

extension Diagnostic {
  /// The finding as text, with everything that any report format shows.
  fileprivate var account: String {
    var lines = ["\(finding.place.text): \(severity): \(finding.message)"]
    lines += finding.related.map { "note \($0.place.text): \($0.message)" }
    for index in finding.members.indices {
      let told = finding.told(at: index)
      if told.place != finding.place { lines.append("or \(told.place.text): \(told.message)") }
    }
    if let last = finding.members.last?.subject.path {
      lines.append("without \(last): \(finding.narrowed(without: [last])?.message ?? "nothing")")
    }
    if let fold = finding.fold { lines.append("with others: \(fold.message(3, 2_000)); \(fold.note)") }
    lines += [
      ("saves", finding.savings.map { "\($0.path)" }),
      ("removes", finding.removes.sorted().map(\.text)),
      ("puts to use", finding.putsToUse.sorted().map(\.text)),
    ].filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1.joined(separator: ", "))" }
    let size = /[0-9.]+ (B|KB|MB)\b/
    return lines.map { $0.replacing(size) { "N \($0.output.1)" } + "\n" }.joined(separator: "    ")
  }
}

extension Place {
  fileprivate var text: String { position.map { "\(path):\($0.line):\($0.column)" } ?? "\(path)" }
}
