internal import AssetModel

/// Finds files in catalogs that no Contents.json names.
struct UnlistedPayload: Rule {
  static let about = RuleDescription(
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
        ↓close.imageset/README.md: unlisted text drawn by hand
        """
      },
      Example("the copy the Finder made") {
        """
        close.imageset/close.png: png 24x24
        ↓close.imageset/Contents 2.json: unlisted text {}
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
    let inSets = project.sets.filter { $0.contents.state == .read || $0.kind == .icns }.flatMap { set in
      set.unclaimedStrays.map { stray in
        finding(stray, "is in the set, but its Contents.json does not name it", canBeData: set.kind == .data)
      }
    }
    let loose = project.catalogs.flatMap(\.loose).map { file in
      finding(file, "lies in the catalog outside of any set", canBeData: false)
    }
    return inSets + loose
  }

  private func finding(_ file: Payload, _ problem: String, canBeData: Bool) -> Finding {
    let kind = file.path.pathExtension ?? ""
    let isNote = Self.notes.contains(kind) || file.name.hasPrefix("Contents ")
    let matters = PictureFormat(nameExtension: kind) != nil || (canBeData && !isNote)
    return Finding(
      about: file, "“\(file.name)” \(problem): nothing ever shows it. Delete it, or assign it to a slot",
      grade: matters ? .normal : .minor, savings: [Saving(file)])
  }

  private static let notes: Set = ["md", "txt", "rtf", "sh", "py", "rb", "swift", "bak", "orig"]
}
