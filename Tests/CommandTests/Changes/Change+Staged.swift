extension Change {
  /// Changes after which git commits something other than what is on disk.
  static let staged = [
    Change(
      "an asset whose picture is not added",
      "add $app star star; use App star; git add App/star.swift $app/star.imageset/Contents.json",
      commit: "git commit --quiet --message Change", leavesRest: true,
      """
      error missing_payload App/Art.xcassets/star.imageset/…:3
      """),
    Change(
      "an asset that nothing uses yet, and whose picture is not added",
      "add $app star star; git add $app/star.imageset/Contents.json",
      commit: "git commit --quiet --message Change", leavesRest: true,
      """
      warning unused_asset App/Art.xcassets/star.imageset/…:1
      error missing_payload App/Art.xcassets/star.imageset/…:3
        note App/Art.xcassets/star.imageset/…:1
      """),
    Change(
      "an asset whose picture is only added with --intent-to-add",
      "add $app star star; use App star; git add App/star.swift $app/star.imageset/Contents.json; git add --intent-to-add $app/star.imageset/star.png",
      commit: "git commit --quiet --message Change", leavesRest: true,
      """
      error missing_payload App/Art.xcassets/star.imageset/…:3
      """),
    Change(
      "an asset whose picture git ignores",
      "echo '*.png' > .gitignore; add $app star star; use App star", leavesRest: true,
      """
      error missing_payload App/Art.xcassets/star.imageset/…:3
      """),
    Change(
      "a file with one mistake that is staged, and one that is not",
      "use App star; git add App/star.swift; forget star App/star.swift; forget home App/HomeView.swift",
      commit: "git commit --quiet --message Change", leavesRest: true,
      """
      error missing_asset App/star.swift:3
      """),
    Change(
      "a file that was added and then deleted from disk",
      "add $app star star; use App star; git add .; rm -r $app/star.imageset App/star.swift",
      commit: "git commit --quiet --message Change", leavesRest: true),
    Change(
      "all that git tracks, by commit -a", "forget badge Kit/Panel.swift; use App star",
      commit: "git commit --quiet --all --message Change", leavesRest: true,
      """
      warning unused_asset Kit/Panel.swift:4
        note Kit/Art.xcassets/badge.imageset/…:1
      """),
    Change(
      "one file alone, by commit PATH",
      "forget badge Kit/Panel.swift; forget home App/HomeView.swift; git add .",
      commit: "git commit --quiet --message Change Kit", leavesRest: true,
      """
      warning unused_asset Kit/Panel.swift:4
        note Kit/Art.xcassets/badge.imageset/…:1
      """),
    Change(
      "all but one file, by commit --include", "forget badge Kit/Panel.swift; use App star; git add App",
      commit: "git commit --quiet --message Change --include Kit",
      """
      error missing_asset App/star.swift:3
      warning unused_asset Kit/Panel.swift:4
        note Kit/Art.xcassets/badge.imageset/…:1
      """),
    Change(
      "an amended commit", "use App star; commit Mistake; forget star App/star.swift",
      commit: "git commit --quiet --all --amend --no-edit", "fixed missing_asset App/star.swift:3", later: ""),
    Change(
      "a commit from a folder, with git told where everything is", "forget badge Kit/Panel.swift",
      commit:
        "cd Kit; GIT_DIR=../.git GIT_WORK_TREE=.. git commit --quiet --all --message Change",
      """
      warning unused_asset Kit/Panel.swift:4
        note Kit/Art.xcassets/badge.imageset/…:1
      """),
    Change(
      "a commit in another working tree",
      "git worktree add --quiet -b other ../other; cd ../other; forget badge Kit/Panel.swift",
      commit:
        "cd ../other; git commit --quiet --all --message Change; cd ../repository; git merge --quiet other",
      """
      warning unused_asset Kit/Panel.swift:4
        note Kit/Art.xcassets/badge.imageset/…:1
      """),
    Change(
      "a commit in a sparse checkout",
      "git sparse-checkout set --no-cone '/*' '!/Kit/Art.xcassets'; forget dismiss Kit/Panel.swift",
      commit: "git commit --quiet --all --message Change", leavesRest: true,
      """
      warning unused_asset Kit/Panel.swift:5
        note Kit/Art.xcassets/dismiss.imageset/…:1
      """),
    Change(
      "a newer commit of a submodule",
      """
      git init --quiet --template= ../design; (cd ../design; add Art.xcassets moon moon; commit Moon)
      git -c protocol.file.allow=always submodule --quiet add "$PWD/../design" Design
      use App moon; commit Design
      (cd Design; add Art.xcassets star star; commit Star)
      """,
      """
      warning unused_asset Design/Art.xcassets/star.imageset/…:1
      """),
  ]
}
