import Basics
import TestSupport
import Testing

@testable import assetlint

struct CompletionTests {
  @Test(arguments: try RealShell.installed())
  func `a shell offers what can be typed`(_ shell: RealShell) throws {
    try withTemporaryFolder { folder in
      try makeFolder(folder.appending("Modules"))
      try writeFile([], to: folder.appending("Mine.yml"))
      try gitInit(folder)
      try gitCommitAll(folder)
      let offers = try shell.offers(after: Self.cases.map(\.line), in: folder)
      #expect(offers.count == Self.cases.count)
      for ((line, expected), offers) in zip(Self.cases, offers) {
        #expect(offers == expected, "\(shell): \(line)")
      }
    }
  }

  private static let cases: [(line: String, offers: Set<String>)] = [
    ("assetlint ex", ["explain"]),
    ("assetlint help ru", ["rules"]),
    ("assetlint completions ", ["bash", "zsh", "fish"]),
    ("assetlint explain wrong", ["wrong_scale"]),
    ("assetlint audit --mod", ["--modules"]),
    ("assetlint --mod", []),
    ("assetlint rules -", ["-h", "--help", "--version"]),
    ("assetlint --fail-on ", ["info", "warning", "error"]),
    ("assetlint --fail-on=w", ["warning"]),
    ("assetlint lint --quiet --color ", ["auto", "always", "never"]),
    ("assetlint audit --report ", ["text", "json", "csv", "markdown", "html"]),
    ("assetlint --only wrong", ["wrong_scale"]),
    ("assetlint --only missing_asset,wrong", ["wrong_scale"]),
    ("assetlint --only missing_asset,name_clash,wrong", ["wrong_scale"]),
    ("assetlint --jobs ", []),
    ("assetlint -j ", []),
    ("assetlint why M", []),
    ("assetlint --config M", ["Mine.yml", "Modules"]),
    ("assetlint --root M", ["Modules"]),
    ("assetlint M", ["Mine.yml", "Modules"]),
    ("assetlint --strict M", ["Mine.yml", "Modules"]),
  ]

  @Test(arguments: Shell.allCases)
  func `a script names every command and every flag`(_ shell: Shell) {
    let script = shell.script
    for command in Subcommand.allCases { #expect(script.contains(command.rawValue)) }
    for flag in Flag.all {
      let name = shell == .fish ? "-l \(flag.name.dropFirst(2)) " : flag.name
      #expect(script.contains(name), "\(flag.name)")
    }
  }
}
