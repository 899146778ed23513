import Basics
import Foundation
import TestSupport
import Testing

@testable import LintEngine

struct ParentConfigurationTests {
  @Test(arguments: [
    (".assetlint.yml", ".assetlint.yml:1:16"), ("./.assetlint.yml", ".assetlint.yml:1:16"),
    ("base/a.yml", "base/b.yml:1:16"), ("link.yml", "link.yml:1:16"),
  ])
  func `a cycle is reported at the file that closes it`(parent: String, place: String) throws {
    let found = try problems(
      """
      base/a.yml:
        parent_config: b.yml
      base/b.yml:
        parent_config: ../base/../.assetlint.yml
      .assetlint.yml:
        parent_config: \(parent)
      link.yml: link .assetlint.yml
      """)
    #expect(
      found == ["\(place): parent_config forms a cycle: it leads back to a file that inherits from this one"])
  }

  @Test(arguments: [(15, true), (16, false)])
  func `the length of a chain is limited`(parents: Int, isFine: Bool) throws {
    let files = (0..<parents).map { "\($0).yml:\n  parent_config: \($0 + 1).yml" }
    let found = try problems(
      """
      .assetlint.yml:
        parent_config: 0.yml
      \(files.dropLast().joined(separator: "\n"))
      \(parents - 1).yml:
        strict: true
      """)
    let problem = "14.yml:1:16: the parent_config chain is longer than 16 files"
    #expect(found == (isFine ? [] : [problem]))
  }

  @Test func `a missing parent is reported where it is requested`() throws {
    #expect(
      try problems(".assetlint.yml:\n  strict: true\n  parent_config: no/team.yml")
        == [".assetlint.yml:2:16: “no/team.yml” cannot be read: No such file or directory"])
    #expect(
      try problems(".assetlint.yml:\n  parent_config: sub\nsub/a.txt: text a")
        == [".assetlint.yml:1:16: “sub” cannot be read: Invalid argument"])
  }

  @Test func `a configuration of more than 16 MB is not read`() throws {
    try withTemporaryFolder { root in
      let comment = [UInt8](repeating: UInt8(ascii: "#"), count: 16 << 20 + 1)
      try writeFile(comment, to: root.appending(".assetlint.yml"))
      let error = #expect(throws: ConfigurationError.self) { try LintRun(root: root, catalog: builtin).run() }
      #expect(error?.description == ".assetlint.yml: cannot be read: it is larger than 16 MB")
    }
  }

  /// A repository in its own folder, and files around it.
  private static let surroundings = """
    home/team.yml:
      strict: true
    home/broken.yml:
      password: swordfish
    home/other/team.yml:
      strict: true
    home/repository/.git/config:
      password: swordfish
    home/repository/common/team.yml:
      strict: true
    home/repository/App/a.txt: text a

    """
  private static let refused =
    "is not read: a configuration file outside the repository must be in one of its parent folders, and both the file and that folder must have the same owner as the repository"

  @Test(
    arguments: [
      ("../team.yml", nil), ("../../team.yml", nil), ("../common/team.yml", nil),
      ("../../other/team.yml", "“../../other/team.yml” \(refused)"),
      ("../.git/config", "“../.git/config” \(refused)"),
      ("/etc/passwd", "“/etc/passwd” \(refused)"),
      ("link.yml", "“link.yml” \(refused)"), ("around.yml", nil),
      ("../../broken.yml", ""),
    ] as [(String, String?)])
  func `a parent is in the repository, or in a folder around it`(
    parent: String, problem: String?
  ) throws {
    let tree = """
      \(Self.surroundings)
      home/repository/App/.assetlint.yml:
        parent_config: \(parent)
      home/repository/team.yml:
        strict: true
      home/repository/App/link.yml: link /etc/passwd
      home/repository/App/around.yml: link ../../team.yml
      """
    try withExample(tree) { folder in
      let run = LintRun(root: folder.appending("home/repository/App"), catalog: builtin)
      do throws(ConfigurationError) {
        let configuration = try run.configuration()
        #expect(configuration.isStrict?.value == true)
        #expect(problem == nil)
      } catch {
        let text = "\(error)".replacing("\(folder)/home", with: "HOME")
        #expect(!text.contains("swordfish") && !text.contains("password") && !text.contains("root:"))
        let unquoted =
          "HOME/broken.yml:1:1: is not a valid configuration; details are hidden because it is outside the repository"
        #expect(text == (problem == "" ? unquoted : ".assetlint.yml:1:16: \(problem ?? "")"))
      }
    }
  }

  @Test(arguments: ["/etc/passwd", "../.git/config", "../../other/team.yml"])
  func `a link at the root cannot lead anywhere else`(target: String) throws {
    let tree = "\(Self.surroundings)home/repository/App/.assetlint.yml: link \(target)"
    #expect(
      try problems(tree, at: "home/repository/App") == [
        ".assetlint.yml: links to a file that is \(Self.refused.dropFirst(3))"
      ])
  }

  @Test(arguments: ["../common/team.yml", "../../team.yml"])
  func `a link at the root may lead to where a parent may be`(target: String) throws {
    let tree = "\(Self.surroundings)home/repository/App/.assetlint.yml: link \(target)"
    #expect(try wholeConfiguration(tree, at: "home/repository/App").isStrict?.value == true)
  }

  @Test func `a broken link at the root is not a missing configuration`() throws {
    #expect(
      try problems(".assetlint.yml: link gone.yml")
        == [".assetlint.yml: cannot be read: No such file or directory"])
  }

  @Test(.enabled(if: getuid() == 0, "only the superuser can give a file away"), arguments: ["team.yml", ""])
  func `other users' files around the repository are not read`(foreign: String) throws {
    let tree = "\(Self.surroundings)home/repository/.assetlint.yml:\n  parent_config: ../team.yml"
    try withExample(tree) { folder in
      #expect(chown(folder.appending("home").appending(foreign).description, 4242, 4242) == 0)
      let run = LintRun(root: folder.appending("home/repository"), catalog: builtin)
      let error = #expect(throws: ConfigurationError.self) { try run.configuration() }
      #expect(error?.problems[0].message.hasSuffix(Self.refused) == true)
    }
  }

  @Test(arguments: ["other/team.yml", "broken.yml", "repository/link.yml"])
  func `a file on the command line is read wherever it is, but not through a link of the repository`(
    path: String
  ) throws {
    let tree = "\(Self.surroundings)home/repository/link.yml: link ../other/team.yml"
    try withExample(tree) { folder in
      var run = LintRun(root: folder.appending("home/repository"), catalog: builtin)
      run.configurationFile = folder.appending("home").appending(path)
      switch path {
      case "other/team.yml":
        let configuration = try run.configuration()
        #expect(configuration.isStrict?.value == true)
      case "broken.yml":
        let error = #expect(throws: ConfigurationError.self) { try run.configuration() }
        #expect(error?.problems[0].message == "unknown key “password”")
      default:
        let error = #expect(throws: ConfigurationError.self) { try run.configuration() }
        #expect(error?.problems[0].message.hasSuffix(Self.refused.dropFirst(3)) == true)
      }
    }
  }
}
