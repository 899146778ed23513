internal import AssetModel
internal import Basics
internal import Imaging

/// Opens the files of catalogs for the facts that rules asked for.
struct PayloadReader: Sendable {
  let root: FilePath
  let needs: Needs
  let jobs: Jobs

  /// The sets with the facts filled in, and what could not be read.
  func read(_ sets: [AssetSet]) -> (sets: [AssetSet], issues: [ScanIssue]) {
    guard !needs.isDisjoint(with: [.digests, .pictures, .looks]) else { return (sets, []) }
    let sizes = needs.contains(.digests) ? sharedSizes(sets) : []
    let (headed, issues) = update(sets) { payload, kind throws(FileError) in
      let wantsPicture = needs.contains(.pictures) && kind.showsPictures
      let wantsDigest = sizes.contains(payload.byteCount)
      guard wantsPicture || wantsDigest else { return }
      let bytes = try readFile(root.appending(payload.path))
      if wantsDigest { payload.digest = Digest(bytes) }
      if wantsPicture { payload.picture = picture(bytes, of: payload) }
    }
    guard !needs.isDisjoint(with: [.looks, .iconTransparency]) else { return (headed, issues) }
    // Reading some files again costs less than holding all of them until their sizes can be compared.
    let candidates = LookCandidates(headed, needs)
    let (seen, moreIssues) = update(headed) { payload, kind throws(FileError) in
      guard candidates.contains(payload, of: kind) else { return }
      payload.look = Look(of: try readFile(root.appending(payload.path)), payload.picture)
    }
    return (seen, issues + moreIssues)
  }

  private func update(
    _ sets: [AssetSet], _ change: @Sendable (inout Payload, AssetKind) throws(FileError) -> Void
  ) -> ([AssetSet], [ScanIssue]) {
    let results = sets.parallelMap(jobs) { set -> (AssetSet, [ScanIssue]) in
      var set = set
      var issues: [ScanIssue] = []
      for index in set.payloads.indices {
        do {
          try change(&set.payloads[index], set.kind)
        } catch {
          issues.append(ScanIssue(Place(set.payloads[index].path), "cannot be read: \(error)"))
        }
      }
      return (set, issues)
    }
    return (results.map(\.0), results.flatMap(\.1))
  }

  private func picture(_ bytes: [UInt8], of payload: Payload) -> Payload.Picture {
    do {
      return .header(try PictureHeader(bytes, nameExtension: payload.path.pathExtension))
    } catch {
      return .unreadable(error)
    }
  }

  /// The byte counts that more than one payload has.
  private func sharedSizes(_ sets: [AssetSet]) -> Set<Int> {
    sets.lazy.flatMap(\.payloads).map(\.byteCount).repeated
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

extension Sequence where Element: Hashable {
  /// The elements that occur more than once.
  var repeated: Set<Element> {
    var seen: Set<Element> = []
    var repeated: Set<Element> = []
    for element in self where !seen.insert(element).inserted { repeated.insert(element) }
    return repeated
  }
}
