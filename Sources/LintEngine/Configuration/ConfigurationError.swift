public import Basics

/// Why a configuration cannot be used, and where.
public struct ConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
  public let file: String
  public let position: TextPosition?
  public let message: String

  public init(file: String, position: TextPosition?, message: String) {
    self.file = file
    self.position = position
    self.message = message
  }

  /// `file:line:column: message`.
  public var description: String {
    guard let position else { return "\(file): \(message)" }
    return "\(file):\(position.line):\(position.column): \(message)"
  }
}
