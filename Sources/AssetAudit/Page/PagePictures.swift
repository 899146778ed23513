internal import AssetModel
public import AssetScan
public import Basics
public import Cache
internal import Formats
internal import Imaging

/// The thumbnails on a page, by the index of their asset.
public struct PagePictures: Sendable {
  private let pictures: [(position: Int, light: Thumbnail?, dark: Thumbnail?)]

  /// No images, for repositories whose images must not be shared.
  public static let none = PagePictures(pictures: [])

  private init(pictures: [(position: Int, light: Thumbnail?, dark: Thumbnail?)]) {
    self.pictures = pictures
  }

  public init(_ audit: Audit, in tree: FileTree, cache: CacheFile? = nil, jobs: Jobs) {
    pictures = Array(audit.assets.enumerated()).parallelMap(jobs, grain: 4) { position, asset in
      let light = asset.set.shownPicture(isDark: false)
      let dark = asset.set.shownPicture(isDark: true)
      return (
        position, light.flatMap { Self.thumbnail($0, tree, cache) },
        dark?.path == light?.path ? nil : dark.flatMap { Self.thumbnail($0, tree, cache) }
      )
    }
    cache?.save()
  }

  /// The maximum size of a file from which a thumbnail is made. Larger files would take too long.
  private static let mostBytes = 32 << 20

  /// Nil if the image is too large or cannot be read.
  private static func thumbnail(_ payload: Payload, _ tree: FileTree, _ cache: CacheFile?) -> Thumbnail? {
    guard let picture = payload.picture, payload.byteCount <= mostBytes,
      let bytes = try? tree.read(payload.path, limit: mostBytes)
    else { return nil }
    guard let cache else { return Thumbnail(bytes, picture) }
    let key = Thumbnail.key(of: bytes, nameExtension: payload.path.pathExtension)
    if let kept = cache.value(for: key) { return Thumbnail(archived: kept) }
    let thumbnail = Thumbnail(bytes, picture)
    // A file that is small enough to be its own thumbnail need not be cached.
    if thumbnail?.bytes != bytes { cache.add(thumbnail?.archived ?? [], for: key) }
    return thumbnail
  }

  /// The thumbnails as a JSON object such as `{"3":{"light":"data:image/png;base64,…"}}`.
  var json: [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    for (position, light, dark) in pictures where light != nil || dark != nil {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      bytes += Array("\"\(position)\":{".utf8)
      var isFirst = true
      for (name, thumbnail) in [("light", light), ("dark", dark)] {
        guard let thumbnail else { continue }
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        bytes += Array("\"\(name)\":\"data:\(thumbnail.mediaType);base64,".utf8)
        bytes += thumbnail.bytes.base64Bytes
        bytes.append(UInt8(ascii: "\""))
      }
      bytes.append(UInt8(ascii: "}"))
    }
    return bytes + [UInt8(ascii: "}")]
  }
}

extension AssetSet {
  /// The image file that represents the set on the page. For an app icon, this is the largest file; for other sets, the
  /// 2x file if possible.
  fileprivate func shownPicture(isDark: Bool) -> Payload? {
    let candidates = slots.filter { slot in
      let appearance = slot["appearances.luminosity"]
      return slot.filename != nil
        && (isDark ? appearance == "dark" : appearance == nil || appearance == "light")
    }
    let rank = { (slot: Slot) in [2: 0, 3: 1][slot.scale ?? 2] ?? 2 }
    let files = candidates.sorted { rank($0) < rank($1) }.compactMap { payload(of: $0) }
    if kind == .appIcon { return files.max { $0.byteCount < $1.byteCount } }
    return files.first ?? (isDark || kind == .data ? nil : payloads.first)
  }
}
