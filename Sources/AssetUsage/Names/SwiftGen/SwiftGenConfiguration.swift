public import Basics
internal import Formats

/// The contents of a `swiftgen.yml` that concern asset catalogs.
public struct SwiftGenConfiguration: Sendable {
  public struct Action: Sendable {
    let inputs: [SwiftGenInput]
    /// The regular expression that the paths of catalogs must match; nil if they are not filtered.
    public let filter: String?
    public let outputs: [Output]

    /// Whether a catalog is among the inputs, ignoring the filter.
    public func covers(_ catalog: RepositoryPath) -> Bool {
      inputs.contains { $0.covers(catalog) }
    }
  }

  public struct Output: Hashable, Sendable {
    public let template: Template
    /// The path of the generated file. Nil if it contains an unknown environment variable or is outside the repository.
    public let path: RepositoryPath?
    /// The template's parameters, except lists and dictionaries.
    public let parameters: [String: String]

    var isBundled: Bool { if case .bundled = template { true } else { false } }

    /// How SwiftGen's own templates name assets, given the parameters in the configuration.
    public func naming(catalogCount: Int) -> SwiftGenNaming {
      SwiftGenNaming(
        enumName: parameters["enumName"] ?? "Asset",
        forcesNamespaces: parameters["forceProvidesNamespaces"] == "true",
        // Templates treat everything as true except `false`, zero and empty values.
        separatesCatalogs: catalogCount > 1
          || !["false", "0", ""].contains(parameters["forceFileNameEnum"] ?? "false"))
    }
  }

  public enum Template: Hashable, Sendable {
    /// One of the templates that are part of SwiftGen.
    case bundled(String)
    case custom(RepositoryPath?)
  }

  public let path: RepositoryPath
  public let actions: [Action]

  /// Parses the configuration file at `path`. Paths in the file are relative to its folder, or to the
  /// `input_dir` or `output_dir` that it sets.
  public init(parsing bytes: [UInt8], at path: RepositoryPath) throws(SwiftGenConfigurationError) {
    self.path = path
    let document: YAMLNode
    do {
      document = try YAMLNode(parsing: bytes, takingLast: true)
    } catch {
      throw SwiftGenConfigurationError(position: error.position, message: error.message)
    }
    actions = try SwiftGenConfigurationReader(document, folder: path.parent).actions(of: document)
  }
}

public struct SwiftGenConfigurationError: Error, Equatable, Sendable, CustomStringConvertible {
  public let position: TextPosition
  public let message: String

  public var description: String { "\(position.line):\(position.column): \(message)" }
}
