internal import AssetModel
internal import Basics

/// The known findings that a team has postponed, as stored in a file in the repository.
///
/// ```text
/// # assetlint baseline 1
/// duplicate_asset  App/Assets.xcassets/dismiss.imageset  dismiss  fingerprint  member  trace
/// ```
///
/// Tabs separate the columns. The fingerprint identifies the finding. If the finding is about a group, `member`
/// identifies one asset or file of the group. The trace depends only on content, so a finding is still recognized
/// after files have moved.
///
/// Lines are independent of each other, so the files of two branches can be merged line by line, in any order. Git
/// does this automatically if `.gitattributes` contains `merge=union`.
public struct Baseline: Sendable {
  private(set) var entries: [(line: Int, entry: BaselineEntry)] = []

  public static let fileName = ".assetlint-baseline"
  /// The end of an error message about a missing baseline.
  public static let remedy = "“assetlint baseline write” creates it"
  private static let title = "# assetlint baseline "
  private static let version = 1

  init(_ entries: [BaselineEntry]) {
    self.entries = entries.sorted().enumerated().map { ($0 + 2, $1) }
  }

  /// Parses a baseline. Comments, empty lines, repeated lines and Windows line endings are allowed. Lines can be in any
  /// order.
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
          "has format \(version), but this version of assetlint only reads format \(Self.version); update assetlint"
        )
      }
      if Self.conflictMarks.contains(where: line.hasPrefix) {
        throw BaselineError(
          line: number,
          "has merge conflict markers; keep the lines of both sides, and delete the markers. To let git do this automatically, set “merge=union” for this file in .gitattributes"
        )
      }
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      guard let entry = BaselineEntry(line: String(line)) else {
        throw BaselineError(
          line: number,
          "is not a valid entry: expected a rule, a path, a name and three keys, separated by tabs"
        )
      }
      entries.append((number, entry))
    }
  }

  private static let conflictMarks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]

  /// The number of findings. A group counts as one finding, although it has a line for each member.
  public var count: Int {
    let groups = Set(entries.lazy.filter { $0.entry.member != nil }.map(\.entry.fingerprint))
    return groups.count + entries.lazy.count { $0.entry.member == nil }
  }

  public var lineCount: Int { entries.count }

  public var bytes: [UInt8] {
    let lines = entries.map(\.entry.line)
    return Array((["\(Self.title)\(Self.version)"] + lines).joined(separator: "\n").utf8) + [.newline]
  }
}

struct BaselineError: Error, Equatable {
  let line: Int
  let message: String

  init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }
}
