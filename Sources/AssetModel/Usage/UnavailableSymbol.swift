/// The programs that generate identifiers from asset names.
public enum Generator: String, OptionWord {
  case xcode
  /// Xcode's constants for Objective-C.
  case objectiveC = "objective-c"
  case swiftGen = "swiftgen"
  case rSwift = "r.swift"
}

/// Assets for which a generator cannot create a unique identifier.
public struct UnavailableSymbol: Sendable, Equatable {
  public let generator: Generator
  /// The identifier that the assets would get, such as `ImageResource.close`; empty if their names have no valid
  /// characters.
  public let identifier: String
  /// The indices of the assets in the project, sorted by name.
  public let assets: [Int]
  public let reason: Reason
  /// The module that compiles the identifiers, or nil if it is unknown.
  public let module: String?
  /// Whether the module's code uses the generator, or build settings or a configuration file enable it.
  public let isInUse: Bool

  public enum Reason: Sendable, Equatable {
    /// Several assets would get the same identifier.
    case shared
    /// The name contains no character that is allowed in an identifier.
    case empty
    /// These system types, such as `UIColor`, already have a member with this name. Code in the module uses that member
    /// at `use`.
    case taken(by: [String], use: Place?)
  }

  public init(
    _ generator: Generator, _ identifier: String, _ assets: [Int], _ reason: Reason, module: String?,
    isInUse: Bool
  ) {
    self.generator = generator
    self.identifier = identifier
    self.assets = assets
    self.reason = reason
    self.module = module
    self.isInUse = isInUse
  }
}
