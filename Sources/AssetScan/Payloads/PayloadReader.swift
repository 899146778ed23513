internal import AssetModel
internal import Basics
internal import Imaging

/// Opens the files of catalogs, each at most once, for the facts that rules asked for.
struct PayloadReader: Sendable {
  let root: FilePath
  let needs: Needs
  let jobs: Jobs

  /// What one file's content says.
  private struct Facts: Sendable {
    var picture: Payload.Picture?
    var digest: Digest?
    var issue: ScanIssue?
  }

  /// The sets with the facts filled in, and what could not be read.
  func read(_ sets: [AssetSet]) -> (sets: [AssetSet], issues: [ScanIssue]) {
    guard !needs.isDisjoint(with: [.digests, .pictures]) else { return (sets, []) }
    let sizes = needs.contains(.digests) ? sharedSizes(sets) : []
    let results = sets.parallelMap(jobs) { set -> (AssetSet, [ScanIssue]) in
      var set = set
      var issues: [ScanIssue] = []
      for index in set.payloads.indices {
        let facts = facts(of: set.payloads[index], in: set.kind, sharedSizes: sizes)
        set.payloads[index].picture = facts.picture
        set.payloads[index].digest = facts.digest
        if let issue = facts.issue { issues.append(issue) }
      }
      return (set, issues)
    }
    return (results.map(\.0), results.flatMap(\.1))
  }

  private func facts(of payload: Payload, in kind: AssetKind, sharedSizes: Set<Int>) -> Facts {
    let wantsPicture = needs.contains(.pictures) && kind.showsPictures
    let wantsDigest = sharedSizes.contains(payload.byteCount)
    guard wantsPicture || wantsDigest else { return Facts() }
    var facts = Facts()
    do {
      let bytes = try readFile(root.appending(payload.path))
      if wantsDigest { facts.digest = Digest(bytes) }
      if wantsPicture { facts.picture = picture(bytes) }
    } catch {
      facts.issue = ScanIssue(Place(payload.path), "cannot be read: \(error)")
    }
    return facts
  }

  private func picture(_ bytes: [UInt8]) -> Payload.Picture {
    do {
      return .header(try PictureHeader(bytes))
    } catch {
      return .unreadable(error)
    }
  }

  /// The byte counts that more than one payload has.
  private func sharedSizes(_ sets: [AssetSet]) -> Set<Int> {
    var seen: Set<Int> = []
    var shared: Set<Int> = []
    for payload in sets.lazy.flatMap(\.payloads) where !seen.insert(payload.byteCount).inserted {
      shared.insert(payload.byteCount)
    }
    return shared
  }
}

extension AssetKind {
  /// Whether the files of such a set are pictures.
  fileprivate var showsPictures: Bool {
    switch self {
    case .data, .arObject, .texture, .cubeTexture, .mipmap, .color: false
    default: true
    }
  }
}
