internal import Basics

/// What git LFS commits instead of a file (git-lfs.github.com/spec/v1): the id and length of the content.
struct LFSPointer: Equatable, Sendable {
  /// The SHA-256 of the content, in hexadecimal digits.
  let oid: String
  let byteCount: Int

  /// Whether a file of this length can be a pointer at all.
  static func isPlausible(byteCount: Int) -> Bool { (100...200).contains(byteCount) }

  /// Nil if the bytes are not a pointer.
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

  /// Where the content would be on this machine, below the repository's folder.
  var path: RepositoryPath {
    RepositoryPath("lfs/objects/\(oid.prefix(2))/\(oid.dropFirst(2).prefix(2))/\(oid)")
  }
}
