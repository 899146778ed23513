internal import AssetModel

extension NameClash {
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
      guard variants.count > 1 else { return nil }
      let sets = variants.map { assets[$0[0]].set }
      return NameClash(
        name: name.name, variants: variants, settings: sets.haveSameFiles ? sets.differentSettings : [])
    }
  }
}

extension AssetSet {
  fileprivate var canClash: Bool { isAddressable && !isNamedByXcode && role != .override }
}

extension AuditedAsset {
  fileprivate func showsSame(as other: AuditedAsset) -> Bool {
    if let copies, copies == other.copies { return true }
    guard let content = set.content(by: .bytes) else { return false }
    return content == other.set.content(by: .bytes)
  }
}

extension [AssetSet] {
  fileprivate var haveSameFiles: Bool {
    let files = map { set in Set(set.payloads.map(\.contentID)) }
    return Set(files).count == 1 && files[0].isEmpty == false && !files[0].contains(nil)
  }

  fileprivate var differentSettings: [String] {
    let settings = map { set in
      var values = set.contents.properties.mapValues { [$0] as Set }
      for slot in set.slots where slot.filename != nil {
        for trait in slot.traits { values[trait.key, default: []].insert(trait.value) }
      }
      return values
    }
    let different = Set(settings.flatMap(\.keys)).filter { key in Set(settings.map { $0[key] }).count > 1 }
    return different.isEmpty ? ["which file is for which device or scale"] : different.sorted()
  }
}
