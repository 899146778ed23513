/// The mentions in a `switch` arm such as `case .close: "close"`, as indices in the list of the file's mentions.
public struct SwitchArm: Equatable, Sendable {
  let start: UInt32
  let valuesStart: UInt32
  let end: UInt32

  /// What the value is compared with: `.close`.
  public var patterns: Range<Int> { Int(start)..<Int(valuesStart) }
  /// What follows the colon: `"close"`.
  public var values: Range<Int> { Int(valuesStart)..<Int(end) }
}
