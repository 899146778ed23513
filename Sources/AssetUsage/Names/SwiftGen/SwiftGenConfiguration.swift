public import Basics
internal import Formats

/// What a swiftgen.yml says about asset catalogs.
public struct SwiftGenConfiguration: Sendable {
  /// One reading of catalogs, and what is written from them.
  public struct Action: Sendable {
    let inputs: [SwiftGenInput]
    /// The regular expression that paths of catalogs must fit; nil for all.
    public let filter: String?
    public let outputs: [Output]

    /// Whether a catalog is among the inputs, as far as can be told without the filter.
    public func covers(_ catalog: RepositoryPath) -> Bool {
      inputs.contains { $0.covers(catalog) }
    }
  }

  /// One file that is written.
  public struct Output: Hashable, Sendable {
    public let template: Template
    /// The file; nil if a variable of the environment says which, or where it lies outside.
    public let path: RepositoryPath?
    /// What the template is told, of single values only.
    public let parameters: [String: String]

    /// Whether it is written by a template that comes with SwiftGen.
    var isBundled: Bool { if case .bundled = template { true } else { false } }

    /// How the templates that come with SwiftGen name assets when they are told this.
    public func naming(catalogCount: Int) -> SwiftGenNaming {
      SwiftGenNaming(
        enumName: parameters["enumName"] ?? "Asset",
        forcesNamespaces: parameters["forceProvidesNamespaces"] == "true",
        // Templates take everything for true but `false`, zero and nothing.
        separatesCatalogs: catalogCount > 1
          || !["false", "0", ""].contains(parameters["forceFileNameEnum"] ?? "false"))
    }
  }

  /// What an output is written by.
  public enum Template: Hashable, Sendable {
    /// One of those that come with SwiftGen.
    case bundled(String)
    /// A file of the repository or of the user; nil if that is not in the repository.
    case custom(RepositoryPath?)
  }

  public let actions: [Action]

  /// Reads the file at `path`, whose folder relative paths begin at.
  public init(parsing bytes: [UInt8], at path: RepositoryPath) throws(SwiftGenConfigurationError) {
    let document: YAMLNode
    do {
      document = try YAMLNode(parsing: bytes, takingLast: true)
    } catch {
      throw SwiftGenConfigurationError(position: error.position, message: error.message)
    }
    actions = try SwiftGenConfigurationReader(document, folder: path.parent).actions(of: document)
  }
}

/// Why a file is no configuration of SwiftGen, and where.
public struct SwiftGenConfigurationError: Error, Equatable, Sendable, CustomStringConvertible {
  public let position: TextPosition
  public let message: String

  public var description: String { "\(position.line):\(position.column): \(message)" }
}
