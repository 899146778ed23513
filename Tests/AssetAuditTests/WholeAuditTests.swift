import AssetAudit
import Basics
import TestSupport
import Testing

/// Whole reports of one repository, word by word and number by number.
struct WholeAuditTests {
  @Test func `an audit says the same in every format as before`() throws {
    let audit = try WholeAudit.changed()
    #expect(try Golden("whole.txt").differences(from: Array(audit.text().utf8)) == [])
    #expect(try Golden("whole.narrow.txt").differences(from: Array(audit.text(width: 60).utf8)) == [])
    #expect(try Golden("whole.trend.txt").differences(from: Array(audit.trendText().utf8)) == [])
    #expect(try Golden("whole.json").differences(from: audit.json()) == [])
    #expect(try Golden("whole.csv").differences(from: audit.csv()) == [])
    #expect(try Golden("whole.md").differences(from: Array(audit.markdown().utf8)) == [])
  }

  @Test(arguments: ["Kit", "Shop", "Attic"])
  func `a plan says the same in every format as before`(module: String) throws {
    let audit = try WholeAudit.audit(
      movingTo: RepositoryPath(module == "Attic" ? "Attic/Old.xcassets" : "\(module)/Assets.xcassets"))
    let text = audit.migrationText(width: 100, listsAll: false)
    #expect(try Golden("plan.\(module).txt").differences(from: Array(text.utf8)) == [])
    let all = audit.migrationText(width: 100, listsAll: true) + audit.markdown()
    #expect(try Golden("plan.\(module).all.md").differences(from: Array(all.utf8)) == [])
    #expect(try Golden("plan.\(module).csv").differences(from: audit.csv()) == [])
  }

  @Test func `the modules of a repository are listed as before`() throws {
    let modules = ModuleAudit(try AuditSample.outcome(WholeAudit.tree).project)
    #expect(try Golden("modules.txt").differences(from: Array(modules.text().utf8)) == [])
    #expect(try Golden("modules.json").differences(from: modules.json()) == [])
  }
}
