internal import AssetModel

struct UnlistedPayload: Rule {
  let about = RuleDescription(
    id: "unlisted_payload", category: .integrity, severity: .warning,
    summary: "Files in a catalog that no Contents.json lists.",
    rationale: """
      An unlisted file is never shown. Either it is left over from a redesign, or someone believes that it is in use. \
      Notes, scripts and copies made by the Finder are reported as info.
      """,
    whenToDisable: "If a build step adds the files to Contents.json.",
    examples: [
      Example("an image file left over in a set") {
        """
        close.imageset/close.png: png 24x24
        ↓close.imageset/old.png: unlisted png 24x24
        """
      },
      Example("an image file that Contents.json assigns to no slot") {
        """
        close.imageset/close.png: png 24x24
        ↓close.imageset/old.png: unlisted png 24x24
        close.imageset/Contents.json: json {"images": [{"filename": "close.png"}, {"filename": "old.png", "unassigned": true}]}
        """
      },
      Example("an unlisted image file that a script in the set may read") {
        """
        AppIcon.appiconset/icon-60.png: png 60x60
        ↓AppIcon.appiconset/icon.png: unlisted png 120x120
        ↘AppIcon.appiconset/sizes.py: unlisted text copy("icon.png")
        """
      },
      Example("an image file in a catalog, but not in a set") {
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
      Example("license files with and without an extension") {
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
      Example("a sticker, whose properties list its file") {
        """
        Wave.sticker/wave.png: png 300x300
        Wave.sticker/Contents.json: json {"properties": {"filename": "wave.png"}}
        """
      },
      Example("a file outside any set, and not among the target's resources") {
        """
        App.xcodeproj/project.pbxproj:
          { objects = {
          P = {isa = PBXProject; mainGroup = M; targets = (T);};
          M = {isa = PBXGroup; children = (F, C); sourceTree = "<group>";};
          F = {isa = PBXFileReference; path = Images.xcassets/Add/Add.png; sourceTree = "<group>";};
          C = {isa = PBXFileReference; path = Images.xcassets; sourceTree = "<group>";};
          B = {isa = PBXBuildFile; fileRef = F;};
          D = {isa = PBXBuildFile; fileRef = C;};
          R = {isa = PBXResourcesBuildPhase; files = (B, D);};
          T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R);};
          }; rootObject = P; }
        Images.xcassets/Add/Add.png: png 24x24
        ↓Images.xcassets/Add/Old.png: png 24x24 blue
        """
      },
      Example("an unlisted image file next to Swift code that a target compiles") {
        """
        App.xcodeproj/project.pbxproj:
          { objects = {
          P = {isa = PBXProject; mainGroup = M; targets = (T);};
          M = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
          F = {isa = PBXFileReference; path = Kit.xcassets/close.imageset/Close.swift; sourceTree = "<group>";};
          B = {isa = PBXBuildFile; fileRef = F;};
          S = {isa = PBXSourcesBuildPhase; files = (B);};
          T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S);};
          }; rootObject = P; }
        Kit.xcassets/close.imageset/close.png: png 24x24
        ↓Kit.xcassets/close.imageset/old.png: unlisted png 24x24
        Kit.xcassets/close.imageset/Close.swift: unlisted text let icon = "close"
        """
      },
      Example("several unlisted files in one folder, reported as one finding") {
        """
        ↓Kit.xcassets/a.pdf: pdf 24x24
        Kit.xcassets/b.pdf: pdf 25x25
        Kit.xcassets/c.pdf: pdf 26x26
        ↘Kit.xcassets/LICENSE: text yours to use
        ↓Kit.xcassets/Icons/d.pdf: pdf 27x27
        close.imageset/close.png: png 24x24
        ↓close.imageset/old.png: unlisted png 24x24
        close.imageset/older.png: unlisted png 25x25
        """
      },
      Example("a note in a folder, and a placeholder next to an image") {
        """
        Assets.xcassets/dummy.txt: text keeps this folder in git
        Assets.xcassets/Icons/notes: empty
        ↘Assets.xcassets/Old/notes.txt: text see the wiki
        ↘Assets.xcassets/New/dummy.txt: text keeps this folder in git
        ↓Assets.xcassets/New/close.png: png 24x24
        """
      },
      Example("an .iconset folder, which has no Contents.json") {
        """
        App.iconset/icon_16x16@2x.png: png 32x32
        """
      },
      Example("a file listed under a name that differs in case") {
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
      Example("notes, backups and other unlisted files in data sets") {
        """
        seed.dataset/seed.json: text data
        ↘a.dataset/a.markdown: unlisted text notes
        ↘b.dataset/a.rst: unlisted text notes
        ↘c.dataset/a.txt: unlisted text notes
        ↘d.dataset/a.rtf: unlisted text notes
        ↘e.dataset/a.html: unlisted text notes
        ↘f.dataset/a.sh: unlisted text notes
        ↘g.dataset/a.py: unlisted text notes
        ↘h.dataset/a.rb: unlisted text notes
        ↘i.dataset/a.swift: unlisted text notes
        ↘j.dataset/a.MD: unlisted text notes
        ↘k.dataset/licenc.json: unlisted text notes
        ↘l.dataset/copying.json: unlisted text notes
        ↘m.dataset/notice.json: unlisted text notes
        ↘n.dataset/readme.json: unlisted text notes
        ↘o.dataset/authors.json: unlisted text notes
        ↘p.dataset/credits.json: unlisted text notes
        ↘seed.dataset/seed.json.bak: unlisted text backup
        seed.dataset/seed.json.orig: unlisted text backup
        ↓q.dataset/more.json: unlisted text more
        ↓r.dataset/my notice.json: unlisted text more
        """
      },
    ])

  var needs: Needs { .modules }

  func check(_ project: Project) -> [Finding] {
    let inSets = project.sets.lazy.filter { $0.contents.state == .read || $0.kind == .icns }.flatMap { set in
      let names = Set((set.payloads + set.strays).map(\.name))
      let strays = set.unclaimedStrays.filter { !project.modules.list($0.path) }
      return strays.withoutPlaceholders.map { stray in
        let isUnassigned = set.contents.unassigned.contains(stray.name)
        return finding(
          stray, in: "the set",
          isUnassigned
            ? "but assigned to no slot"
            : set.kind == .icns
              ? "but not named like icon_32x32.png" : "but not in its \(set.contents.path.nameText)",
          deleting: isUnassigned ? "delete %@ and remove %@ from Contents.json" : "delete %@",
          keeping: isUnassigned
            ? "assign %@ to a slot" : set.kind == .icns ? "rename %@" : "list %@ there",
          matters: set.kind == .data || stray.isPicture,
          isCopy: stray.originalName.map { names.contains($0) } ?? false,
          script: strays.first(where: \.isScript)?.name)
      }
    }
    let loose = project.catalogs.flatMap(\.loose).filter { !project.modules.list($0.path) }
    let inFolders = Dictionary(grouping: loose, by: \.folder).values.flatMap(\.withoutPlaceholders).map {
      file in
      finding(
        file, in: "the catalog", "but outside any set",
        keeping:
          "add %@ to an image set, or, if a document such as a README shows %@, move %@ out of the catalog",
        matters: file.isPicture, isCopy: false)
    }
    return inSets + inFolders
  }

  /// The finding about an unlisted file. In `deleting` and `keeping`, `%@` is replaced by “it” or “them”. `script` is
  /// the name of a script in the same folder, which may read the file.
  private func finding(
    _ file: Payload, in folder: String, _ problem: String, deleting: String = "delete %@", keeping: String,
    matters: Bool, isCopy: Bool, script: String? = nil
  ) -> Finding {
    let isLeftover =
      isCopy || file.name.hasPrefix("Contents ") || ["bak", "orig"].contains(file.path.pathExtension)
    let isNote = !isLeftover && file.isNote
    let isWorthKeeping = matters && !isNote && !isLeftover
    let advice = { @Sendable (it: String) in
      let deleting = deleting.replacing("%@", with: it)
      return if isNote {
        "move \(it) out of the catalog"
      } else if let script {
        "if “\(script)” reads \(it), move \(it) and the script out of the catalog, and adjust the script's paths; otherwise, \(deleting)"
      } else {
        isWorthKeeping ? "\(deleting), or \(keeping.replacing("%@", with: it))" : deleting
      }
    }
    let name = file.path.relative(to: file.folder).map { "\($0)" } ?? file.name
    let outcome = "never \(file.isPicture ? "shown" : "used")"
    var finding = Finding(
      about: file, "“\(name)” is in \(folder), \(problem), so it is \(outcome); \(advice("it"))",
      grade: isWorthKeeping ? .normal : .minor, savings: isNote ? [] : [Saving(file)])
    finding.fold = FindingFold(
      ["\(file.folder)", problem, outcome, advice("it")], note: "another unlisted file"
    ) {
      count, _ in
      "“\(name)” and \((count - 1).more("file")) are in \(file.folder), \(problem), so they are \(outcome); \(advice("them"))"
    }
    return finding
  }
}

extension Payload {
  fileprivate var isPicture: Bool { path.pictureFormat != nil }

  /// Whether the file is a document or a script that people may need, such as a license. Such files should be
  /// moved rather than deleted.
  fileprivate var isNote: Bool {
    let name = name.lowercased()
    let nameExtension = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    return !isPicture
      && (Self.noteExtensions.contains(nameExtension) || Self.noteNames.contains(where: name.hasPrefix))
  }

  fileprivate var isScript: Bool { ["sh", "py", "rb", "swift"].contains(path.pathExtension) }

  /// Whether the file's only purpose is to keep an otherwise empty folder in git.
  fileprivate var isPlaceholder: Bool {
    !isPicture && (byteCount == 0 || Self.placeholderNames.contains(name.lowercased()))
  }

  /// The names of files that only keep a folder in git. `.gitkeep` and `.keep` are not in the list because
  /// they never count as part of a catalog.
  private static let placeholderNames: Set = [
    "dummy", "dummy.txt", "empty", "empty.txt", "keep", "keep.txt", "placeholder", "placeholder.txt",
    ".placeholder",
    ".gitignore",
  ]

  private static let noteExtensions: Set = [
    "md", "markdown", "rst", "txt", "rtf", "html", "sh", "py", "rb", "swift",
  ]
  /// Prefixes of notes' file names. “licens” and “licenc” cover the American and the British spelling.
  private static let noteNames = [
    "licens", "licenc", "copying", "notice", "readme", "authors", "credits",
  ]

  /// The original's name if this looks like a copy made by the Finder: `sort.png` for `sort 2.png`. Otherwise nil.
  fileprivate var originalName: String? {
    guard let dot = name.lastIndex(of: "."), let space = name[..<dot].lastIndex(of: " "),
      Int(name[name.index(after: space)..<dot]) != nil
    else { return nil }
    return String(name[..<space] + name[dot...])
  }
}

extension [Payload] {
  /// These files; empty if the only one just keeps the folder in git.
  fileprivate var withoutPlaceholders: [Payload] { count == 1 && self[0].isPlaceholder ? [] : self }
}
