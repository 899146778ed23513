public import AssetModel
public import Basics
internal import SourceIndex

extension FileTree {
  /// The places that `offsets` finds in the files of these languages, sorted by folder, file and line.
  func places(
    in languages: Set<SourceLanguage>, jobs: Jobs, of offsets: @Sendable ([UInt8]) -> [Int]
  ) -> [Place] {
    let paths = folders.flatMap { folder in
      folder.files.map { folder.path.appending($0.name) }.filter { path in
        SourceLanguage.of(path).map(languages.contains) ?? false
      }
    }
    return paths.parallelMap(jobs) { path -> [Place] in
      // Files that cannot be read are skipped here; linting reports them.
      guard let bytes = try? read(path) else { return [] }
      let offsets = offsets(bytes)
      if offsets.isEmpty { return [] }
      let lines = LineTable(bytes)
      return offsets.map { Place(path, lines.position(at: $0)) }
    }.flatMap { $0 }
  }

  /// The files with this name or one of these paths, except code and project files.
  public func resources(named name: String, orAt paths: [RepositoryPath]) -> [RepositoryPath] {
    folders.flatMap { folder in
      folder.files.map { folder.path.appending($0.name) }.filter { path in
        guard path.nameText == name || paths.contains(path) else { return false }
        return switch SourceLanguage.of(path) {
        case .swift, .objectiveC, .plainC, .buildSettings, .ruby: false
        default: true
        }
      }
    }
  }

  /// The places of strings that are the name of a file, with or without folders, scale and extension.
  public func places(naming file: RepositoryPath, jobs: Jobs = .all) -> [Place] {
    let base = String(file.stem.prefix { $0 != "@" && $0 != "~" })
    let names = Set([base, file.stem, file.nameText, base + (file.pathExtension.map { ".\($0)" } ?? "")])
    let words = names.map { Array($0.utf8) }
    // A project file lists every resource, which does not mean that anything loads it.
    let languages = Set(SourceLanguage.allCases).subtracting([.buildSettings, .ruby])
    return places(in: languages, jobs: jobs) { $0.offsets(ofStringsEndingWith: words) }
  }
}

extension [UInt8] {
  /// The offsets at which one of the words is a whole quoted string, the whole text of an XML element, or the last
  /// part of a path.
  fileprivate func offsets(ofStringsEndingWith words: [[UInt8]]) -> [Int] {
    let (openings, closings) = (Array("\"'>/".utf8), Array("\"'<".utf8))
    return indices.dropLast().filter { openings.contains(self[$0]) }.map { $0 + 1 }.filter { start in
      words.contains { word in
        let end = start + word.count
        return end < count && closings.contains(self[end]) && self[start..<end].elementsEqual(word)
      }
    }
  }
}
