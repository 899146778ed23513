internal import AssetModel

/// Finds files in catalogs that no Contents.json names.
struct UnlistedPayload: Rule {
  let about = RuleDescription(
    id: "unlisted_payload", category: .integrity, severity: .warning,
    summary: "Every file in a catalog is named by the Contents.json of its set.",
    rationale: """
      A file nobody names is never shown. It is left over from a redesign, or somebody believes it is in use. \
      Notes, scripts and the copies the Finder makes are reported as information only.
      """,
    examples: [
      Example("a picture left over in a set") {
        """
        close.imageset/close.png: png 24x24
        ↓close.imageset/old.png: unlisted png 24x24
        """
      },
      Example("a picture beside the sets") {
        """
        ↓Assets.xcassets/Icons/close.png: png 24x24
        close.imageset/close.png: png 24x24
        """
      },
      Example("a note in a set") {
        """
        close.imageset/close.png: png 24x24
        ↘close.imageset/README.md: unlisted text drawn by hand
        """
      },
      Example("the copy the Finder made of a picture") {
        """
        close.imageset/close.png: png 24x24
        ↘close.imageset/close 2.png: unlisted png 24x24
        """
      },
      Example("the copy the Finder made") {
        """
        close.imageset/close.png: png 24x24
        ↘close.imageset/Contents 2.json: unlisted text {}
        """
      },
      Example("a sticker, whose file is named among the properties") {
        """
        Wave.sticker/wave.png: png 300x300
        Wave.sticker/Contents.json: json {"properties": {"filename": "wave.png"}}
        """
      },
      Example("an icns source, which has no list") {
        """
        App.iconset/icon_16x16@2x.png: png 32x32
        """
      },
      Example("a file that Contents.json means by a name of other case, which is another rule's concern") {
        """
        close.imageset/Close.png: missing
        close.imageset/close.png: unlisted png 24x24
        """
      },
      Example("a set whose Contents.json cannot be read") {
        """
        close.imageset/close.png: png 24x24
        close.imageset/Contents.json: text {
        """
      },
    ])

  func check(_ project: Project) -> [Finding] {
    let inSets = project.sets.lazy.filter { $0.contents.state == .read || $0.kind == .icns }.flatMap { set in
      let names = Set((set.payloads + set.strays).map(\.name))
      return set.unclaimedStrays.map { stray in
        finding(
          stray, "is in the set, but its \(set.contents.path.nameText) does not name it",
          matters: set.kind == .data || stray.isPicture,
          isCopy: stray.originalName.map { names.contains($0) } ?? false)
      }
    }
    let loose = project.catalogs.flatMap(\.loose).map { file in
      finding(file, "lies in the catalog outside of any set", matters: file.isPicture, isCopy: false)
    }
    return inSets + loose
  }

  private func finding(_ file: Payload, _ problem: String, matters: Bool, isCopy: Bool) -> Finding {
    let isNote =
      isCopy || Self.notes.contains(file.path.pathExtension ?? "") || file.name.hasPrefix("Contents ")
    let isWorthKeeping = matters && !isNote
    return Finding(
      about: file,
      "“\(file.name)” \(problem): nothing ever shows it. Delete it\(isWorthKeeping ? ", or assign it to a slot" : "")",
      grade: isWorthKeeping ? .normal : .minor, savings: [Saving(file)])
  }

  private static let notes: Set = ["md", "txt", "rtf", "sh", "py", "rb", "swift", "bak", "orig"]
}

extension Payload {
  fileprivate var isPicture: Bool { path.pictureFormat != nil }

  /// What the file was called before the Finder made a copy of it, as `sort.png` for `sort 2.png`.
  fileprivate var originalName: String? {
    guard let dot = name.lastIndex(of: "."), let space = name[..<dot].lastIndex(of: " "),
      Int(name[name.index(after: space)..<dot]) != nil
    else { return nil }
    return String(name[..<space] + name[dot...])
  }
}
