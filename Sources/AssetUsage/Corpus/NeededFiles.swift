internal import Basics
internal import SourceIndex

extension [SourceFile] {
  /// Counts some Swift files as compiled although no target lists them. Compiled code mentions a type of such a file,
  /// and no compiled file declares that type. Without the file, the project would not build, so the project's list of
  /// files must be out of date.
  func addingNeededFiles() -> [SourceFile] {
    var owners: [ArraySlice<UInt8>: [Int]] = [:]
    for (index, file) in enumerated() where file.isLeftOut && file.language == .swift && !file.isTest {
      for type in file.types(isGlobal: true) { owners[type, default: []].append(index) }
    }
    guard !owners.isEmpty else { return self }
    var pending = indices.filter {
      !self[$0].isLeftOut && !self[$0].isTest && [.swift, .objectiveC].contains(self[$0].language)
    }
    for file in pending { for type in self[file].types(isGlobal: false) { owners[type] = nil } }
    var files = self
    while !pending.isEmpty, !owners.isEmpty {
      var needed: Set<Int> = []
      for file in pending {
        for name in self[file].mentionedTypes { needed.formUnion(owners.removeValue(forKey: name) ?? []) }
      }
      for file in needed { files[file] = self[file].compiled }
      pending = needed.sorted()
    }
    return files
  }
}

extension SourceFile {
  /// The names of the types that the file declares: only those outside other types if `isGlobal` is set.
  fileprivate func types(isGlobal: Bool) -> [ArraySlice<UInt8>] {
    mentions.declarations.compactMap { declaration in
      guard declaration.kind.isType && declaration.kind != .extension || declaration.kind == .typeAlias,
        !isGlobal || declaration.parent == .file
      else { return nil }
      return mentions.texts.utf8(declaration.name)
    }
  }

  /// The capitalized names with which chains of compiled code begin, such as `Icons` in `Icons.close`.
  fileprivate var mentionedTypes: Set<ArraySlice<UInt8>> {
    var isChain = [Bool](repeating: false, count: mentions.texts.count)
    for mention in mentions.mentions where mention.kind == .chain && !mention.regions.contains(.disabled) {
      isChain[mention.text.index] = true
    }
    let texts = mentions.texts
    return Set(
      texts.ids.lazy.filter { isChain[$0.index] }.map { texts.utf8($0).prefix { $0 != .dot } }
        .filter { $0.first.map { 0x41...0x5A ~= $0 } == true })
  }
}
