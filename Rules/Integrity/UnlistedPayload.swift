internal import AssetModel

/// Finds files in catalogs that no Contents.json lists.
struct UnlistedPayload: Rule {
  let about = RuleDescription(
    id: "unlisted_payload", category: .integrity, severity: .warning,
    summary: "Files in a catalog that no Contents.json lists.",
    rationale: """
      An unlisted file is never shown. It is left over from a redesign, or someone believes it is in use. Notes, \
      scripts and copies made by the Finder are reported as info.
      """,
    whenToDisable: "If a build step adds the files to Contents.json.",
    examples: [
      Example("a picture left over in a set") {
        """
        close.imageset/close.png: png 24x24
        ↓close.imageset/old.png: unlisted png 24x24
        """
      },
      Example("a picture outside the sets") {
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
      Example("a sticker, whose properties list the file") {
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
      Example("a file listed with different case, which another rule reports") {
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
          stray, "is in the set, but not in its \(set.contents.path.nameText)",
          matters: set.kind == .data || stray.isPicture,
          isCopy: stray.originalName.map { names.contains($0) } ?? false)
      }
    }
    let loose = project.catalogs.flatMap(\.loose).map { file in
      finding(file, "is in the catalog, but outside any set", matters: file.isPicture, isCopy: false)
    }
    return inSets + loose
  }

  private func finding(_ file: Payload, _ problem: String, matters: Bool, isCopy: Bool) -> Finding {
    let isNote =
      isCopy || Self.notes.contains(file.path.pathExtension ?? "") || file.name.hasPrefix("Contents ")
    let isWorthKeeping = matters && !isNote
    return Finding(
      about: file,
      "“\(file.name)” \(problem), so it is never shown; delete it\(isWorthKeeping ? ", or assign it to a slot" : "")",
      grade: isWorthKeeping ? .normal : .minor, savings: [Saving(file)])
  }

  private static let notes: Set = ["md", "txt", "rtf", "sh", "py", "rb", "swift", "bak", "orig"]
}

extension Payload {
  fileprivate var isPicture: Bool { path.pictureFormat != nil }

  /// The name of the file that the Finder copied, such as `sort.png` for `sort 2.png`.
  fileprivate var originalName: String? {
    guard let dot = name.lastIndex(of: "."), let space = name[..<dot].lastIndex(of: " "),
      Int(name[name.index(after: space)..<dot]) != nil
    else { return nil }
    return String(name[..<space] + name[dot...])
  }
}
