internal import Basics
internal import Scripts

/// Resolves the values of a Bazel rule's attributes.
struct BazelFiles {
  let records: ScriptRecords
  let folder: RepositoryPath
  let files: RepositoryFiles
  /// Whether every value so far could be determined. The caller resets it.
  var isComplete = true
  private(set) var problems: [String] = []

  init(records: ScriptRecords, folder: RepositoryPath, files: RepositoryFiles) {
    self.records = records
    self.folder = folder
    self.files = files
  }

  /// The files in these attributes of a rule. The name of a file group in `groups` is replaced by the files in it.
  mutating func units(
    _ rule: ScriptRecord, _ labels: [String], withGroups groups: [String: ScriptRecord] = [:]
  ) -> [RepositoryPath] {
    var found: Set<RepositoryPath> = []
    var pending = labels.compactMap { rule[$0] }
    var seen: Set<String> = []
    while let value = pending.popLast() {
      for element in flatten(value) {
        guard let text = element.string else {
          found.formUnion(glob(element))
          continue
        }
        let name = text.hasPrefix(":") ? String(text.dropFirst()) : text
        if let group = groups[name] {
          guard seen.insert(name).inserted else { continue }
          pending += [group["srcs"]].compactMap { $0 }
        } else if !text.hasPrefix("//"), !text.hasPrefix("@"),
          let path = folder.following(name).flatMap(files.located)
        {
          found.insert(path)
        }
      }
    }
    return found.sorted()
  }

  mutating func labels(_ rule: ScriptRecord, _ attributes: [String]) -> [BazelLabel] {
    var labels: [BazelLabel] = []
    for value in attributes.compactMap({ rule[$0] }) {
      for element in flatten(value) {
        guard let text = element.string else {
          if records.caseName(element) != "glob" { isComplete = false }
          continue
        }
        let isLabel = text.hasPrefix(":") || text.hasPrefix("//") || text.hasPrefix("@")
        if isLabel, !labels.contains(where: { $0.text == text }) { labels.append(BazelLabel(text)) }
      }
    }
    return labels
  }

  /// The elements of nested lists, with all alternatives of `select`.
  private mutating func flatten(_ value: ScriptValue, depth: Int = 0) -> [ScriptValue] {
    guard depth < 8 else { return [] }
    if let list = value.list { return list.flatMap { flatten($0, depth: depth + 1) } }
    if let record = records.record(value), record.name == "select",
      case .pairs(let pairs)? = record.unlabeled.first
    {
      return pairs.flatMap { flatten($0.value, depth: depth + 1) }
    }
    return value.isNull ? [] : [value]
  }

  /// The files that `glob(["…"], exclude = ["…"])` matches, except those in nested packages.
  private mutating func glob(_ value: ScriptValue) -> [RepositoryPath] {
    guard let record = records.record(value), record.name == "glob" else {
      isComplete = false
      return []
    }
    let patterns = records.strings(record.unlabeled.first ?? record["include"], &isComplete)
    let excluded = records.strings(record["exclude"], &isComplete)
    var problems: [String] = []
    let units = files.units(matching: patterns, excluding: excluded, in: folder) {
      problems.append("the pattern \($0) is invalid: \($1)")
    }
    self.problems += problems
    return units.filter { !isInOtherPackage($0) }
  }

  private func isInOtherPackage(_ path: RepositoryPath) -> Bool {
    var parent = path.parent
    while parent != folder, !parent.isRoot {
      if files.isFile(parent.appending("BUILD")) || files.isFile(parent.appending("BUILD.bazel")) {
        return true
      }
      parent = parent.parent
    }
    return false
  }
}

/// The label of a target, such as `//Modules/Core:Core`.
struct BazelLabel {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The name after the colon or, without a colon, the name of the folder.
  var name: String {
    let last = text.split(separator: ":").last ?? ""
    return String(text.contains(":") ? last : text.split(separator: "/").last ?? "")
  }

  /// The folder of the file that declares the target; nil if the target is in another repository.
  func folder(from folder: RepositoryPath) -> RepositoryPath? {
    if text.hasPrefix(":") { return folder }
    guard text.hasPrefix("//") || text.hasPrefix("@//") else { return nil }
    let path = text.drop { $0 == "@" || $0 == "/" }.prefix { $0 != ":" }
    return RepositoryPath.root.following(path)
  }
}
