internal import AssetScan
internal import Basics

extension CodeOwners {
  /// The owners of a repository, from the CODEOWNERS file that its host would read; nil if there is none.
  ///
  /// A repository counts as GitLab's if it has files that only GitLab reads.
  init?(of source: any TreeSource) {
    guard let file = Self.file(of: source) else { return nil }
    self.init(parsing: file.bytes, for: file.host)
  }

  /// The file and the host that would read it; nil if there is none.
  static func file(of source: any TreeSource) -> (bytes: [UInt8], host: Host)? {
    let isGitLab = gitLabMarks.contains(where: source.has)
    let places = isGitLab ? gitLabPlaces : gitHubPlaces
    let bytes = places.lazy.compactMap { try? source.read($0, limit: largestFile) }.first
    return bytes.map { ($0, isGitLab ? .gitLab : .gitHub) }
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
