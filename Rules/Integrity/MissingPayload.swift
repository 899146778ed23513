internal import AssetModel

struct MissingPayload: Rule {
  let about = RuleDescription(
    id: "missing_payload", category: .integrity, severity: .error,
    summary: "Files listed in Contents.json that do not exist, or are not in git.",
    rationale: """
      If a listed file is missing, the asset shows nothing or a different variant, and Xcode only warns. A name that \
      differs in case works on your Mac and fails in CI, and so does a file that was never added to git. A name in \
      another Unicode form is reported one severity lower. A missing file that git ignores is reported only in \
      comparisons, because many teams keep such files on their own machines. An app icon or launch image that no \
      current device would show, such as a 1x launch image for iPhones, is reported as info. A set is not checked if \
      git ignores its folder, or ignores all of its files by their path, because a build step probably creates them.
      """,
    whenToDisable: """
      If a build step creates the files. If it creates only some of them, suppress the findings \
      about these, with a reason.
      """,
    examples: [
      Example("a missing file") {
        """
        ↓close.imageset/close.png: missing
        """
      },
      Example("a file whose name differs in case") {
        """
        ↓close.imageset/Close.png: missing
        close.imageset/close.png: unlisted png 24x24
        """
      },
      Example("two files in a set whose names differ in case, reported as one finding") {
        """
        ↓close.imageset/Close.png: missing
        close.imageset/Close@2x.png: missing
        close.imageset/close.png: unlisted png 24x24
        close.imageset/close@2x.png: unlisted png 48x48
        """
      },
      Example("a file whose name is in another Unicode form") {
        """
        ↘close.imageset/caf\u{E9}.png: missing
        close.imageset/caf\u{E9}@2x.png: missing
        close.imageset/cafe\u{301}.png: unlisted png 24x24
        close.imageset/cafe\u{301}@2x.png: unlisted png 48x48
        """
      },
      Example("an Icon Composer image whose name is in another Unicode form") {
        """
        ↘App.icon/icon.json: json {"groups": [{"layers": [{"image-name": "caf\u{E9}.svg"}]}]}
        App.icon/Assets/cafe\u{301}.svg: svg 24x24
        """
      },
      Example("a file whose name differs by a space") {
        """
        ↓close.imageset/App Store.png: missing
        close.imageset/AppStore.png: unlisted png 24x24
        """
      },
      Example("a missing file in a set with one unlisted image, and in a set with two") {
        """
        ↓close.imageset/Group 460.svg: missing
        close.imageset/close.png: unlisted png 24x24
        ↓open.imageset/Group 461.svg: missing
        open.imageset/open.png: unlisted png 24x24
        open.imageset/old.png: unlisted png 24x24
        ↓seed.dataset/Contents.json: json {"data": [{"filename": "seed.json", "idiom": "universal"}]}
        seed.dataset/zebra.png: unlisted png 24x24
        """
      },
      Example("a missing layer") {
        """
        ↓Icon.imagestack/Contents.json: json {"layers": [{"filename": "Front.imagestacklayer"}]}
        """
      },
      Example("a missing file that git ignores because of its extension") {
        """
        .gitignore:
          Assets.xcassets/AppIcon-Beta.appiconset
          Assets.xcassets/**/level*.imageset/*.png
          *.pdf
        AppIcon-Beta.appiconset/icon.png: missing
        level1.imageset/level1.png: missing
        ↝close.imageset/close.pdf: missing
        """
      },
      Example("missing launch images, one only for old devices") {
        """
        Launch.launchimage/Contents.json: json {"images": [ \\
        {"filename": ⇢"a.png", "idiom": "iphone", "scale": "1x", "extent": "full-screen"}, \\
        {"filename": ↓"b.png", "idiom": "iphone", "scale": "2x", "extent": "full-screen"}, \\
        {"filename": ↓"c.png", "idiom": "universal", "scale": "1x"}]}
        ↓close.imageset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", "scale": "1x"}]}
        """
      },
      Example("an entry that is empty on purpose") {
        """
        close.imageset/close.png: png 24x24
        close.imageset/Contents.json: json {"images": [{"filename": "close.png", "scale": "1x"}, {"scale": "2x"}]}
        """
      },
      Example("the same file in two entries") {
        """
        close.imageset/close.pdf: pdf 24x24
        close.imageset/Contents.json: json {"images": [{"filename": "close.pdf", "scale": "1x"}, \\
        {"filename": "close.pdf", "scale": "2x"}]}
        """
      },
    ])

  var needs: Needs { .modules }

  func check(_ project: Project) -> [Finding] {
    let twins = project.twins()
    return project.sets.filter { !$0.isFilledByBuild }.flatMap { set in
      missing(in: set, twins["\(set.path)".lowercased()] ?? [], project.modules.devices(of: set))
        + unmanaged(in: set)
    }
  }

  /// The kinds of problems. The report does not combine findings of different kinds, because each kind needs its own
  /// remedy.
  private enum Problem: String {
    case unstaged, unicodeForm, letterCase, similarName, otherName, ignored, absent
  }

  private func missing(in set: AssetSet, _ twins: [AssetSet], _ devices: Devices) -> [Finding] {
    // On most Macs, folders whose paths differ only in case are one folder, so a file in one of them is not missing
    // from the others. Another rule reports such folders.
    let elsewhere = Set(twins.flatMap(\.strays).map(\.name))
    let list = set.contents.path.nameText
    let editor = set.kind == .iconDocument ? "Icon Composer" : "Xcode"
    let outcome =
      set.kind == .data
      ? "code that loads the asset may get no data" : "the asset shows nothing for this entry"
    return set.missingFiles.filter { !elsewhere.contains($0.name) }.map { file in
      let (kind, text): (Problem, String) =
        switch file.candidate {
        case _ where file.isOnDisk:
          (
            .unstaged,
            "exists only on this disk because it was never added to git, so builds on other machines won't find it; run “git add”"
          )
        // Swift ignores the Unicode form when it compares strings, so names that are equal here differ only in
        // that form.
        case .sameLetters(let other) where other.path.description == set.path.appending(file.name).description:
          (
            .unicodeForm,
            "is written on disk in a different Unicode form than in \(list) (é as one character or as two), so Xcode's "
              + "asset compiler says that it does not exist; rename the file using only ASCII characters, and select it again in \(editor)"
          )
        case .sameLetters(let other):
          (
            .letterCase,
            "is “\(other.name)” on disk, so case-sensitive file systems won't find it; rename the file, or correct the entry"
          )
        case .similar(let other):
          (
            .similarName,
            "does not exist, so \(outcome); "
              + "rename the unlisted file “\(other.name)”, or correct the entry"
          )
        case .only(let other):
          (
            .otherName,
            "does not exist, so \(outcome); list “\(other.name)”, the only file in the set, or add the missing file"
          )
        case .none where file.isIgnored:
          (
            .ignored,
            "does not exist, so \(outcome), unless other machines have the file, because git ignores it; if the app needs it, "
              + "add it with “git add --force”; otherwise, remove the entry"
          )
        case nil:
          (
            .absent,
            "does not exist, so \(outcome); add the file, or remove the entry"
          )
        }
      // Images have fallbacks: a device without a 1x screen shows the 1x if there is no other scale.
      let hasFallbacks = set.kind != .launchImage && set.kind != .appIcon
      let isShown = hasFallbacks || set.slots.contains { $0.filename == file.name && devices.use($0) }
      var finding = Finding(
        about: set, at: file.slot.filenamePosition, "“\(file.name)” \(text)",
        grade: !isShown ? .trivial : kind == .unicodeForm ? .minor : kind == .ignored ? .settled : .normal,
        key: [file.name])
      finding.statement = kind.rawValue
      let trouble: String? =
        switch kind {
        case .unicodeForm:
          "are written on disk in a different Unicode form than in \(list) (é as one character or as two), so Xcode's asset "
            + "compiler says that the files do not exist; rename them using only ASCII characters, and select them again in \(editor)"
        case .letterCase:
          "differ in case from those in \(list), so case-sensitive file systems won't find the files; rename the files, or correct the entries"
        default: nil
        }
      if let trouble {
        finding.fold = FindingFold(
          [kind.rawValue, "\(set.path)"], fewest: 1, note: "“\(file.name)” has the same problem"
        ) { _, _ in
          "the names of files in “\(set.name)” \(trouble)"
        }
      }
      return finding
    }
  }

  private func unmanaged(in set: AssetSet) -> [Finding] {
    guard set.contents.presence == .tracked else { return [] }
    return set.payloads.filter { $0.presence != .tracked }.map { payload in
      let (reason, remedy) =
        payload.presence == .ignored
        ? ("git ignores it", "change .gitignore, or add the file with “git add --force”")
        : ("it was never added to git", "add it to git")
      return Finding(
        about: payload,
        "“\(payload.name)” exists only on this disk because \(reason), so no one else gets it; \(remedy)",
        grade: payload.presence == .ignored ? .normal : .provisional)
    }
  }
}
