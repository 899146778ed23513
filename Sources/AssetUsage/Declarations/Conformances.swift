/// What the types that conform to protocols of the repository have for the members that those ask for.
struct Conformances: Sendable {
  /// The members of conforming types, by the protocol and the name that it asks for.
  private var members: [TypeID: [Word: [Node]]] = [:]
  /// The types that have a member of a name only because a protocol asks for it.
  private var followers: [Word: Set<TypeID>] = [:]

  init() {}

  init(_ types: TypeTable) {
    let all = types.entries.indices.map { TypeID(index: $0) }
    for type in all {
      var pending = [type]
      var seen: Set<TypeID> = [type]
      while let current = pending.popLast() {
        for ancestor in types[current].ancestors where seen.insert(ancestor).inserted {
          pending.append(ancestor)
          if types[ancestor].isProtocol { add(type, ancestor, types) }
        }
      }
    }
  }

  private mutating func add(_ type: TypeID, _ ancestor: TypeID, _ types: TypeTable) {
    for (name, nodes) in types[type].members where types[ancestor].members[name] != nil {
      members[ancestor, default: [:]][name, default: []] += nodes
      followers[name, default: []].insert(type)
    }
  }

  /// What may run where a member of a protocol is used.
  func members(_ name: Word, for type: TypeID) -> [Node] { members[type]?[name] ?? [] }

  /// How many of the types that have a member of this name have it for reasons of their own.
  func independent(_ owners: Set<TypeID>, _ name: Word) -> Int {
    followers[name].map { owners.subtracting($0).count } ?? owners.count
  }
}
