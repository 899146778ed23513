internal import AssetModel

/// A way of referring to an asset.
public enum AccessStyle: String, Sendable, CaseIterable {
  /// By its name in a call that takes names: `UIImage(named: "close")`.
  case string
  /// By an identifier that Xcode, SwiftGen or R.swift makes: `Image(.close)`.
  case symbol
  /// By a declaration of the repository's own that stands for the asset.
  case accessor
  /// In a storyboard or xib.
  case interface
  /// In a project file, a property list or build settings.
  case project
  /// By a string that may be its name.
  case text
  /// By a name that is put together at run time.
  case pattern
  /// In a file of data.
  case data
  case comment
  /// By a comment or the configuration, which say that it is used.
  case declared

  /// How a place refers to an asset.
  init(_ reference: Reference) {
    let type = reference.place.path.pathExtension ?? ""
    switch reference.strength {
    case .comment: self = .comment
    case .declared: self = .declared
    case .data: self = .data
    case .pattern: self = .pattern
    case .symbol: self = .symbol
    case _ where Self.interfaces.contains(type): self = .interface
    case _ where Self.projects.contains(type): self = .project
    case .exact: self = .string
    case .literal: self = .text
    }
  }

  private static let interfaces: Set = ["storyboard", "xib", "nib"]
  private static let projects: Set = ["pbxproj", "plist", "xcconfig", "yml", "yaml", "json"]
}

/// How often assets are referred to in one way.
public struct AccessTotal: Sendable, Equatable {
  public let style: AccessStyle
  public let references: Int
  /// How many assets are referred to in this way.
  public let assets: Int
}
