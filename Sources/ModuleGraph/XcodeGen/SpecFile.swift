internal import AssetModel
internal import Basics
internal import Formats

/// An XcodeGen specification with everything it includes.
struct SpecFile {
  /// The content of all files, merged. Paths are relative to `folder`.
  private(set) var root: YAMLNode
  private(set) var targetPlaces: [String: Place] = [:]
  /// The folder that paths are relative to, usually the folder of the specification itself.
  ///
  /// Some scripts copy the specification to a parent folder before XcodeGen reads it. For this reason, paths are
  /// relative to a parent folder if the first `include` exists only there.
  private(set) var folder: RepositoryPath

  /// Reads the file at `path` and what it includes, adding notes for what cannot be read.
  init(
    _ path: RepositoryPath, _ bytes: [UInt8], _ context: ReadingContext, _ notes: inout [ModuleNote]
  ) throws(ModuleNoteError) {
    folder = path.parent
    root = YAMLNode(value: .mapping([]), position: .start)
    do throws(YAMLError) {
      let node = try YAMLNode(parsing: bytes, takingLast: true)
      if let first = node["include"]?.list.first.flatMap({ $0.string ?? $0["path"]?.string }) {
        let folders = folder.upward
        folder = folders.first { $0.following(first).flatMap(context.files.located) != nil } ?? folder
      }
      var open: Set<RepositoryPath> = [path]
      var budget = 200
      root = load(node, at: path, in: folder, "", context, &open, &budget, &notes)
    } catch {
      throw ModuleNoteError(.unreadable, Place(path, error.position), error.message)
    }
  }

  /// Merges the files that a node includes, and then the node itself, which overrides them.
  private mutating func load(
    _ node: YAMLNode, at path: RepositoryPath, in folder: RepositoryPath, _ prefix: String,
    _ context: ReadingContext,
    _ open: inout Set<RepositoryPath>, _ budget: inout Int, _ notes: inout [ModuleNote]
  ) -> YAMLNode {
    for entry in node["targets"]?.entries ?? [] {
      targetPlaces[entry.key.text] = Place(path, entry.keyPosition)
    }
    let own = node.rebased(prefix)
    var merged: YAMLNode?
    for include in node["include"]?.list ?? [] {
      guard let text = include.string ?? include["path"]?.string else { continue }
      let place = Place(path, include.position)
      guard let file = folder.following(text).flatMap(context.files.located),
        let bytes = context.read(file)
      else {
        notes.append(ModuleNote(.dangling, place, "\(text) is not in the repository"))
        continue
      }
      budget -= 1
      guard open.count < 32, budget > 0 else {
        notes.append(ModuleNote(.tooLarge, place, "too many files are included, so this one is ignored"))
        continue
      }
      guard open.insert(file).inserted else {
        notes.append(
          ModuleNote(.cycle, place, "the included file includes itself, directly or through other files"))
        continue
      }
      defer { open.remove(file) }
      do throws(YAMLError) {
        let isRelative = include["relativePaths"]?.boolean ?? true
        let inner = isRelative ? Self.join(prefix, text) : prefix
        let part = load(
          try YAMLNode(parsing: bytes, takingLast: true), at: file, in: file.parent, inner, context, &open,
          &budget, &notes)
        merged = merged.map { $0.merged(with: part) } ?? part
      } catch {
        notes.append(ModuleNote(.unreadable, Place(file, error.position), error.message))
      }
    }
    return merged.map { $0.merged(with: own) } ?? own
  }

  private static func join(_ prefix: String, _ path: String) -> String {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    return folder.isEmpty ? prefix : prefix + folder + "/"
  }
}

extension YAMLNode {
  var list: [YAMLNode] { items ?? (isNull ? [] : [self]) }

  /// The text of a scalar of any type; nil for lists and mappings.
  var text: String? { scalar.map(\.text) }

  /// Merges another node into this one. As in XcodeGen, mappings are merged, lists are joined, and other values are
  /// replaced. A key that ends in `:REPLACE` always replaces the value.
  func merged(with other: YAMLNode) -> YAMLNode {
    switch (value, other.value) {
    case (.mapping(var entries), .mapping(let others)):
      var indices = Dictionary(
        entries.enumerated().map { ($1.key.text, $0) }, uniquingKeysWith: { first, _ in first })
      for entry in others {
        let (name, isReplacing) = Self.target(of: entry.key.text)
        if let index = indices[name] {
          let merged = isReplacing ? entry.value : entries[index].value.merged(with: entry.value)
          entries[index] = YAMLEntry(key: entries[index].key, keyPosition: entry.keyPosition, value: merged)
        } else {
          indices[name] = entries.count
          let key = YAMLScalar(text: name, style: entry.key.style, meaning: entry.key.meaning)
          entries.append(YAMLEntry(key: key, keyPosition: entry.keyPosition, value: entry.value))
        }
      }
      return YAMLNode(value: .mapping(entries), position: other.position)
    case (.sequence(let items), .sequence(let others)):
      return YAMLNode(value: .sequence(items + others), position: other.position)
    default: return other
    }
  }

  private static func target(of key: String) -> (name: String, isReplacing: Bool) {
    let mark = ":REPLACE"
    return key.hasSuffix(mark) ? (String(key.dropLast(mark.count)), true) : (key, false)
  }

  /// The node with each `${name}` replaced by the attribute of that name.
  func substituting(_ attributes: [String: String], depth: Int = 0) -> YAMLNode {
    guard depth < 100, !attributes.isEmpty else { return self }
    switch value {
    case .mapping(let entries):
      let filled = entries.map { entry in
        YAMLEntry(
          key: entry.key.substituting(attributes), keyPosition: entry.keyPosition,
          value: entry.value.substituting(attributes, depth: depth + 1))
      }
      return YAMLNode(value: .mapping(filled), position: position)
    case .sequence(let items):
      let filled = items.map { $0.substituting(attributes, depth: depth + 1) }
      return YAMLNode(value: .sequence(filled), position: position)
    case .scalar(let scalar):
      return YAMLNode(value: .scalar(scalar.substituting(attributes)), position: position)
    }
  }

  fileprivate func rebased(_ prefix: String) -> YAMLNode {
    guard !prefix.isEmpty else { return self }
    return mapping { key, value in
      switch key {
      case "targets", "targetTemplates":
        value.mapping { _, target in
          target.mapping { key, value in
            switch key {
            case "sources": value.prefixingPaths(prefix)
            case "configFiles": value.mapping { $1.prefixed(prefix) }
            case "info": value.mapping { $0 == "path" ? $1.prefixed(prefix) : $1 }
            case "dependencies":
              value.mappingItems { item in item.mapping { $0 == "framework" ? $1.prefixed(prefix) : $1 } }
            default: value
            }
          }
        }
      case "packages", "projectReferences":
        value.mapping { _, item in item.mapping { $0 == "path" ? $1.prefixed(prefix) : $1 } }
      case "configFiles": value.mapping { $1.prefixed(prefix) }
      default: value
      }
    }
  }

  private func mapping(_ change: (String, YAMLNode) -> YAMLNode) -> YAMLNode {
    guard let entries else { return self }
    let changed = entries.map {
      YAMLEntry(key: $0.key, keyPosition: $0.keyPosition, value: change($0.key.text, $0.value))
    }
    return YAMLNode(value: .mapping(changed), position: position)
  }

  private func mappingItems(_ change: (YAMLNode) -> YAMLNode) -> YAMLNode {
    guard let items else { return self }
    return YAMLNode(value: .sequence(items.map(change)), position: position)
  }

  /// The sources of a target, with a prefix before each path.
  private func prefixingPaths(_ prefix: String) -> YAMLNode {
    guard let items else { return prefixedSource(prefix) }
    return YAMLNode(value: .sequence(items.map { $0.prefixedSource(prefix) }), position: position)
  }

  private func prefixedSource(_ prefix: String) -> YAMLNode {
    scalar == nil ? mapping { $0 == "path" ? $1.prefixed(prefix) : $1 } : prefixed(prefix)
  }

  private func prefixed(_ prefix: String) -> YAMLNode {
    guard let text = text else { return self }
    return YAMLNode(
      value: .scalar(YAMLScalar(text: prefix + text, style: .plain, meaning: .string)), position: position)
  }
}

extension YAMLScalar {
  fileprivate func substituting(_ attributes: [String: String]) -> YAMLScalar {
    guard text.contains("${") else { return self }
    var filled = text
    for (name, value) in attributes where filled.utf8.count < 10_000 {
      filled = filled.replacing("${\(name)}", with: value)
    }
    return YAMLScalar(text: filled, style: style, meaning: .string)
  }
}
