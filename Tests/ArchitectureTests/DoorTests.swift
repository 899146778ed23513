import TestSupport
import Testing

/// The program reads all bytes of a repository through its tree, so that it can lint any tree, not only the one on
/// disk.
struct DoorTests {
  /// The calls that read files or folders on disk.
  private static let calls = [
    "readFile(", "listFolder(", "FileStatus.", "fopen(", "FileManager", "Data(contentsOf", "contentsOfFile:",
  ]

  /// The files and folders that may use these calls, with the reasons.
  private static let allowed = [
    "Sources/Basics/Platform/": "implements the calls",
    "Sources/Benchmark/": "measures, and is not part of the program",
    "Sources/AssetScan/Tree/DiskSource.swift": "is the tree on disk",
    "Sources/AssetScan/Git/": "reads git's own files",
    "Sources/AssetScan/Payloads/ProbeFile.swift": "reads files given on the command line",
    "Sources/Cache/": "has files of its own, outside of any repository",
    "Sources/LintEngine/Configuration/Files/ConfigurationReach.swift": "reads files outside of the tree",
    "Sources/assetlint/": "finds the root, and writes files",
  ]

  @Test func `only the sources of its tree open the files of a repository`() throws {
    for file in try ["Sources", "Rules"].flatMap({ try SourceFile.all(in: $0) })
    where !Self.allowed.keys.contains(where: file.path.hasPrefix) {
      #expect(file.places(of: Self.calls) == [], "use the FileTree")
    }
  }

  @Test func `every exception is needed`() throws {
    for place in Self.allowed.keys {
      let files = try SourceFile.all(in: "Sources").filter { $0.path.hasPrefix(place) }
      #expect(files.contains { !$0.places(of: Self.calls).isEmpty }, "\(place) needs no exception")
    }
  }
}
