internal import AssetModel
internal import Basics
internal import Formats

/// Finds the files that the `sources` of an XcodeGen target refer to.
struct SpecSources {
  typealias NoteReceiver = (ModuleNote.Kind, String, TextPosition) -> Void

  private let folder: RepositoryPath
  private let context: ReadingContext
  private let types: [String: YAMLNode]

  init(_ root: YAMLNode, in folder: RepositoryPath, _ context: ReadingContext) {
    self.folder = folder
    self.context = context
    let entries = root["options"]?["fileTypes"]?.entries ?? []
    types = Dictionary(entries.map { ($0.key.text.lowercased(), $0.value) }, uniquingKeysWith: { $1 })
  }

  /// The files of a target. Invalid patterns, and missing files that are not optional, are passed to `report`.
  func files(of target: YAMLNode, report: NoteReceiver) -> [ModuleFile] {
    var files: [ModuleFile] = []
    for source in target["sources"]?.list ?? [] {
      guard let text = source.text ?? source["path"]?.text else { continue }
      guard let path = folder.following(text).flatMap(context.files.located) else {
        if source["optional"]?.boolean != true {
          report(.dangling, "\(text) is not in the repository", source.position)
        }
        continue
      }
      files += self.files(of: source, at: path, report)
    }
    return files.normalized
  }

  private func files(of source: YAMLNode, at path: RepositoryPath, _ report: NoteReceiver) -> [ModuleFile] {
    if source["type"]?.text == "folder" { return [ModuleFile(path, .copied)] }
    let phase = source["buildPhase"]?.text
    if phase == "none" || phase == "headers" { return [] }
    let isCopied = source["buildPhase"]?["copyFiles"] != nil
    return units(of: source, at: path, report).compactMap { unit in
      guard let role = role(of: unit, phase: phase) else { return nil }
      return ModuleFile(unit, isCopied && role == .processed ? .copied : role)
    }
  }

  private func units(of source: YAMLNode, at path: RepositoryPath, _ report: NoteReceiver) -> [RepositoryPath]
  {
    if context.files.isFile(path) || isWrapper(path) { return [path] }
    let excluded = globs(source["excludes"], report)
    let included = globs(source["includes"], report)
    return context.files.collect(in: path) { unit, isFolder in
      guard unit.name.first != .dot, let relative = unit.relative(to: path) else { return .skip }
      if excluded.contains(where: { $0.matches(relative) }) { return .skip }
      if isFolder, !isWrapper(unit) { return .enter }
      return included.isEmpty || included.contains { $0.matches(relative) } ? .take : .skip
    }
  }

  private func globs(_ node: YAMLNode?, _ report: NoteReceiver) -> [Glob] {
    (node?.list ?? []).compactMap { item in
      do throws(GlobError) {
        return try Glob(item.text ?? "")
      } catch {
        report(.computed, "the pattern is invalid: \(error)", item.position)
        return nil
      }
    }
  }

  private func isWrapper(_ path: RepositoryPath) -> Bool {
    path.pathExtension.flatMap { types[$0]?["file"]?.boolean } ?? FileTypes.isWrapper(path)
  }

  private func role(of path: RepositoryPath, phase: String?) -> FileRole? {
    switch phase ?? path.pathExtension.flatMap({ types[$0]?["buildPhase"]?.text }) {
    case "sources": return FileTypes.isCatalog(path) ? .processed : .source
    case "resources": return FileTypes.isCopiedWhole(path) ? .copied : .processed
    case "none", "headers": return nil
    default:
      guard let role = FileTypes.role(of: path) else { return nil }
      return role == .processed && FileTypes.isCopiedWhole(path) ? .copied : role
    }
  }
}
