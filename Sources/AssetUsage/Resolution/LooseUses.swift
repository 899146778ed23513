internal import AssetModel
internal import SourceIndex

/// Finds mentions of image files that are outside catalogs and have a scale in their names, such as
/// `close@2x.png`.
///
/// A name counts as mentioned if any string may refer to it.
struct LooseUses {
  private let corpus: Corpus
  /// For each word such as `logo` or `logo@2x.png`, the name of the image outside catalogs that the word refers to.
  private var named: [Word: String] = [:]
  private var begun: [Word: [String]] = [:]
  private var members: [Word: String] = [:]
  private let names: [String]
  private let known: Set<String>

  init(_ reader: MentionReader, _ looseNames: Set<String>) {
    corpus = reader.corpus
    known = Set(looseNames.lazy.filter { $0.contains("@") }.map { String($0.prefix { $0 != "@" }) })
    names = known.sorted()
    let words = corpus.words
    for name in names {
      if let word = words.find(name) { named[word] = name }
      if let word = words.find(RSwiftNaming.identifier(name)) { members[word] = name }
      for end in name.indices.dropFirst() where name.startsWord(at: end) {
        if let word = words.find(String(name[..<end])) { begun[word, default: []].append(name) }
      }
    }
    // A name that differs only in case works in the simulator, so the code probably means this file.
    let folded = Dictionary(names.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    for (word, plain) in reader.stripped {
      let name = words[plain]
      if let meant = known.contains(name) ? name : folded[name.lowercased()] { named[word] = meant }
    }
  }

  /// For the name of each image outside catalogs, how the sources use the image. Images for which no use is found are
  /// omitted.
  func uses(_ unresolved: [UnknownName]) -> [String: LooseUse] {
    var uses: [String: LooseUse] = [:]
    if names.isEmpty { return uses }
    for name in names where unresolved.contains(where: { $0.kinds.contains(.image) && $0.fits(name) }) {
      uses[name] = .byComputedName
    }
    for (index, file) in corpus.files.enumerated() where !file.isTest {
      if file.holdsOnlyData {
        for name in names(inData: file) { uses[name] = max(uses[name] ?? .byName, .byName) }
      }
      for mention in file.mentions.mentions {
        let meant = names(in: mention, of: index)
        if meant.isEmpty { continue }
        let use: LooseUse = asksForFile(mention, in: file) ? .byPath : .byName
        for name in meant { uses[name] = max(uses[name] ?? use, use) }
      }
    }
    return uses
  }

  /// The names in a data file, such as JSON, with or without a path, a scale and an extension. Reads the text itself,
  /// because most strings of data files have no `Word`.
  private func names(inData file: SourceFile) -> [String] {
    let texts = file.mentions.texts
    return texts.ids.compactMap { id in
      let text = FileSuffix.withoutPath(texts.utf8(id))
      let name = String(decoding: FileSuffix.stripped(text) ?? text, as: UTF8.self)
      return known.contains(name) ? name : nil
    }
  }

  private func names(in mention: Mention, of file: Int) -> [String] {
    switch mention.kind {
    case .literal, .word:
      let word = corpus.word(mention.text, in: file)
      return (named[word].map { [$0] } ?? []) + (begun[word] ?? [])
    case .pattern:
      let pattern = NamePattern(corpus.files[file].mentions.texts.pattern(mention.text))
      return pattern.hasText ? names.filter { pattern.matches(Array($0.utf8)) } : []
    case .chain:
      let parts = corpus.words.parts(of: corpus.word(mention.text, in: file))
      guard parts.count > 2, corpus.words[parts[parts.startIndex]] == RSwiftNaming.root,
        ["image", "file"].contains(corpus.words[parts[parts.startIndex + 1]])
      else { return [] }
      return parts.dropFirst(2).compactMap { members[$0] }
    case .comment, .directive, .empty: return []
    }
  }

  /// Whether a mention is part of a file path and therefore cannot refer to an image in a catalog.
  private func asksForFile(_ mention: Mention, in file: SourceFile) -> Bool {
    if FileAPI.takesPaths(inFileWith: file.path.pathExtension ?? "") { return true }
    let context = file.mentions[mention.context]
    guard context.role == .argument else { return false }
    let callee = file.mentions[context.subject].split(separator: ".").last ?? ""
    return FileAPI.takesPath(callee: callee, label: file.mentions[context.label])
  }
}

extension String {
  /// Whether a new word begins at this index: `1` in `step-1`, `One` in `stepOne`. Code may append the rest of the name
  /// from there on.
  fileprivate func startsWord(at index: Index) -> Bool {
    let (previous, next) = (self[self.index(before: index)], self[index])
    return !previous.isLetter && !previous.isNumber || next.isUppercase || next.isNumber && previous.isLetter
  }
}
