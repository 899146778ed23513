internal import AssetModel
internal import AssetUsage
internal import Basics

extension Search {
  /// The answer as text for a person.
  public func text() -> String {
    guard !matches.isEmpty else {
      return isKindHeld
        ? "\(wanted.displayed) is not in the repository\n"
        : "\(wanted.displayed) is not in the repository: no catalog has files of this kind\n"
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
    case .samePicture: isColor ? "the same color" : "the same picture, stored differently"
    case .similar: "looks similar"
    }
  }
}

extension Search.Match {
  /// How code refers to the asset: by name, and by the symbols that Xcode generates.
  var names: [String] {
    guard set.isAddressable else { return ["part of “\(set.name)”"] }
    return ["“\(set.name)”"] + set.xcodeIdentifiers.map(\.text)
  }
}
