internal import AssetModel
internal import Basics

extension Place {
  /// The place as compilers print it: `path`, or `path:line:column`.
  var text: String {
    position.map { "\(path):\($0.line):\($0.column)" } ?? path.description
  }
}

extension Finding {
  /// The subject where the finding is reported, else the most important one.
  var subject: Subject? {
    subjects.first { place.path.isInside($0.path) } ?? subjects.first
  }

  /// The name and location of the subject, without anything that an unrelated edit of the file changes.
  var title: String {
    if let requestedName { return "\(requestedName) (\(place.path))" }
    guard let subject else { return place.path.description }
    return subject.asset.map { "\($0.name) (\(subject.location))" } ?? subject.location.description
  }
}
