internal import AssetModel

extension NameClash {
  /// Every name that different images share, sorted.
  static func all(in assets: [AuditedAsset]) -> [NameClash] {
    let named = Dictionary(grouping: assets.indices.filter { assets[$0].set.canClash }) {
      assets[$0].set.replaceability
    }
    return named.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.compactMap { name, members in
      var variants: [[Int]] = []
      for member in members {
        if let same = variants.firstIndex(where: { assets[$0[0]].showsSame(as: assets[member]) }) {
          variants[same].append(member)
        } else {
          variants.append([member])
        }
      }
      return variants.count > 1 ? NameClash(name: name.name, variants: variants) : nil
    }
  }
}

extension AssetSet {
  /// Whether it can be confused with another asset of the same name.
  fileprivate var canClash: Bool { isAddressable && !isNamedByXcode && role != .override }
}

extension AuditedAsset {
  /// Whether both are known to have the same content.
  fileprivate func showsSame(as other: AuditedAsset) -> Bool {
    if let copies, copies == other.copies { return true }
    guard let content = set.content(by: .bytes) else { return false }
    return content == other.set.content(by: .bytes)
  }
}
