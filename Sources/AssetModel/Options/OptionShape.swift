/// A description of the values that an option accepts. The JSON Schema of the configuration is generated from
/// these descriptions.
public indirect enum OptionShape: Sendable, Equatable {
  case boolean
  case integer
  case text
  case choice([String])
  case list(OptionShape)
  case record([Field])

  public struct Field: Sendable, Equatable {
    public let key: String
    public let shape: OptionShape
    public let summary: String
    public let isRequired: Bool
    /// The default value, or nil if there is none.
    public let standard: OptionValue.Content?

    public init(
      _ key: String, _ shape: OptionShape, _ summary: String, isRequired: Bool = false,
      standard: OptionValue.Content? = nil
    ) {
      self.key = key
      self.shape = shape
      self.summary = summary
      self.isRequired = isRequired
      self.standard = standard
    }
  }
}
