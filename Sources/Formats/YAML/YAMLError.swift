public import Basics

/// Why a text is no YAML that this package reads, in one sentence, and where.
public struct YAMLError: Error, Equatable, Sendable, CustomStringConvertible {
  public let position: TextPosition
  public let message: String

  public var description: String { "\(position.line):\(position.column): \(message)" }
}
