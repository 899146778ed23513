import AssetModel
import Testing

@testable import AssetAudit

struct AuditFlagsTests {
  @Test(arguments: [
    ("assetlint --only a", "assetlint --only a --root 'my work' --baseline /dev/null"),
    (
      "assetlint audit --report csv | grep a | grep b",
      "assetlint audit --report csv --root 'my work' | grep a | grep b"
    ),
  ])
  func `a command gets its flags in front of the first pipe`(_ command: String, _ result: String) {
    #expect(AuditFlags(root: "my work", hasBaseline: true).added(to: command) == result)
    #expect(AuditFlags().added(to: command) == command)
  }

  @Test func `a folder is given relative to the current folder`() {
    #expect(AuditFlags(root: "../my work").argument(RepositoryPath("Kit")) == "'../my work/Kit'")
    #expect(AuditFlags().argument(RepositoryPath("Kit")) == "Kit")
  }
}
