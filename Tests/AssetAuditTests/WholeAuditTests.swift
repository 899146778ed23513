import AssetAudit
import Basics
import TestSupport
import Testing

/// Compares complete reports about a repository with stored ones.
struct WholeAuditTests {
  @Test func `an audit says the same in every format as before`() throws {
    let audit = try WholeAudit.changed()
    try compare(Array(audit.text().utf8), with: "whole.txt")
    try compare(Array(audit.text(width: 60).utf8), with: "whole.narrow.txt")
    try compare(Array(audit.trendText().utf8), with: "whole.trend.txt")
    try compare(audit.json(), with: "whole.json")
    try compare(audit.csv(), with: "whole.csv")
    try compare(Array(audit.markdown().utf8), with: "whole.md")
  }

  @Test(arguments: ["Kit", "Shop", "Attic"])
  func `a plan says the same in every format as before`(module: String) throws {
    let audit = try WholeAudit.audit(
      movingTo: RepositoryPath(module == "Attic" ? "Attic/Old.xcassets" : "\(module)/Assets.xcassets"))
    let text = audit.migrationText(width: 100, listsAll: false)
    try compare(Array(text.utf8), with: "plan.\(module).txt")
    let all = audit.migrationText(width: 100, listsAll: true) + audit.markdown()
    try compare(Array(all.utf8), with: "plan.\(module).all.md")
    try compare(audit.csv(), with: "plan.\(module).csv")
  }

  @Test func `the modules of a repository are listed as before`() throws {
    let modules = ModuleAudit(try AuditSample.outcome(WholeAudit.tree).project)
    try compare(Array(modules.text().utf8), with: "modules.txt")
    try compare(modules.json(), with: "modules.json")
  }

  private func compare(_ output: [UInt8], with name: String) throws {
    let differences = try Golden(name).differences(from: output)
    #expect(differences == [], "\(name)")
  }
}
