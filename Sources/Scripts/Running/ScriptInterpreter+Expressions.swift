extension ScriptInterpreter {
  /// Evaluates an expression. `type` is its expected type or, for an array, the expected type of the elements.
  mutating func evaluate(_ expression: Expression, expecting type: String? = nil) -> ScriptValue {
    guard depth < Self.maxDepth, spend() else { return .unknown(expression.offset) }
    depth += 1
    defer { depth -= 1 }
    switch expression.kind {
    case .string(let parts): return join(parts, at: expression.offset)
    case .number(let text): return Int(text).map { .integer($0) } ?? .string(text)
    case .bool(let bool): return .bool(bool)
    case .null: return .null
    case .list(let elements): return .list(elements.map { evaluate($0, expecting: type) })
    case .pairs(let pairs):
      return .pairs(pairs.map { (evaluate($0.key), evaluate($0.value, expecting: type)) })
    case .name(let name): return value(of: name, at: expression.offset)
    case .implicit(let name): return implicit(name, expecting: type, at: expression.offset)
    case .postfix(let base, let suffixes): return follow(suffixes, from: base, expecting: type)
    case .row(let operands, let operators):
      return combine(operands[...], operators[...], expecting: type)
    case .prefix(let mark, let operand): return apply(mark, to: operand)
    case .choice(let condition, let first, let second):
      guard let holds = truth(of: evaluate(condition)) else { return .unknown(condition.offset) }
      return evaluate(holds ? first : second, expecting: type)
    case .isCase(let subject, let name):
      switch evaluate(subject) {
      case .record(let index): return .bool(records[index].name == name)
      case .unknown: return .unknown(expression.offset)
      default: return .bool(false)
      }
    case .payload(let subject, let position):
      guard case .record(let index) = evaluate(subject) else { return .unknown(expression.offset) }
      let fields = records[index].fields
      return fields.indices.contains(position) ? fields[position].value : .null
    case .closure(let closure): return .closure(closure)
    case .keyPath(let names): return .keyPath(names)
    case .other: return .unknown(expression.offset)
    }
  }

  private mutating func join(_ parts: [Expression.StringPart], at offset: Int) -> ScriptValue {
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece
      case .code(let expression):
        let value = evaluate(expression)
        guard let piece = self.text(of: value) else { return .unknown(expression.offset) }
        text += piece
      }
      guard text.utf8.count <= Self.maxLength else { return .unknown(offset) }
    }
    return .string(text)
  }

  /// How a value is printed; nil if unknown. Enum cases and types are printed as their names.
  func text(of value: ScriptValue) -> String? {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .record(let index): records[index].type == nil ? nil : records[index].name
    case .external(let type): types[type] == nil ? nil : type.split(separator: ".").last.map(String.init)
    default: nil
    }
  }

  private mutating func value(of name: String, at offset: Int) -> ScriptValue {
    if let value = lookUp(name) {
      noteReading(name)
      switch value {
      case .computed(let closure, let type): return call(closure, [], expecting: type)
      // In Ruby, a name alone can be a call.
      case .function(let function, let owner) where language == .ruby: return call(function, on: owner, [])
      default: return value
      }
    }
    if let index = openRecords.last, let field = records[index][name] { return field }
    if let owner = lookUp("Self"), case .external(let type) = owner,
      let member = member(name, of: type, isShared: true)
    {
      return value(of: member, on: nil, of: type, at: offset)
    }
    if let owner = lookUp("self"), let value = ownMember(name, of: owner, at: offset) { return value }
    let isTypeName = name.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
    return isTypeName || language != .swift ? .external(name) : .unknown(offset)
  }

  private mutating func apply(_ mark: String, to operand: Expression) -> ScriptValue {
    let value = evaluate(operand)
    if mark == "!", let holds = truth(of: value) { return .bool(!holds) }
    switch (mark, value) {
    case ("-", .integer(let number)): return .integer(0 &- number)
    default: return .unknown(operand.offset)
    }
  }

  /// The operators at each precedence level, lowest first.
  private static let levels: [Set<String>] = [
    ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">=", "=~"], ["??"], ["...", "..<", "|", "&", "<<"],
    ["+", "-"],
    ["*", "%"],
  ]

  private mutating func combine(
    _ operands: ArraySlice<Expression>, _ operators: ArraySlice<String>, expecting type: String?
  ) -> ScriptValue {
    guard let first = operands.first else { return .null }
    for level in Self.levels {
      let splits = operators.indices.filter { level.contains(operators[$0]) }
      guard !splits.isEmpty else { continue }
      var start = operators.startIndex
      var result: ScriptValue?
      for split in splits + [operators.endIndex] {
        let part = operands[start...split]
        // In `value == .name`, the name belongs to the type of the value.
        let compared = level.contains("==") ? result.flatMap(typeName) : nil
        let value = combine(part, operators[start..<split], expecting: compared ?? type)
        result = result.map { apply(operators[start - 1], $0, value, at: first.offset) } ?? value
        start = split + 1
      }
      return result ?? .null
    }
    return evaluate(first, expecting: type)
  }

  private mutating func apply(
    _ mark: String, _ left: ScriptValue, _ right: ScriptValue, at offset: Int
  ) -> ScriptValue {
    switch mark {
    case "+": return add(left, right, at: offset)
    case "==": return areEqual(left, right).map { .bool($0) } ?? .unknown(offset)
    case "!=": return areEqual(left, right).map { .bool(!$0) } ?? .unknown(offset)
    case "??": return left.isNull ? right : left
    case "||", "&&":
      let decisive = mark == "||"
      if left.bool == decisive || right.bool == decisive { return .bool(decisive) }
      if language == .ruby, mark == "||" { return left.isNull ? right : left }
      return left.bool != nil && right.bool != nil ? .bool(!decisive) : .unknown(offset)
    default: return .unknown(offset)
    }
  }

  /// Whether two values are equal; nil if unknown.
  func areEqual(_ left: ScriptValue, _ right: ScriptValue) -> Bool? {
    switch (left, right) {
    case (.string(let first), .string(let second)): first == second
    case (.integer(let first), .integer(let second)): first == second
    case (.bool(let first), .bool(let second)): first == second
    case (.null, .null): true
    case (.record(let first), .record(let second)): areEqual(records[first], records[second])
    case (.unknown, _), (_, .unknown): nil
    default: false
    }
  }

  /// Whether two records are equal. Enum cases with the same name and no associated values are equal. For other records
  /// with the same name, returns nil.
  private func areEqual(_ left: ScriptRecord, _ right: ScriptRecord) -> Bool? {
    guard left.name == right.name else { return false }
    return left.fields.allSatisfy { $0.label == "rawValue" } && left.fields.count >= right.fields.count
      ? true : nil
  }

  mutating func add(_ left: ScriptValue, _ right: ScriptValue, at offset: Int) -> ScriptValue {
    switch (left, right) {
    case (.string(let first), .string(let second)):
      return first.utf8.count + second.utf8.count <= Self.maxLength
        ? .string(first + second) : .unknown(offset)
    case (.integer(let first), .integer(let second)): return .integer(first &+ second)
    case (.list(let first), .list(let second)):
      budget -= second.count
      return first.count + second.count <= Self.maxElements ? .list(first + second) : .unknown(offset)
    // Keep the elements that are known; the unknown value marks the list as incomplete.
    case (.list(let first), .unknown): return .list(first + [right])
    case (.unknown, .list(let second)): return .list([left] + second)
    // In `glob(…) + […]`, the call stays a record, which the reader of the build file resolves.
    case (.record, .list(let second)) where language == .starlark: return .list([left] + second)
    case (.list(let first), .record) where language == .starlark: return .list(first + [right])
    case (.record, .record) where language == .starlark: return .list([left, right])
    default: return .unknown(offset)
    }
  }
}
