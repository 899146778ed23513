public import Basics

extension TreeChoice {
  /// The commits that a change is compared with which this state holds, as revisions: where its history left that of
  /// another one.
  ///
  /// None where there is no commit yet; several where histories met more than once, where a merge is about to be
  /// committed, and where the revision says so itself, as `HEAD^@` for all parents of a merge does.
  public func bases(since revision: String, at root: FilePath) throws(TreeError) -> [TreeChoice] {
    guard let repository = GitRepository.around(root) else {
      throw TreeError("there is no git repository around \(root)")
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

/// The commits of a repository.
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
    guard !heads.isEmpty else { throw TreeError("there is no commit yet that “\(revision)” could name") }
    var bases: [String] = []
    for commit in try commits(named: revision) {
      bases += try commonCommits(of: commit, and: heads, named: revision)
    }
    // What is about to be merged is as old as what it is merged into.
    if heads.count > 1, bases == [heads[0]] { bases = heads }
    var seen: Set<String> = []
    return bases.filter { seen.insert($0).inserted }
  }

  /// The commit of the state, and those that are being merged into it; none in a repository without commits.
  private func heads(of state: TreeChoice) throws -> [String] {
    if case .revision(let name) = state { return try commits(named: name) }
    let lines = try names(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])
    guard let head = lines?.first else { return [] }
    return [head] + repository.mergeHeads
  }

  private func commits(named revision: String) throws -> [String] {
    guard !revision.isEmpty, !revision.hasPrefix("-") else { throw TreeError("“\(revision)” is no revision") }
    guard !revision.contains("..") else {
      throw TreeError(
        "“\(revision)” is a range: --since takes the state before the change, as main or HEAD~1")
    }
    if revision.hasSuffix("^@") {
      let child = String(revision.dropLast(2))
      let lines = try names(["rev-list", "--parents", "--max-count=1", child, "--"])
      guard let line = lines?.first else { throw unknown(revision) }
      return line.split(separator: " ").dropFirst().map(String.init)
    }
    let lines = try names(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    guard let commit = lines?.first else { throw unknown(revision) }
    return [commit]
  }

  private func unknown(_ revision: String) -> TreeError {
    TreeError("there is no commit “\(revision)” in \(repository.top)\(hint)")
  }

  private func commonCommits(of commit: String, and heads: [String], named revision: String) throws
    -> [String]
  {
    guard let common = try names(["merge-base", "--all", commit] + heads), !common.isEmpty else {
      throw TreeError("no commit is known from which both “\(revision)” and the present state come\(hint)")
    }
    return common
  }

  private var hint: String {
    repository.isShallow
      ? ": the clone is shallow. Fetch all of it, with fetch-depth: 0 in actions/checkout, GIT_DEPTH: 0 in GitLab, "
        + "or “git fetch --unshallow”" : ""
  }

  /// The lines that a command prints; nil if it refuses.
  private func names(_ arguments: [String]) throws -> [String]? {
    let output: [UInt8]
    do {
      output = try git.run(arguments)
    } catch {
      if case .refused = error { return nil }
      throw error
    }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

extension GitRepository {
  /// The commits that a merge under way brings in.
  fileprivate var mergeHeads: [String] {
    // There is such a file while a merge is under way.
    let bytes = (try? readFile(folder.appending("MERGE_HEAD"), limit: 1 << 20)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
