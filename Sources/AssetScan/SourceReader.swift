internal import AssetModel
internal import Basics
internal import SourceIndex

/// Reads the sources of a tree for the names they mention.
struct SourceReader: Sendable {
  let tree: FileTree
  let jobs: Jobs

  /// The strings of one file.
  private struct Strings: Sendable {
    var names: [String] = []
    var issues: [ScanIssue] = []
  }

  /// What the sources say, where a rule asked for it.
  func read(_ needs: Needs) -> (mentions: MentionedNames, issues: [ScanIssue]) {
    guard needs.contains(.mentions) else { return (MentionedNames(), []) }
    let files = tree.folders.flatMap { folder in
      folder.files.compactMap { file -> (path: RepositoryPath, language: SourceLanguage)? in
        let path = folder.path.appending(file.name)
        return SourceLanguage.of(path).map { (path, $0) }
      }
    }
    let results = files.parallelMap(jobs) { strings(of: $0.path, $0.language) }
    let names = Set(results.lazy.flatMap(\.names))
    return (MentionedNames(names: names, fileCount: files.count), results.flatMap(\.issues))
  }

  private func strings(of path: RepositoryPath, _ language: SourceLanguage) -> Strings {
    var strings = Strings()
    do {
      let file = FileMentions(indexing: try readFile(tree.root.appending(path)), as: language)
      let named = file.mentions.filter { $0.kind == .literal || $0.kind == .word }
      strings.names = named.map { file.texts[$0.text] }
      strings.issues = file.problems.map { ScanIssue(Place(path, $0.position), $0.kind.text) }
    } catch {
      strings.issues = [ScanIssue(Place(path), "cannot be read: \(error)")]
    }
    return strings
  }
}

extension SourceProblem.Kind {
  /// What is wrong, as the rest of a sentence that begins with the file.
  fileprivate var text: String {
    switch self {
    case .unterminatedString: "has a string that does not end"
    case .unterminatedComment: "has a comment that does not end"
    case .unterminatedRegex: "has a regular expression that does not end"
    case .invalidUTF8: "holds bytes that are not UTF-8"
    case .conflictMarks: "holds the marks of a merge that nobody finished"
    case .tooDeeplyNested: "is nested too deeply to be understood to its end"
    case .malformed: "is not written as its format wants it, so that some of its strings may be missed"
    }
  }
}
