extension ScriptInterpreter {
  func builtinProperty(_ name: String, of owner: ScriptValue, at offset: Int) -> ScriptValue {
    switch (owner, name) {
    case (.string(let text), "isEmpty"): .bool(text.isEmpty)
    case (.string(let text), "count"): .integer(text.count)
    case (.string(let text), "capitalized"): .string(Self.capitalize(text))
    case (.string, _):
      ["to_s", "to_sym", "freeze", "strip", "description", "version"].contains(name)
        ? owner : .unknown(offset)
    case (.list(let elements), "count"), (.list(let elements), "length"), (.list(let elements), "size"):
      .integer(elements.count)
    case (.list(let elements), "isEmpty"), (.list(let elements), "empty?"): .bool(elements.isEmpty)
    case (.list(let elements), "first"): elements.first ?? .null
    case (.list(let elements), "last"): elements.last ?? .null
    case (.list(let elements), "flatten"): .list(elements.flatMap { $0.list ?? [$0] })
    case (.list, "freeze"), (.list, "uniq"), (.list, "compact"), (.list, "lazy"), (.list, "indices"): owner
    case (.pairs(let pairs), "keys"): .list(pairs.map(\.key))
    case (.pairs(let pairs), "values"): .list(pairs.map(\.value))
    case (.pairs(let pairs), "isEmpty"): .bool(pairs.isEmpty)
    case (.pairs, "freeze"): owner
    default: .unknown(offset)
    }
  }

  private static func capitalize(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
  }

  /// Calls a built-in function or method. A mutating method such as `append` changes the variable in `holder`.
  mutating func callBuiltin(
    _ name: String, of owner: ScriptValue, in holder: Expression, _ arguments: [Argument], at offset: Int
  ) -> ScriptValue {
    switch owner {
    case .string(let text): return call(name, of: text, arguments, at: offset)
    case .list(let elements):
      return change(name, holder, arguments) ?? call(name, of: elements, arguments, at: offset)
    case .null:
      // Nil may be a property that is not set. Appending to it starts a list.
      return change(name, holder, arguments) ?? .null
    case .pairs(let pairs):
      let entries = pairs.map { pair in
        let fields: [(label: String?, value: ScriptValue)] = [("key", pair.key), ("value", pair.value)]
        return makeRecord(ScriptRecord(name: "entry", fields: fields, offset: offset))
      }
      return call(name, of: entries, arguments, at: offset)
    default: return .unknown(offset)
    }
  }

  /// Runs a method that changes a list, such as `append`. Nil for any other method.
  private mutating func change(_ name: String, _ holder: Expression, _ arguments: [Argument]) -> ScriptValue?
  {
    guard let argument = arguments.first else { return nil }
    switch (name, argument.label) {
    case ("append", nil), ("push", nil): append([evaluate(argument.value)], to: holder)
    case ("append", "contentsOf"):
      let added = evaluate(argument.value)
      append(added.list ?? [added], to: holder)
    case ("insert", nil):
      let index = arguments.last.map { evaluate($0.value) }
      if case .integer(let index)? = index {
        append([evaluate(argument.value)], to: holder, at: max(0, index))
      }
    case ("removeAll", "where"):
      guard let elements = evaluate(holder).list else { return .null }
      let kept = elements.filter { test(argument, $0) != true }
      store(.list(kept), in: holder)
    default: return nil
    }
    return .null
  }

  private mutating func call(
    _ name: String, of text: String, _ arguments: [Argument], at offset: Int
  ) -> ScriptValue {
    let values = arguments.map { evaluate($0.value).string }
    let first = values.first ?? nil
    switch name {
    case "lowercased", "downcase": return .string(text.lowercased())
    case "uppercased", "upcase": return .string(text.uppercased())
    case "hasPrefix", "start_with?": return first.map { .bool(text.hasPrefix($0)) } ?? .unknown(offset)
    case "hasSuffix", "end_with?": return first.map { .bool(text.hasSuffix($0)) } ?? .unknown(offset)
    case "contains", "include?": return first.map { .bool(text.contains($0)) } ?? .unknown(offset)
    case "appending", "appendingPathComponent": return first.map { .string(text + $0) } ?? .unknown(offset)
    case "replacingOccurrences", "gsub", "sub":
      guard values.count == 2, let old = first, let new = values[1], !old.isEmpty else {
        return .unknown(offset)
      }
      return .string(text.replacing(old, with: new, maxReplacements: name == "sub" ? 1 : .max))
    case "split", "components":
      guard let separator = first, !separator.isEmpty else { return .unknown(offset) }
      let parts = text.split(separator: separator, omittingEmptySubsequences: name == "split")
      return .list(parts.prefix(Self.maxElements).map { .string(String($0)) })
    case "to_s", "strip", "freeze": return .string(text)
    default: return .unknown(offset)
    }
  }

  private mutating func call(
    _ name: String, of elements: [ScriptValue], _ arguments: [Argument], at offset: Int
  ) -> ScriptValue {
    budget -= elements.count
    let argument = arguments.first
    switch name {
    case "map", "compactMap", "flatMap", "collect", "flat_map":
      guard let argument else { return .unknown(offset) }
      let results = elements.map { transform(argument, $0, at: offset) }
      if name == "compactMap" { return .list(results.filter { !$0.isNull }) }
      guard name == "flatMap" || name == "flat_map" else { return .list(results) }
      return .list(Array(results.flatMap { $0.list ?? ($0.isNull ? [] : [$0]) }.prefix(Self.maxElements)))
    case "forEach", "each":
      if let argument { for element in elements { _ = transform(argument, element, at: offset) } }
      return .null
    case "filter", "select":
      guard let argument else { return .unknown(offset) }
      return .list(elements.filter { test(argument, $0) != false })
    case "first" where argument?.label == "where" || argument.map(Self.isClosure) ?? false:
      guard let argument else { return .unknown(offset) }
      for element in elements {
        guard let holds = test(argument, element) else { return .unknown(offset) }
        if holds { return element }
      }
      return .null
    case "contains", "include?":
      guard let argument else { return .unknown(offset) }
      if argument.label == "where" || Self.isClosure(argument) {
        return .bool(elements.contains { test(argument, $0) == true })
      }
      let value = evaluate(argument.value, expecting: elements.first.flatMap(typeName))
      return .bool(elements.contains { areEqual($0, value) == true })
    case "joined", "join": return join(elements, argument, at: offset)
    case "sorted", "reversed", "sort", "uniq", "flatten", "freeze", "compact", "shuffled":
      return builtinProperty(name, of: .list(elements), at: offset).list.map { .list($0) } ?? .list(elements)
    case "concat", "appending":
      return add(.list(elements), argument.map { evaluate($0.value) } ?? .null, at: offset)
    default: return .unknown(offset)
    }
  }

  private mutating func join(_ elements: [ScriptValue], _ argument: Argument?, at offset: Int) -> ScriptValue
  {
    if elements.contains(where: { $0.list != nil }) { return .list(elements.flatMap { $0.list ?? [] }) }
    let separator = argument.flatMap { evaluate($0.value).string } ?? ""
    let texts = elements.compactMap(\.string)
    let text = texts.joined(separator: separator)
    return texts.count == elements.count && text.utf8.count <= Self.maxLength
      ? .string(text) : .unknown(offset)
  }

  private static func isClosure(_ argument: Argument) -> Bool {
    if case .closure = argument.value.kind { true } else { false }
  }

  /// Calls the closure, function or key path in `argument` with one element of a list or dictionary.
  private mutating func transform(_ argument: Argument, _ element: ScriptValue, at offset: Int) -> ScriptValue
  {
    switch evaluate(argument.value) {
    case .closure(let closure): return call(closure, [element])
    case .keyPath(let names): return names.reduce(element) { value(of: $1, in: $0, at: offset) }
    case .function(let function, let owner):
      scopes.append(["$element": element])
      defer { scopes.removeLast() }
      let value = Expression(.name("$element"), at: offset)
      return call(function, on: owner, [Argument(label: function.parameters.first?.label, value: value)])
    case .external(let name):
      return makeRecord(ScriptRecord(name: name, fields: [(nil, element)], offset: offset))
    default: return .unknown(offset)
    }
  }

  private mutating func test(_ argument: Argument, _ element: ScriptValue) -> Bool? {
    transform(argument, element, at: argument.value.offset).bool
  }
}
