import AssetAudit
import TestSupport
import Testing

struct TrendTests {
  @Test func `what was added, removed and changed in size is listed`() throws {
    let before = try AuditSample.audit(
      """
      a.imageset/a.png: png 24x24 red
      b.imageset/b.png: png 24x24 blue
      App.swift: func f() { show(UIImage(named: "a")) }
      """)
    let after = try AuditSample.audit(
      """
      a.imageset/a.png: png 240x240 red level0
      c.imageset/c.png: png 24x24 green
      App.swift: func f() { show(UIImage(named: "a")) }
      """)
    let trend = AuditTrend(from: before, named: "main", to: after)
    #expect(trend.added.map { after.assets[$0].set.name } == ["c"])
    #expect(trend.removed.map { "\($0.path)" } == ["Assets.xcassets/b.imageset"])
    #expect(trend.changed.map { after.assets[$0.asset].set.name } == ["a"])
    #expect(trend.line.hasPrefix("assets 2 (±0), bytes "))
    #expect(trend.line.contains("unused 1 (±0)"))
    #expect(trend.line.hasSuffix("since main"))
  }
}
