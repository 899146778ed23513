/// What a set shows, in a form in which sets that show the same are equal, whatever they are called.
public struct SetContent: Hashable, Sendable {
  fileprivate let kind: AssetKind
  fileprivate let entries: Set<Entry>

  /// What is shown under some circumstances.
  fileprivate struct Entry: Hashable {
    let traits: [Trait]
    let shown: Shown
  }

  fileprivate enum Shown: Hashable {
    case file(ContentID)
    case look(Digest)
    case color(CatalogColor.Identity)
  }

  /// The content as words, equal wherever the content is.
  public var words: [String] {
    let entries = entries.map { entry in
      let traits = entry.traits.map { "\($0.key)=\($0.value)" }
      switch entry.shown {
      case .file(let id): return traits + ["file", id.hex]
      case .look(let look): return traits + ["look", look.hex]
      case .color(let color): return traits + ["color"] + color.words
      }
    }
    return [kind.rawValue] + entries.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
  }
}

extension AssetSet {
  /// What the set shows; nil if it shows nothing, where part of it is not known, and where nothing else in the project
  /// can be equal to it.
  public func content(by measure: ContentMeasure) -> SetContent? {
    let shownBy = { (payload: Payload) -> SetContent.Shown? in
      switch measure {
      case .bytes: payload.contentID.map { .file($0) }
      case .picture: payload.look.map { .look($0.identity) }
      }
    }
    guard payloads.allSatisfy({ shownBy($0) != nil }) else { return nil }
    var entries: Set<SetContent.Entry> = []
    // Which device asks does not matter where all are shown the same.
    let hasIdioms = Set(slots.lazy.filter { $0.filename != nil || $0.color != nil }.map(\.idiom)).count > 1
    for slot in slots where slot.filename != nil || slot.color != nil {
      var traits = slot.traits(
        without: hasIdioms ? ["scale", "size"] : ["idiom", "platform", "scale", "size"])
      if slot.filename != nil {
        guard let shown = payload(of: slot).flatMap(shownBy) else { return nil }
        if !slot.showsDrawing { traits.append(Trait("scale", slot["scale"] ?? "1x")) }
        entries.insert(SetContent.Entry(traits: traits, shown: shown))
      } else if let color = slot.color {
        guard let identity = color.identity else { return nil }
        entries.insert(SetContent.Entry(traits: traits, shown: .color(identity)))
      }
    }
    return entries.isEmpty ? nil : SetContent(kind: kind, entries: entries)
  }
}

/// When two files count as the same.
public enum ContentMeasure: String, OptionWord {
  /// When their bytes are equal.
  case bytes
  /// When they show the same pixels, or paint the same drawing, however they are stored.
  case picture

  /// What has to be found out to compare in this way.
  public var needs: Needs { self == .bytes ? .digests : [.pictures, .looks] }
}

extension Sequence<AssetSet> {
  /// Those of the sets that show the same as another one, in groups.
  public func grouped(by measure: ContentMeasure) -> [[AssetSet]] {
    let known = compactMap { set in set.content(by: measure).map { (content: $0, set: set) } }
    return Dictionary(grouping: known, by: \.content).values.filter { $0.count > 1 }.map { $0.map(\.set) }
  }
}
