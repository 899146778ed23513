import AssetModel
import Basics
import Testing

/// Whether files are for tests, according to targets and names.
struct TestCodeTests {
  @Test(arguments: [
    ("AppTests/a.swift", true), ("App/IconTests.swift", true), ("App/IconTest.m", true),
    ("Tests/Fixtures/a.json", true), ("App/Icon+Tests.swift", true), ("App/Latest/a.swift", false),
    ("App/Testing.swift", false), ("App/tests.swift", false), ("a.swift", false),
    ("test/Assets.xcassets", true), ("TESTS/Assets.xcassets", true), ("App/fixtures/a.swift", true),
    ("AppFixtures/a.swift", true), ("TestUtils/a.swift", true), ("testdata/a.json", true),
    ("App/Mocks/a.swift", true), ("__Snapshots__/a.png", true), ("Tests/a.png", true),
    ("App/Fixtures.swift", true),
    ("Contest/a.swift", false), ("App/mocks.swift", false), ("", false),
  ])
  func `without targets, names decide`(path: String, expected: Bool) {
    #expect(RepositoryPath(path).isNamedForTests == expected)
    #expect(Modules().isForTests(RepositoryPath(path)) == expected)
  }

  /// A package with an executable that uses a library, another library, helpers for tests, and tests.
  static let modules = readModules(
    [
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "P", targets: [
        .executableTarget(name: "App", dependencies: ["Kit"], resources: [.process("Test/Assets.xcassets")]),
        .target(name: "Kit"), .target(name: "Lone"), .target(name: "TestUtils"), .target(name: "Helpers"),
        .testTarget(name: "Checks", dependencies: ["Kit", "TestUtils", "Helpers"]),
      ])
      """
    ],
    besides: [
      "Sources/App/main.swift", "Sources/App/Test/Screen.swift", "Sources/App/Test/Assets.xcassets",
      "Sources/App/ScreenTests.swift", "Sources/Kit/Mocks/Sample.swift", "Sources/Lone/a.swift",
      "Sources/Lone/Fixtures/b.swift", "Sources/TestUtils/c.swift", "Sources/Helpers/d.swift",
      "Tests/Checks/e.swift", "Other/Test/f.swift",
    ])

  @Test(arguments: [
    ("Sources/App/Test/Screen.swift", false), ("Sources/App/Test/Assets.xcassets", false),
    ("Sources/App/ScreenTests.swift", false), ("Sources/Kit/Mocks/Sample.swift", false),
    ("Sources/Lone/a.swift", false), ("Sources/Lone/Fixtures/b.swift", true),
    ("Sources/TestUtils/c.swift", true), ("Sources/Helpers/d.swift", false), ("Tests/Checks/e.swift", true),
    ("Other/Test/f.swift", true),
  ])
  func `the targets that have a file decide`(path: String, expected: Bool) {
    #expect(!Self.modules.memberships(of: RepositoryPath(path)).isEmpty == !path.hasPrefix("Other"))
    #expect(Self.modules.isForTests(RepositoryPath(path)) == expected)
  }

  @Test func `an app that is itself a sample for tests ships nothing`() {
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "S", targets: [.executableTarget(name: "Sample")])
      """
    for (folder, expected) in [("Tests/Fixtures/", true), ("Samples/", false)] {
      let modules = readModules(
        [folder + "Package.swift": manifest], besides: [folder + "Sources/Sample/main.swift"])
      #expect(modules.memberships(of: RepositoryPath(folder + "Sources/Sample/main.swift")).count == 1)
      #expect(modules.isForTests(RepositoryPath(folder + "Sources/Sample/main.swift")) == expected)
    }
  }
}
