internal import AssetModel
internal import Basics
internal import SourceIndex

extension FileTree {
  /// The folders with prebuilt third-party SDKs and their resources, such as `GoogleMapsSDK`.
  /// The name of such a folder ends with “SDK”. The folder contains a prebuilt framework, but neither code nor a
  /// project. A folder with code or a project is usually the team's own SDK, together with the frameworks that it
  /// links.
  var sdkFolders: Set<RepositoryPath> {
    var found: Set<RepositoryPath> = []
    var sdk: (path: RepositoryPath, isPrebuilt: Bool, hasCode: Bool)?
    func finish() {
      if let sdk, sdk.isPrebuilt, !sdk.hasCode { found.insert(sdk.path) }
      sdk = nil
    }
    for folder in folders {
      if let sdk, !folder.path.isInside(sdk.path) { finish() }
      if sdk == nil, folder.path.isNamedSDK { sdk = (folder.path, false, false) }
      guard sdk != nil else { continue }
      if ["framework", "xcframework"].contains(folder.path.pathExtension) {
        sdk?.isPrebuilt = true
      } else if folder.hasCode, !folder.path.isThirdParty {
        sdk?.hasCode = true
      }
    }
    finish()
    return found
  }
}

extension RepositoryPath {
  fileprivate var isNamedSDK: Bool { nameText.lowercased().hasSuffix("sdk") }
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
