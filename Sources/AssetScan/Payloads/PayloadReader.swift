internal import AssetModel
internal import Basics
internal import Imaging

/// Opens the files of catalogs for the facts that rules asked for.
struct PayloadReader: Sendable {
  let root: FilePath
  let needs: Needs
  let jobs: Jobs

  /// What reading gives: the sets with the facts filled in, the probes, and what could not be read.
  struct Outcome {
    var sets: [AssetSet]
    var probes: [Payload] = []
    var issues: [ScanIssue] = []
  }

  /// Reads the payloads of all sets, and the files that are to be compared with them.
  func read(_ sets: [AssetSet], probes: [FilePath] = []) -> Outcome {
    var outcome = Outcome(sets: sets)
    guard !needs.isDisjoint(with: [.digests, .pictures, .looks]) || !probes.isEmpty else { return outcome }
    outcome.probes = probes.compactMap { read(probe: $0, &outcome.issues) }

    let everything = sets.lazy.flatMap(\.payloads)
    var sizes = Set(outcome.probes.map(\.byteCount))
    if needs.contains(.digests) { sizes.formUnion(everything.map(\.byteCount).repeated) }
    let wantsPictures = needs.contains(.pictures) || !probes.isEmpty
    outcome.update(jobs) { [sizes] payload, kind throws(FileError) in
      let wantsPicture = wantsPictures && kind.showsPictures
      let wantsDigest = sizes.contains(payload.byteCount)
      guard wantsPicture || wantsDigest else { return }
      let bytes = try readFile(root.appending(payload.path))
      if wantsDigest { payload.digest = Digest(bytes) }
      if wantsPicture { payload.picture = picture(bytes, of: payload) }
    }
    guard !needs.isDisjoint(with: [.looks, .iconTransparency]) || !probes.isEmpty else { return outcome }
    // Reading some files again costs less than holding all of them until their sizes can be compared.
    let candidates = LookCandidates(outcome.sets, outcome.probes, needs)
    outcome.update(jobs) { payload, kind throws(FileError) in
      guard candidates.contains(payload, of: kind) else { return }
      payload.look = Look(of: try readFile(root.appending(payload.path)), payload.picture)
    }
    return outcome
  }

  private func read(probe: FilePath, _ issues: inout [ScanIssue]) -> Payload? {
    let path = RepositoryPath(bytes: probe.bytes)
    do {
      let bytes = try readFile(probe)
      var payload = Payload(
        path: path, asset: nil, folder: path.parent, place: Place(path), byteCount: bytes.count,
        presence: .untracked)
      payload.digest = Digest(bytes)
      payload.picture = picture(bytes, of: payload)
      payload.look = Look(of: bytes, payload.picture)
      return payload
    } catch {
      issues.append(ScanIssue(Place(path), "cannot be read: \(error)"))
      return nil
    }
  }

  private func picture(_ bytes: [UInt8], of payload: Payload) -> Payload.Picture {
    do {
      return .header(try PictureHeader(bytes, nameExtension: payload.path.pathExtension))
    } catch {
      return .unreadable(error)
    }
  }
}

extension PayloadReader.Outcome {
  /// Finds out more about every payload of every set.
  fileprivate mutating func update(
    _ jobs: Jobs, _ change: @Sendable (inout Payload, AssetKind) throws(FileError) -> Void
  ) {
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
    sets = results.map(\.0)
    issues += results.flatMap(\.1)
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
