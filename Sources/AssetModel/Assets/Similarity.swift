/// Two files that look similar, but not exactly the same.
public struct Similarity: Sendable, Equatable {
  public let first: RepositoryPath
  public let second: RepositoryPath
  /// How much the images differ. Scaling alone usually causes a distance of at most 1.
  public let distance: Double

  public init(_ first: RepositoryPath, _ second: RepositoryPath, distance: Double) {
    self.first = first
    self.second = second
    self.distance = distance
  }
}
