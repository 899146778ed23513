internal import Basics

struct FilePattern {
  /// The part of the pattern before the first component with a wildcard: a folder that contains everything the pattern
  /// matches, or a single file.
  private let start: RepositoryPath
  /// The rest of the pattern, beginning with the first component that has a wildcard. Nil if the pattern has no
  /// wildcards, so that everything in `start` matches.
  private let rest: Glob?

  init(_ text: String, in folder: RepositoryPath, _ files: RepositoryFiles) throws(GlobError) {
    let components = text.split(separator: "/")
    let plain = components.prefix { !$0.contains { "*?[{\\".contains($0) } }
    guard let start = folder.following(plain.joined(separator: "/")) else { throw .outsideRoot }
    self.start = files.located(start) ?? start
    let others = components.dropFirst(plain.count)
    rest = others.isEmpty ? nil : try Glob(others.joined(separator: "/"))
  }

  /// The files that the pattern matches. A folder that counts as a file, such as a catalog, matches if the pattern
  /// matches it or a file in it.
  func units(in files: RepositoryFiles) -> [RepositoryPath] {
    if files.isFile(start) { return [start] }
    let units = FileTypes.isWrapper(start) && files.isFolder(start) ? [start] : files.units(in: start)
    return units.filter { fits($0, files) }
  }

  func fits(_ unit: RepositoryPath, _ files: RepositoryFiles) -> Bool {
    guard let rest else { return unit.isInside(start) }
    if let path = unit.relative(to: start), rest.matches(path) { return true }
    guard FileTypes.isWrapper(unit) else { return false }
    return files.files(in: unit).contains { $0.relative(to: start).map(rest.matches) ?? false }
  }
}

extension RepositoryFiles {
  /// The files that match one of the patterns and none of the excluded patterns. A folder that counts as a
  /// file, such as a catalog, is listed as one file.
  ///
  /// Patterns are relative to the folder. Invalid patterns are passed to `report`.
  func units(
    matching patterns: [String], excluding: [String] = [], in folder: RepositoryPath,
    report: (String, GlobError) -> Void
  ) -> [RepositoryPath] {
    let read = { (text: String) -> FilePattern? in
      do throws(GlobError) { return try FilePattern(text, in: folder, self) } catch {
        report(text, error)
        return nil
      }
    }
    let excluded = excluding.compactMap(read)
    let units = patterns.compactMap(read).flatMap { $0.units(in: self) }
    return Set(units.filter { unit in !excluded.contains { $0.fits(unit, self) } }).sorted()
  }
}
