public import Basics

/// The folder where each run stores what later runs can reuse.
///
/// The folder can be deleted at any time. Because keys identify everything that a value depends on, all
/// repositories and branches of a user share the folder. It can be copied to other machines. Anyone who can
/// write to the folder can change what assetlint reports. CI should therefore restore the folder only
/// from sources that are trusted as much as the code.
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
