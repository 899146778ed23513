/// Two payloads that look alike but are not the same.
public struct Similarity: Sendable, Equatable {
  public let first: RepositoryPath
  public let second: RepositoryPath
  /// How much they differ; 1 is what scaling alone causes.
  public let distance: Double

  public init(_ first: RepositoryPath, _ second: RepositoryPath, distance: Double) {
    self.first = first
    self.second = second
    self.distance = distance
  }
}
