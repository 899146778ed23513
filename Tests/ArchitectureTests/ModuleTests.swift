import Basics
import TestSupport
import Testing

struct ModuleTests {
  /// Every module may import those before it.
  static let order = [
    "CZlib", "Basics", "Formats", "Pictures", "Imaging", "SourceIndex", "ModuleGraph", "AssetModel",
    "AssetUsage", "AssetScan", "AssetRules", "LintEngine", "AssetQueries", "AssetEdits", "assetlint",
  ]

  /// Folders of `Sources` that are no module of the program.
  static let besides = ["Benchmark", "Plugins"]

  /// What only the files in `Sources/Basics/Platform` may import.
  static let platform: Set = ["Darwin", "Dispatch", "Glibc", "Musl"]

  @Test func `every folder of sources has its place in the order`() throws {
    let folders = try listFolder(projectFolder.appending("Sources")).filter { $0.type == .folder }
    for folder in folders.map({ String(decoding: $0.name, as: UTF8.self) }) {
      #expect((Self.order + Self.besides).contains(folder), "\(folder)")
    }
  }

  @Test func `a module imports only what comes before it`() throws {
    let files = try SourceFile.all(in: "Sources") + SourceFile.all(in: "Rules")
    #expect(files.contains { !$0.imports.isEmpty })
    for file in files where !Self.besides.contains(file.module) {
      let allowed = Self.order.prefix { $0 != file.module }
      let isPlatform = file.path.hasPrefix("Sources/Basics/Platform/")
      for module in file.imports {
        let isAllowed = allowed.contains(module) || (isPlatform && Self.platform.contains(module))
        #expect(isAllowed, "\(file.path) imports \(module)")
      }
    }
  }

  @Test func `a rule sees the model and nothing else`() throws {
    for file in try SourceFile.all(in: "Rules") {
      #expect(Set(file.imports) == ["AssetModel"], "\(file.path)")
    }
  }

  @Test(arguments: [
    ("import A", "A"), ("  internal import A", "A"), ("@testable import A", "A"),
    ("@_exported public import struct A.B", "A"), ("public import A // why", "A"),
    ("// import A", nil), ("let importA = 1", nil), ("important A", nil),
  ])
  func `an import is seen in every form`(_ line: String, _ module: String?) {
    #expect(SourceFile(path: "Sources/B/b.swift", bytes: Array(line.utf8)).imports.first == module)
  }
}
