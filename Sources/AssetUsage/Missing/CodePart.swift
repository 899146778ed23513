/// A view, a method, a member or an interface file. It is unused if nothing refers to it, except other unused parts.
enum CodePart: Hashable {
  /// A view or view controller, and the file where it was found. The file shows which app is meant, because another
  /// app may have a type with the same name.
  case type(TypeID, in: Int32)
  /// An Objective-C method.
  case method(Node)
  /// A function or property of a Swift type.
  case member(Node)
  /// A xib or storyboard.
  case interface(Int32)

  var type: TypeID? {
    if case .type(let type, _) = self { return type }
    return nil
  }

  /// Whether code can load the part by the name of its class or of its interface file. False for methods and members.
  var isLoaded: Bool {
    switch self {
    case .type, .interface: true
    case .method, .member: false
    }
  }
}

extension CodePart {
  /// Finds the parts that only other unused parts use, or that nothing uses.
  ///
  /// `places` returns, for each of the given parts, the places that use it. A place is a list of the parts that contain
  /// it. The list is empty outside all parts. A place counts as unused if one of the parts around it is unused.
  static func unused(
    among parts: Set<CodePart>, places: (Set<CodePart>) -> [CodePart: Set<[CodePart]>]
  ) -> Set<CodePart> {
    var pending = parts
    var known: [CodePart: Set<[CodePart]>] = [:]
    var used: Set<CodePart> = []
    for _ in 0..<mostSteps where !pending.isEmpty {
      let found = places(pending)
      for part in pending {
        known[part] = found[part, default: []]
        if found[part]?.contains([]) == true { used.insert(part) }
      }
      let others = known.filter { !used.contains($0.key) }.values.joined().joined()
      pending = Set(others).subtracting(known.keys)
    }
    used.formUnion(pending)
    var isChanged = true
    while isChanged {
      let others = known.filter { part, places in
        !used.contains(part) && places.contains { $0.allSatisfy(used.contains) }
      }
      used.formUnion(others.keys)
      isChanged = !others.isEmpty
    }
    return parts.subtracting(used)
  }

  /// The maximum length of a chain of parts in which each part is used only by the next one. The parts of a longer chain
  /// count as used.
  private static let mostSteps = 4
}
