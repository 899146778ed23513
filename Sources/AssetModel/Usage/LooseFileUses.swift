public import Basics

/// How code uses images and animations outside catalogs.
public struct LooseFileUses: Sendable {
  private let usage: Usage?
  private var pageFolders: Set<RepositoryPath> = []
  private var icons: Set<String> = []

  public enum State: Equatable {
    /// The file needs no reference in code: the system finds some icons and launch images by their usual names, and
    /// scripts on web pages may compose the names of images.
    case unjudged
    case unused
    /// Calls with computed names may load the file, but no other code does.
    case doubtful
    case used(LooseUse)
  }

  public init(_ project: Project) {
    usage = project.usage
    for module in project.modules.all {
      icons.formUnion(module.iconFiles)
      if module.kind.isTest { continue }
      for file in module.files where file.role != .source && file.path.isPage {
        pageFolders.insert(file.path.parent)
      }
    }
  }

  public func state(of file: RepositoryPath) -> State {
    // Without any code, everything would be unused.
    guard let usage, usage.codeCount > 0, !file.isIconName, !file.isLegacyPicture,
      file.pictureFormat != .icns,
      !isListedIcon(file),
      !isNearPage(file)
    else { return .unjudged }
    let kind: LooseKinds = file.pictureFormat == nil ? .animations : .pictures
    switch usage.looseUses[file.pictureName] {
    case nil: return usage.computedFiles.contains(kind) ? .doubtful : .unused
    case .byComputedName:
      return kind == .pictures || usage.computedFiles.contains(kind) ? .doubtful : .unused
    case let use?: return .used(use)
    }
  }

  /// Whether code or a web page refers to the file by its whole name or its path, so that it is clear what to change.
  public func isLoaded(_ file: RepositoryPath) -> Bool {
    if case .used(let use) = state(of: file) { use > .byPattern } else { false }
  }

  public func isLoadedByPath(_ file: RepositoryPath) -> Bool {
    usage?.looseUses[file.pictureName] == .byPath
  }

  /// Whether a property list names the file as an icon. The list may omit the scale, device and extension of the file.
  public func isListedIcon(_ file: RepositoryPath) -> Bool {
    [file.nameText, file.stem, file.pictureName + file.scaleSuffix, file.pictureName].contains(
      where: icons.contains)
  }

  private func isNearPage(_ file: RepositoryPath) -> Bool {
    pageFolders.contains { file.isInside($0) || $0.isInside(file.parent) }
  }
}

extension RepositoryPath {
  fileprivate var isPage: Bool { ["html", "htm", "xhtml"].contains(pathExtension?.lowercased()) }
}
