import Basics
import Foundation
import TestSupport

/// A text file of the project.
struct SourceFile: Sendable {
  /// The path from the project's folder.
  let path: String
  let bytes: [UInt8]

  /// The files in a folder of the project. Empty if there is no such folder.
  static func all(in folder: String, endingIn suffix: String = ".swift") throws -> [SourceFile] {
    let place = projectFolder.appending(folder)
    guard try FileStatus.of(place) != nil else { return [] }
    return try files(in: place, endingIn: suffix).map(SourceFile.init)
  }

  /// The files directly in the project's folder, except the `.git` file of a linked working tree.
  static func topLevel() throws -> [SourceFile] {
    let entries = try listFolder(projectFolder)
    return try entries.filter { $0.type == .file && !$0.name.elementsEqual(".git".utf8) }.map {
      try SourceFile(projectFolder.appending(RepositoryPath(bytes: $0.name)))
    }
  }

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  private init(_ file: FilePath) throws {
    self.init(
      path: String(file.description.dropFirst(projectFolder.description.count + 1)), bytes: try readFile(file)
    )
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var imports: [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
        words[..<keyword].allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains($0) })
      else { return nil }
      let name = words[(keyword + 1)...].first { !Self.kinds.contains($0) }
      return name?.split(separator: ".").first.map(String.init)
    }
  }

  /// The types that the file declares, with their indentation in spaces.
  var types: [(name: String, indent: Int, isPublic: Bool)] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(where: Self.typeKeywords.contains), keyword + 1 < words.count,
        words[..<keyword].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) }),
        let name = words[keyword + 1].split(whereSeparator: { !$0.isLetter && !$0.isNumber }).first
      else { return nil }
      return (String(name), line.prefix { $0 == " " }.count, words[..<keyword].contains("public"))
    }
  }

  private static let typeKeywords: Set<Substring> = [
    "actor", "class", "enum", "protocol", "struct", "typealias",
  ]
  private static let modifiers: Set<Substring> = accessLevels.union(["final", "indirect", "nonisolated"])
  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// The module of the file, which is its folder in `Sources`, or `AssetRules` for files in `Rules`.
  var module: String {
    let parts = path.split(separator: "/")
    return parts[0] == "Rules" ? "AssetRules" : String(parts[1])
  }

  /// The first place of each word that the file contains.
  func places(of words: [String]) -> [String] {
    // Foundation's search is fast even in debug builds. A search in Swift would take longer than all other tests.
    let data = Data(bytes)
    return words.compactMap { word in
      data.range(of: Data(word.utf8)).map { found in
        "\(path):\(LineTable(bytes).position(at: found.lowerBound).line) holds “\(word)”"
      }
    }
  }
}
