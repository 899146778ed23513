extension ScriptInterpreter {
  mutating func assign(_ expression: Expression, to target: Expression, _ mark: String) {
    let type = type(of: target)
    let (value, isDoubtful) = watchingDoubt { $0.evaluate(expression, expecting: type) }
    doubting(if: isDoubtful) { $0.assign(value, to: target, mark) }
  }

  private mutating func assign(_ value: ScriptValue, to target: Expression, _ mark: String) {
    doubt(value.list ?? [value])
    switch mark {
    case "=": store(value, in: target)
    case "||=":
      if isUnset(target) { store(value, in: target) }
    default:
      if let elements = value.list {
        append(elements, to: target)
      } else {
        store(add(evaluate(target), value, at: target.offset), in: target)
      }
    }
  }

  /// The declared type of the stored property that an assignment such as `$0.sources = .main` sets.
  private mutating func type(of target: Expression) -> String? {
    guard case .postfix(let base, let suffixes) = target.kind, suffixes.count == 1,
      case .member(let name, _)? = suffixes.last, case .record(let index) = evaluate(base)
    else { return nil }
    return records[index].type.flatMap { types[$0] }?.type(of: name)
  }

  private mutating func isUnset(_ target: Expression) -> Bool {
    if case .name(let name) = target.kind { return lookUp(name)?.isNull ?? true }
    return evaluate(target).isNull
  }

  mutating func append(_ elements: [ScriptValue], to target: Expression, at index: Int? = nil) {
    doubt(elements)
    let old = evaluate(target)
    guard var list = old.isNull ? [] : old.list, list.count + elements.count <= Self.maxElements else {
      // The old value is not a known list, or the new list would be too long. The old value becomes an
      // element, which marks the result as incomplete.
      store(.list([old] + elements), in: target)
      return
    }
    budget -= elements.count
    list.insert(contentsOf: elements, at: min(index ?? list.count, list.count))
    store(.list(list), in: target)
  }

  mutating func store(_ value: ScriptValue, in target: Expression) {
    switch target.kind {
    case .name(let name): assign(name, value)
    case .implicit: return
    case .postfix(let base, let suffixes):
      guard let last = suffixes.last else { return }
      let rest = Array(suffixes.dropLast())
      let holder = rest.isEmpty ? base : Expression(.postfix(base, rest), at: target.offset)
      switch last {
      case .member(let name, let offset): store(value, as: name, of: holder, at: offset)
      case .index(let arguments):
        guard arguments.count == 1 else { return note(target.offset) }
        store(value, at: evaluate(arguments[0].value), of: holder)
      case .call: note(target.offset)
      }
    default: note(target.offset)
    }
  }

  private mutating func store(_ value: ScriptValue, as name: String, of holder: Expression, at offset: Int) {
    switch evaluate(holder) {
    case .record(let index):
      records[index].set(name, value)
      doubt([.record(index)])
    default: note(offset)
    }
  }

  private mutating func store(_ value: ScriptValue, at key: ScriptValue, of holder: Expression) {
    switch (evaluate(holder), key) {
    case (.list(var elements), .integer(let index)) where elements.indices.contains(index):
      elements[index] = value
      store(.list(elements), in: holder)
    case (.pairs(var pairs), _):
      guard pairs.count < Self.maxElements else { return }
      if let index = pairs.firstIndex(where: { areEqual($0.key, key) == true }) {
        pairs[index].value = value
      } else {
        pairs.append((key, value))
      }
      store(.pairs(pairs), in: holder)
    default: note(holder.offset)
    }
  }
}
