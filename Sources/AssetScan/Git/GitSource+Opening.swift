internal import Basics

extension GitSource {
  init(_ choice: TreeChoice, _ repository: GitRepository, root: FilePath) throws {
    let git = GitCommand(repository)
    let prefix = repository.prefix(of: root)
    let pathspec = prefix.isRoot ? [] : ["--", "\(prefix)"]
    var builder = GitTreeBuilder()
    switch choice {
    case .workingTree:
      preconditionFailure("the working tree is not read through git")
    case .index:
      let listing = GitListing(try git.run(["ls-files", "--stage", "-z", "--full-name"] + pathspec))
      let objects = GitObjects(git, missing: try git.missingObjects("--indexed-objects"))
      // For files added with `git add --intent-to-add`, the index has the id of an empty file. These files are not part
      // of the next commit. If the index cannot be read or parsed, they count as ordinary empty files.
      let empty = ContentID(of: [], by: repository.hash)
      let index = listing.files.contains { $0.id == empty } ? (try? repository.readIndex()) ?? nil : nil
      builder.add(listing, of: repository, objects: objects, prefix: prefix) { file in
        file.id == empty && index?.isAnnounced(file.path) == true
      }
    case .revision(let name):
      let tree = try git.tree(of: name, in: repository)
      let listing = GitListing(try git.run(["ls-tree", "-r", "-z", "--full-tree", tree] + pathspec))
      let objects = GitObjects(git, missing: try git.missingObjects(tree))
      builder.add(listing, of: repository, objects: objects, prefix: prefix)
    }
    self.init(builder, hash: repository.hash, root: root, isIndex: choice == .index)
  }
}

extension GitCommand {
  fileprivate func tree(of revision: String, in repository: GitRepository) throws -> String {
    // Git reads a leading hyphen as an option, and a leading colon as a path in its index or a search in its history.
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.hasPrefix(":") else {
      throw TreeError("“\(revision)” is not a valid revision")
    }
    let name: [UInt8]
    do {
      name = try run(["rev-parse", "--verify", "--quiet", revision + "^{tree}"])
    } catch {
      guard error == .negative else { throw error }
      let hint =
        repository.isShallow ? "; the clone is shallow: run “git fetch --unshallow”" : ""
      throw TreeError("unknown revision “\(revision)” in \(repository.top)\(hint)")
    }
    return String(decoding: name.prefix { $0 != .newline }, as: UTF8.self)
  }

  fileprivate func missingObjects(_ start: String) throws -> Set<ContentID> {
    guard let settings = configuration(), settings.keys.contains(where: Self.isPartial) else { return [] }
    let output = try run(["rev-list", "--objects", "--no-walk", "--missing=print", start])
    return Set(
      output.split(separator: .newline).compactMap { line in
        line.first == UInt8(ascii: "?") ? ContentID(hex: line.dropFirst()) : nil
      })
  }

  private static func isPartial(_ key: String) -> Bool {
    key == "extensions.partialclone" || (key.hasPrefix("remote.") && key.hasSuffix(".promisor"))
  }
}
