internal import AssetModel
public import Basics

public struct ConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
  public let problems: [Problem]

  public struct Problem: Sendable, Equatable, CustomStringConvertible {
    public let file: String
    public let position: TextPosition?
    public let message: String

    public var description: String {
      guard let position else { return "\(file): \(message)" }
      return "\(file):\(position.line):\(position.column): \(message)"
    }
  }

  public init(file: String, position: TextPosition? = nil, message: String) {
    problems = [Problem(file: file, position: position, message: message)]
  }

  init(_ error: OptionError) {
    problems = error.problems.map {
      Problem(file: "\($0.place.path)", position: $0.place.position, message: $0.message)
    }
  }

  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
