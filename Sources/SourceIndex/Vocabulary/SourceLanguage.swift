public import Basics

/// The kinds of file that can mention an asset.
public enum SourceLanguage: UInt8, CaseIterable, Sendable {
  case swift

  /// The language of a file, told by its name; nil where files of that name mention no assets.
  public static func of(_ path: RepositoryPath) -> SourceLanguage? {
    switch path.pathExtension {
    case "swift": .swift
    default: nil
    }
  }
}
