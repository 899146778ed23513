public import Basics

public struct YAMLError: Error, Equatable, Sendable, CustomStringConvertible {
  public let position: TextPosition
  public let message: String

  public var description: String { "\(position.line):\(position.column): \(message)" }
}
