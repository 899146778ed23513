internal import AssetModel

/// One line of a baseline: a finding, or one member of a group that a finding is about.
struct BaselineEntry: Hashable, Sendable {
  let rule: String
  /// The path of the asset or file when the baseline was written. It is shown in messages and used for sorting, but not
  /// for matching.
  let path: String
  let name: String
  let fingerprint: Digest
  let member: Digest?
  let trace: Digest?
}

extension BaselineEntry {
  init(_ sighting: Sighting, path: String, name: String) {
    self.init(
      rule: sighting.rule, path: path.inColumn, name: name.inColumn, fingerprint: sighting.fingerprint,
      member: sighting.member, trace: sighting.trace())
  }

  var sighting: Sighting {
    Sighting(rule: rule, fingerprint: fingerprint, member: member, trace: { trace })
  }

  private static let separator: Character = "\t"
  private static let none = "-"

  init?(line: String) {
    let columns = line.split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 6, !columns[0].isEmpty, let fingerprint = Digest(hex: columns[3]) else {
      return nil
    }
    let keys = columns[4...].map { $0 == Self.none ? nil : Digest(hex: $0) }
    guard zip(keys, columns[4...]).allSatisfy({ $0 != nil || $1 == Self.none }) else { return nil }
    self.init(
      rule: columns[0], path: columns[1], name: columns[2], fingerprint: fingerprint, member: keys[0],
      trace: keys[1])
  }

  var line: String {
    [rule, path, name, fingerprint.hex, member?.hex ?? Self.none, trace?.hex ?? Self.none]
      .joined(separator: String(Self.separator))
  }
}

extension BaselineEntry: Comparable {
  /// Sorts related lines next to each other, so that changes by two people rarely conflict.
  static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line) < (right.path, right.line)
  }
}

extension String {
  fileprivate var inColumn: String { isEmpty ? "-" : displayed }
}

extension Digest {
  init?(hex text: some StringProtocol) {
    let digits = Array(text.utf8)
    guard digits.count == 32, digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}
