internal import AssetModel
internal import Basics

extension Place {
  /// `path:line:column`, as compilers print it, or just the path.
  var text: String {
    position.map { "\(path):\($0.line):\($0.column)" } ?? path.description
  }
}

extension Finding {
  var subject: Subject? {
    subjects.first { place.path.isInside($0.path) } ?? subjects.first
  }

  /// What the finding is about, such as an asset. The text has no line number, so that it stays the same when the file
  /// is edited.
  var title: String {
    if let requestedName { return "\(requestedName) (\(place.path))" }
    guard let subject else { return place.path.description }
    return subject.asset.map { "\($0.name) (\(subject.location))" } ?? subject.location.description
  }
}
