import Testing

@testable import LintEngine

struct RuleTableTests {
  @Test func `the table replaces only what is between the marks`() {
    let page = "one\n<!-- rules -->\nold\n<!-- /rules -->\ntwo\n"
    let updated = builtin.updatingTable(in: page)
    #expect(updated == "one\n<!-- rules -->\n\(builtin.table)<!-- /rules -->\ntwo\n")
    #expect(updated.flatMap(builtin.updatingTable) == updated)
  }

  @Test(arguments: ["", "<!-- rules -->\n", "<!-- /rules -->\n<!-- rules -->\n"])
  func `a page without both marks in order is rejected`(page: String) {
    #expect(builtin.updatingTable(in: page) == nil)
  }

  @Test func `every rule has a row with its default`() {
    for rule in builtin.documented {
      #expect(
        builtin.table.contains("| [`\(rule.about.id)`](Rules/README.md#\(rule.about.id)) | \(rule.level) | "))
    }
    #expect(RuleCatalog([Sample()]).table.contains("| off | All is well. |"))
  }
}
