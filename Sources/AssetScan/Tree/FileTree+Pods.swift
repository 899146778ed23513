internal import AssetModel
internal import Basics
internal import Pictures
internal import SourceIndex

extension RepositoryPath {
  /// Whether CocoaPods or Carthage downloads sources to a folder with this name.
  var holdsPods: Bool { nameText == "Pods" || nameText == "Carthage" }

  /// Whether this folder, which is inside `Pods` or `Carthage`, may contain sources that apps compile.
  var mayHoldPodSources: Bool {
    switch parent.nameText {
    case "Carthage": nameText == "Checkouts"
    case "Checkouts", "Pods": !FileTree.isBundle(self)
    default: !FileTree.isBundle(self) && !nameText.isNamedForSamples
    }
  }

  var isPodSource: Bool {
    switch SourceLanguage.of(self) {
    case .swift, .objectiveC, .plainC, .interfaceBuilder: true
    default: false
    }
  }
}

extension FileTree {
  /// The images of pods that a script of CocoaPods copies directly into the app.
  var podPictures: [RepositoryPath] {
    files(named: "Podfile").flatMap { podfile -> [RepositoryPath] in
      let pods = podfile.parent.appending("Pods")
      // If git does not track the pods' files, they exist only on some computers.
      guard hasTracked(below: pods) else { return [] }
      let support = pods.appending("Target Support Files")
      let targets = ((try? list(support)) ?? []).lazy.filter { $0.type == .folder }
        .map { support.appending($0.name) }
      // Old versions of CocoaPods write the scripts to Pods itself.
      return ([pods] + targets).flatMap(copiedPictures)
    }
  }

  /// The images in the lines `install_resource "${PODS_ROOT}/Print/arrow@2x.png"` of the scripts in a folder. Empty if
  /// the folder or the scripts cannot be read.
  private func copiedPictures(in folder: RepositoryPath) -> [RepositoryPath] {
    ((try? list(folder)) ?? []).map { folder.appending($0.name) }.flatMap { script -> [RepositoryPath] in
      guard script.nameText.hasSuffix("resources.sh"), let bytes = try? read(script) else { return [] }
      return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
        let parts = line.split { $0 == "\"" || $0 == "'" }
        guard parts.count > 1, parts[0].contains("install_resource") else { return nil }
        let path = RepositoryPath(String(parts[1]))
        return path.pictureFormat == nil ? nil : path
      }
    }
  }

  /// Whether the folder is copied or compiled as a whole, so that it holds no sources of its own.
  fileprivate static func isBundle(_ folder: RepositoryPath) -> Bool {
    ["bundle", "framework", "xcassets", "xcframework"].contains(folder.pathExtension)
  }
}
