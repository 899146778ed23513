internal import AssetModel
internal import Basics

extension AssetStory {
  /// The verdict and its reason, as the rest of a sentence about the asset, such as “is unused: nothing refers to it”.
  public var reason: String {
    switch verdict.state {
    case .used where isUsedByPod: "is used by a pod: \(way)"
    case .used: "is used: \(way)"
    case .doubtful(let ways) where ways.allSatisfy(\.savesNothing):
      "counts as unused: it is mentioned only \(places(ways).joined(separator: " or "))"
    case .doubtful(let ways):
      "may be used, but only \(Array(ways.prefix(1)).phrases.joined(separator: " and "))"
        + "\(ways.count > 1 ? ", or in less certain ways" : ""): \(way)"
    case .unused where set.kind == .launchImage || set.templateSetting != nil && verdict.references.isEmpty:
      "is unused: no target that compiles its catalog refers to it"
    case .unused where namingAccessors.isEmpty: "is unused: nothing refers to it"
    case .unused where namingAccessors.count > Self.mostNamed:
      "is unused: nothing uses the \(namingAccessors.count) declarations that refer to it, such as \(namingAccessors[0])"
    case .unused:
      "is unused: nothing uses \(namingAccessors.listed("or")), the only code that refers to it"
    case .notJudged: "is not judged: \(exemption)"
    }
  }

  /// Where the asset is referenced, if none of the references counts as a use. `ways` holds the doubts about each
  /// reference that is not in unused code.
  private func places(_ ways: [Doubts]) -> [String] {
    let unused = Set(accessors.lazy.filter { $0.accessor.state == .unused }.map(\.number))
    let idle = verdict.references.filter { $0.accessor.map(unused.contains) == true }.map(\.doubts)
    return (ways + idle.filter(\.savesNothing)).phrases
      + (idle.allSatisfy(\.savesNothing) ? [] : ["in unused code"])
  }

  private var isUsedByPod: Bool {
    verdict.references.contains { $0.strength == .pod && $0.place == route?.start }
  }

  private var way: String {
    guard let route else {
      let named = Array(namingAccessors.prefix(Self.mostNamed))
      return named.listed("and") + (named.count == 1 ? " refers to it" : " refer to it")
    }
    guard !route.accessors.isEmpty else { return "\(route.start.text) refers to it" }
    return "\(route.start.text) uses "
      + route.accessors.map { "“\(name($0))”" }.joined(separator: ", which uses ") + ", which refers to it"
  }

  private static let mostNamed = 3

  private var namingAccessors: [String] {
    let numbers = verdict.references.lazy.compactMap(\.accessor)
    return accessors.lazy.filter { numbers.contains($0.number) }.map { "“\($0.accessor.name)”" }
  }

  private var exemption: String {
    if !set.isAddressable { return "it is part of another asset, which is judged instead" }
    if set.isOnDemand {
      return "it is an on-demand resource, so code may request it by its tags"
    }
    if set.isNamedByXcode { return "Xcode and the system use it without a reference in code" }
    if set.container == .spriteAtlas {
      return "it is judged with its atlas, because code that loads the atlas can show any of its sprites"
    }
    if set.kind == .spriteAtlas {
      return "code loads it, refers to one of its sprites, or loads images by unknown names"
    }
    return "code does not refer to assets of kind \(set.kind.rawValue)"
  }
}

extension [Doubts] {
  var phrases: [String] {
    DoubtClass.allCases.filter { kind in contains { $0.contains(kind.doubts) } }.map(\.phrase)
  }
}

extension Doubts {
  /// Whether the rule `unused_asset`, by default, reports an asset whose references all have these doubts.
  fileprivate var savesNothing: Bool { classes.contains(where: DoubtClass.savingNothing.contains) }
}

extension Place {
  /// The place in the form `Menu.swift:12:5`.
  var text: String {
    position.map { "\(path):\($0.line):\($0.column)" } ?? "\(path)"
  }
}
