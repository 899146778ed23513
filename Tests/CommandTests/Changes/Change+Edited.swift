extension Change {
  static let edited = [
    Change(
      "another picture for an asset of one module", "cp $pictures/star.png $kit/badge.imageset/badge.png"),
    Change(
      "another picture for one of two copies", "cp $pictures/star.png $kit/dismiss.imageset/dismiss.png",
      "fixed duplicate_asset App/Art.xcassets/close.imageset/…:1"),
    Change(
      "another picture for both copies",
      "for i in $kit/dismiss $app/close; do cp $pictures/star.png $i.imageset/${i##*/}.png; done"),
    Change(
      "another picture for an asset that two modules show",
      """
      use App badge; sed 's/.module/Bundle(identifier: "Shop_Kit")/' App/badge.swift > new; mv new App/badge.swift
      commit Shared; cp $pictures/star.png $kit/badge.imageset/badge.png
      """,
      """
      info touched_shared_asset Kit/Art.xcassets/badge.imageset/…:4
        note App/badge.swift:3
        note Kit/Panel.swift:4
      """),
    Change(
      "a truncated picture", "head -c 60 $pictures/star.png > $kit/badge.imageset/badge.png",
      """
      error mislabeled_payload Kit/Art.xcassets/badge.imageset/…:4
      """),
    Change(
      "lines above a known mistake",
      "use App star; commit Mistake; printf '// Views\\n\\n' | cat - App/star.swift > new; mv new App/star.swift"
    ),
    Change(
      "a known copy whose Contents.json is written in another way",
      "tr -d '\\n' < $kit/dismiss.imageset/Contents.json > new; mv new $kit/dismiss.imageset/Contents.json"),
    Change(
      "a Contents.json that is no longer JSON", "echo '{' > $kit/badge.imageset/Contents.json",
      """
      error invalid_contents Kit/Art.xcassets/badge.imageset/…:2
      """),
    Change(
      "a copy of what the baseline lists",
      """
      assetlint baseline write > /dev/null; echo 'baseline: .assetlint-baseline' > .assetlint.yml; commit Baseline
      add $kit zebra ring; use Kit zebra
      """,
      """
      warning duplicate_asset Kit/Art.xcassets/zebra.imageset/…:1
        note Kit/Art.xcassets/dismiss.imageset/…:1
        note App/Art.xcassets/close.imageset/…:1
      """),
    Change(
      "a mistake with a reason",
      "use App star; sed 's! }$! } // assetlint:disable:this missing_asset - later!' App/star.swift > new; mv new App/star.swift"
    ),
  ]
}
