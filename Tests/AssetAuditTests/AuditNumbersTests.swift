import AssetAudit
import AssetModel
import AssetRules
import Basics
import Formats
import LintEngine
import TestSupport
import Testing

/// The numbers of an audit are those of lint, and are the same in every format.
struct AuditNumbersTests {
  @Test func `unused assets, copies and savings are those of lint`() throws {
    let outcome = try AuditSample.outcome()
    let audit = Audit(outcome.project, outcome.report)
    let found = { (rule: String) in outcome.report.diagnostics.filter { $0.rule == rule } }
    #expect(audit.total.unused == found("unused_asset").count)
    #expect(audit.total.unused == 1)
    #expect(audit.total.unusedBytes == found("unused_asset").reduce(0) { $0 + $1.finding.bytes })
    #expect(audit.copies.count == found("duplicate_asset").count)
    #expect(audit.copies.count == 1)
    #expect(audit.total.copiedBytes == found("duplicate_asset").reduce(0) { $0 + $1.finding.bytes })
    #expect(audit.bytesToSave == outcome.report.bytesToSave)
    #expect(audit.bytesToSave == audit.assets.reduce(0) { $0 + $1.savings.all })
    #expect(audit.rules.reduce(0) { $0 + $1.findings } == outcome.report.folded.diagnostics.count)
    #expect(audit.total.assets == outcome.report.counts.assets)
    #expect(audit.total.files == outcome.report.counts.payloads)
    #expect(audit.catalogs.count == outcome.report.counts.catalogs)
  }

  @Test func `lint by itself reports the same`() throws {
    let (audit, report) = try withExample(AuditSample.tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      let report = try run.run().report
      run.prepareForAudit()
      let outcome = try run.run()
      return (Audit(outcome.project, outcome.report), report)
    }
    #expect(audit.bytesToSave == report.bytesToSave)
    let counts = Dictionary(grouping: report.diagnostics) { "\($0.severity) \($0.rule)" }.mapValues(\.count)
    let counted = audit.rules.filter { $0.rule != "similar_asset" }
    #expect(
      Dictionary(uniqueKeysWithValues: counted.map { ("\($0.severity) \($0.rule)", $0.findings) }) == counts)
  }

  @Test func `totals of catalogs, kinds and formats add up`() throws {
    let audit = try AuditSample.audit()
    #expect(audit.catalogs.reduce(0) { $0 + $1.total.assets } == audit.total.assets)
    #expect(audit.catalogs.reduce(0) { $0 + $1.total.bytes } == audit.total.bytes)
    #expect(audit.kinds.reduce(0) { $0 + $1.total.assets } == audit.total.assets)
    #expect(audit.formats.reduce(0) { $0 + $1.total.files } == audit.total.files)
    #expect(audit.formats.reduce(0) { $0 + $1.total.bytes } == audit.total.bytes)
    #expect(audit.modules.reduce(0) { $0 + $1.total.bytes } == audit.total.bytes)
  }

  @Test func `verdicts and the groups of a move add up to all assets, everywhere`() throws {
    let audit = try AuditSample.audit()
    let totals =
      [audit.total] + audit.catalogs.map(\.total) + audit.modules.map(\.total) + audit.kinds.map(\.total)
    for total in totals {
      #expect(
        total.used + total.doubtful + total.unused + total.accepted + total.notJudged == total.assets)
      #expect(total.usedHere <= total.used)
      #expect(total.usedElsewhere <= total.used)
      #expect(total.toCheck <= total.unused)
    }
    for catalog in audit.catalogs {
      let move = try #require(catalog.moving)
      #expect(move.unused == catalog.total.unused)
      for one in move.destinations {
        #expect(one.actions.values.reduce(0, +) + move.parts == catalog.total.assets)
        #expect(one.actions[.delete] ?? 0 == move.unused)
        #expect(one.staying.reduce(0) { $0 + $1.assets } == one.actions[.stay] ?? 0)
        #expect(one.modules.reduce(0) { $0 + $1.lines } == one.lines)
        #expect(one.modules.reduce(0) { $0 + $1.files } == one.files)
      }
    }
    for (column, catalog) in audit.catalogs.enumerated() {
      for row in audit.uses.cells { #expect(row[column] <= catalog.total.used) }
    }
  }

  @Test func `JSON, CSV, Markdown and text have the same numbers`() throws {
    let audit = try AuditSample.audit()
    let document = try JSONDocument(audit.json()).root
    let summary = try #require(document["summary"])
    #expect(summary["assets"]?.number?.int == audit.total.assets)
    #expect(summary["bytes_to_save"]?.number?.int == audit.bytesToSave)
    let rows = try #require(document["assets"]?.array)
    #expect(rows.count == audit.total.assets)
    #expect(rows.reduce(0) { $0 + ($1["bytes"]?.number?.int ?? 0) } == audit.total.bytes)
    #expect(rows.count { $0["verdict"]?.string == "unused" } == audit.total.unused)

    let lines = String(decoding: audit.csv(), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == audit.total.assets + 1)
    #expect(lines.count { $0.contains("\"unused\"") } == audit.total.unused)

    let facts = [
      "\(audit.total.assets) assets in \(audit.catalogs.count) catalogs", audit.total.bytes.byteText,
      "\(audit.bytesToSave.byteText) can be saved", "\(audit.total.unused) unused", "1 group of copies",
    ]
    for fact in facts {
      #expect(audit.text().contains(fact))
      #expect(audit.markdown().contains(fact))
    }
  }

  @Test func `the JSON matches its schema`() throws {
    let file = projectFolder.appending("Fixtures/schemas/audit.schema.json")
    let check = SchemaCheck(schema: try JSONDocument(try readFile(file)).root)
    #expect(check.problems(with: try JSONDocument(AuditSample.audit().json()).root) == [])
  }

  @Test func `the same repository gives the same bytes`() throws {
    let (one, other) = (try AuditSample.audit(), try AuditSample.audit())
    #expect(one.json() == other.json())
    #expect(one.csv() == other.csv())
  }
}
