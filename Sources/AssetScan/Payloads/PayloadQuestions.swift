internal import AssetModel
internal import Imaging

/// What to find out about each payload, so that nothing is computed that nobody looks at.
struct PayloadQuestions: Sendable {
  private let needs: Needs
  /// The byte counts of which there is more than one file.
  private let sizes: Set<Int>
  private let wantsHeaders: Bool
  private let hasProbes: Bool
  private let findsSimilar: Bool

  init(_ needs: Needs, _ sets: [AssetSet], _ probes: [Payload], findsSimilar: Bool) {
    self.needs = needs
    self.findsSimilar = findsSimilar && !probes.isEmpty
    hasProbes = !probes.isEmpty
    wantsHeaders = needs.contains(.pictures) || !probes.isEmpty
    var sizes = Set(probes.map(\.byteCount))
    if needs.contains(.digests) {
      sizes.formUnion(sets.lazy.flatMap { $0.payloads.map(\.byteCount) }.repeated)
    }
    self.sizes = sizes
  }

  /// Whether nobody wants to know anything.
  var isEmpty: Bool { !hasProbes && needs.isDisjoint(with: .ofPayloads) }

  /// What is asked about a payload of which nothing is known but its size.
  func first(about payload: Payload, of set: AssetSet) -> PayloadFacts.Question {
    wantsHeaders && set.kind.showsPictures ? .picture : []
  }

  /// Whether the name of the content is wanted: files of different sizes have different ones anyway.
  func wantsContentID(of payload: Payload) -> Bool { sizes.contains(payload.byteCount) }

  /// What is asked once the headers are known; a candidate may show the same as another payload, and what is
  /// compared may be another payload of the set enlarged.
  func second(
    about payload: Payload, of set: AssetSet, isCandidate: Bool, isCompared: Bool
  ) -> PayloadFacts.Question {
    var question: PayloadFacts.Question = []
    if set.kind.showsPictures, isCandidate || isTransparentIcon(payload, set) { question.insert(.look) }
    if needs.contains(.damage), payload.isDecodable { question.insert(.damage) }
    if needs.contains(.enlargements), isCompared { question.insert(.bitmap) }
    if wantsLikeness(payload, set) {
      question.insert(set.isTemplate && !findsSimilar ? .colorlessLikeness : .likeness)
    }
    return question
  }

  /// Whether the payload is an icon for the App Store that can have transparent parts.
  private func isTransparentIcon(_ payload: Payload, _ set: AssetSet) -> Bool {
    guard needs.contains(.iconTransparency), set.kind == .appIcon, case .header(let header)? = payload.picture
    else { return false }
    return header.hasAlpha && header.size == .pixels(width: 1024, height: 1024)
  }

  private func wantsLikeness(_ payload: Payload, _ set: AssetSet) -> Bool {
    guard let format = payload.path.pictureFormat, !format.isVector else { return false }
    return findsSimilar || needs.contains(.similarities) && (set.kind == .image || set.kind == .sticker)
  }
}

extension Needs {
  /// What takes a look into payloads.
  fileprivate static let ofPayloads: Self = [
    .digests, .pictures, .looks, .iconTransparency, .damage, .enlargements, .similarities,
  ]
}

extension AssetKind {
  /// Whether the files of such a set are pictures.
  var showsPictures: Bool {
    switch self {
    case .data, .arObject, .texture, .cubeTexture, .mipmap, .color: false
    default: true
    }
  }
}

extension AssetSet {
  fileprivate var isTemplate: Bool { contents.properties["template-rendering-intent"] == "template" }
}
