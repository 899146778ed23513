internal import AssetModel
internal import SourceIndex

struct SymbolReading {
  let reader: MentionReader

  init(_ reader: MentionReader) {
    self.reader = reader
  }

  var corpus: Corpus { _read { yield reader.corpus } }
  var types: TypeTable { _read { yield reader.types } }

  func hit(_ id: MentionID, _ mention: Mention, _ parts: ArraySlice<Word>, isImplicit: Bool) -> Hit? {
    if !isImplicit {
      let node = corpus.node(mention.declaration, in: Int(id.file))
      return reader.spellings.spellings(of: parts, mention.traits, in: node).lazy.compactMap { hit(id, $0) }
        .first
    }
    guard !mention.traits.contains(.postfix), !mention.traits.contains(.called) || parts.count > 1 else {
      return nil
    }
    let assets = reader.symbols.assets(parts)
    guard !assets.isEmpty, let first = parts.first else { return nil }
    let context = corpus.context(of: reader.places.place(of: id))
    let file = Int(id.file)
    let enclosing = types.type(of: corpus.node(mention.declaration, in: file))
    let expected = reader.places.types(at: id, enclosing)
    // In `Color(.label)`, `.label` is a resource, even if the repository adds a member `label` to `Color`.
    if expected?.contains(where: { Self.kinds(ofType: corpus.words[$0]) != nil }) == true,
      let kinds = reader.members.kinds(context, file)
    {
      return hit(id, assets, kinds, doubts: [])
    }
    let isWhole = corpus.isWhole(id)
    let isDeclared =
      types.named[first]?.statics.contains { reader.places.code.mayBeImplicit($0, isWhole: isWhole) } == true
    if let expected {
      let assets = assets.filter {
        !isOfSystem(first, expected, isColor: reader.names.sets[$0].kind == .color, file)
      }
      if assets.isEmpty { return nil }
      let kinds = expected.compactMap { Self.kinds(ofType: corpus.words[$0]) }.flatMap { $0 }
      if !kinds.isEmpty {
        return hit(id, assets, kinds, doubts: isDeclared && isOwn(first, of: expected) ? .ambiguous : [])
      }
      // The expected types may come from a function in the repository that happens to have the same name as the called
      // method.
      let isCall =
        context.role == .argument && corpus.words.parts(of: corpus.word(context.subject, in: file)).count > 1
      if !isCall || isDeclared { return nil }
    }
    if context.role == .matched || context.role == .compared { return nil }
    if context.role == .argument {
      let callee = corpus.words[corpus.words.last(of: corpus.word(context.subject, in: file))]
      let label = corpus.word(context.label, in: file)
      // Other arguments are states and styles: `setImage(.close, for: .selected)`.
      let isMain = label == .none || AssetVocabulary.speaks(corpus.words.utf8(label))
      if isMain, NameAPI.colorCallees.contains(callee) {
        if isOfSystem(first, nil, isColor: true, file) { return nil }
        return hit(id, assets, Self.colorKinds, doubts: isDeclared ? .ambiguous : [])
      }
      if isMain, NameAPI.imageCallees.contains(callee) {
        return hit(id, assets, Self.imageKinds, doubts: isDeclared ? .ambiguous : [])
      }
      if NameAPI.otherCallees.contains(callee) || NameAPI.otherLabels.contains(corpus.words[label]) {
        return nil
      }
      if NameAPI.takesOther(callee: callee, label: corpus.words[label]), !mayBeOwn(context, file) {
        return nil
      }
      if let family = ExpectedTypes.typesByEnding(corpus.words.utf8(label)) {
        let kinds = family == .images ? Self.imageKinds : Self.colorKinds
        return hit(id, assets, kinds, doubts: isDeclared ? .ambiguous : [])
      }
    }
    return hit(id, assets, Self.imageKinds + Self.colorKinds, doubts: .ambiguous)
  }

  /// Whether the repository declares a function, type or case with the name of the called function.
  private func mayBeOwn(_ context: MentionContext, _ file: Int) -> Bool {
    let callee = corpus.words.last(of: corpus.word(context.subject, in: file))
    return types.named[callee] != nil || types.byName[callee]?.contains { types[$0].isDeclared } == true
  }

  /// Whether a chain certainly refers to the member called `name` of one of the system types in `owners`, as in
  /// `UIColor.systemRed`.
  func isOfSystem(_ id: MentionID, _ name: Word, on owners: [String], isColor: Bool) -> Bool {
    let (mention, file) = (corpus[id], Int(id.file))
    let word = corpus.word(mention.text, in: file)
    let parts = corpus.words.parts(of: word)
    guard !corpus.files[file].isLeftOut, !mention.regions.contains(.disabled), let first = parts.first else {
      return false
    }
    guard corpus.words.isImplicit(word) else {
      return parts.dropFirst().first == name && owners.contains(corpus.words[first])
    }
    let enclosing = types.type(of: corpus.node(mention.declaration, in: file))
    guard first == name, !mention.traits.contains(.postfix),
      reader.members.kinds(corpus.context(of: reader.places.place(of: id)), file) == nil,
      let expected = reader.places.types(at: id, enclosing)
    else { return false }
    return isOfSystem(name, expected, isColor: isColor, file)
  }

  /// Whether the system's type has a member with this name, as `UIColor` has `white`. If so, Xcode adds no member for
  /// an asset with that name.
  private func isOfSystem(_ name: Word, _ expected: WordSet?, isColor: Bool, _ file: Int) -> Bool {
    let frameworks = corpus.frameworks(of: file).filter { framework in
      expected?.contains { corpus.words[$0] == framework.type(isColor: isColor) } != false
    }
    return !frameworks.isEmpty && frameworks.allSatisfy { $0.has(corpus.words[name], isColor: isColor) }
  }

  /// The assets that a chain starting with an image or color type refers to.
  private func hit(_ id: MentionID, _ path: ArraySlice<Word>) -> Hit? {
    guard let first = path.first, let kinds = Self.kinds(ofType: corpus.words[first]) else { return nil }
    // `Color.white` belongs to the system, even if an asset has that name. A member that the repository adds to `Color`
    // is not a symbol either: the code would not compile if Xcode added the same member.
    if let name = path.dropFirst().first,
      FrameworkMembers.has(corpus.words[name], on: corpus.words[first]) || isOwn(name, of: WordSet([first]))
    {
      return nil
    }
    return hit(id, reader.symbols.assets(path.dropFirst()), kinds, doubts: [])
  }

  private func isOwn(_ name: Word, of expected: WordSet) -> Bool {
    types.named[name, default: Namesakes()].statics.contains { node in
      guard let type = types.type(of: node), expected.contains(types[type].name) else { return false }
      return !corpus.isDisabled(node)
        && !corpus.files[corpus.file(of: node)].path.nameText.hasPrefix("GeneratedAssetSymbols")
    }
  }

  private func hit(_ id: MentionID, _ assets: [Int], _ kinds: [AssetKind], doubts: Doubts) -> Hit? {
    let fitting = assets.filter { kinds.contains(reader.names.sets[$0].kind) }
    return fitting.isEmpty
      ? nil : Hit(mention: id, assets: fitting, strength: .symbol, doubts: doubts, generator: .xcode)
  }

  private static let imageKinds: [AssetKind] = [.image, .symbol]
  private static let colorKinds: [AssetKind] = [.color]

  private static func kinds(ofType name: String) -> [AssetKind]? {
    if AssetType.images.contains(name) { return imageKinds }
    return AssetType.colors.contains(name) ? colorKinds : nil
  }
}

extension Corpus {
  /// The frameworks whose types the code in a file can use.
  fileprivate func frameworks(of file: Int) -> [FrameworkMembers.Framework] {
    let mentions = files[file].mentions
    let imports = Set(mentions.imports.map { mentions[$0] })
    // SwiftUI re-exports UIKit or AppKit, depending on the platform.
    if imports.contains("SwiftUI") { return FrameworkMembers.Framework.allCases }
    switch (imports.contains("UIKit"), imports.contains("AppKit") || imports.contains("Cocoa")) {
    case (true, false): return [.uiKit]
    case (false, true): return [.appKit]
    default: return FrameworkMembers.Framework.allCases
    }
  }

  /// Whether a declaration contains a mention in code that is never compiled.
  fileprivate func isDisabled(_ node: Node) -> Bool {
    let file = file(of: node)
    return files[file].mentions.mentions.contains {
      $0.regions.contains(.disabled) && self.node($0.declaration, in: file) == node
    }
  }
}
