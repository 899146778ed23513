/// Finds the members of conforming types that implement requirements of the repository's protocols.
struct Conformances: Sendable {
  private var members: [TypeID: [Word: [Node]]] = [:]
  /// For each name of an implemented protocol requirement, the number of types that have an instance member with this
  /// name, but do not implement a requirement. The protocols themselves count, too.
  private var independentOwners: [Word: Int] = [:]

  init() {}

  init(_ types: TypeTable) {
    let all = types.entries.indices.map { TypeID(index: $0) }
    var followers: [Word: Set<TypeID>] = [:]
    for type in all {
      var pending = [type]
      var seen: Set<TypeID> = [type]
      while let current = pending.popLast() {
        for ancestor in types[current].ancestors where seen.insert(ancestor).inserted {
          pending.append(ancestor)
          if types[ancestor].isProtocol { add(type, ancestor, types, &followers) }
        }
      }
    }
    for (name, following) in followers {
      independentOwners[name] = types.named[name]?.instanceOwners.count { !following.contains($0) }
    }
  }

  private mutating func add(
    _ type: TypeID, _ ancestor: TypeID, _ types: TypeTable, _ followers: inout [Word: Set<TypeID>]
  ) {
    for (name, nodes) in types[type].members where types[ancestor].members[name] != nil {
      members[ancestor, default: [:]][name, default: []] += nodes
      followers[name, default: []].insert(type)
    }
  }

  /// The implementations that may run when code uses this member of a protocol.
  func members(_ name: Word, for type: TypeID) -> [Node] { members[type]?[name] ?? [] }

  /// Whether a protocol in the repository requires a member with this name, and some conforming type has such a member.
  func ask(for name: Word) -> Bool { independentOwners[name] != nil }

  func independent(_ name: Word) -> Int? { independentOwners[name] }
}
