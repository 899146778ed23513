internal import AssetModel
internal import Basics

/// Reads the sources of a tree for the names they mention.
struct SourceReader: Sendable {
  let tree: FileTree
  let jobs: Jobs

  /// What the sources say, where a rule asked for it.
  func read(_ needs: Needs) -> (mentions: MentionedNames, issues: [ScanIssue]) {
    (MentionedNames(), [])
  }
}
