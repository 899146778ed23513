public import Basics

extension Finding {
  /// The same finding with paths from the root of a larger repository, which contains this one as `folder`.
  /// Properties such as `fold` and `removes` are not kept.
  public func moved(into folder: RepositoryPath) -> Finding {
    var finding = Finding(
      subjects.map { $0.moved(into: folder) }, at: place.moved(into: folder), message, grade: grade,
      related: related.map { $0.moved(into: folder) },
      savings: savings.map { Saving($0.path.moved(into: folder), bytes: $0.bytes) },
      anchor: anchor.moved(into: folder), key: key)
    finding.isAboutUse = isAboutUse
    finding.statement = statement
    finding.weight = weight
    return requestedName.map(finding.asking) ?? finding
  }
}

extension Finding.Anchor {
  fileprivate func moved(into folder: RepositoryPath) -> Finding.Anchor {
    guard case .group(let members) = self else { return self }
    return .group(
      members.map { member in
        GroupMember(
          member.subject.moved(into: folder), at: member.place.moved(into: folder), member.message,
          note: member.note?.message,
          savings: member.savings.map { Saving($0.path.moved(into: folder), bytes: $0.bytes) })
      })
  }
}

extension Subject {
  fileprivate func moved(into folder: RepositoryPath) -> Subject {
    let asset = asset.map { AssetID(catalog: $0.catalog.moved(into: folder), kind: $0.kind, name: $0.name) }
    return Subject(role, asset: asset, path: path.moved(into: folder), file: file)
  }
}

extension Note {
  fileprivate func moved(into folder: RepositoryPath) -> Note { Note(place.moved(into: folder), message) }
}

extension Place {
  public func moved(into folder: RepositoryPath) -> Place { Place(path.moved(into: folder), position) }
}

extension RepositoryPath {
  /// The same path with `folder` in front; an absolute path stays the same.
  public func moved(into folder: RepositoryPath) -> RepositoryPath { folder.following(bytes) ?? self }
}
