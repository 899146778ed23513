internal import AssetModel
internal import Basics

/// The findings that a team knows of and has put off, as a file of the repository remembers them.
///
/// ```text
/// # assetlint baseline 1
/// duplicate_asset  App/Assets.xcassets/dismiss.imageset  dismiss  fingerprint  member  trace
/// ```
///
/// Columns end with a tab. The fingerprint is that of the finding; the member is the key of one of a group, the trace
/// what the thing holds, by which it is known wherever it moves. Each line stands for itself and lines are sorted, so
/// that two branches that change the file can be merged line by line, in whatever order: git does it by itself where
/// `.gitattributes` says `merge=union`.
public struct Baseline: Sendable {
  /// The lines, with their numbers in the file.
  private(set) var entries: [(line: Int, entry: BaselineEntry)] = []

  /// The name of the file where nobody says another one.
  public static let fileName = ".assetlint-baseline"
  /// What to do where there is none.
  public static let remedy = "“assetlint baseline write” makes it"
  private static let title = "# assetlint baseline "
  private static let version = 1

  init(_ entries: [BaselineEntry]) {
    self.entries = entries.sorted().enumerated().map { ($0 + 2, $1) }
  }

  /// Reads a file. Comments, empty lines, lines in another order or twice, and line ends of Windows do no harm.
  init(parsing bytes: [UInt8]) throws(BaselineError) {
    let text = String(decoding: bytes, as: UTF8.self)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let number = index + 1
      let line = line.drop { $0 == "\u{FEFF}" }
      if line.hasPrefix(Self.title), let version = Int(line.dropFirst(Self.title.count)),
        version != Self.version
      {
        throw BaselineError(
          line: number,
          "has format \(version), which a newer assetlint wrote; this one knows format \(Self.version)")
      }
      if Self.conflictMarks.contains(where: line.hasPrefix) {
        throw BaselineError(
          line: number,
          "holds the marks of a merge conflict: keep the lines of both sides and delete the marks. With “\(Baseline.fileName) merge=union” in .gitattributes git does so itself"
        )
      }
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      guard let entry = BaselineEntry(line: String(line)) else {
        throw BaselineError(
          line: number,
          "is no line of a baseline: those have a rule, a path, a name and three keys, with tabs between them"
        )
      }
      entries.append((number, entry))
    }
  }

  private static let conflictMarks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]

  /// How many findings it knows; a group is one, however many lines it takes.
  public var count: Int {
    let groups = Set(entries.lazy.filter { $0.entry.member != nil }.map(\.entry.fingerprint))
    return groups.count + entries.lazy.count { $0.entry.member == nil }
  }

  /// The file.
  public var bytes: [UInt8] {
    let lines = entries.map(\.entry.line)
    return Array((["\(Self.title)\(Self.version)"] + lines).joined(separator: "\n").utf8) + [.newline]
  }
}

/// Why a file is no baseline.
struct BaselineError: Error, Equatable {
  let line: Int
  let message: String

  init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }
}
