internal import AssetModel

/// Finds files that a Contents.json names and that are not there, or not there for everybody.
struct MissingPayload: Rule {
  let about = RuleDescription(
    id: "missing_payload", category: .integrity, severity: .error,
    summary: "Every file that Contents.json names is in the set, and in git.",
    rationale: """
      Where the file is missing the asset shows nothing, and Xcode only warns. A name that differs in case \
      works on one person's disk and fails on the build server's; so does a file that git does not track.
      """,
    examples: [
      Example("a file that is not there") {
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
      Example("a file whose name differs in a space") {
        """
        ↓close.imageset/App Store.png: missing
        close.imageset/AppStore.png: unlisted png 24x24
        """
      },
      Example("a layer that is not there") {
        """
        ↓Icon.imagestack/Contents.json: json {"layers": [{"filename": "Front.imagestacklayer"}]}
        """
      },
      Example("a slot without a file, which is left empty on purpose") {
        """
        close.imageset/close.png: png 24x24
        close.imageset/Contents.json: json {"images": [{"filename": "close.png", "scale": "1x"}, {"scale": "2x"}]}
        """
      },
      Example("one file in two slots") {
        """
        close.imageset/close.pdf: pdf 24x24
        close.imageset/Contents.json: json {"images": [{"filename": "close.pdf", "scale": "1x"}, \\
        {"filename": "close.pdf", "scale": "2x"}]}
        """
      },
    ])

  func check(_ project: Project) -> [Finding] {
    project.sets.flatMap { missing(in: $0) + unmanaged(in: $0) }
  }

  private func missing(in set: AssetSet) -> [Finding] {
    set.missingFiles.map { file in
      let problem =
        switch file.candidate {
        case _ where file.isOnDisk:
          "is on this disk only, as it was not added to git: nobody else gets it. Run “git add” on it"
        case .sameLetters(let other):
          "is called “\(other.name)” on disk: disks that tell such names apart find nothing. Rename one of the two"
        case .similar(let other):
          "is not there, and nothing names “\(other.name)”, which is. Rename one of the two"
        case nil: "is not there: the asset shows nothing for this slot. Add the file or empty the slot"
        }
      return Finding(
        about: set, at: file.slot.filenamePosition, "“\(file.name)” \(problem)", key: [file.name])
    }
  }

  /// Files that exist on this disk only.
  private func unmanaged(in set: AssetSet) -> [Finding] {
    guard set.contents.presence == .tracked else { return [] }
    return set.payloads.filter { $0.presence != .tracked }.map { payload in
      let reason = payload.presence == .ignored ? "git ignores it" : "it was not added to git"
      return Finding(
        about: payload, "“\(payload.name)” is on this disk only, as \(reason): nobody else gets it",
        grade: payload.presence == .ignored ? .normal : .provisional)
    }
  }
}
