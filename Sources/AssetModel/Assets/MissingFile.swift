internal import Basics

/// A file or inner set that Contents.json names and that is not there.
public struct MissingFile: Sendable {
  public let slot: Slot
  public let name: String
  /// The file that is probably meant.
  public let candidate: Candidate?
  /// Whether it lies on disk and git was not told of it.
  public let isOnDisk: Bool

  /// Why a file is probably the one that is meant.
  public enum Candidate: Sendable {
    /// The names differ in case or in the form of accents only.
    case sameLetters(Payload)
    /// No slot names the file, and the names differ little.
    case similar(Payload)

    var file: Payload {
      switch self {
      case .sameLetters(let file), .similar(let file): file
      }
    }
  }
}

extension AssetSet {
  /// What the set's list names and the disk does not have, each name once.
  public var missingFiles: [MissingFile] {
    var known = Set(payloads.map(\.path)).union(parts)
    return slots.compactMap { slot in
      guard let name = slot.filename, known.insert(path.appending(name)).inserted else { return nil }
      return MissingFile(
        slot: slot, name: name, candidate: candidate(for: name),
        isOnDisk: notAdded.contains(path.appending(name)))
    }
  }

  /// The files no slot names and none probably means.
  public var unclaimedStrays: [Payload] {
    guard !strays.isEmpty else { return [] }
    let claimed = Set(missingFiles.compactMap { $0.candidate?.file.path })
    return strays.filter { !claimed.contains($0.path) }
  }

  private func candidate(for name: String) -> MissingFile.Candidate? {
    // Swift's == already takes the forms of one accent for equal.
    if let same = (strays + payloads).first(where: { $0.name.lowercased() == name.lowercased() }) {
      return .sameLetters(same)
    }
    let type = RepositoryPath(name).pathExtension
    let similar = strays.filter { $0.path.pathExtension == type }
    let match = closestMatch(to: name, in: similar.map(\.name))
    return similar.first { $0.name == match }.map { .similar($0) }
  }
}
