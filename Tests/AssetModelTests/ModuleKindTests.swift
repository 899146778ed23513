import AssetModel
import Testing

struct ModuleKindTests {
  /// Each kind with its name in reports and its properties.
  @Test(
    arguments: [
      (.app, "app", [.runs]), (.watchApp, "watch-app", [.runs, .embedded]),
      (.appExtension, "app-extension", [.runs, .embedded]),
      (.commandLineTool, "command-line-tool", [.runs]), (.service, "service", [.runs, .embedded]),
      (.systemExtension, "system-extension", [.runs, .embedded]), (.driver, "driver", [.runs, .embedded]),
      (.kernelExtension, "kernel-extension", [.runs, .embedded]),
      (.framework, "framework", [.library]), (.staticFramework, "static-framework", [.isStatic, .library]),
      (.dynamicLibrary, "dynamic-library", [.library]),
      (.staticLibrary, "static-library", [.isStatic, .library]), (.resourceBundle, "resource-bundle", []),
      (.resourceGroup, "resource-group", [.isStatic, .library]), (.test, "test", [.runs, .tests]),
      (.uiTest, "ui-test", [.runs, .tests]), (.packageTarget, "package-target", [.isStatic, .library]),
      (.buildTool, "build-tool", []), (.aggregate, "aggregate", []),
    ] as [(ModuleKind, String, Set<Trait>)])
  func `a kind has a word and traits`(kind: ModuleKind, word: String, traits: Set<Trait>) {
    #expect(kind.rawValue == word)
    #expect(kind.isExecutable == traits.contains(.runs))
    #expect(kind.isEmbedded == traits.contains(.embedded))
    #expect(kind.isTest == traits.contains(.tests))
    #expect(kind.isStatic == traits.contains(.isStatic))
    #expect(kind.isLibrary == traits.contains(.library))
    #expect(ModuleKind.allCases.count == 19)
  }

  enum Trait { case runs, embedded, tests, isStatic, library }
}
