extension Change {
  static let added = [
    Change("a page that has nothing to do with assets", "echo Shop > README.md"),
    Change("another use of an asset", "use App close"),
    Change("a new asset with its use", "add $app star star; use App star"),
    Change(
      "a new asset that nothing uses", "add $kit star star",
      """
      warning unused_asset Kit/Art.xcassets/star.imageset/…:1
      """),
    Change(
      "a use of an asset that was forgotten", "use App star",
      """
      error missing_asset App/star.swift:3
      """),
    Change(
      "the same mistake again, in a function that already has it",
      "use App star; commit Mistake; sed 's/Image.*module)/&; &/' App/star.swift > new; mv new App/star.swift",
      """
      error missing_asset App/star.swift:3
      """),
    Change(
      "a third copy of a known pair, first by path",
      "add $app alarm ring; use App alarm",
      """
      warning duplicate_asset App/Art.xcassets/alarm.imageset/…:1
        note Kit/Art.xcassets/dismiss.imageset/…:1
        note App/Art.xcassets/close.imageset/…:1
      """),
    Change(
      "a third copy of a known pair, last by path", "add $kit zebra ring; use Kit zebra",
      """
      warning duplicate_asset Kit/Art.xcassets/zebra.imageset/…:1
        note Kit/Art.xcassets/dismiss.imageset/…:1
        note App/Art.xcassets/close.imageset/…:1
      """),
    Change(
      "the first use of a copy, which a commit added before",
      "add $app alarm ring; commit Copy; use App alarm",
      """
      warning duplicate_asset App/Art.xcassets/alarm.imageset/…:1
        note Kit/Art.xcassets/dismiss.imageset/…:1
        note App/Art.xcassets/close.imageset/…:1
      fixed unused_asset App/Art.xcassets/alarm.imageset/…:1
      """),
    Change(
      "another use of a copy",
      "add $app alarm ring; use App alarm; commit Copy; sed s/View_/More_/ App/alarm.swift > App/More.swift"),
    Change(
      "two new copies of an asset that was alone",
      "cp $app/home.imageset/home.png $pictures; add $app a home; use App a; add $kit b home; use Kit b",
      """
      warning duplicate_asset App/Art.xcassets/a.imageset/…:1
        note Kit/Art.xcassets/b.imageset/…:1
        note App/Art.xcassets/home.imageset/…:1
      """),
    Change(
      "a picture that no Contents.json lists", "cp $pictures/star.png $app/home.imageset",
      """
      warning unlisted_payload App/Art.xcassets/home.imageset/star.png
      """),
    Change(
      "a limit that all pictures exceed",
      "echo 'oversized_payload: {max_bytes: 10}' > .assetlint.yml"),
    Change(
      "everything, in the very first commit",
      "rm -rf .git; git init --quiet --template=; rm -r $kit/dismiss.imageset",
      """
      error missing_asset Kit/Panel.swift:5
      """),
  ]
}
