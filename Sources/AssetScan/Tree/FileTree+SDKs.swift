internal import AssetModel
internal import Basics
internal import SourceIndex

extension FileTree {
  /// The folders with prebuilt third-party SDKs and their resources, such as `GoogleMapsSDK`.
  ///
  /// The name of such a folder ends with “SDK”. The folder contains a prebuilt framework, but no code or project,
  /// except in folders for samples. A folder with other code is usually the team's own SDK, with the frameworks that it
  /// links. So is a folder with samples if the repository has no Xcode project outside it.
  var sdkFolders: Set<RepositoryPath> {
    var found: Set<RepositoryPath> = []
    var sdk: Candidate?
    func finish() {
      if let sdk, sdk.isPrebuilt, !sdk.hasCode, !sdk.hasSamples || hasProject(outside: sdk.path) {
        found.insert(sdk.path)
      }
      sdk = nil
    }
    for folder in folders {
      if let sdk, !folder.path.isInside(sdk.path) { finish() }
      if sdk == nil, folder.path.isNamedSDK { sdk = Candidate(path: folder.path) }
      guard let path = sdk?.path else { continue }
      if ["framework", "xcframework"].contains(folder.path.pathExtension) {
        sdk?.isPrebuilt = true
      } else if folder.hasCode, !folder.path.isThirdParty {
        if folder.path.isSample(of: path) { sdk?.hasSamples = true } else { sdk?.hasCode = true }
      }
    }
    finish()
    return found
  }

  private struct Candidate {
    let path: RepositoryPath
    var isPrebuilt = false
    var hasCode = false
    var hasSamples = false
  }

  private func hasProject(outside sdk: RepositoryPath) -> Bool {
    folders.contains { $0.path.pathExtension == "xcodeproj" && !$0.path.isInside(sdk) }
  }
}

extension RepositoryPath {
  /// Whether the name ends with “SDK”, perhaps followed by a version, as in `MapsSDK-1.23.3`.
  fileprivate var isNamedSDK: Bool {
    let version = nameText.reversed().prefix { $0.isNumber || "._-v".contains($0) }
    return nameText.dropLast(version.count).lowercased().hasSuffix("sdk")
  }

  /// Whether the folder is, or is inside, a folder for samples at the top level of the SDK.
  fileprivate func isSample(of sdk: RepositoryPath) -> Bool {
    var folder = self
    while folder.parent != sdk, !folder.isRoot { folder = folder.parent }
    return ["demo", "demos", "example", "examples", "sample", "samples"].contains(
      folder.nameText.lowercased())
  }
}

extension FileTree.Folder {
  fileprivate var hasCode: Bool {
    files.contains { file in
      switch SourceLanguage.of(path.appending(file.name)) {
      case .swift, .objectiveC, .buildSettings: true
      default: false
      }
    }
  }
}
