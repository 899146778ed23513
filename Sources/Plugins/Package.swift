// swift-tools-version: 5.9
import PackageDescription

/// `swift package assetlint`: for packages and projects that run assetlint without building it.
///
/// The artifact bundle of a release is next to this file. In a release, this package refers to it by its URL.
let package = Package(
  name: "assetlint-plugin",
  products: [.plugin(name: "assetlint", targets: ["AssetlintCommand"])],
  targets: [
    .plugin(
      name: "AssetlintCommand",
      capability: .command(intent: .custom(verb: "assetlint", description: "Checks the asset catalogs.")),
      dependencies: ["assetlint"], path: "Command"),
    .binaryTarget(name: "assetlint", path: "assetlint.artifactbundle"),
  ]
)
