extension ScriptInterpreter {
  enum Outcome {
    /// No statement left the block early. The value is that of the last statement, if it has one.
    case finished(ScriptValue?)
    case gaveBack(ScriptValue)
    /// A `continue` left the block.
    case left
    /// A `break` or `fallthrough` left the block.
    case ended
  }

  /// Runs the statements of a block in a new scope. `type` is the expected type of the block's value.
  mutating func executeBlock(_ statements: [Statement], expecting type: String? = nil) -> Outcome {
    guard depth < Self.maxDepth else { return stopped() }
    depth += 1
    scopes.append([:])
    defer {
      depth -= 1
      scopes.removeLast()
    }
    declare(statements)
    return execute(statements, expecting: type)
  }

  mutating func execute(_ statements: [Statement], expecting type: String? = nil) -> Outcome {
    var last: ScriptValue?
    for statement in statements {
      guard spend() else { return stopped() }
      last = nil
      switch statement {
      case .expression(let expression):
        last = watchingDoubt { $0.evaluate(expression, expecting: type) }.result
      case .variable(let name, let valueType, let value, _, let body):
        if body != nil { continue }
        declare(name, as: valueType, value)
      case .assignment(let target, let mark, let value): assign(value, to: target, mark)
      case .function, .type, .alias: continue
      case .branch(let branches):
        switch execute(branches, expecting: type) {
        case .finished(let value): last = value
        case let outcome: return outcome
        }
      case .selection(let branches):
        switch execute(branches, expecting: type) {
        case .finished(let value): last = value
        case .ended: continue
        case let outcome: return outcome
        }
      case .directive(let branches):
        guard let branch = branches.first(where: { holds($0) != false }) else { continue }
        declare(branch.body)
        switch execute(branch.body, expecting: type) {
        case .finished(let value): last = value
        case let outcome: return outcome
        }
      case .loop(let name, let values, let condition, let body):
        if case .gaveBack(let value) = loop(name, values, condition, body) { return .gaveBack(value) }
      case .giveBack(let value): return .gaveBack(value.map { evaluate($0, expecting: type) } ?? .null)
      case .leave: return .left
      case .end: return .ended
      }
    }
    return .finished(last)
  }

  /// The outcome of statements that are not run because a limit has been reached.
  private mutating func stopped() -> Outcome {
    note(0)
    return .gaveBack(.unknown(0))
  }

  /// Runs the first branch whose condition is true. Before that, runs all earlier branches whose condition is
  /// unknown. After the first unknown condition, a `break` has no effect.
  private mutating func execute(_ branches: [Branch], expecting type: String?) -> Outcome {
    var isUnclear = false
    var outcome = Outcome.finished(nil)
    for branch in branches {
      scopes.append([:])
      defer { scopes.removeLast() }
      let (holds, isDoubtful) = watchingDoubt { $0.holds(branch) }
      if holds == false { continue }
      if holds == nil, let condition = branch.condition ?? branch.bindings.first?.value {
        if !isUnclear { note(condition.offset) }
        isUnclear = true
      }
      let result = doubting(if: isUnclear || isDoubtful) {
        $0.executeBlock(branch.body, expecting: type)
      }
      if !isUnclear { return result }
      switch (outcome, result) {
      case (.finished, .ended): break
      case (.finished, _): outcome = result
      default: break
      }
      if holds == true { break }
    }
    return outcome
  }

  /// Whether the condition of a branch is true, or nil if that is unknown.
  private mutating func holds(_ branch: Branch) -> Bool? {
    var isKnown = true
    for (name, expression) in branch.bindings {
      let value = evaluate(expression)
      if value.isNull { return false }
      if value.isUnknown { isKnown = false }
      scopes[scopes.count - 1][name] = value
    }
    guard let condition = branch.condition else { return isKnown ? true : nil }
    guard let holds = truth(of: evaluate(condition)) else { return nil }
    return holds && !isKnown ? nil : holds
  }

  /// Whether a value counts as true in a condition; nil if unknown. In Ruby, strings and lists are true, and nil is
  /// false.
  func truth(of value: ScriptValue) -> Bool? {
    switch value {
    case .bool(let bool): bool
    case .null where language == .ruby: false
    case .string where language == .ruby, .list where language == .ruby: true
    default: nil
    }
  }

  private mutating func loop(
    _ name: String, _ values: Expression, _ condition: Expression?, _ body: [Statement]
  ) -> Outcome {
    let (value, isDoubtful) = watchingDoubt { $0.evaluate(values) }
    guard let elements = value.list else {
      note(values.offset)
      return .finished(nil)
    }
    for element in elements where spend() {
      scopes.append([name: element])
      defer { scopes.removeLast() }
      let holds = condition.map { evaluate($0).bool } ?? true
      if holds == false { continue }
      switch doubting(if: isDoubtful || holds == nil, { $0.executeBlock(body) }) {
      case .gaveBack(let value): return .gaveBack(value)
      case .ended: return .finished(nil)
      case .finished, .left: continue
      }
    }
    return .finished(nil)
  }
}
