/// The programs that make identifiers of the names of assets.
public enum Generator: String, OptionWord {
  case xcode
  /// Xcode, for Objective-C.
  case objectiveC = "objective-c"
  case swiftGen = "swiftgen"
  case rSwift = "r.swift"
}

/// Assets that a generator cannot give an identifier of their own.
public struct UnavailableSymbol: Sendable, Equatable {
  public let generator: Generator
  /// What the assets would be called: `ImageResource.close`; empty if their names leave nothing.
  public let identifier: String
  /// The assets, as indices of the project's sets, sorted by name.
  public let assets: [Int]
  public let reason: Reason
  /// The module that is compiled with the identifiers; nil if it is not known.
  public let module: String?
  /// Whether code there uses the generator, or settings turn it on.
  public let isInUse: Bool

  /// Why there is none.
  public enum Reason: Sendable, Equatable {
    /// Several assets would have the same.
    case shared
    /// Nothing of the name can stand in an identifier.
    case empty
    /// A type of the system, `UIColor`, has a member of that name.
    case taken(by: String)
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
