/// The nodes with an anchor such as `&name`. An alias such as `*name` inserts the node again.
struct YAMLAnchors {
  /// The maximum number of nodes that all aliases together may insert. Nested aliases can expand a few lines to
  /// billions of nodes.
  static let maxExpandedNodes = 100_000

  enum Refusal: Error {
    case unknown, tooMany, tooDeep

    func message(about name: String) -> String {
      switch self {
      case .unknown: "unknown anchor '\(name)'; if the value itself begins with '*', quote it"
      case .tooMany: "the aliases expand to more than \(maxExpandedNodes) values"
      case .tooDeep: "values are nested more than \(YAMLReader.maxDepth) levels deep"
      }
    }
  }

  private struct Target {
    let node: YAMLNode
    let size: Int
    let height: Int
  }

  private var targets: [String: Target] = [:]
  private var expanded = 0

  /// A later definition of the same anchor replaces an earlier one.
  mutating func define(_ name: String, as node: YAMLNode) {
    let (size, height) = Self.measure(node)
    targets[name] = Target(node: node, size: size, height: height)
  }

  mutating func expand(_ name: String, depth: Int) throws(Refusal) -> YAMLNode {
    guard let target = targets[name] else { throw .unknown }
    guard depth - 1 + target.height <= YAMLReader.maxDepth else { throw .tooDeep }
    expanded += target.size
    guard expanded <= Self.maxExpandedNodes else { throw .tooMany }
    return target.node
  }

  private static func measure(_ node: YAMLNode) -> (size: Int, height: Int) {
    let children: [YAMLNode]
    switch node.value {
    case .scalar: children = []
    case .sequence(let items): children = items
    case .mapping(let entries): children = entries.map(\.value)
    }
    return children.reduce((size: 1, height: 1)) { sum, child in
      let (size, height) = measure(child)
      return (sum.size + size, max(sum.height, height + 1))
    }
  }
}
