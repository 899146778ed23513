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
      Example("an image file left over in a set") {
        """
        close.imageset/close.png: png 24x24
        ↓close.imageset/old.png: unlisted png 24x24
        """
      },
      Example("an image file outside the sets") {
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
      Example("a license outside the sets, and one without an extension") {
        """
        close.imageset/close.png: png 24x24
        ↘Assets.xcassets/Icons/License.txt: text yours to use
        ↘close.imageset/LICENSE: unlisted text yours to use
        ↓close.imageset/license.png: unlisted png 24x24
        """
      },
      Example("a copy of an image file, made by the Finder") {
        """
        close.imageset/close.png: png 24x24
        ↘close.imageset/close 2.png: unlisted png 24x24
        """
      },
      Example("a copy of a Contents.json, made by the Finder") {
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
      Example("a file outside the sets that a target lists by itself") {
        """
        App.xcodeproj/project.pbxproj:
          { objects = {
          P = {isa = PBXProject; mainGroup = M; targets = (T);};
          M = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
          F = {isa = PBXFileReference; path = Images.xcassets/Add/Add.png; sourceTree = "<group>";};
          B = {isa = PBXBuildFile; fileRef = F;};
          R = {isa = PBXResourcesBuildPhase; files = (B);};
          T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R);};
          }; rootObject = P; }
        Images.xcassets/Add/Add.png: png 24x24
        ↓Images.xcassets/Add/Old.png: png 24x24 blue
        """
      },
      Example("an .iconset folder, which has no Contents.json") {
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
      Example("notes of every kind in a data set, backups, and other data") {
        """
        seed.dataset/seed.json: text data
        ↘seed.dataset/a.markdown: unlisted text notes
        ↘seed.dataset/a.rst: unlisted text notes
        ↘seed.dataset/a.txt: unlisted text notes
        ↘seed.dataset/a.rtf: unlisted text notes
        ↘seed.dataset/a.html: unlisted text notes
        ↘seed.dataset/a.sh: unlisted text notes
        ↘seed.dataset/a.py: unlisted text notes
        ↘seed.dataset/a.rb: unlisted text notes
        ↘seed.dataset/a.swift: unlisted text notes
        ↘seed.dataset/a.MD: unlisted text notes
        ↘seed.dataset/licenc.json: unlisted text notes
        ↘seed.dataset/copying.json: unlisted text notes
        ↘seed.dataset/notice.json: unlisted text notes
        ↘seed.dataset/readme.json: unlisted text notes
        ↘seed.dataset/authors.json: unlisted text notes
        ↘seed.dataset/credits.json: unlisted text notes
        ↘seed.dataset/seed.json.bak: unlisted text backup
        ↘seed.dataset/seed.json.orig: unlisted text backup
        ↓seed.dataset/more.json: unlisted text more
        ↓seed.dataset/my notice.json: unlisted text more
        """
      },
    ])

  var needs: Needs { .modules }

  func check(_ project: Project) -> [Finding] {
    let inSets = project.sets.lazy.filter { $0.contents.state == .read || $0.kind == .icns }.flatMap { set in
      let names = Set((set.payloads + set.strays).map(\.name))
      return set.unclaimedStrays.map { stray in
        finding(
          stray, "is in the set, but not in its \(set.contents.path.nameText)",
          keeping: "list it there",
          matters: set.kind == .data || stray.isPicture,
          isCopy: stray.originalName.map { names.contains($0) } ?? false)
      }
    }
    let loose = project.catalogs.flatMap(\.loose).filter { !project.modules.lists($0.path) }.map { file in
      finding(
        file, "is in the catalog, but outside any set", keeping: "add it to an image set",
        matters: file.isPicture, isCopy: false)
    }
    return inSets + loose
  }

  private func finding(
    _ file: Payload, _ problem: String, keeping: String, matters: Bool, isCopy: Bool
  ) -> Finding {
    let isLeftover =
      isCopy || file.name.hasPrefix("Contents ") || ["bak", "orig"].contains(file.path.pathExtension)
    let isNote = !isLeftover && file.isNote
    let isWorthKeeping = matters && !isNote && !isLeftover
    let advice =
      isNote
      ? "move it out of the catalog" : isWorthKeeping ? "delete it, or \(keeping)" : "delete it"
    return Finding(
      about: file,
      "“\(file.name)” \(problem), so it is never \(file.isPicture ? "shown" : "used"); \(advice)",
      grade: isWorthKeeping ? .normal : .minor, savings: isNote ? [] : [Saving(file)])
  }
}

extension Modules {
  /// Whether a module lists the file itself, rather than only a folder or catalog around it.
  fileprivate func lists(_ file: RepositoryPath) -> Bool {
    !Set(memberships(of: file)).isSubset(of: memberships(of: file.parent))
  }
}

extension Payload {
  fileprivate var isPicture: Bool { path.pictureFormat != nil }

  /// Whether it is for people to read or run, such as a license, and so must be kept somewhere.
  fileprivate var isNote: Bool {
    let name = name.lowercased()
    let nameExtension = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    return !isPicture
      && (Self.noteExtensions.contains(nameExtension) || Self.noteNames.contains(where: name.hasPrefix))
  }

  private static let noteExtensions: Set = [
    "md", "markdown", "rst", "txt", "rtf", "html", "sh", "py", "rb", "swift",
  ]
  /// The beginnings of names, in either spelling.
  private static let noteNames = [
    "licens", "licenc", "copying", "notice", "readme", "authors", "credits",
  ]

  /// The name of the file that the Finder copied, such as `sort.png` for `sort 2.png`.
  fileprivate var originalName: String? {
    guard let dot = name.lastIndex(of: "."), let space = name[..<dot].lastIndex(of: " "),
      Int(name[name.index(after: space)..<dot]) != nil
    else { return nil }
    return String(name[..<space] + name[dot...])
  }
}
