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
  /// The images of pods that are built as static libraries. These images are copied directly into the app.
  var podPictures: [RepositoryPath] {
    files(named: "Podfile").filter(makesStaticLibraries).flatMap { podfile -> [RepositoryPath] in
      let pods = podfile.parent.appending("Pods")
      // If git does not track the pods' files, they exist only on some computers.
      guard hasTracked(below: pods) else { return [] }
      var pictures: [RepositoryPath] = []
      var pending = [pods]
      while let folder = pending.popLast() {
        for entry in (try? list(folder)) ?? [] {
          let path = folder.appending(entry.name)
          if entry.type == .folder {
            if !Self.isBundle(path) { pending.append(path) }
          } else if path.pictureFormat != nil {
            pictures.append(path)
          }
        }
      }
      return pictures
    }
  }

  private func makesStaticLibraries(_ podfile: RepositoryPath) -> Bool {
    guard let bytes = try? read(podfile) else { return false }
    return !String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains { line in
      line.prefix { $0 != "#" }.contains("use_frameworks!")
    }
  }

  /// Whether the folder is copied or compiled as a whole, so that its files are not copied one by one.
  fileprivate static func isBundle(_ folder: RepositoryPath) -> Bool {
    ["bundle", "framework", "xcassets", "xcframework"].contains(folder.pathExtension)
  }
}
