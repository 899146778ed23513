internal import Basics

/// Finds the assets whose name is the part of a string after the last separator, ignoring case: `close` for
/// `app.icons.Close`.
struct NameEnds {
  private let separator: UInt8
  var arePaths: Bool { separator == .slash }

  private var plain: [UInt64: [Int]] = [:]
  private var others: [String: [Int]] = [:]

  init(_ names: some Sequence<(asset: Int, name: String)>, after separator: UInt8) {
    self.separator = separator
    for (asset, name) in names {
      if let digest = Self.digest(of: Array(name.utf8)[...]) {
        plain[digest, default: []].append(asset)
      } else {
        others[name.lowercased(), default: []].append(asset)
      }
    }
  }

  func assets(endOf text: ArraySlice<UInt8>, mustBeCut: Bool) -> [Int]? {
    let cut = text.lastIndex(of: separator)
    if mustBeCut, cut == nil { return nil }
    let end = cut.map { text[($0 + 1)...] } ?? text
    if let digest = Self.digest(of: end) { return plain[digest] }
    return others.isEmpty ? nil : others[String(decoding: end, as: UTF8.self).lowercased()]
  }

  private static func digest(of text: ArraySlice<UInt8>) -> UInt64? {
    guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
    return Digest(text.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }).low
  }
}
