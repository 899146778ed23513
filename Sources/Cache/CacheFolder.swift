public import Basics

/// The folder where each run stores results that later runs can reuse.
///
/// You can delete the folder at any time, or copy it to another machine. The key of a value identifies everything
/// that the value depends on, so all repositories and branches of a user can share the folder.
///
/// Anyone who can write to the folder can change what assetlint reports. CI should therefore restore it only from a
/// source that you trust as much as your code.
public struct CacheFolder: Sendable {
  private let path: FilePath

  public init(_ path: FilePath) {
    self.path = path
  }

  /// `$XDG_CACHE_HOME/assetlint`, or else `assetlint` in the platform's cache folder; nil if the home folder is
  /// unknown.
  public static var standard: CacheFolder? {
    if let stated = environmentVariable("XDG_CACHE_HOME"), stated.hasPrefix("/") {
      return CacheFolder(FilePath(stated).appending("assetlint"))
    }
    guard let home = environmentVariable("HOME"), home.hasPrefix("/") else { return nil }
    return CacheFolder(FilePath(home).appending("\(cachesFolder)/assetlint"))
  }

  public func file(named name: String) -> CacheFile { CacheFile(path.appending(name)) }
}
