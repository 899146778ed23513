public import Basics

/// The folder of everything that runs leave for later ones.
///
/// What is in it can be deleted at any time. It is shared by all repositories and branches of a person, as keys are made
/// of content and not of places, and it can be handed from machine to machine. Whoever can write to it can change what
/// assetlint reports, so a build server should only take it from where it takes its own code.
public struct CacheFolder: Sendable {
  private let path: FilePath

  public init(_ path: FilePath) {
    self.path = path
  }

  /// Where the platform wants caches to be; nil where it does not say.
  public static var standard: CacheFolder? {
    if let stated = environmentVariable("XDG_CACHE_HOME"), stated.hasPrefix("/") {
      return CacheFolder(FilePath(stated).appending("assetlint"))
    }
    guard let home = environmentVariable("HOME"), home.hasPrefix("/") else { return nil }
    return CacheFolder(FilePath(home).appending("\(cachesFolder)/assetlint"))
  }

  /// The file for values of one sort.
  public func file(named name: String) -> CacheFile { CacheFile(path.appending(name)) }
}
