internal import Basics

/// The output of `git ls-tree` or `git ls-files`: every file with its content id.
struct GitListing: Sendable {
  private(set) var files: [File] = []

  struct File: Sendable {
    let path: RepositoryPath
    let kind: Kind
    /// The id of the content. For a symbolic link, the content is the target path. For a submodule, this is the id of
    /// its commit.
    let id: ContentID
    /// Zero or, in a merge conflict, the side: 1 is the common ancestor, 2 is ours, 3 is theirs.
    let stage: Int
  }

  enum Kind: Sendable {
    case file
    case link
    case submodule
  }

  /// Reads what `ls-tree -r -z` and `ls-files --stage -z` print; other lines are skipped.
  ///
  /// ```
  /// 100644 blob NAME<tab>PATH      of a tree; the type is commit for a submodule
  /// 100644 NAME STAGE<tab>PATH     of the index
  /// ```
  init(_ output: [UInt8]) {
    for line in output.split(separator: 0) {
      guard let tab = line.firstIndex(of: .tab) else { continue }
      let words = line[..<tab].split(separator: .space)
      guard words.count >= 3, let kind = Kind(mode: words[0]) else { continue }
      let isIndex = words[2].count == 1
      guard let id = ContentID(hex: isIndex ? words[1] : words[2]) else { continue }
      let stage = isIndex ? Int(words[2][words[2].startIndex] & 0x0F) : 0
      files.append(
        File(path: RepositoryPath(bytes: Array(line[(tab + 1)...])), kind: kind, id: id, stage: stage))
    }
  }

  /// Each file once. In a merge conflict, our version of the file is preferred, then their version, and then the
  /// common ancestor.
  var resolved: [File] {
    var resolved: [File] = []
    for file in files {
      guard let last = resolved.last, last.path == file.path else {
        resolved.append(file)
        continue
      }
      if Self.preference(file.stage) < Self.preference(last.stage) { resolved[resolved.count - 1] = file }
    }
    return resolved
  }

  private static func preference(_ stage: Int) -> Int { [0, 3, 1, 2][min(max(stage, 0), 3)] }
}

extension GitListing.Kind {
  fileprivate init?(mode: ArraySlice<UInt8>) {
    if mode.starts(with: "100".utf8) {
      self = .file
    } else if mode.starts(with: "120".utf8) {
      self = .link
    } else if mode.starts(with: "160".utf8) {
      self = .submodule
    } else {
      return nil
    }
  }
}
