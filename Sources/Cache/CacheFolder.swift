public import Basics

/// The folder where each run stores what later runs can reuse.
///
/// The folder can be deleted at any time, and copied to other machines. A key identifies everything that its
/// value depends on, so all repositories and branches of a user share the folder.
///
/// Anyone who can write to the folder can change what assetlint reports, so CI should restore it only from a
/// source that is trusted as much as the code.
public struct CacheFolder: Sendable {
  private let path: FilePath

  public init(_ path: FilePath) {
    self.path = path
  }

  /// `$XDG_CACHE_HOME/assetlint`, or else `assetlint` in the platform's folder for caches; nil if the home
  /// folder is unknown.
  public static var standard: CacheFolder? {
    if let stated = environmentVariable("XDG_CACHE_HOME"), stated.hasPrefix("/") {
      return CacheFolder(FilePath(stated).appending("assetlint"))
    }
    guard let home = environmentVariable("HOME"), home.hasPrefix("/") else { return nil }
    return CacheFolder(FilePath(home).appending("\(cachesFolder)/assetlint"))
  }

  public func file(named name: String) -> CacheFile { CacheFile(path.appending(name)) }
}
