internal import AssetModel
internal import AssetUsage
internal import Basics

extension Search {
  public func text() -> String {
    var text = "\(wanted.displayed) \(verdict)\n"
    for match in matches {
      text += "  \("\(match.path)".displayed): \(match.words)\n"
      let names = match.names
      if !names.isEmpty { text += "    \(names.map(\.displayed).joined(separator: "  "))\n" }
      if let home = match.home.text { text += "    \(home.displayed)\n" }
    }
    for place in mentions {
      let position = place.position.map { ":\($0.line):\($0.column)" } ?? ""
      text += "  \("\(place.path)".displayed)\(position): the same color, written in code\n"
    }
    for caveat in caveats { text += "  \(caveat)\n" }
    return text
  }

  private var verdict: String {
    if isFound { return "is in the repository" }
    if !caveats.isEmpty {
      return matches.isEmpty ? "was not found" : "was not found, but something close to it was"
    }
    return "is not in the repository" + (matches.isEmpty ? "" : ", but something close to it is")
  }
}

extension Search.Match {
  fileprivate var words: String { degreeInWords + (isInTests ? ", in tests" : "") }

  private var degreeInWords: String {
    switch degree {
    case .sameBytes: "the same file"
    case .samePicture: payload == nil ? "the same color" : "the same image, encoded differently"
    case .samePixels: "the same pixels, but a different color profile"
    case .similar:
      difference.map { "almost the same color, ΔE \(($0 * 10).rounded() / 10)" } ?? "looks similar"
    }
  }

  /// The asset's name and its identifiers in generated code. If the asset is part of another asset, code cannot refer
  /// to it, and the only element is a note that says so. Empty for a file outside catalogs.
  var names: [String] {
    guard let set else { return [] }
    guard set.isAddressable else { return ["part of “\(set.name)”"] }
    return ["“\(set.name)”"] + identifiers.map(\.text)
  }
}
