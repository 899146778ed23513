internal import Basics

/// A file or nested set that `Contents.json` lists, but that does not exist or is not in git.
public struct MissingFile: Sendable {
  public let slot: Slot
  public let name: String
  /// The existing file that is probably meant; nil if there is none.
  public let candidate: Candidate?
  /// Whether the file exists on disk but was not added to git.
  public let isOnDisk: Bool
  /// Whether git would ignore the file, so that it may exist on another disk.
  public let isIgnored: Bool

  public enum Candidate: Sendable {
    /// A file whose name differs only in case or in Unicode normalization.
    case sameLetters(Payload)
    /// A file with a similar name that no slot lists.
    case similar(Payload)
    /// The only image in the set, which lists just one file.
    case only(Payload)

    var file: Payload {
      switch self {
      case .sameLetters(let file), .similar(let file), .only(let file): file
      }
    }
  }
}

extension AssetSet {
  public var missingFiles: [MissingFile] {
    var known = Set(payloads.map(\.path)).union(parts)
    return slots.compactMap { slot in
      guard let name = slot.filename, known.insert(path.appending(name)).inserted else { return nil }
      return MissingFile(
        slot: slot, name: name, candidate: candidate(for: name),
        isOnDisk: notAdded.contains(path.appending(name)), isIgnored: ignored.contains(path.appending(name)))
    }
  }

  /// The unlisted files, except those that `Contents.json` probably lists under a wrong name.
  public var unclaimedStrays: [Payload] {
    guard !strays.isEmpty else { return [] }
    let claimed = Set(missingFiles.compactMap { $0.candidate?.file.path })
    return strays.filter { !claimed.contains($0.path) }
  }

  private func candidate(for name: String) -> MissingFile.Candidate? {
    // In Swift, two strings that differ only in Unicode normalization are equal.
    let listed = path.appending(name).description.lowercased()
    if let same = (strays + payloads).first(where: { $0.path.description.lowercased() == listed }) {
      return .sameLetters(same)
    }
    let type = RepositoryPath(name).pathExtension
    let similar = strays.filter { $0.path.pathExtension == type }
    let match = closestMatch(to: name, in: similar.map(\.name))
    if let similar = similar.first(where: { $0.name == match }) { return .similar(similar) }
    guard kind == .image, payloads.isEmpty, strays.count == 1, Set(slots.compactMap(\.filename)).count == 1,
      RepositoryPath(name).pictureFormat != nil, strays[0].path.pictureFormat != nil
    else { return nil }
    return .only(strays[0])
  }
}
