extension Change {
  static let moved = [
    Change(
      "another name for an asset and its use",
      "git mv $kit/badge.imageset $kit/medal.imageset; rename badge medal Kit/Panel.swift"),
    Change(
      "another name for an asset, and not for its use", "git mv $kit/badge.imageset $kit/medal.imageset",
      """
      warning unused_asset Kit/Art.xcassets/medal.imageset/…:1
      error missing_asset Kit/Panel.swift:4
      """),
    Change(
      "another name for a copy that is known, and for its picture",
      """
      git mv $kit/dismiss.imageset $kit/cross.imageset
      git mv $kit/cross.imageset/dismiss.png $kit/cross.imageset/cross.png
      rename dismiss.png cross.png $kit/cross.imageset/Contents.json
      rename dismiss cross Kit/Panel.swift
      """),
    Change(
      "a name in another case, of the asset alone",
      "git mv $kit/badge.imageset $kit/Badge.imageset",
      """
      error missing_asset Kit/Panel.swift:4
        note Kit/Art.xcassets/Badge.imageset/…:1
      """),
    Change(
      "a name in another case, of a picture alone",
      "git mv $kit/badge.imageset/badge.png $kit/badge.imageset/Badge.png",
      """
      error missing_payload Kit/Art.xcassets/badge.imageset/…:4
      """),
    Change(
      "an asset in a group of its catalog",
      "mkdir $kit/Signs; git mv $kit/badge.imageset $kit/Signs/badge.imageset"),
    Change(
      "an asset that moves to the app with its use",
      "git mv $kit/badge.imageset $app/badge.imageset; forget badge Kit/Panel.swift; use App badge"),
    Change(
      "an asset that moves to the app without its use",
      "git mv $kit/badge.imageset $app/badge.imageset",
      """
      error unreachable_asset Kit/Panel.swift:4
        note App/Art.xcassets/badge.imageset/…:1
      """),
    Change(
      "a framework in another folder",
      "git mv Kit Base; sed 's/path: \"Kit\"/path: \"Base\"/' Package.swift > new; mv new Package.swift"),
    Change(
      "code with a mistake in another file",
      "use App star; commit Mistake; git mv App/star.swift App/Star.swift"),
  ]
}
