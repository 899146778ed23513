public import Basics

/// The kinds of file that can mention an asset.
public enum SourceLanguage: UInt8, CaseIterable, Sendable {
  case swift
  /// Objective-C, Objective-C++, C and C++, and the headers of all of them.
  case objectiveC
  /// Storyboards and xibs.
  case interfaceBuilder
  /// Property lists in any dialect, localised strings among them.
  case propertyList

  /// The language of a file, told by its name; nil where files of that name mention no assets.
  public static func of(_ path: RepositoryPath) -> SourceLanguage? {
    switch path.pathExtension {
    case "swift": .swift
    case "m", "mm", "h", "pch", "c", "cc", "cpp", "hpp": .objectiveC
    case "storyboard", "xib": .interfaceBuilder
    case "plist", "strings", "stringsdict", "entitlements": .propertyList
    default: nil
    }
  }
}
