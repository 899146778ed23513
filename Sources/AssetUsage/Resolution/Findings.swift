internal import AssetModel
internal import SourceIndex

/// A mention that refers to assets. Whether the code around it is used at all is determined later.
struct Hit: Sendable {
  let mention: MentionID
  /// The assets that the mention refers to, as indices of asset sets.
  var assets: [Int]
  let strength: Reference.Strength
  var doubts: Doubts
  /// The generator of the symbol, if the symbol is visible only in the module that compiles the catalog; otherwise nil.
  var generator: Generator?
}

/// A mention of a value that is passed where an asset name is expected.
struct Request: Sendable {
  let mention: MentionID
  let kinds: [AssetKind]
  /// Whether an asset name is certainly expected. False if the type is unknown, as in `.init(named: name)`.
  var isSure = true
}

extension SourceFile {
  /// The reasons to doubt that a mention in this file uses an asset.
  func doubts(at mention: Mention) -> Doubts {
    var doubts: Doubts = isTest ? .tests : []
    if mention.regions.contains(.preview) { doubts.insert(.previews) }
    if mention.regions.contains(.deprecated) { doubts.insert(.deprecated) }
    if isLeftOut || mention.regions.contains(.disabled) { doubts.insert(.disabled) }
    return doubts
  }

  /// Whether strings in this file can be asset names. Strings in documents and in files of development tools cannot.
  var mayHoldData: Bool {
    let name = path.nameText
    if Self.toolFiles.contains(name) || name.hasPrefix(".") { return false }
    if Self.documents.contains(path.stem.lowercased()) { return false }
    return !path.components.dropLast().contains { component in
      Self.toolFolders.contains { component.elementsEqual($0.utf8) }
    }
  }

  private static let toolFiles: Set = [
    "package.json", "package-lock.json", "composer.json", "tsconfig.json", "Package.resolved", "Podfile.lock",
    "project.yml", "project.yaml", "swiftgen.yml", "codecov.yml", "Cartfile", "app.json", "yarn.lock",
    "turbo.json",
    "renovate.json", "crowdin.yml", "bitrise.yml", "appveyor.yml", "dangerfile.js", "mkdocs.yml",
    "_config.yml",
  ]
  private static let documents: Set = [
    "acknowledgements", "acknowledgments", "changelog", "changes", "contributing", "history", "license",
    "licenses", "news", "readme", "release-notes", "release_notes", "releasenotes",
  ]
  private static let toolFolders = [
    ".github", ".circleci", "fastlane", ".gitlab", "ci_scripts", "scripts", "docs", "Docs",
  ]

  /// Whether the file contains prose or markup, in which a single word is rarely an asset name.
  var holdsProse: Bool {
    ["strings", "stringsdict", "xcstrings", "yml", "yaml", "html", "htm", "css", "scss", "csv", "xml"]
      .contains(path.pathExtension)
  }
}
