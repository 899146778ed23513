import Basics
import TestSupport
import Testing

struct ModuleTests {
  /// The modules. Each may import only modules before it in this list.
  static let order = [
    "CZlib", "Basics", "Cache", "Formats", "Pictures", "Imaging", "SourceIndex", "Scripts", "AssetModel",
    "ModuleGraph",
    "AssetUsage", "AssetScan", "AssetRules", "LintEngine", "AssetQueries", "AssetAudit", "AssetEdits",
    "assetlint",
  ]

  /// Folders of `Sources` that are not modules of the program.
  static let besides = ["Benchmark", "Plugins"]

  /// The modules that only files in `Sources/Basics/Platform` may import.
  static let platform: Set = ["Darwin", "Dispatch", "Glibc", "Musl"]

  @Test func `every folder of sources is in the list of modules`() throws {
    let folders = try listFolder(projectFolder.appending("Sources")).filter { $0.type == .folder }
    for folder in folders.map({ String(decoding: $0.name, as: UTF8.self) }) {
      #expect((Self.order + Self.besides).contains(folder), "\(folder)")
    }
  }

  @Test func `a module imports only modules before it`() throws {
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

  @Test func `a rule imports only the model`() throws {
    for file in try SourceFile.all(in: "Rules") {
      #expect(Set(file.imports) == ["AssetModel"], "\(file.path)")
    }
  }

  /// Names of standard types that the program must not use for types of its own.
  static let standardTypes: Set = [
    "Actor", "Array", "Atomic", "Bool", "Character", "Clock", "Codable", "Collection", "Comparable",
    "Decoder",
    "Dictionary", "Double", "Duration", "Encoder", "Equatable", "Error", "Executor", "Float", "Hashable",
    "Hasher", "Identifiable", "Int", "Job", "Mirror", "Mutex", "Never", "Optional", "Range", "Regex",
    "Repeated", "Result", "Sendable", "Sequence", "Set", "Slice", "Span", "String", "Substring", "Task",
    "Unicode", "Unmanaged", "Void",
  ]

  @Test func `no type hides another one`() throws {
    let files = try SourceFile.all(in: "Sources") + SourceFile.all(in: "Rules")
    let modules = Dictionary(grouping: files, by: \.module)
    let shared = modules.mapValues { files in
      Set(files.flatMap(\.types).filter { $0.indent == 0 && $0.isPublic }.map(\.name))
    }
    #expect(shared["AssetModel"]?.contains("Place") == true)
    for files in modules.values {
      let own = Set(files.flatMap(\.types).filter { $0.indent == 0 }.map(\.name))
      let imported = Set(files.flatMap(\.imports)).reduce(into: Self.standardTypes) {
        $0.formUnion(shared[$1] ?? [])
      }
      for file in files {
        for type in file.types {
          let isHiding = imported.contains(type.name) || type.indent > 0 && own.contains(type.name)
          #expect(!isHiding, "\(file.path) declares another \(type.name)")
        }
      }
    }
  }

  @Test(arguments: [
    ("import A", "A"), ("  internal import A", "A"), ("@testable import A", "A"),
    ("@_exported public import struct A.B", "A"), ("public import A // why", "A"),
    ("// import A", nil), ("let importA = 1", nil), ("important A", nil),
  ])
  func `every form of import is recognized`(_ line: String, _ module: String?) {
    #expect(SourceFile(path: "Sources/B/b.swift", bytes: Array(line.utf8)).imports.first == module)
  }
}
