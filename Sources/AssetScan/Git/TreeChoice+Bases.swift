public import Basics

extension TreeChoice {
  /// The commits to compare with: usually the merge bases of the chosen state and `revision`. Empty if `revision`
  /// refers to no commit: `HEAD` in a repository without commits, or `HEAD^@` if `HEAD` is the first commit.
  ///
  /// There can be several if the histories have several merge bases, if a merge into `revision` is in progress, or if
  /// `revision` refers to several commits, as `HEAD^@` of a merge does.
  public func bases(since revision: String, at root: FilePath) throws(TreeError) -> [TreeChoice] {
    guard let repository = GitRepository.around(root) else {
      throw TreeError("not in a git repository: \(root)")
    }
    let history = GitHistory(repository)
    do {
      return try history.bases(of: self, since: revision).map { .revision($0) }
    } catch let error as TreeError {
      throw error
    } catch {
      throw TreeError("\(error)")
    }
  }
}

private struct GitHistory {
  private let repository: GitRepository
  private let git: GitCommand

  init(_ repository: GitRepository) {
    self.repository = repository
    git = GitCommand(repository)
  }

  func bases(of state: TreeChoice, since revision: String) throws -> [String] {
    let heads = try heads(of: state)
    if heads.isEmpty, revision == "HEAD" { return [] }
    guard !heads.isEmpty else {
      throw TreeError("unknown revision “\(revision)”: the repository has no commits")
    }
    var bases: [String] = []
    for commit in try commits(named: revision) {
      bases += try commonCommits(of: commit, and: heads, named: revision)
    }
    // If a merge into `revision` is in progress, compare with all merged commits, so that only the merge itself counts
    // as new.
    if heads.count > 1, bases == [heads[0]] { bases = heads }
    var seen: Set<String> = []
    return bases.filter { seen.insert($0).inserted }
  }

  /// The chosen commits. For the working tree and the index, these are HEAD and, during a merge, the commits being
  /// merged into it. Empty if the repository has no commits.
  private func heads(of state: TreeChoice) throws -> [String] {
    if case .revision(let name) = state { return try commits(named: name) }
    let lines = try names(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])
    guard let head = lines?.first else { return [] }
    return [head] + repository.mergeHeads
  }

  private func commits(named revision: String) throws -> [String] {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw TreeError("“\(revision)” is not a valid revision")
    }
    guard !revision.contains("..") else {
      throw TreeError(
        "“\(revision)” is a range; --since takes a single revision from before the change, such as main or HEAD~1"
      )
    }
    let meansParents = revision.hasSuffix("^@")
    let name = meansParents ? String(revision.dropLast(2)) : revision
    let lines = try names(["rev-parse", "--verify", "--quiet", name + "^{commit}"])
    guard let commit = lines?.first else {
      throw TreeError("there is no commit “\(name)” in \(repository.top)\(hint)")
    }
    guard meansParents else { return [commit] }
    let parents = try names(["rev-list", "--parents", "--max-count=1", commit])
    return parents?.first?.split(separator: " ").dropFirst().map(String.init) ?? []
  }

  private func commonCommits(of commit: String, and heads: [String], named revision: String) throws
    -> [String]
  {
    guard let common = try names(["merge-base", "--all", commit] + heads), !common.isEmpty else {
      throw TreeError("“\(revision)” and the version being checked have no common ancestor\(hint)")
    }
    return common
  }

  private var hint: String {
    repository.isShallow
      ? "; the clone is shallow: fetch the whole history, with fetch-depth: 0 in actions/checkout, GIT_DEPTH: 0 in GitLab, "
        + "or “git fetch --unshallow”" : ""
  }

  /// The lines that a git command prints; nil if git exits with 1 without a message.
  private func names(_ arguments: [String]) throws -> [String]? {
    let output: [UInt8]
    do {
      output = try git.run(arguments)
    } catch {
      if error == .negative { return nil }
      throw error
    }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

extension GitRepository {
  fileprivate var mergeHeads: [String] {
    let bytes = (try? readFile(folder.appending("MERGE_HEAD"), limit: 1 << 20)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
