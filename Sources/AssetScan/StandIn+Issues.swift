internal import AssetModel
internal import Basics

extension ScanIssue {
  /// The issue for a file without its real content: an LFS pointer or an encrypted file.
  init(_ standIn: StandIn, at path: RepositoryPath) {
    self.init(standIn, at: path, others: 0)
  }

  fileprivate init(_ standIn: StandIn, at path: RepositoryPath, others: Int) {
    let (like, its, it) =
      others == 0
      ? ("", "its", "it") : (", as \(others == 1 ? "is" : "are") \(others.more("file"))", "their", "them")
    let (what, remedy) =
      switch standIn {
      case .lfsPointer: ("a Git LFS pointer", "fetch \(it) with git lfs pull")
      case .encrypted: ("encrypted with git-crypt", "unlock the repository to check \(it)")
      }
    self.init(Place(path), "is \(what)\(like), so \(its) content was not checked or compared; \(remedy)")
    self.standIn = standIn
  }
}

extension Set<ScanIssue> {
  /// Merges the issues about LFS pointers into one, and those about encrypted files into another.
  var foldingStandIns: [ScanIssue] {
    let groups = Dictionary(grouping: self, by: \.standIn)
    return groups.flatMap { standIn, issues in
      guard let standIn, let first = issues.min() else { return issues }
      return [ScanIssue(standIn, at: first.place.path, others: issues.count - 1)]
    }
  }
}
