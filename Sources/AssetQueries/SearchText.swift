internal import AssetModel
internal import AssetUsage
internal import Basics

extension Search {
  /// The answer as text for a person.
  public func text() -> String {
    guard !matches.isEmpty else {
      return isKindHeld
        ? "\(wanted.displayed) is not in the repository\n"
        : "\(wanted.displayed) is in no catalog: none holds files of this kind\n"
    }
    var text = "\(wanted.displayed) is in the repository\n"
    for match in matches {
      text +=
        "  \("\(match.path)".displayed): \(match.degree.words(isColor: match.payload == nil))\n"
      text += "    \(match.names.map(\.displayed).joined(separator: "  "))\n"
      if let home = match.home.text { text += "    \(home.displayed)\n" }
    }
    return text
  }
}

extension Search.Degree {
  fileprivate func words(isColor: Bool) -> String {
    switch self {
    case .sameBytes: "the same file"
    case .samePicture: isColor ? "the same colour" : "the same picture, stored in another way"
    case .similar: "looks similar"
    }
  }
}

extension Search.Match {
  /// How code asks for the asset: by its name, and by the symbols Xcode generates.
  var names: [String] {
    guard set.isAddressable else { return ["part of “\(set.name)”"] }
    return ["“\(set.name)”"] + set.xcodeIdentifiers.map(\.text)
  }
}
