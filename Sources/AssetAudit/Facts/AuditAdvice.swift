internal import AssetModel
internal import Basics

/// What a reader should look at first.
public struct AuditAdvice: Sendable {
  /// The indices of the largest assets in `Audit.assets`.
  public let largest: [Int]
  public let savings: [AuditSaving]
  /// Remarks about assets, catalogs and modules with unusual figures, such as an asset that takes up a large part of
  /// all bytes.
  public let outliers: [AuditRemark]
  public let steps: [AuditRemark]

  static let most = 5
  static let mostSteps = 3

  init(
    _ assets: [AuditedAsset], total: AuditTotal, catalogs: [AuditedCatalog], modules: [AuditedModule],
    rules: [RuleTotal], report: Report, flags: AuditFlags
  ) {
    largest = Array(
      assets.indices.filter { assets[$0].bytes > 0 }.sorted {
        (assets[$1].bytes, assets[$0].set.path) < (assets[$0].bytes, assets[$1].set.path)
      }.prefix(Self.most))
    savings = AuditSaving.largest(report, among: assets, most: Self.most)
    outliers = Self.outliers(total, catalogs, modules, assets, flags).map { $0.adding(flags) }
    let steps = Self.steps(rules, assets).prefix(Self.mostSteps).joined() + Self.doubts(total)
    self.steps = steps.map { $0.adding(flags) }
  }

  /// A separate step for doubtful assets, because lint does not report them.
  private static func doubts(_ total: AuditTotal) -> [AuditRemark] {
    guard total.doubtful > 0 else { return [] }
    return [
      AuditRemark(
        "Review \(total.doubtful.counting("doubtful asset")), which may be unused",
        see: "assetlint audit --report csv | grep doubtful")
    ]
  }

  /// The recommended steps. Fixing errors comes first, followed by the steps that save the most bytes.
  private static func steps(_ rules: [RuleTotal], _ assets: [AuditedAsset]) -> [[AuditRemark]] {
    let broken = rules.filter { $0.severity == .error }
    var steps: [[AuditRemark]] = []
    if !broken.isEmpty {
      let count = broken.reduce(0) { $0 + $1.findings }
      steps.append([
        AuditRemark(
          "Fix what is broken (\(count.counting("error"))\(Self.rest(of: broken, among: rules)))",
          see: "assetlint --only \(broken.map(\.rule).joined(separator: ","))")
      ])
    }
    let others = rules.filter { $0.severity != .error }
    let unused = others.first { $0.rule == "unused_asset" }
    for rule in others {
      if rule.rule == "unused_asset" {
        if rule.severity == unused?.severity { steps.append(deletions(assets)) }
      } else if rule.bytes > 0 {
        steps.append([saving(rule, among: others)])
      }
    }
    return steps.filter { !$0.isEmpty }
  }

  /// A clause that mentions the less severe findings of the same rules, because the suggested command lists them, too.
  private static func rest(of broken: [RuleTotal], among rules: [RuleTotal]) -> String {
    let names = Set(broken.map(\.rule))
    let count = rules.filter { $0.severity != .error && names.contains($0.rule) }.reduce(0) {
      $0 + $1.findings
    }
    return count > 0 ? "; the command also lists \(count.counting("less severe finding"))" : ""
  }

  private static func saving(_ rule: RuleTotal, among rules: [RuleTotal]) -> AuditRemark {
    let all = rules.reduce(0) { $0 + ($1.rule == rule.rule ? $1.findings : 0) }
    let what =
      switch (rule.rule, rule.severity) {
      case ("duplicate_asset", let severity):
        (severity == .warning ? "Merge" : "Decide how to resolve")
          + (all > rule.findings ? " \(rule.findings) of" : "") + " \(all.counting("group")) of copies"
      case ("oversized_payload", _): "Shrink \(rule.findings.counting("oversized asset"))"
      case ("unlisted_payload", _): "Delete \(rule.findings.counting("unlisted file"))"
      default: "Review \(rule.findings.counting("\(rule.rule) finding"))"
      }
    return AuditRemark("\(what) (saves \(rule.bytes.byteText))", see: "assetlint --only \(rule.rule)")
  }

  private static func deletions(_ assets: [AuditedAsset]) -> [AuditRemark] {
    let unused = assets.filter { $0.verdict == .unused }
    let bytes = { (some: [AuditedAsset]) in some.reduce(0) { $0 + $1.savings.unused }.byteText }
    let (certain, others) = (unused.filter { !$0.isToCheck }, unused.filter(\.isToCheck))
    var remarks: [AuditRemark] = []
    if !certain.isEmpty {
      remarks.append(
        AuditRemark(
          "Delete \(certain.count.counting("unused asset")) (saves \(bytes(certain))"
            + (others.isEmpty ? ")" : "; the command also lists assets to check first)"),
          see: "assetlint --only unused_asset"))
    }
    if !others.isEmpty {
      let one = others.count == 1
      let most = others.contains { $0.savings.unused > 0 } ? " (saves up to \(bytes(others)))" : ""
      remarks.append(
        AuditRemark(
          "Check \(others.count.counting("\(certain.isEmpty ? "" : "more ")unused asset"))\(most) before you delete "
            + "\(one ? "it" : "them"), because code may refer to \(one ? "it" : "them") after all",
          see: "assetlint audit --report csv | grep 'check first'"))
    }
    return remarks
  }

  /// The thresholds for a remark are high, so that most repositories get only a few remarks.
  private static func outliers(
    _ total: AuditTotal, _ catalogs: [AuditedCatalog], _ modules: [AuditedModule], _ assets: [AuditedAsset],
    _ flags: AuditFlags
  ) -> [AuditRemark] {
    var remarks = standouts(\.unused, "unused", total, catalogs, modules) { folders in
      "assetlint --only unused_asset \(folders.map(flags.argument).joined(separator: " "))"
    }
    if let heavy = assets.max(by: { $0.bytes < $1.bytes }), total.assets >= 10,
      heavy.bytes * 5 >= total.bytes,
      heavy.bytes > 0
    {
      remarks.append(
        AuditRemark(
          "“\(heavy.set.name)” alone is \(heavy.bytes.byteText), "
            + "\(percent(Double(heavy.bytes) / Double(total.bytes))) of all bytes",
          see: "assetlint why \(shellWord("\(heavy.set.path)"))"))
    }
    for catalog in catalogs where catalog.isForOneProgram && catalog.total.isUsedByOthers {
      remarks.append(
        AuditRemark(
          "\(catalog.path): other modules use \(catalog.total.usedElsewhere) of its assets, but its own "
            + "\(catalog.modules.count == 1 ? "module uses" : "modules use") \(catalog.total.usedHere)",
          see: "assetlint audit --to \(shellWord("\(catalog.path)"))"))
    }
    remarks += standouts(\.doubtful, "doubtful", total, catalogs, modules) { folders in
      "assetlint audit --report csv | grep doubtful"
        + (folders.first.map { folders.count == 1 ? " | grep \(shellWord("\($0)"))" : "" } ?? "")
    }.prefix(1)
    return Array(remarks.prefix(Self.most))
  }

  private static func standouts(
    _ count: KeyPath<AuditTotal, Int>, _ verdict: String, _ total: AuditTotal, _ catalogs: [AuditedCatalog],
    _ modules: [AuditedModule], see command: ([RepositoryPath]) -> String
  ) -> [AuditRemark] {
    let counts = Dictionary(
      catalogs.map { ($0.path, $0.total[keyPath: count]) }, uniquingKeysWith: { first, _ in first })
    func remark(_ name: String, _ part: AuditTotal, _ catalogs: [RepositoryPath]) -> AuditRemark {
      AuditRemark(
        "\(name): \(part[keyPath: count]) of \(part.assets) assets are \(verdict), "
          + "\(percent(part.share(count))) compared with \(percent(total.share(count))) overall",
        see: command(catalogs.filter { counts[$0, default: 0] > 0 }))
    }
    let module = modules.filter { $0.total.assets >= 10 && $0.total.standsOut(by: count, among: total) }
      .max { $0.total.share(count) < $1.total.share(count) }
    let worst = catalogs.filter {
      $0.total.assets >= 5 && $0.total.standsOut(by: count, among: total) && module?.catalogs != [$0.path]
    }.sorted { ($1.total[keyPath: count], $0.path) < ($0.total[keyPath: count], $1.path) }
    return (module.map { [remark($0.name, $0.total, $0.catalogs)] } ?? [])
      + worst.prefix(2).map { remark("\($0.path)", $0.total, [$0.path]) }
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }
}

public struct AuditRemark: Sendable, Equatable {
  public let text: String
  public let command: String?

  init(_ text: String, see command: String?) {
    self.text = text
    self.command = command
  }

  fileprivate func adding(_ flags: AuditFlags) -> AuditRemark {
    AuditRemark(text, see: command.map(flags.added))
  }
}

extension AuditedCatalog {
  /// Whether the catalog is neither shared nor an override, and only executables, such as apps and extensions, compile
  /// it.
  fileprivate var isForOneProgram: Bool {
    role == .ordinary && !modules.isEmpty && !isInLibrary
  }
}

extension AuditTotal {
  fileprivate func share(_ count: KeyPath<AuditTotal, Int>) -> Double {
    assets == 0 ? 0 : Double(self[keyPath: count]) / Double(assets)
  }

  /// Whether `count` is unusually large in this total: at least three, and at least twice as large a share of the
  /// assets as in `all`. False if this total covers all assets.
  fileprivate func standsOut(by count: KeyPath<AuditTotal, Int>, among all: AuditTotal) -> Bool {
    self[keyPath: count] >= 3 && assets < all.assets && share(count) >= 2 * all.share(count)
  }

  fileprivate var isUsedByOthers: Bool { usedElsewhere >= 5 && usedElsewhere > usedHere }
}
