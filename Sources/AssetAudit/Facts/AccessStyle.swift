internal import AssetModel

/// A way in which code or another file refers to an asset.
public enum AccessStyle: String, Sendable, CaseIterable {
  /// By name, in a call that takes asset names: `UIImage(named: "close")`.
  case string
  /// By an identifier that a generator such as Xcode, SwiftGen or R.swift makes: `Image(.close)`.
  case symbol
  /// Through a declaration in the repository that refers to the asset.
  case accessor
  case interface
  /// In a project file, a property list or build settings.
  case project
  /// By a string that may be the name of the asset.
  case text
  /// By a name that code composes at run time.
  case pattern
  /// In a data file such as JSON.
  case data
  case comment
  /// By a comment or a configuration that declares the asset as used.
  case declared

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
    case .exact, .pod: self = .string
    case .literal: self = .text
    }
  }

  private static let interfaces: Set = ["storyboard", "xib", "nib"]
  private static let projects: Set = ["pbxproj", "plist", "xcconfig", "yml", "yaml", "json"]
}

public struct AccessTotal: Sendable, Equatable {
  public let style: AccessStyle
  public let references: Int
  public let assets: Int
}
