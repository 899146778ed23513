internal import AssetModel
internal import AssetScan
internal import Basics

extension ConfigurationLoader {
  /// Adds the configuration files in subfolders. Their entries become entries of `overrides:` and `excluded:` at
  /// the root.
  ///
  /// A file with keys that apply only at the root belongs to a separate project, such as a submodule. These keys
  /// are ignored, with a note. If such a file is invalid, the whole file is ignored, also with a note. Any other
  /// invalid file is an error.
  func refine(
    _ configuration: Configuration, with paths: [RepositoryPath]
  ) throws(ConfigurationError) -> (Configuration, notes: [ScanIssue]) {
    var entries = configuration.entries
    var files = configuration.files
    var notes: [ScanIssue] = []
    for path in paths where !path.parent.isRoot && !path.isOutside {
      let nested = try readNested(path, below: configuration)
      if let note = nested.note { notes.append(note) }
      entries = catalog.merge(nested.refinement, into: entries)
      files.insert(path)
    }
    return (try self.configuration(entries, from: files), notes)
  }

  private func readNested(
    _ path: RepositoryPath, below root: Configuration
  ) throws(ConfigurationError) -> (refinement: [OptionValue.Entry], note: ScanIssue?) {
    let bytes = try bytes(of: path, for: Place(path))
    var parts = FolderEntries()
    do {
      let file = try ConfigurationFile(parsing: bytes, at: path)
      parts = catalog.parts(of: file.entries)
      parts.others.removeAll { $0.names(aFileOf: root) }
      _ = try catalog.configuration(file.entries, from: [path])
      return (try refinement(parts.own, of: path), parts.note(path))
    } catch {
      // A mistake in another project's configuration must not stop this run.
      guard let note = parts.note(path), let problem = error.problems.first else {
        throw ConfigurationError(error)
      }
      let stop = problem.message.hasSuffix("?") ? "" : "."
      return ([], ScanIssue(problem.place, "\(problem.message)\(stop) The file \(note.message)", .note))
    }
  }

  private func refinement(
    _ entries: [OptionValue.Entry], of path: RepositoryPath
  ) throws(OptionError) -> [OptionValue.Entry] {
    let place = Place(path)
    let folder = Glob.pattern(for: path.parent)
    let said = try catalog.configuration(entries, from: [path])
    let levels = catalog.descriptions.compactMap { about in
      said.statedLevel(of: about).map { level in
        OptionValue.Entry(
          key: about.id, at: level.place, value: OptionValue(level.value.content, at: level.place))
      }
    }
    let override = OptionValue(
      .record([
        .init(key: "paths", at: place, value: OptionValue(.text(folder), at: place)),
        .init(key: "rules", at: place, value: OptionValue(.record(levels), at: place)),
      ]), at: place)
    let excluded = said.excluded.map { pattern in
      OptionValue(.text("\(folder)/\(pattern.value.pattern)"), at: pattern.place)
    }
    return [
      OptionValue.Entry(key: "overrides", value: OptionValue(.list(levels.isEmpty ? [] : [override]))),
      OptionValue.Entry(key: "excluded", value: OptionValue(.list(excluded))),
    ]
  }
}

/// The entries of a file in a subfolder: `own` applies to the subfolder, and `others` would apply only at the root.
private struct FolderEntries {
  var own: [OptionValue.Entry] = []
  var others: [OptionValue.Entry] = []

  func note(_ path: RepositoryPath) -> ScanIssue? {
    guard let first = others.first else { return nil }
    let keys = others.prefix(3).map { "“\($0.key)”" }
    let list =
      others.count > 3
      ? "\(keys.joined(separator: ", ")) and \(others.count - 3) more" : keys.listed("and")
    let (apply, them) = others.count == 1 ? ("applies", "it") : ("apply", "them")
    return ScanIssue(
      first.place,
      "sets \(list), which \(apply) only at the root, so this run ignores \(them); to use \(them), run assetlint --root \(path.parent)",
      .note)
  }
}

extension OptionValue.Entry {
  /// Whether this `parent_config` refers to a file that already belongs to the configuration at the root.
  fileprivate func names(aFileOf root: Configuration) -> Bool {
    guard key == "parent_config", case .text(let text) = value.content,
      let path = place.path.parent.following(Array(text.utf8))
    else { return false }
    return root.files.contains(path)
  }
}

extension RuleCatalog {
  fileprivate func parts(of entries: [OptionValue.Entry]) -> FolderEntries {
    let rootKeys = Set(keys.filter { !$0.holdsInFolders }.map(\.name))
    var parts = FolderEntries()
    for entry in entries {
      if rootKeys.contains(entry.key) {
        parts.others.append(entry)
      } else if knows(entry.key), case .record(let settings) = entry.value.content {
        let level = settings.filter { $0.key == "severity" }
        parts.own.append(
          .init(key: entry.key, at: entry.place, value: OptionValue(.record(level), at: entry.value.place)))
        parts.others += settings.filter { $0.key != "severity" }.map { setting in
          .init(key: "\(entry.key).\(setting.key)", at: setting.place, value: setting.value)
        }
      } else {
        parts.own.append(entry)
      }
    }
    return parts
  }
}
