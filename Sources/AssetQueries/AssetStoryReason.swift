internal import AssetModel

extension AssetStory {
  /// What the references amount to and why, as the rest of a sentence that begins with the asset.
  public var reason: String {
    switch verdict.state {
    case .used: "is used: \(way)"
    case .doubtful(let ways) where ways.allSatisfy(\.savesNothing):
      "counts as unused: it is named only \(ways.phrases.joined(separator: " or "))"
    case .doubtful(let ways):
      "may be used, but only \(ways.phrases.joined(separator: " or ")): \(way)"
    case .unused where namingAccessors.isEmpty: "is unused: nothing names it"
    case .unused: "is unused: it is named only by \(namingAccessors), which nothing uses"
    case .notJudged: "is not judged: \(exemption)"
    }
  }

  private var way: String {
    guard let route else { return "\(namingAccessors) names it" }
    guard !route.accessors.isEmpty else { return "\(route.start.text) names it" }
    return "\(route.start.text) uses "
      + route.accessors.map { "“\(name($0))”" }.joined(separator: ", which uses ") + ", which names it"
  }

  private var namingAccessors: String {
    let numbers = verdict.references.lazy.compactMap(\.accessor)
    return accessors.lazy.filter { numbers.contains($0.number) }.prefix(3).map { "“\($0.accessor.name)”" }
      .joined(separator: ", ")
  }

  private var exemption: String {
    if !set.isAddressable { return "it is a part of another set, which decides" }
    if set.contents.properties["on-demand-resource-tags"] != nil {
      return "it is loaded by its on-demand resource tags"
    }
    return "the use of a set of kind \(set.kind.rawValue) is not up to what sources say"
  }
}

extension [Doubts] {
  /// What stands in the way, as the ends of a sentence.
  var phrases: [String] {
    DoubtClass.allCases.filter { kind in contains { $0.contains(kind.doubts) } }.map(\.phrase)
  }
}

extension Doubts {
  /// Whether `unused_asset` reports what is used in this way only, as long as no configuration says otherwise.
  fileprivate var savesNothing: Bool { classes.contains(where: DoubtClass.savingNothing.contains) }
}

extension Place {
  /// The file with line and column.
  var text: String {
    position.map { "\(path):\($0.line):\($0.column)" } ?? "\(path)"
  }
}
