internal import AssetScan

extension RuleCatalog {
  var placeKeys: [ConfigurationKey] {
    let leftOut = ScanScope.ignoredFolders.joined(separator: ", ")
    return [
      ConfigurationKey(
        "included", \.included, .joined, standard: "[]",
        """
        Where to report findings; empty for everywhere. A folder that is skipped by default (\(leftOut)) is \
        scanned if it is listed here.
        """,
        sample: "included: [App, Modules]"),
      ConfigurationKey(
        "excluded", \.excluded, .joined, inFolders: true, standard: "[]",
        "Where not to report findings. Files there are still read: code in them can use assets, and assets in them can be copies of other assets.",
        sample: "excluded: [\"**/Tests\", App/Legacy.xcassets]"),
      ConfigurationKey(
        "ignored", \.ignored, .joined, standard: "[]",
        "Paths to skip entirely, in addition to what git ignores.", sample: "ignored: [Android, Web]"),
      ConfigurationKey(
        "dependencies", \.dependencies, .joined, standard: "[]",
        """
        Folders outside the repository, such as the checkout of a design system. They are read, but their \
        problems are not reported. Code can refer to their assets, and their catalogs count as shared.
        """,
        sample: "dependencies: [../DesignSystem]"),
      ConfigurationKey(
        "parent_config", \.parent, .spent,
        """
        A file to inherit from. Keys that are missing here are taken from that file, and most lists are joined. The \
        file must be in the repository or in a parent folder. In a parent folder, it must have the same owner as that \
        folder and the repository.
        """,
        sample: "parent_config: ../team.assetlint.yml"),
    ]
  }
}
