// swift-tools-version: 5.9
import PackageDescription

/// `swift package assetlint`: for packages and projects that run assetlint without building it.
///
/// This package expects the artifact bundle in the same folder. The copy of this package in a release downloads the
/// bundle from a URL instead.
let package = Package(
  name: "assetlint-plugin",
  products: [.plugin(name: "assetlint", targets: ["AssetlintCommand"])],
  targets: [
    .plugin(
      name: "AssetlintCommand",
      capability: .command(intent: .custom(verb: "assetlint", description: "Checks asset catalogs.")),
      dependencies: ["assetlint"], path: "Command"),
    .binaryTarget(name: "assetlint", path: "assetlint.artifactbundle"),
  ]
)
