internal import Basics
internal import SourceIndex

struct Namesakes: Sendable {
  /// The enum cases and static members.
  private(set) var statics: [Node] = []
  private(set) var instances: [Node] = []
  private(set) var globals: [Node] = []
  private(set) var staticOwners: [TypeID] = []
  private(set) var instanceOwners: [TypeID] = []

  var count: Int { statics.count + instances.count + globals.count }

  mutating func add(_ node: Node, _ declaration: Declaration, _ owner: TypeID?) {
    guard let owner else { return globals.append(node) }
    if declaration.kind == .enumCase || declaration.traits.contains(.static) {
      statics.append(node)
      if staticOwners.last != owner { staticOwners.append(owner) }
    } else {
      instances.append(node)
      // An override does not make the name ambiguous: the override is used whenever the overridden member is.
      if !declaration.traits.contains(.overriding), instanceOwners.last != owner {
        instanceOwners.append(owner)
      }
    }
  }

  func isStatic(in type: TypeID) -> Bool { staticOwners.sortedContains(type) }

  mutating func finish() {
    if staticOwners.count > 1 { staticOwners = Set(staticOwners).sorted() }
    if instanceOwners.count > 1 { instanceOwners = Set(instanceOwners).sorted() }
  }
}
