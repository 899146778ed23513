public import Basics

/// Why a text is not YAML that can be read here, in one sentence, and where.
public struct YAMLError: Error, Equatable, Sendable, CustomStringConvertible {
  public let position: TextPosition
  public let message: String

  public var description: String { "\(position.line):\(position.column): \(message)" }
}
