import Basics
import TestSupport
import Testing

/// The results of an analysis can be cached only if the cache knows which version of the code produced them.
struct VersionTests {
  /// A type that contains cached results of an analysis.
  struct Analysis: Sendable {
    let type: String
    let module: String
    let path: String
  }

  @Test(arguments: [
    Analysis(
      type: "PayloadFacts", module: "Imaging", path: "Sources/Imaging/Facts/PayloadFacts+Version.swift"),
    Analysis(
      type: "FileMentions", module: "SourceIndex",
      path: "Sources/SourceIndex/Vocabulary/FileMentions+Version.swift"),
  ])
  func `the version of an analysis changes with its sources`(_ analysis: Analysis) throws {
    let sources = try Self.sources(of: analysis.module).filter { $0.path != analysis.path }
    let digest = Digest(sources.flatMap { Array("\($0.path)\n\(Digest($0.bytes).hex)\n".utf8) })
    let expected = """
      extension \(analysis.type) {
        /// The version of the code that computes the facts. A cache must drop facts of any other version.
        ///
        /// A test compares it with the sources; `ASSETLINT_UPDATE=1 swift test` updates it.
        public static let version: UInt64 = 0x\(digest.hex.prefix(16))
      }

      """
    let file = projectFolder.appending(RepositoryPath(analysis.path))
    if updatesExpectations { return try writeFile(Array(expected.utf8), to: file) }
    #expect(String(decoding: try readFile(file), as: UTF8.self) == expected, "ASSETLINT_UPDATE=1 swift test")
  }

  @Test func `an analysis depends on the modules that its own module imports`() throws {
    let modules = Set(try Self.sources(of: "Imaging").map(\.module))
    #expect(modules == ["Imaging", "Pictures", "Formats", "Basics"])
  }

  /// The files of a module and of all modules that it imports, sorted by path.
  private static func sources(of module: String) throws -> [SourceFile] {
    var found: [SourceFile] = []
    var known: Set = [module]
    var pending = [module]
    while let next = pending.popLast() {
      let files = try SourceFile.all(in: "Sources/\(next)")
      found += files
      pending += Set(files.flatMap(\.imports)).filter {
        ModuleTests.order.contains($0) && known.insert($0).inserted
      }
    }
    return found.sorted { $0.path < $1.path }
  }
}
