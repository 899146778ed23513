/// Finds the parts of code that only other unused parts use, or that nothing uses.
///
/// `places` returns, for each of the given parts, the places that use it. A place is a list of the parts that contain
/// it. The list is empty outside all parts. A place counts as unused if one of the parts around it is unused.
func findUnused<Part: Hashable>(
  among parts: Set<Part>, places: (Set<Part>) -> [Part: Set<[Part]>]
) -> Set<Part> {
  var pending = parts
  var known: [Part: Set<[Part]>] = [:]
  var used: Set<Part> = []
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
private let mostSteps = 4
