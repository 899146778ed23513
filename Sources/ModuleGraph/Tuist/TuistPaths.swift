internal import Basics
internal import Scripts

struct TuistPaths {
  let folder: RepositoryPath
  /// The folder that `.relativeToRoot` paths are relative to.
  private let root: RepositoryPath

  struct Pattern {
    let text: String
    let folder: RepositoryPath
    var excluding: [String] = []
    var isFolder = false
  }

  init(_ manifest: RepositoryPath, _ files: RepositoryFiles) {
    folder = manifest.parent
    var candidate = manifest.parent
    while !candidate.isRoot, !files.isFolder(candidate.appending("Tuist")) { candidate = candidate.parent }
    root = candidate
  }

  private var configurations: [RepositoryPath] {
    ["Tuist.swift", "Tuist/Config.swift"].map { root.appending($0) }
  }

  /// The folders of the local plugins in the Tuist configuration, such as `.local(path: "../Plugin")`.
  private func plugins(_ context: ReadingContext) -> [RepositoryPath] {
    configurations.flatMap { path -> [RepositoryPath] in
      guard let bytes = context.read(path) else { return [] }
      let records = ScriptRecords(bytes, .swift)
      return records.all(named: "local").compactMap { plugin in
        let value = plugin["path"] ?? plugin.unlabeled.first
        let text = value?.string ?? records.record(value)?.unlabeled.first?.string
        return text.flatMap { text in
          [path.parent, root].lazy.compactMap { $0.following(text) }.first(where: context.files.isFolder)
        }
      }
    }
  }

  /// The source files of the helpers that all manifests in the repository share.
  func helpers(_ context: ReadingContext) -> [RepositoryPath] {
    let files = context.files
    let folders = ["Tuist", "Plugins"].map { root.appending($0) } + plugins(context)
    let sources = Set(folders.flatMap { files.files(in: $0) }).sorted().filter { path in
      path.pathExtension == "swift"
        && path.components.contains { $0.elementsEqual("ProjectDescriptionHelpers".utf8) }
    }
    // Reading more would take too long.
    return Array(sources.prefix(200))
  }

  /// The folder that `value` refers to. The value is a string, or a call such as `.relativeToRoot("App")`.
  func folder(of value: ScriptValue, _ records: ScriptRecords) -> RepositoryPath? {
    if let text = value.string { return folder.following(text) }
    guard let record = records.record(value),
      let text = record.unlabeled.first?.string ?? record["path"]?.string
    else { return nil }
    return base(of: record).following(text)
  }

  private func base(of record: ScriptRecord) -> RepositoryPath {
    record.name == "relativeToRoot" ? root : folder
  }

  /// The patterns in a list of files. Sets `isComplete` to false if some of the patterns are unknown.
  func patterns(_ value: ScriptValue?, _ records: ScriptRecords, _ isComplete: inout Bool, depth: Int = 0)
    -> [Pattern]
  {
    guard let value, !value.isNull, depth < 8 else { return [] }
    if let text = value.string { return [Pattern(text: text, folder: folder)] }
    if let list = value.list {
      return list.flatMap { patterns($0, records, &isComplete, depth: depth + 1) }
    }
    guard let record = records.record(value) else {
      isComplete = false
      return []
    }
    if record.name.hasPrefix("relativeTo"), let text = record.unlabeled.first?.string {
      return [Pattern(text: text, folder: base(of: record))]
    }
    let excluding = records.strings(record["excluding"], &isComplete)
    return record.fields.filter { !["excluding", "tags", "condition", "compilerFlags"].contains($0.label) }
      .flatMap { patterns($0.value, records, &isComplete, depth: depth + 1) }
      .map { pattern in
        var pattern = pattern
        pattern.excluding += excluding
        pattern.isFolder = pattern.isFolder || record.name == "folderReference"
        return pattern
      }
  }
}
