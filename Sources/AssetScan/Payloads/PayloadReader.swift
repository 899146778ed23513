internal import AssetModel
internal import Basics
internal import Cache
internal import Imaging

/// Computes facts about the files in catalogs, in two passes. The first pass reads headers and computes digests, to
/// determine which files have to be decoded. The second pass decodes these files. Between the passes, the reader keeps
/// the contents of files in memory, up to a limit, so that it reads most files only once.
struct PayloadReader: Sendable {
  let tree: FileTree
  let needs: Needs
  var probes: [FilePath] = []
  var findsSimilar = false
  var memory: FileMemory?
  var cache: CacheFile?
  let jobs: Jobs

  struct Outcome {
    var sets: [AssetSet] = []
    var probes: [Payload] = []
    /// What each file looks like; empty unless look-alikes are requested.
    var likenesses: [RepositoryPath: Likeness] = [:]
    var issues: [ScanIssue] = []
  }

  /// The maximum number of bytes to keep between the two passes.
  private static let room = 64 << 20

  private struct Draft: Sendable {
    var set: AssetSet
    /// The bytes that were kept for the second pass, by the index of the payload.
    var bytes: [Int: [UInt8]] = [:]
    var likenesses: [RepositoryPath: Likeness] = [:]
    var losses: [Int: ScanIssue] = [:]
  }

  func read(_ sets: [AssetSet]) -> Outcome {
    var outcome = Outcome()
    for probe in probes { read(probe, &outcome) }
    let questions = PayloadQuestions(needs, sets, outcome.probes, findsSimilar: findsSimilar)
    if questions.isEmpty {
      outcome.sets = sets
      return outcome
    }
    var candidates = LookCandidates(like: outcome.probes)
    var drafts = zip(sets, roomFor(sets)).map { ($0, $1) }.parallelMap(jobs) { [candidates] set, hasRoom in
      look(at: set, questions, candidates, keepsBytes: hasRoom)
    }
    if needs.contains(.looks) { candidates.addRepeated(in: drafts.lazy.map(\.set)) }
    drafts = drafts.parallelMap(jobs) { [candidates] draft in decode(draft, questions, candidates) }
    outcome.sets = drafts.map(\.set)
    for draft in drafts { outcome.likenesses.merge(draft.likenesses) { first, _ in first } }
    outcome.issues += drafts.flatMap(\.losses.values)
    outcome.issues += outcome.sets.flatMap(\.payloads).compactMap { payload in
      guard case .unreadable(.standIn(let standIn))? = payload.picture else { return nil }
      return ScanIssue(standIn, at: payload.path)
    }
    return outcome
  }

  private func roomFor(_ sets: [AssetSet]) -> [Bool] {
    var room = Self.room
    return sets.map { set in
      let fits = set.byteCount <= room
      if fits { room -= set.byteCount }
      return fits
    }
  }

  /// Makes the first pass over a set: reads files, but does not decode them.
  private func look(
    at set: AssetSet, _ questions: PayloadQuestions, _ candidates: LookCandidates, keepsBytes: Bool
  ) -> Draft {
    var draft = Draft(set: set)
    for (index, payload) in set.payloads.enumerated() {
      let question = questions.first(about: payload, of: set)
      let wantsID = questions.wantsContentID(of: payload)
      let knownID = wantsID ? tree.knownContentID(of: payload.path) : nil
      draft.set.payloads[index].contentID = knownID
      guard !question.isEmpty || (wantsID && knownID == nil) else { continue }
      var bytes: [UInt8]?
      func read() -> [UInt8]? {
        bytes = bytes ?? self.bytes(at: index, of: &draft)
        return bytes
      }
      if wantsID, knownID == nil { draft.set.payloads[index].contentID = read().map(tree.contentID) }
      draft.set.payloads[index].picture = facts(question, about: draft.set.payloads[index], read)?.picture
      guard keepsBytes, let bytes else { continue }
      let known = draft.set.payloads[index]
      let isCandidate = needs.contains(.looks) || candidates.contains(known)
      let more = questions.second(
        about: known, of: set, isCandidate: isCandidate, isCompared: known.isDecodable)
      if !more.isEmpty { draft.bytes[index] = bytes }
    }
    return draft
  }

  /// Makes the second pass over a set: decodes the files that need it.
  private func decode(_ old: Draft, _ questions: PayloadQuestions, _ candidates: LookCandidates) -> Draft {
    var draft = old
    draft.bytes = [:]
    let set = old.set
    let scaled = needs.contains(.enlargements) ? set.scaledPictures : []
    let compared = Set(scaled.flatMap { [$0.small, $0.large] })
    var bitmaps: [Int: Bitmap] = [:]
    for (index, payload) in set.payloads.enumerated() {
      let isCandidate = candidates.contains(payload)
      if isCandidate, !set.kind.showsPictures {
        draft.set.payloads[index].look = contentID(at: index, of: &draft).map { Look(of: $0) }
      }
      let question = questions.second(
        about: payload, of: set, isCandidate: isCandidate, isCompared: compared.contains(index))
      guard !question.isEmpty,
        let facts = facts(
          question, about: payload, { old.bytes[index] ?? bytes(at: index, of: &draft) })
      else { continue }
      if question.contains(.look) { draft.set.payloads[index].look = facts.look }
      draft.set.payloads[index].damage = facts.damage
      draft.likenesses[payload.path] = facts.likeness
      bitmaps[index] = facts.bitmap
    }
    for pair in scaled where draft.set.payloads[pair.large].original == nil {
      guard let original = bitmaps[pair.small], bitmaps[pair.large]?.isEnlargement(of: original) == true
      else { continue }
      draft.set.payloads[pair.large].original = set.payloads[pair.small].path
    }
    return draft
  }

  private func facts(
    _ question: PayloadFacts.Question, about payload: Payload, _ bytes: () -> [UInt8]?
  ) -> PayloadFacts? {
    let nameExtension = payload.path.pathExtension
    func decode() -> PayloadFacts? { bytes().map { PayloadFacts($0, payload, question) } }
    // Facts with pixels are too large to be cached.
    guard !question.contains(.bitmap), memory != nil || cache != nil, !tree.lacks(payload.path),
      let id = payload.contentID ?? tree.knownContentID(of: payload.path)
    else { return decode() }
    let key = PayloadFacts.key(of: id, nameExtension, question)
    if let known = memory?.facts(for: key) ?? cache?.value(for: key).flatMap(PayloadFacts.init(archived:)) {
      memory?.add(known, for: key)
      return known
    }
    let facts = decode()
    if let facts {
      memory?.add(facts, for: key)
      cache?.add(facts.archived, for: key)
    }
    return facts
  }

  private func contentID(at index: Int, of draft: inout Draft) -> ContentID? {
    let payload = draft.set.payloads[index]
    return payload.contentID ?? tree.knownContentID(of: payload.path)
      ?? bytes(at: index, of: &draft).map(tree.contentID)
  }

  /// Reads a file. If this fails, adds an issue and returns nil. A file that could not be read is not tried again.
  private func bytes(at index: Int, of draft: inout Draft) -> [UInt8]? {
    let path = draft.set.payloads[index].path
    if draft.losses[index] != nil { return nil }
    do {
      return try tree.read(path, limit: FileTree.payloadLimit)
    } catch {
      draft.losses[index] = ScanIssue(Place(path), "cannot be read: \(error)")
      return nil
    }
  }

  private func read(_ probe: FilePath, _ outcome: inout Outcome) {
    let path = RepositoryPath(bytes: probe.bytes)
    do {
      let bytes = try probe.readProbe()
      var payload = Payload(
        path: path, asset: nil, folder: path.parent, place: Place(path), byteCount: bytes.count,
        presence: .untracked)
      let facts = PayloadFacts(bytes, payload, findsSimilar ? [.look, .likeness] : .look)
      payload.contentID = tree.contentID(of: bytes)
      payload.picture = facts.picture
      payload.look = facts.look
      outcome.probes.append(payload)
      outcome.likenesses[path] = facts.likeness
    } catch {
      outcome.issues.append(ScanIssue(Place(path), "cannot be read: \(error)"))
    }
  }
}

extension PayloadFacts {
  fileprivate static func key(of content: ContentID, _ nameExtension: String?, _ question: Question) -> Digest
  {
    Digest(
      listing: ["\(version)", nameExtension ?? "/", "\(question.rawValue)", content.digest.hex].map {
        Array($0.utf8)
      })
  }
}
