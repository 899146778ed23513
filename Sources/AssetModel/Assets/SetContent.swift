/// The content of a set. Two sets with equal content are copies of each other, even if their names differ.
public struct SetContent: Hashable, Sendable {
  fileprivate let kind: AssetKind
  fileprivate let entries: Set<Entry>

  fileprivate struct Entry: Hashable {
    let traits: [Trait]
    let shown: Shown
  }

  fileprivate enum Shown: Hashable {
    case file(ContentID)
    case look(Digest)
    case color(CatalogColor.Identity)
  }

  /// The content as strings for a digest, the same on every platform.
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
  /// The content of the set. Nil if the set is empty, if part of its content is unknown, or if it is an icon document.
  public func content(by measure: ContentMeasure) -> SetContent? {
    let shownBy = { (payload: Payload) -> SetContent.Shown? in
      switch measure {
      case .bytes: payload.contentID.map { .file($0) }
      case .picture: payload.look.map { .look($0.identity) }
      }
    }
    // Equal layers do not make equal icon documents, because icon.json also determines how the layers are
    // composed.
    guard kind != .iconDocument, payloads.allSatisfy({ shownBy($0) != nil }) else { return nil }
    var entries: Set<SetContent.Entry> = []
    // If all slots in use have the same idiom, the idiom does not matter.
    let hasIdioms = Set(slots.lazy.filter { $0.filename != nil || $0.color != nil }.map(\.idiom)).count > 1
    for slot in slots where slot.filename != nil || slot.color != nil {
      var traits = slot.traits(
        without: hasIdioms ? ["scale", "size"] : ["idiom", "platform", "scale", "size"])
      if slot.filename != nil {
        guard let shown = payload(of: slot).flatMap(shownBy) else { return nil }
        if !slot.showsVectorImage { traits.append(Trait("scale", slot["scale"] ?? "1x")) }
        entries.insert(SetContent.Entry(traits: traits, shown: shown))
      } else if let color = slot.color {
        guard let identity = color.identity else { return nil }
        entries.insert(SetContent.Entry(traits: traits, shown: .color(identity)))
      }
    }
    return entries.isEmpty ? nil : SetContent(kind: kind, entries: entries)
  }
}

/// Whether files are compared by their bytes or by how they look.
public enum ContentMeasure: String, OptionWord {
  case bytes
  /// Two files are the same if they look the same, no matter how they are encoded.
  case picture

  public var needs: Needs { self == .bytes ? .digests : [.pictures, .looks] }
}

extension Sequence<AssetSet> {
  /// The groups of at least two sets with the same content.
  public func grouped(by measure: ContentMeasure) -> [[AssetSet]] {
    let known = compactMap { set in set.content(by: measure).map { (content: $0, set: set) } }
    return Dictionary(grouping: known, by: \.content).values.filter { $0.count > 1 }.map { $0.map(\.set) }
  }
}
