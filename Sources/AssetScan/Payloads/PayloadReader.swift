internal import AssetModel
internal import Basics
internal import Imaging

/// Opens the files of catalogs for the facts that rules asked for.
struct PayloadReader: Sendable {
  let tree: FileTree
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
    outcome.update(jobs) { [sizes] set, issues in
      let wantsPicture = wantsPictures && set.kind.showsPictures
      for (index, payload) in set.payloads.enumerated() {
        let wantsDigest = sizes.contains(payload.byteCount)
        guard wantsPicture || wantsDigest, let bytes = read(payload, &issues) else { continue }
        if wantsDigest { set.payloads[index].digest = Digest(bytes) }
        if wantsPicture { set.payloads[index].picture = picture(bytes, of: payload) }
      }
    }
    guard !needs.isDisjoint(with: .decoding) || !probes.isEmpty else { return outcome }
    // Reading some files again costs less than holding all of them until their sizes can be compared.
    let candidates = LookCandidates(outcome.sets, outcome.probes, needs)
    outcome.update(jobs) { set, issues in
      decode(&set, candidates, &issues)
    }
    return outcome
  }

  /// Decodes what is wanted of a set, each file once.
  private func decode(_ set: inout AssetSet, _ candidates: LookCandidates, _ issues: inout [ScanIssue]) {
    let scaled = needs.contains(.enlargements) ? set.scaledPictures : []
    let compared = Set(scaled.flatMap { [$0.small, $0.large] })
    var bitmaps: [Int: Bitmap] = [:]
    for (index, payload) in set.payloads.enumerated() {
      let wantsLook = candidates.contains(payload, of: set.kind)
      let wantsDamage = needs.contains(.damage) && payload.isDecodable
      guard wantsLook || wantsDamage || compared.contains(index), let bytes = read(payload, &issues) else {
        continue
      }
      let content = DecodedPayload(bytes, payload.picture)
      if wantsLook { set.payloads[index].look = Look(of: content, bytes) }
      if wantsDamage { set.payloads[index].damage = content.damage }
      if compared.contains(index) { bitmaps[index] = content.bitmap }
    }
    for pair in scaled where set.payloads[pair.large].original == nil {
      guard let original = bitmaps[pair.small], bitmaps[pair.large]?.isEnlargement(of: original) == true
      else {
        continue
      }
      set.payloads[pair.large].original = set.payloads[pair.small].path
    }
  }

  private func read(_ payload: Payload, _ issues: inout [ScanIssue]) -> [UInt8]? {
    do {
      return try tree.read(payload.path, limit: FileTree.payloadLimit)
    } catch {
      issues.append(ScanIssue(Place(payload.path), "cannot be read: \(error)"))
      return nil
    }
  }

  private func read(probe: FilePath, _ issues: inout [ScanIssue]) -> Payload? {
    let path = RepositoryPath(bytes: probe.bytes)
    do {
      let bytes = try probe.readProbe()
      var payload = Payload(
        path: path, asset: nil, folder: path.parent, place: Place(path), byteCount: bytes.count,
        presence: .untracked)
      payload.digest = Digest(bytes)
      payload.picture = picture(bytes, of: payload)
      payload.look = Look(of: DecodedPayload(bytes, payload.picture), bytes)
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
  /// Finds out more about every set.
  fileprivate mutating func update(
    _ jobs: Jobs, _ change: @Sendable (inout AssetSet, inout [ScanIssue]) -> Void
  ) {
    let results = sets.parallelMap(jobs) { set -> (AssetSet, [ScanIssue]) in
      var set = set
      var issues: [ScanIssue] = []
      change(&set, &issues)
      return (set, issues)
    }
    sets = results.map(\.0)
    issues += results.flatMap(\.1)
  }
}

extension Needs {
  /// What cannot be told without decoding files.
  fileprivate static let decoding: Self = [.looks, .iconTransparency, .damage, .enlargements]
}

extension AssetKind {
  /// Whether the files of such a set are pictures.
  var showsPictures: Bool {
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
