internal import AssetModel
internal import Basics

struct TextReporter: Reporter {
  static let name = "text"
  static let summary =
    "For people: the most severe findings first, similar findings grouped, and minor findings only counted."

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8] {
    var page = TextPage(isColored: style.isColored, width: style.width, paths: style.paths)
    if style.isQuiet, report.diagnostics.isEmpty { return [] }
    // Files that were not checked come first, because findings may be missing as a result.
    page.write("Not checked:", report.unread, isVerbose: style.isVerbose)
    let families = report.families.filter { style.lists($0.first) }
    for (index, family) in families.enumerated() {
      page.write(family, isVerbose: style.isVerbose)
      if index + 1 == families.count || families[index + 1].home != family.home { page.breakLine() }
    }
    if !style.isQuiet {
      if style.isVerbose { page.write(fixed: report.comparison?.fixed ?? []) }
      page.write("Note:", report.notes, isVerbose: style.isVerbose)
      page.writeTable(of: report, style)
      page.write(summaryOf: report, style)
    }
    return Array(page.text.utf8)
  }
}

extension TextPage {
  fileprivate mutating func write(_ title: String, _ issues: [ScanIssue], isVerbose: Bool) {
    if issues.isEmpty { return }
    write(Run(title, .strong))
    let shown = isVerbose ? issues.count : Self.mostIssues
    for issue in issues.prefix(shown) { write(issue) }
    if issues.count > shown { write(Run("and \(issues.count - shown) more", .quiet)) }
    breakLine()
  }

  private static let mostIssues = 10

  fileprivate mutating func write(fixed: [Diagnostic]) {
    if fixed.isEmpty { return }
    write(Run("Fixed:", .strong))
    for diagnostic in fixed { write(fixed: diagnostic) }
    breakLine()
  }

  /// Writes all findings, or the first one and a list of the others.
  fileprivate mutating func write(_ family: FindingFamily, isVerbose: Bool) {
    if isVerbose || family.members.count <= FindingFamily.mostShown {
      for diagnostic in family.members { write(diagnostic, isVerbose: isVerbose) }
      return
    }
    write(family.first)
    let others = family.members.dropFirst()
    let labels = names(of: others)
    let place =
      family.isAboutOneAsset && labels == names(of: family.members.prefix(1))
      ? labels : "\(paths.text(family.home)): \(labels)"
    write(Run("and \(others.count) more in \(place)", .quiet, folds: true), indent: 4)
  }

  /// The labels of the findings, as many as fit on about two lines, without duplicates.
  private func names(of diagnostics: ArraySlice<Diagnostic>) -> String {
    var names: [String] = []
    var seen: Set<String> = []
    var room = 2 * min(width ?? 120, 120)
    for diagnostic in diagnostics.lazy.prefix(1000) {
      let name = diagnostic.finding.label.shorteningQuotes(to: 40).displayed
      guard seen.insert(name).inserted else { continue }
      room -= name.count + 2
      if room < 0, !names.isEmpty { return names.joined(separator: ", ") + ", …" }
      names.append(name)
    }
    return names.joined(separator: ", ")
  }
}
