internal import AssetModel
internal import Imaging

/// Decides what to compute about each file, so that nothing is computed unnecessarily.
struct PayloadQuestions: Sendable {
  private let needs: Needs
  /// The sizes of the probes and, if digests are needed, the sizes that several files share. Only files of the same
  /// size can have the same content.
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

  var isEmpty: Bool { !hasProbes && needs.isDisjoint(with: .ofPayloads) }

  /// What to compute first, when only the size of the file is known.
  func first(about payload: Payload, of set: AssetSet) -> PayloadFacts.Question {
    wantsHeaders && set.kind.showsPictures ? .picture : []
  }

  func wantsContentID(of payload: Payload) -> Bool { sizes.contains(payload.byteCount) }

  /// What to compute once the image headers are known.
  ///
  /// - Parameters:
  ///   - isCandidate: Whether the file may look the same as another file.
  ///   - isCompared: Whether the file may be an enlarged copy of another file in the set, or have such a copy.
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
  fileprivate static let ofPayloads: Self = [
    .digests, .pictures, .looks, .iconTransparency, .damage, .enlargements, .similarities,
  ]
}

extension AssetKind {
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
