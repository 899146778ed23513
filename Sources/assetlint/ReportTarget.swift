internal import Basics

struct ReportTarget: Sendable, Equatable {
  let format: String
  /// The file to write; nil for standard output.
  let file: String?

  init(format: String, file: String?) {
    self.format = format
    self.file = file
  }

  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard !parts[0].isEmpty, parts.count == 1 || !parts[1].isEmpty else {
      throw UsageError(
        "--report takes a format or FORMAT=FILE, such as json=report.json, not “\(text)”")
    }
    format = parts[0]
    file = parts.count > 1 ? parts[1] : nil
  }
}

extension ReportTarget {
  func write(_ bytes: [UInt8], appending: Bool = false) throws(ReportError) {
    do {
      if let file {
        try writeFile(bytes, to: FilePath(file), appending: appending)
      } else {
        try StandardStream.output.write(bytes)
      }
    } catch {
      throw ReportError(description: "cannot write \(file.map { "“\($0)”" } ?? "the report"): \(error)")
    }
  }

  fileprivate var place: FilePath? {
    guard let file = file.map({ FilePath($0) }) else { return nil }
    // Usually the file does not exist yet, but its folder does.
    if let place = try? resolveLinks(file) { return place }
    let name = RepositoryPath(bytes: file.bytes).name
    return (try? resolveLinks(file.parent)).map { $0.appending(RepositoryPath(bytes: Array(name))) } ?? file
  }
}

extension [ReportTarget] {
  /// Throws an error if two reports would be written to the same file.
  func checkFiles() throws(UsageError) {
    var seen: Set<FilePath> = []
    for target in self {
      guard let place = target.place, let file = target.file else { continue }
      if !seen.insert(place).inserted {
        throw UsageError("two reports would be written to “\(file)”; choose a different file for one of them")
      }
    }
  }

  /// Writes a report to every target, even if writing to one of them fails.
  func write(_ render: (ReportTarget) throws -> [UInt8]) throws {
    var failures: [String] = []
    for target in self {
      let bytes = try render(target)
      do {
        try target.write(bytes)
      } catch {
        failures.append(error.description)
      }
    }
    if !failures.isEmpty { throw ReportError(description: failures.joined(separator: "\n")) }
  }
}

struct ReportError: Error, CustomStringConvertible {
  let description: String
}

extension Options {
  /// The reports to write; by default, only a text report on standard output.
  var reportTargets: [ReportTarget] {
    reports.isEmpty ? [ReportTarget(format: "text", file: nil)] : reports
  }
}
