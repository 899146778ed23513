internal import AssetModel
internal import Basics
internal import SourceIndex

/// Finds the generated members that code uses although they belong to no asset of the expected kind, such as
/// `.clsoe` in `Image(.clsoe)`.
struct MissingMembers {
  private let reader: MentionReader
  private let lookup: BundleLookup
  private let users: GeneratorUsers
  /// R.swift's names for images outside catalogs.
  private let looseMembers: Set<String>

  init(
    _ reader: MentionReader, _ looseNames: Set<String>, _ lookup: BundleLookup, _ users: GeneratorUsers
  ) {
    self.reader = reader
    self.lookup = lookup
    self.users = users
    looseMembers = Set(looseNames.map(RSwiftNaming.identifier))
  }

  private var corpus: Corpus { _read { yield reader.corpus } }

  /// The missing members in the code of modules that also use existing members from the same generator.
  func missing(_ readings: [FileReading]) -> [MissingName] {
    var near: [Group: NearNames] = [:]
    return readings.flatMap(\.members)
      .filter { users.use($0.request.generator, in: Int($0.mention.file), lookup) }
      .compactMap { missing($0, &near) }
  }

  private struct Group: Hashable {
    let root: Word?
    let kinds: [AssetKind]
  }

  private func missing(_ member: GeneratedMember, _ near: inout [Group: NearNames]) -> MissingName? {
    let request = member.request
    guard !hasFitting(member.assets, request.kinds), let path = reader.symbols.untilMember(request.names),
      let last = path.last, isMember(last, request.generator)
    else { return nil }
    let file = corpus.files[Int(member.mention.file)]
    let doubts = file.doubts(at: corpus[member.mention])
    guard doubts.isDisjoint(with: [.tests, .disabled]) else { return nil }
    let (candidates, reason) = candidates(member, last, &near)
    let mention = corpus[member.mention]
    let names = path.map { corpus.words[$0] }.joined(separator: ".")
    let type = request.kinds == [.color] ? "ColorResource." : "ImageResource."
    let isImplicit = corpus.words.isImplicit(corpus.word(mention.text, in: Int(member.mention.file)))
    // `Color(.tint)` also takes a color that a library adds to `UIColor`.
    if isImplicit, request.kinds == [.color], reason == .unknown, usesLibraries(Int(member.mention.file)) {
      return nil
    }
    return MissingName(
      (request.generator == .xcode ? type : "") + names, by: request.generator, kinds: request.kinds,
      at: Place(file.path, mention.position),
      form: isImplicit ? corpus.callForm(of: member.mention) : "code",
      declaration: corpus.declarationPath(of: member.mention), doubts: doubts, candidates: candidates,
      reason: reason)
  }

  /// Whether a file's module imports modules that are neither Apple's nor in the repository.
  private func usesLibraries(_ file: Int) -> Bool {
    let owners = Set(lookup.owners(of: file))
    return corpus.files.indices.contains { other in
      let mentions = corpus.files[other].mentions
      return corpus.files[other].language == .swift
        && (other == file || !owners.isDisjoint(with: lookup.owners(of: other)))
        && mentions.imports.contains { !isKnown(mentions[$0]) }
    }
  }

  private func isKnown(_ module: String) -> Bool {
    AppleModules.contain(module) || lookup.modules.all.contains { $0.name == module.prefix { $0 != "." } }
  }

  /// Whether a generator may give this name to an asset, rather than to a type, a list of assets, or an image outside
  /// catalogs.
  private func isMember(_ word: Word, _ generator: Generator) -> Bool {
    let name = corpus.words[word]
    guard !corpus.words.isCapitalized(word) else { return false }
    switch generator {
    case .xcode, .objectiveC: return true
    case .swiftGen: return !name.hasPrefix("all")
    case .rSwift:
      // R.swift adds the extension to the names of images other than PNG files: `photoJpg`.
      return !Self.endings.contains { ending in
        name.hasSuffix(ending) && looseMembers.contains(String(name.dropLast(ending.count)))
      }
    }
  }

  private static let endings =
    [""] + PictureFormat.allCases.flatMap(\.nameExtensions).map { $0.prefix(1).uppercased() + $0.dropFirst() }

  private func hasFitting(_ assets: [Int], _ kinds: [AssetKind]) -> Bool {
    !fitting(assets, kinds).isEmpty
  }

  private func fitting(_ assets: [Int], _ kinds: [AssetKind]) -> [Int] {
    assets.filter { kinds.isEmpty || kinds.contains(reader.names.sets[$0].kind) }
  }

  private func candidates(
    _ member: GeneratedMember, _ last: Word, _ near: inout [Group: NearNames]
  ) -> ([Int], MissingName.Reason) {
    let (request, symbols) = (member.request, reader.symbols)
    if !member.assets.isEmpty { return (member.assets, .otherKind) }
    let root = request.generator == .xcode ? nil : request.names.first
    let elsewhere = fitting(symbols.assets(last: last, of: root), request.kinds)
    if !elsewhere.isEmpty { return (elsewhere, .namespace) }
    let group = Group(root: root, kinds: request.kinds)
    if near[group] == nil {
      let known = symbols.lastNames(of: root).filter {
        hasFitting(symbols.assets(last: $0, of: root), request.kinds)
      }
      near[group] = NearNames(known.map { corpus.words[$0] })
    }
    guard let name = near[group]?.nearest(to: corpus.words[last]), let word = corpus.words.find(name)
    else { return ([], .unknown) }
    return (fitting(symbols.assets(last: word, of: root), request.kinds), .similar)
  }
}
