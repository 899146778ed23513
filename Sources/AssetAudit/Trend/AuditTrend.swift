public import AssetModel
internal import Basics
internal import Formats

/// What has changed in a repository since an earlier commit.
public struct AuditTrend: Sendable {
  /// The earlier commit, as written on the command line.
  public let base: String
  /// Indices into `Audit.assets`.
  public let added: [Int]
  public let removed: [GoneAsset]
  /// The assets whose size changed. The largest change comes first.
  public let changed: [ChangedAsset]
  public let before: Figures
  public let after: Figures

  public struct Figures: Sendable, Equatable {
    public let assets: Int
    public let bytes: Int
    public let unused: Int
    public let copies: Int
    public let bytesToSave: Int
    public let findings: Int

    init(_ audit: Audit) {
      assets = audit.total.assets
      bytes = audit.total.bytes
      unused = audit.total.unused
      copies = audit.total.copies
      bytesToSave = audit.bytesToSave
      // Look-alikes are not counted, because only some reports search for them.
      findings = audit.rules.reduce(0) { $1.rule == "similar_asset" ? $0 : $0 + $1.findings }
    }
  }

  public struct GoneAsset: Sendable {
    public let path: RepositoryPath
    public let bytes: Int
  }

  public struct ChangedAsset: Sendable, Equatable {
    public let asset: Int
    public let before: Int
    public let after: Int
  }

  /// Compares two audits. An asset in one audit is the same as an asset in the other if their folders have the same
  /// path.
  public init(from earlier: Audit, named base: String, to audit: Audit) {
    self.base = base
    let old = Dictionary(earlier.assets.map { ($0.set.path, $0) }, uniquingKeysWith: { first, _ in first })
    let new = Set(audit.assets.map(\.set.path))
    added = audit.assets.indices.filter { old[audit.assets[$0].set.path] == nil }
    removed = earlier.assets.filter { !new.contains($0.set.path) }.map {
      GoneAsset(path: $0.set.path, bytes: $0.bytes)
    }
    changed = audit.assets.indices.compactMap { index in
      let asset = audit.assets[index]
      guard let before = old[asset.set.path]?.bytes, before != asset.bytes else { return nil }
      return ChangedAsset(asset: index, before: before, after: asset.bytes)
    }.sorted { (abs($1.after - $1.before), $0.asset) < (abs($0.after - $0.before), $1.asset) }
    before = Figures(earlier)
    after = Figures(audit)
  }

  public var line: String {
    let parts: [(String, KeyPath<Figures, Int>, Bool)] = [
      ("assets", \.assets, false), ("bytes", \.bytes, true), ("unused", \.unused, false),
      ("copies", \.copies, false), ("could be saved", \.bytesToSave, true), ("findings", \.findings, false),
    ]
    return parts.map { name, figure, isBytes in
      let now = after[keyPath: figure]
      let text = { (number: Int) in isBytes ? number.byteText : "\(number)" }
      return "\(name) \(text(now)) (\(Self.signed(now - before[keyPath: figure], text)))"
    }.joined(separator: ", ") + " since \(base.shortened(to: 60))"
  }

  static func signed(_ number: Int, _ text: (Int) -> String) -> String {
    number > 0 ? "+\(text(number))" : number < 0 ? "−\(text(-number))" : "±0"
  }
}

extension Audit {
  /// A report of the changes; empty if nothing was compared.
  public func trendText(width: Int = 100) -> String {
    guard let trend else { return "" }
    var lines = [trend.line]
    let most = 15
    let section = { (title: String, rows: [(Int, String)]) -> [String] in
      guard !rows.isEmpty else { return [] }
      var table = TextTable(left: [1])
      for row in rows.prefix(most) { table.add([AuditTrend.signed(row.0) { $0.byteText }, row.1]) }
      if rows.count > most { table.footer = "  … and \(rows.count - most) more: --report json lists all" }
      return ["", "\(title): \(rows.count)"] + table.lines(width: width)
    }
    lines += section("Added", trend.added.map { (assets[$0].bytes, "\(assets[$0].set.path)") })
    lines += section("Removed", trend.removed.map { (-$0.bytes, "\($0.path)") })
    lines += section(
      "Grew or shrank", trend.changed.map { ($0.after - $0.before, "\(assets[$0.asset].set.path)") })
    return lines.map { $0.displayed + "\n" }.joined()
  }
}

extension AuditTrend {
  var json: JSONOutput {
    [
      "base": .string(base), "line": .string(line), "added": .array(added.map(JSONOutput.integer)),
      "removed": .array(removed.map { ["set": .string("\($0.path)"), "bytes": .integer($0.bytes)] }),
      "changed": .array(
        changed.map {
          ["asset": .integer($0.asset), "before": .integer($0.before), "after": .integer($0.after)]
        }),
      "before": before.json, "after": after.json,
    ]
  }
}

extension AuditTrend.Figures {
  fileprivate var json: JSONOutput {
    [
      "assets": .integer(assets), "bytes": .integer(bytes), "unused": .integer(unused),
      "copies": .integer(copies), "bytes_to_save": .integer(bytesToSave), "findings": .integer(findings),
    ]
  }
}
