internal import AssetModel
internal import Pictures
internal import SourceIndex

/// Finds mentions of images and animations that are outside catalogs, such as `close@2x.png`.
///
/// A name counts as mentioned if any string may refer to it.
struct LooseUses {
  private let corpus: Corpus
  private let table: LooseNames
  /// Maps the index of each word to the index of its list in `lists`, or to 0 if the word refers to no file.
  private var numbers: [Int32]
  private var lists = [LooseNames.Meaning()]
  /// Maps the identifiers that R.swift generates to the indices of the names.
  private var members: [Word: Int] = [:]

  init(_ reader: MentionReader, _ names: Set<String>) {
    corpus = reader.corpus
    table = LooseNames(names)
    let words = corpus.words
    numbers = [Int32](repeating: 0, count: words.count)
    for number in 1..<max(1, words.count) {
      let meant = table.meant(by: words.utf8(Word(index: number)))
      if meant.isEmpty { continue }
      numbers[number] = Int32(truncatingIfNeeded: lists.count)
      lists.append(meant)
    }
    for (index, name) in table.names.enumerated() {
      for spelling in [name] + Self.extensions.map({ "\(name).\($0)" }) {
        if let word = words.find(RSwiftNaming.identifier(spelling)) { members[word] = index }
      }
    }
  }

  private static let extensions = PictureFormat.allCases.flatMap(\.nameExtensions) + ["json", "lottie"]

  /// For the name of each file, how the sources use it. Files for which no use is found are omitted. If names of
  /// images come from data, such a name may be that of any file.
  func uses(_ unresolved: [UnknownName], namesComeFromData: Bool) -> [String: LooseUse] {
    var uses = [LooseUse?](repeating: nil, count: table.names.count)
    func add(_ use: LooseUse, _ names: [Int]) {
      for name in names { uses[name] = max(uses[name] ?? use, use) }
    }
    var patterns: [Word: (pattern: Pattern, use: LooseUse)] = [:]
    var loadsAny = namesComeFromData
    for (index, file) in corpus.files.enumerated() {
      let isPage = FileAPI.takesPaths(inFileWith: file.path.pathExtension ?? "")
      if file.holdsOnlyData {
        for text in file.mentions.texts.ids.lazy.map(file.mentions.texts.utf8) {
          // The strings in an animation are names of layers, except those with an extension.
          if file.mentions.isAnimation, !text.contains(.dot) { continue }
          add(isPage ? .byPath : .byName, table.meant(by: text, allowsParts: false).names)
        }
        continue
      }
      for mention in file.mentions.mentions {
        let word = corpus.word(mention.text, in: index)
        switch mention.kind {
        case .literal, .word:
          let meant = lists[Int(numbers[word.index])]
          add(.byPattern, meant.parts)
          if !meant.names.isEmpty {
            add(isPage || asksForFile(mention, in: file) ? .byPath : .byName, meant.names)
          }
          guard let pattern = Pattern(format: corpus.words.utf8(word)) else { continue }
          patterns[word] = (pattern, .byPattern)
        case .pattern:
          loadsAny = loadsAny || loadsAnyPicture(mention, in: file)
          if let known = patterns[word], known.use == .byPath { continue }
          patterns[word] = (
            file.mentions.texts.pattern(mention.text), asksForFile(mention, in: file) ? .byPath : .byPattern
          )
        case .chain: add(.byName, names(inChain: word))
        case .comment, .directive, .empty: break
        }
      }
    }
    for (pattern, use) in patterns.values {
      let name = NamePattern(pattern.ofName)
      // `"%d.gif"` is the name of a file, but `"%d"` can be any number.
      guard name.hasText || name.isWhole && pattern.endsInBareExtension else { continue }
      add(use, table.names.indices.filter { name.matches(Array(table.names[$0].utf8)) })
    }
    if loadsAny { add(.byComputedName, table.names.indices.filter { uses[$0] == nil }) }
    // A call with a format is in the list twice: once with the format, and once with the expression around it.
    let formats = Set(unresolved.lazy.filter { $0.affixes != ("", "") }.map(\.place.line))
    for call in unresolved
    where call.kinds.contains(.image) && !call.place.path.isThirdParty
      && !call.affixes.start.contains(".bundle/")
    {
      if call.affixes == ("", ""), call.expression.hasSuffix("stringWithFormat:"),
        formats.contains(call.place.line)
      {
        continue
      }
      // The scale may be computed, as in `"close@\(scale)x"`.
      let start = FileSuffix.withoutPath(Array(call.affixes.start.utf8)[...]).prefix {
        $0 != UInt8(ascii: "@")
      }
      let hasScale = call.affixes.start.contains("@")
      let end = hasScale ? [] : FileSuffix.strippedEnding(Array(call.affixes.end.utf8))
      for (index, name) in table.names.enumerated() where uses[index] == nil {
        if name.utf8.starts(with: start), name.utf8.suffix(end.count).elementsEqual(end) {
          uses[index] = .byComputedName
        }
      }
    }
    return zip(table.names, uses).reduce(into: [:]) { $0[$1.0] = $1.1 }
  }

  /// Whether a call loads an image by a name that is computed except for its extension, as in `"\(countryCode).png"`.
  private func loadsAnyPicture(_ mention: Mention, in file: SourceFile) -> Bool {
    let context = file.mentions[mention.context]
    let pattern = file.mentions.texts.pattern(mention.text)
    return context.role == .argument && file.mentions[context.label] == "named"
      && pattern.affixes.start.isEmpty && pattern.endsInBareExtension
  }

  private func names(inChain word: Word) -> [Int] {
    let parts = corpus.words.parts(of: word)
    guard parts.count > 2, !members.isEmpty, corpus.words[parts[parts.startIndex]] == RSwiftNaming.root,
      ["image", "file"].contains(corpus.words[parts[parts.startIndex + 1]])
    else { return [] }
    return parts.dropFirst(2).compactMap { members[$0] }
  }

  /// Whether a mention is part of a file path and therefore cannot refer to an image in a catalog.
  private func asksForFile(_ mention: Mention, in file: SourceFile) -> Bool {
    let context = file.mentions[mention.context]
    guard context.role == .argument else { return false }
    let callee = file.mentions[context.subject].split(separator: ".").last ?? ""
    return FileAPI.takesPath(callee: callee, label: file.mentions[context.label])
  }
}

extension Pattern {
  /// Whether the known text at the end is just the file extension of a picture, perhaps with a scale.
  fileprivate var endsInBareExtension: Bool {
    guard case .text(let text)? = pieces.last else { return false }
    return FileSuffix.strippedEnding(Array(text.utf8)).isEmpty
  }

  /// The pattern for the name of a file, without its folders, scale and extension.
  fileprivate var ofName: Pattern {
    var name: [Piece] = []
    /// Whether the scale or the extension has begun.
    var hasEnded = false
    for piece in pieces {
      guard case .text(let text) = piece else {
        if !hasEnded { name.append(piece) }
        continue
      }
      // Files in a bundle may have other names in the repository.
      if text.contains(".bundle/") { return Pattern([]) }
      let own = text.split(separator: "/", omittingEmptySubsequences: false)
      if own.count > 1 { (name, hasEnded) = ([], false) }
      let last = own.last ?? ""
      let known = last.prefix { $0 != "." && $0 != "@" && $0 != "~" }
      if !known.isEmpty, !hasEnded { name.append(.text(String(known))) }
      if known.count < last.count { hasEnded = true }
    }
    return Pattern(name)
  }
}

extension Place {
  fileprivate var line: SourceLine { SourceLine(path: path, number: position?.line ?? 0) }
}
