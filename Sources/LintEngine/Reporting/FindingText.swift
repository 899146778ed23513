internal import AssetModel
internal import Basics

extension Place {
  /// The place as compilers write it: `path`, or `path:line:column`.
  var text: String {
    position.map { "\(path):\($0.line):\($0.column)" } ?? path.description
  }
}

extension Finding {
  /// The subject that lies where the finding is shown, else the most important one.
  var subject: Subject? {
    subjects.first { place.path.isInside($0.path) } ?? subjects.first
  }

  /// The name of what it is about and where that lies, without what an edit elsewhere in the file changes.
  var title: String {
    if let requestedName { return "\(requestedName) (\(place.path))" }
    guard let subject else { return place.path.description }
    return subject.asset.map { "\($0.name) (\(subject.location))" } ?? subject.location.description
  }
}
