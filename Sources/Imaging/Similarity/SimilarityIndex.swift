/// Finds the pictures that look alike in a large collection.
///
/// The coarse grids of the fingerprints are points in a k-d tree. Each node splits its points at the median of the
/// component that varies most. All pictures similar to a given one are in a small box around its point, so only a few
/// have to be compared.
public struct SimilarityIndex: Sendable {
  private let fingerprints: [PictureFingerprint]
  private let points: [SIMD16<UInt8>]
  /// The indices of the fingerprints, in the order of the tree's leaves.
  private var order: [Int]
  private var nodes: [Node] = []

  private struct Node {
    let range: Range<Int>
    /// How the node is divided into two; nil if it is a leaf.
    var split: (component: Int, value: UInt8, lower: Int, upper: Int)?
  }

  /// Creates the index. Pass identical pictures only once.
  public init(_ fingerprints: [PictureFingerprint]) {
    self.fingerprints = fingerprints
    points = fingerprints.map(\.coarse)
    order = Array(fingerprints.indices)
    if !fingerprints.isEmpty { _ = build(order.indices) }
  }

  /// All pairs of fingerprints whose distance is within the limit, sorted. Each pair appears once, with the lower index
  /// first.
  public func pairs(within limit: Double = 1) -> [SimilarPair] {
    fingerprints.indices.flatMap { index in
      // The smaller picture of a pair sets the tolerance, so the search starts from it.
      matches(of: fingerprints[index], Tolerance(side: fingerprints[index].side), within: limit) { other in
        (fingerprints[index].side, index) < (fingerprints[other].side, other)
      }.map { match in
        SimilarPair(
          first: min(index, match.index), second: max(index, match.index), distance: match.distance)
      }
    }.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// The pictures whose distance from `fingerprint` is within the limit, the closest first.
  public func matches(of fingerprint: PictureFingerprint, within limit: Double = 1) -> [SimilarPicture] {
    // The other picture may have any size, so this is the greatest possible tolerance.
    matches(of: fingerprint, Tolerance(side: 1), within: limit) { _ in true }
      .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
  }

  private func matches(
    of fingerprint: PictureFingerprint, _ tolerance: Tolerance, within limit: Double,
    _ isWanted: (Int) -> Bool
  ) -> [SimilarPicture] {
    guard !nodes.isEmpty else { return [] }
    let reach = UInt8(clamping: Int(min(tolerance.coarse * Float(limit), 255)))
    let (low, high) = (fingerprint.coarse.subtracting(reach), fingerprint.coarse.adding(reach))
    var found: [SimilarPicture] = []
    var waiting = [0]
    while let number = waiting.popLast() {
      let node = nodes[number]
      if let split = node.split {
        if low[split.component] <= split.value { waiting.append(split.lower) }
        if high[split.component] >= split.value { waiting.append(split.upper) }
        continue
      }
      for index in order[node.range]
      where all(points[index] .>= low .& points[index] .<= high) && isWanted(index) {
        if let distance = fingerprint.distance(to: fingerprints[index], limit: limit) {
          found.append(SimilarPicture(index: index, distance: distance))
        }
      }
    }
    return found
  }

  /// Builds the tree for a range of `order`, and returns the index of its root in `nodes`. The recursion is only as
  /// deep as the logarithm of the number of points.
  private mutating func build(_ range: Range<Int>) -> Int {
    let number = nodes.count
    nodes.append(Node(range: range))
    let (component, spread) = widestComponent(range)
    guard range.count > 16, spread > 0 else { return number }
    order[range].sort { (points[$0][component], $0) < (points[$1][component], $1) }
    let middle = range.lowerBound + range.count / 2
    let value = points[order[middle]][component]
    let lower = build(range.lowerBound..<middle)
    let upper = build(middle..<range.upperBound)
    nodes[number].split = (component, value, lower, upper)
    return number
  }

  private func widestComponent(_ range: Range<Int>) -> (component: Int, spread: UInt8) {
    var low = SIMD16<UInt8>(repeating: 255)
    var high = SIMD16<UInt8>.zero
    for index in order[range] {
      low = pointwiseMin(low, points[index])
      high = pointwiseMax(high, points[index])
    }
    let spreads = high &- low
    let widest = spreads.max()
    return (spreads.indices.first { spreads[$0] == widest } ?? 0, widest)
  }
}

public struct SimilarPair: Hashable, Sendable {
  public let first: Int
  public let second: Int
  public let distance: Double
}

public struct SimilarPicture: Hashable, Sendable {
  public let index: Int
  public let distance: Double
}

extension SIMD16<UInt8> {
  fileprivate func adding(_ amount: UInt8) -> Self {
    let sum = self &+ amount
    return sum.replacing(with: 255, where: sum .< self)
  }

  fileprivate func subtracting(_ amount: UInt8) -> Self {
    let difference = self &- amount
    return difference.replacing(with: 0, where: difference .> self)
  }
}
