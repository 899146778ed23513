internal import AssetScan

extension RuleCatalog {
  /// The keys for what is read, and where something is reported.
  var placeKeys: [ConfigurationKey] {
    let leftOut = ScanScope.ignoredFolders.joined(separator: ", ")
    return [
      ConfigurationKey(
        "included", \.included, .joined, standard: "[]",
        """
        Where findings are shown; empty for everywhere. A folder that is left out by default (\(leftOut)) is \
        looked at when it is named here.
        """,
        sample: "included: [App, Modules]"),
      ConfigurationKey(
        "excluded", \.excluded, .joined, inFolders: true, standard: "[]",
        "Where no finding is shown. What lies there is read all the same: it can use assets and be a copy.",
        sample: "excluded: [\"**/Tests\", App/Legacy.xcassets]"),
      ConfigurationKey(
        "ignored", \.ignored, .joined, standard: "[]",
        "What is not read at all, besides what git ignores.", sample: "ignored: [Android, Web]"),
      ConfigurationKey(
        "dependencies", \.dependencies, .joined, standard: "[]",
        """
        Folders outside of the repository, such as the checkout of a design system. What lies there is read: names \
        can stand for its assets, its catalogs count as shared, and nothing in it is reported.
        """,
        sample: "dependencies: [../DesignSystem]"),
      ConfigurationKey(
        "parent_config", \.parent, .spent,
        """
        A file to inherit from: what this one does not say is taken from there, lists are joined. It lies in the \
        repository, or in a folder around it that has the same owner.
        """,
        sample: "parent_config: ../team.assetlint.yml"),
    ]
  }
}
