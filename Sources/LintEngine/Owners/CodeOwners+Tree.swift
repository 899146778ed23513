internal import AssetScan
internal import Basics

extension CodeOwners {
  /// The owners of a repository, from the CODEOWNERS file that its host would read; nil if there is none.
  ///
  /// A repository counts as GitLab's if it has files that only GitLab reads.
  init?(of source: any TreeSource) {
    let isGitLab = Self.gitLabMarks.contains(where: source.has)
    let places = isGitLab ? Self.gitLabPlaces : Self.gitHubPlaces
    for place in places {
      guard let bytes = try? source.read(place, limit: Self.largestFile) else { continue }
      self.init(parsing: bytes, for: isGitLab ? .gitLab : .gitHub)
      return
    }
    return nil
  }

  private static let gitLabMarks: [RepositoryPath] = [".gitlab-ci.yml", ".gitlab/CODEOWNERS"]
  /// In the order in which each host looks for the file; the first that exists counts.
  private static let gitHubPlaces: [RepositoryPath] = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]
  private static let gitLabPlaces: [RepositoryPath] = ["CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]
  /// GitHub ignores larger files.
  private static let largestFile = 3 << 20
}

extension TreeSource {
  fileprivate func has(_ path: RepositoryPath) -> Bool {
    (try? byteCount(of: path)) != nil
  }
}
