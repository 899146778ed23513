internal import AssetScan
internal import Basics

extension CodeOwners {
  /// Reads the CODEOWNERS file; nil if none can be read. If the repository has a file that only GitLab uses, GitLab's
  /// rules apply; otherwise, GitHub's rules apply.
  init?(of source: any TreeSource) {
    guard let file = Self.file(of: source) else { return nil }
    self.init(parsing: file.bytes, for: file.host)
  }

  static func file(of source: any TreeSource) -> (bytes: [UInt8], host: Host)? {
    let isGitLab = gitLabMarks.contains(where: source.has)
    let places = isGitLab ? gitLabPlaces : gitHubPlaces
    let bytes = places.lazy.compactMap { try? source.read($0, limit: largestFile) }.first
    return bytes.map { ($0, isGitLab ? .gitLab : .gitHub) }
  }

  private static let gitLabMarks: [RepositoryPath] = [".gitlab-ci.yml", ".gitlab/CODEOWNERS"]
  private static let gitHubPlaces: [RepositoryPath] = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]
  private static let gitLabPlaces: [RepositoryPath] = ["CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]
  private static let largestFile = 3 << 20
}

extension TreeSource {
  fileprivate func has(_ path: RepositoryPath) -> Bool {
    (try? byteCount(of: path)) != nil
  }
}
