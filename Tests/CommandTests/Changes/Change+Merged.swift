extension Change {
  static let merged = [
    Change(
      "a merge that loses both uses of an asset, one on each side",
      """
      use Kit badge; commit Twice; git branch other
      forget badge Kit/Panel.swift; commit One
      git checkout --quiet other; rm Kit/badge.swift; commit Other
      git merge --quiet --no-commit main
      """,
      commit: "git commit --quiet --message Merge",
      """
      warning unused_asset Kit/Panel.swift:4
        note Kit/Art.xcassets/badge.imageset/…:1
      """),
    Change(
      "a merge of a redrawn picture that two modules show",
      """
      use App badge; sed 's/.module/Bundle(identifier: "Shop_Kit")/' App/badge.swift > new; mv new App/badge.swift
      commit Shared; git checkout --quiet -b other; cp $pictures/star.png $kit/badge.imageset/badge.png; commit Star
      git checkout --quiet main; echo Shop > README.md; commit Page; git merge --quiet --no-commit other
      """,
      commit: "git commit --quiet --message Merge"),
    Change(
      "a merge of a mistake that was made before",
      """
      git checkout --quiet -b other; rm $kit/badge.imageset/badge.png; commit Mistake
      git checkout --quiet main; echo Shop > README.md; commit Page
      git merge --quiet --no-commit other
      """,
      commit: "git commit --quiet --message Merge"),
    Change(
      "a merge of the same picture from both sides under two names",
      """
      git checkout --quiet -b other; add $kit moon moon; use Kit moon; commit Moon
      git checkout --quiet main; add $app luna moon; use App luna; commit Luna
      git merge --quiet --no-commit other
      """,
      commit: "git commit --quiet --message Merge",
      """
      warning duplicate_asset App/Art.xcassets/luna.imageset/…:1
        note Kit/Art.xcassets/moon.imageset/…:1
      """),
    Change(
      "a merge in which both sides changed a file, with a mistake of its own",
      """
      git checkout --quiet -b other; rename badge medal Kit/Panel.swift
      git mv $kit/badge.imageset $kit/medal.imageset; commit Medal
      git checkout --quiet main; forget badge Kit/Panel.swift; use Kit badge; commit Badge
      git merge --quiet --no-commit other || git checkout --quiet --ours Kit/Panel.swift
      """,
      """
      warning unused_asset Kit/Art.xcassets/medal.imageset/…:1
      error missing_asset Kit/badge.swift:3
      """),
  ]
}
