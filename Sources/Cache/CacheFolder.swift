public import Basics

/// The folder for everything that runs store for later ones.
///
/// It can be deleted at any time. All repositories and branches of a user share it, because keys depend on content and
/// not on paths, and it can be copied between machines. Anyone who can write to it can change what assetlint reports,
/// so CI should only restore it from a source that it trusts as much as the code.
public struct CacheFolder: Sendable {
  private let path: FilePath

  public init(_ path: FilePath) {
    self.path = path
  }

  /// `$XDG_CACHE_HOME/assetlint`, or `assetlint` in the platform's folder for caches; nil if unknown.
  public static var standard: CacheFolder? {
    if let stated = environmentVariable("XDG_CACHE_HOME"), stated.hasPrefix("/") {
      return CacheFolder(FilePath(stated).appending("assetlint"))
    }
    guard let home = environmentVariable("HOME"), home.hasPrefix("/") else { return nil }
    return CacheFolder(FilePath(home).appending("\(cachesFolder)/assetlint"))
  }

  public func file(named name: String) -> CacheFile { CacheFile(path.appending(name)) }
}
