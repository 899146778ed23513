// swift-tools-version: 6.2
import PackageDescription

/// Every module is compiled under the strictest checks the language offers.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

/// A library module of `Sources/`, which may import only the modules listed here.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one module, in `Tests/<name>Tests`.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies, exclude: exclude,
    swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
}

let package = Package(
  name: "assetlint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "assetlint", targets: ["assetlint"]),
    .library(name: "AssetModel", targets: ["AssetModel"]),
    .library(name: "AssetScan", targets: ["AssetScan"]),
    .library(name: "LintEngine", targets: ["LintEngine"]),
  ],
  targets: [
    // bytes
    .systemLibrary(name: "CZlib", path: "Sources/CZlib"),
    module("Basics"),
    module("Cache", ["Basics"]),
    module("Formats", ["Basics"]),
    module("Pictures", ["Basics"]),
    module("Imaging", ["Basics", "Formats", "Pictures", "CZlib"]),
    module("SourceIndex", ["Basics", "Formats"]),
    module("Scripts", ["Basics"]),
    // meaning
    module("AssetModel", ["Basics", "Pictures"]),
    module("ModuleGraph", ["AssetModel", "Basics", "Formats", "Pictures", "Scripts"]),
    module("AssetUsage", ["AssetModel", "Basics", "Formats", "SourceIndex"]),
    module(
      "AssetScan",
      ["AssetModel", "AssetUsage", "Basics", "Cache", "Formats", "Imaging", "ModuleGraph", "SourceIndex"]),
    // judgment
    .target(
      name: "AssetRules", dependencies: ["AssetModel"], path: "Rules", exclude: ["README.md"],
      swiftSettings: strict),
    module("LintEngine", ["AssetModel", "AssetScan", "Basics", "Cache", "Formats"]),
    // answers
    module("AssetQueries", ["AssetModel", "AssetUsage", "Basics", "Formats"]),
    module(
      "AssetAudit",
      [
        "AssetModel", "AssetQueries", "AssetScan", "AssetUsage", "Basics", "Cache", "Formats", "Imaging",
        "LintEngine", "Pictures",
      ]),
    // command
    .executableTarget(
      name: "assetlint",
      dependencies: [
        "AssetAudit", "AssetModel", "AssetQueries", "AssetRules", "AssetScan", "Basics", "Cache", "Formats",
        "LintEngine",
      ],
      swiftSettings: strict),
    // tests
    .target(
      name: "TestSupport", dependencies: ["AssetModel", "Basics", "CZlib", "Formats"], path: "Tests/Support",
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .executableTarget(
      name: "Benchmark",
      dependencies: [
        "AssetModel", "AssetRules", "AssetScan", "AssetUsage", "Basics", "Imaging", "LintEngine",
        "SourceIndex", "TestSupport",
      ],
      swiftSettings: strict),
    tests("TestSupport", ["Basics", "Imaging", "Pictures", "TestSupport"]),
    tests("Basics", ["Basics", "TestSupport"]),
    tests("Cache", ["Basics", "Cache", "TestSupport"]),
    tests("Formats", ["Basics", "Formats", "TestSupport"]),
    tests("Pictures", ["Basics", "Pictures"]),
    tests("Imaging", ["Basics", "Imaging", "Pictures"]),
    tests("SourceIndex", ["Basics", "SourceIndex"]),
    tests("Scripts", ["Scripts"]),
    tests("AssetUsage", ["AssetModel", "AssetUsage", "Basics", "SourceIndex"]),
    tests("AssetModel", ["AssetModel", "Basics"]),
    tests("ModuleGraph", ["AssetModel", "Basics", "ModuleGraph", "Pictures", "TestSupport"]),
    tests("AssetScan", ["AssetModel", "AssetScan", "Basics", "Cache", "TestSupport"]),
    tests("Command", ["assetlint", "AssetRules", "Basics", "Formats", "LintEngine", "TestSupport"]),
    tests("Architecture", ["Basics", "TestSupport"]),
    tests(
      "AssetQueries",
      [
        "AssetModel", "AssetQueries", "AssetRules", "AssetScan", "AssetUsage", "Basics", "LintEngine",
        "TestSupport",
      ]),
    tests(
      "AssetAudit",
      [
        "AssetAudit", "AssetModel", "AssetRules", "AssetScan", "Basics", "Cache", "Formats", "LintEngine",
        "TestSupport",
      ],
      exclude: ["Goldens"]),
    tests(
      "AssetRules", ["AssetModel", "AssetRules", "AssetScan", "Basics", "LintEngine", "TestSupport"],
      exclude: ["Findings"]),
    tests("Documentation", ["AssetModel", "AssetRules", "Basics", "Formats", "LintEngine", "TestSupport"]),
    tests(
      "LintEngine",
      [
        "AssetModel", "AssetRules", "AssetScan", "Basics", "Cache", "Formats", "LintEngine", "TestSupport",
      ],
      exclude: ["Goldens"]),
  ]
)
