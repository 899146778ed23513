internal import AssetModel

extension AssetSet {
  var largestPixels: PictureSize? {
    payloads.compactMap(\.size).filter(\.isPixels).max { $0.width * $0.height < $1.width * $1.height }
  }

  /// The largest size in points at which the image is shown: the size of a vector image, or the size of a bitmap
  /// divided by its scale.
  var pointSize: PictureSize? {
    let sizes = slots.compactMap { slot -> PictureSize? in
      guard let size = payload(of: slot)?.size else { return nil }
      if !size.isPixels { return size }
      let scale = Double(slot.scale ?? 1)
      return .points(width: (size.width / scale).rounded(), height: (size.height / scale).rounded())
    }
    return sizes.max { $0.width * $0.height < $1.width * $1.height }
  }
}

extension Payload {
  var size: PictureSize? {
    if case .header(let header)? = picture { header.size } else { nil }
  }
}

extension PictureSize {
  fileprivate var isPixels: Bool {
    if case .pixels = self { true } else { false }
  }
}

extension AssetTraits {
  init(_ set: AssetSet) {
    let filled = set.slots.filter { $0.filename != nil || $0.color != nil }
    let values = { (keep: (Trait) -> Bool) in
      Set(filled.flatMap { $0.traits.filter(keep).map(\.value) }).sorted()
    }
    self.init(
      appearances: values { $0.key.hasPrefix("appearances.") }, scales: values { $0.key == "scale" },
      idioms: values { $0.key == "idiom" && $0.value != "universal" },
      locales: values { $0.key == "locale" || $0.key == "language-direction" })
  }
}

extension AuditedColor {
  static func all(of set: AssetSet) -> [AuditedColor] {
    set.slots.compactMap { slot in
      guard let color = slot.color else { return nil }
      let circumstances = slot.traits.filter { $0.key != "idiom" || $0.value != "universal" }.map(\.value)
      return AuditedColor(value: color.webText, circumstances: circumstances.joined(separator: ", "))
    }
  }
}

extension CatalogColor {
  /// The color in CSS notation, or the name of a system color.
  fileprivate var webText: String {
    switch self {
    case .system(_, let reference): return reference
    case .value(let color):
      let parts = [color.sRGB.x, color.sRGB.y, color.sRGB.z] + (color.alpha < 1 ? [color.alpha] : [])
      return "#"
        + parts.map { part in
          let number = Int((min(max(part, 0), 1) * 255).rounded())
          return String(256 + number, radix: 16, uppercase: true).dropFirst()
        }.joined()
    }
  }
}
