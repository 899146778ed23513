internal import AssetModel
internal import AssetUsage
internal import Basics

extension Search {
  /// The answer as text for a person.
  public func text() -> String {
    guard !matches.isEmpty else { return "\(wanted.displayed) is not in the repository\n" }
    var text = "\(wanted.displayed) is in the repository\n"
    for match in matches {
      text +=
        "  \("\(match.path)".displayed): \(match.degree.words(isColor: match.payload == nil))\n"
      text += "    \(match.names.map(\.displayed).joined(separator: "  "))\n"
      guard !match.bundles.isEmpty else { continue }
      text += "    in \(match.bundles.joined(separator: ", ").displayed)"
      text += match.users.isEmpty ? "\n" : ", for \(match.users.joined(separator: ", ").displayed)\n"
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
    var names = ["“\(set.name)”"]
    switch set.kind {
    case .image, .symbol:
      names += [XcodeSymbol.swiftMember(for: set.name).map { "ImageResource" + $0 }].compactMap { $0 }
      names += [XcodeSymbol.objectiveCConstant(for: set.name, isColor: false)].compactMap { $0 }
    case .color:
      names += [XcodeSymbol.swiftMember(for: set.name).map { "ColorResource" + $0 }].compactMap { $0 }
      names += [XcodeSymbol.objectiveCConstant(for: set.name, isColor: true)].compactMap { $0 }
    default: break
    }
    return names
  }
}
