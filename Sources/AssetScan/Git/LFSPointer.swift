internal import Basics

/// The text that git LFS commits instead of a file: the SHA-256 and the size of the content
/// (git-lfs.github.com/spec/v1).
struct LFSPointer: Equatable, Sendable {
  let oid: String
  let byteCount: Int

  static func isPlausible(byteCount: Int) -> Bool { (100...200).contains(byteCount) }

  init?(_ bytes: [UInt8]) {
    guard Self.isPlausible(byteCount: bytes.count) else { return nil }
    var values: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      if words.count == 2 { values[String(words[0])] = String(words[1]) }
    }
    guard let version = values["version"], version.hasPrefix("https://git-lfs.github.com/spec/"),
      let oid = values["oid"]?.trimmingPrefix("sha256:"), oid.count == 64, oid.allSatisfy(\.isHexDigit),
      let byteCount = values["size"].flatMap(Int.init), byteCount >= 0
    else { return nil }
    self.oid = String(oid)
    self.byteCount = byteCount
  }

  /// The path of the content inside the `.git` folder.
  var path: RepositoryPath {
    RepositoryPath("lfs/objects/\(oid.prefix(2))/\(oid.dropFirst(2).prefix(2))/\(oid)")
  }
}
