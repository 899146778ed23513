extension Change {
  static let removed = [
    Change(
      "the last use of an asset", "forget badge Kit/Panel.swift",
      """
      warning unused_asset Kit/Panel.swift:4
        note Kit/Art.xcassets/badge.imageset/…:1
      """),
    Change("one of two uses", "use Kit badge; commit Twice; forget badge Kit/Panel.swift"),
    Change(
      "the file with the last uses", "use Kit star; add $kit star star; commit Star; rm Kit/star.swift",
      """
      warning unused_asset Kit/Art.xcassets/star.imageset/…:1
        note Kit/star.swift
      """),
    Change(
      "the second of two uses, after the first went with another commit",
      "use Kit badge; commit Twice; forget badge Kit/Panel.swift; commit Once; rm Kit/badge.swift",
      """
      warning unused_asset Kit/Art.xcassets/badge.imageset/…:1
        note Kit/badge.swift
      """),
    Change(
      "an asset that is still used", "rm -r $kit/badge.imageset",
      """
      error missing_asset Kit/Panel.swift:4
      """),
    Change("an asset with its use", "rm -r $kit/badge.imageset; forget badge Kit/Panel.swift"),
    Change(
      "one of two copies, whose uses switch to the other one",
      "rm -r $app/close.imageset; forget close App/HomeView.swift",
      "fixed duplicate_asset App/Art.xcassets/close.imageset/…:1"),
    Change(
      "a whole catalog", "rm -r $kit",
      """
      error missing_asset Kit/Panel.swift:4
      error missing_asset Kit/Panel.swift:5
      fixed duplicate_asset App/Art.xcassets/close.imageset/…:1
      """),
    Change(
      "the picture of an asset", "rm $kit/badge.imageset/badge.png",
      """
      error missing_payload Kit/Art.xcassets/badge.imageset/…:4
      """),
    Change(
      "a mistake, by reverting it", "rm $kit/badge.imageset/badge.png; commit Mistake",
      commit: "git revert --no-commit HEAD && git commit --quiet --message Revert",
      "fixed missing_payload Kit/Art.xcassets/badge.imageset/…:4"),
  ]
}
