internal import AssetModel
internal import Basics
internal import SourceIndex

/// A place in the source of a pod that loads assets of the app.
public struct PodUse: Sendable {
  let assets: [Int]
  let place: Place
  let form: String
}

extension UsageResolver {
  /// The places where the sources of checked-in pods load assets from the main bundle.
  ///
  /// A name counts if it certainly ends up in a call that loads assets, whether or not anything uses the code around
  /// it. A pod that loads assets of the app in this way was probably made for the app, so its other strings count, too.
  /// Strings that may be everyday words or user-facing text do not count.
  public func uses(inPods files: [SourceFile]) -> [PodUse] {
    let files = relevant(files)
    guard !files.isEmpty else { return [] }
    let reading = read(files)
    let corpus = reading.reader.corpus
    // A call that takes an unknown name loads what other code passes, not necessarily assets of the app.
    let asked = Set(
      reading.readings.lazy.flatMap { $0.requests.map(\.mention) + $0.sequences }
        .filter { corpus[$0].kind != .chain })
    let hits = reading.evidence.hits.filter { hit in
      hit.doubts.isSubset(of: [.pattern, .text, .deprecated]) && !corpus.isPath(hit.mention)
        && (hit.strength != .pattern || asked.contains(hit.mention))
        && [.exact, .literal, .pattern].contains(hit.strength)
        && reading.lookup.mayBeInMainBundle(hit.mention)
    }
    let isTelling = { (hit: Hit) in hit.assets.allSatisfy { sets[$0].name.isIdentifier } }
    let own = Set(
      hits.lazy.filter { !$0.doubts.contains(.text) && isTelling($0) }
        .compactMap { corpus.place(of: $0.mention).path.pod })
    return hits.compactMap { hit in
      let (path, position) = corpus.place(of: hit.mention)
      guard let pod = path.pod,
        !hit.doubts.contains(.text)
          || own.contains(pod) && isTelling(hit) && corpus.files[Int(hit.mention.file)].language != .plainC
      else { return nil }
      return PodUse(
        assets: nearest(hit.assets, to: pod), place: Place(path, position),
        form: corpus.form(of: hit.mention))
    }
  }

  /// The files that mention the name of an asset, or that pass a name to a call. Most files of pods do neither.
  private func relevant(_ files: [SourceFile]) -> [SourceFile] {
    var words = WordTable()
    for name in AssetNames(sets).all { _ = words.intern(name) }
    guard words.count > 1 else { return [] }
    for label in NameAPI.labels { _ = words.intern(label) }
    let known = words
    return zip(
      files,
      files.parallelMap(jobs) { file in
        let texts = file.mentions.texts
        return texts.ids.contains { id in
          let word = known.find(FileSuffix.stripped(texts.utf8(id)) ?? texts.utf8(id))
          return word != nil && word != Word.none
        }
      }
    ).filter(\.1).map(\.0)
  }

  /// The assets in the folder that contains `Pods` or `Carthage`; if there are none, all assets.
  private func nearest(_ assets: [Int], to pod: RepositoryPath) -> [Int] {
    let folder = pod.parent.nameText == "Checkouts" ? pod.parent.parent.parent : pod.parent.parent
    let near = assets.filter { sets[$0].path.isInside(folder) }
    return near.isEmpty ? assets : near
  }
}

extension RepositoryPath {
  /// The folder of the pod that contains the file: `Pods/Kit` for `Pods/Kit/Sources/Kit.m`.
  fileprivate var pod: RepositoryPath? {
    var folder = self
    while !folder.isRoot {
      let parent = folder.parent
      if parent.nameText == "Pods" || parent.nameText == "Checkouts" && parent.parent.nameText == "Carthage" {
        return folder
      }
      folder = parent
    }
    return nil
  }
}

extension String {
  /// Whether this looks like an identifier rather than text that people read: it is not an everyday word such as
  /// `search`, and has only ASCII characters without spaces.
  fileprivate var isIdentifier: Bool { !isPlainWord && utf8.allSatisfy { 0x21...0x7E ~= $0 } }
}

extension Corpus {
  /// Whether a name is a path into a bundle, such as `Kit.bundle/close`, and so cannot be the name of an asset.
  fileprivate func isPath(_ id: MentionID) -> Bool {
    files[Int(id.file)].mentions[self[id].text].contains(".bundle/")
  }
}
