extension ScriptInterpreter {
  /// Evaluates an expression such as `base.name(argument)[0]`.
  mutating func follow(
    _ suffixes: [Expression.Suffix], from base: Expression, expecting type: String?
  ) -> ScriptValue {
    var index = 0
    var value: ScriptValue
    if case .call(let arguments, let offset)? = suffixes.first, let made = call(base, arguments, type, offset)
    {
      value = made
      index = 1
    } else {
      value = evaluate(base, expecting: type)
    }
    while index < suffixes.count {
      guard spend() else { return .unknown(base.offset) }
      let isLast = index + 1 == suffixes.count
      switch suffixes[index] {
      case .member(let name, let offset):
        if !isLast, case .call(let arguments, _) = suffixes[index + 1] {
          let holder = Expression(.postfix(base, Array(suffixes[..<index])), at: base.offset)
          value = call(name, of: value, in: index == 0 ? base : holder, arguments, type, at: offset)
          index += 1
        } else {
          value = self.value(of: name, in: value, at: offset)
        }
      case .call(let arguments, let offset): value = call(value, arguments, expecting: type, at: offset)
      case .index(let arguments): value = element(of: value, arguments, at: base.offset)
      }
      index += 1
    }
    return value
  }

  /// Evaluates a call such as `name(…)` or `.name(…)`. Returns nil for other calls, such as a call to a closure in a
  /// variable or to an unknown Swift function.
  private mutating func call(
    _ base: Expression, _ arguments: [Argument], _ type: String?, _ offset: Int
  ) -> ScriptValue? {
    switch base.kind {
    case .implicit(let name):
      return callShared(name, of: type, arguments, at: base.offset)
    case .name(let name):
      if language == .swift, let holds = CompilationCondition.holds(name, arguments) { return .bool(holds) }
      if case .function(let function, let owner)? = lookUp(name) {
        return call(function, on: owner, arguments)
      }
      guard lookUp(name) == nil else { return nil }
      if language == .swift, ["Set", "Array"].contains(name), arguments.count == 1, arguments[0].label == nil
      {
        let elements = evaluate(arguments[0].value, expecting: type)
        return elements.list == nil ? .unknown(offset) : elements
      }
      if language == .swift, name == "String", arguments.count == 1,
        arguments[0].label ?? "describing" == "describing"
      {
        let value = evaluate(arguments[0].value)
        return text(of: value).map { .string($0) } ?? .unknown(offset)
      }
      if let owner = lookUp("self"), let function = function(name, of: owner, arguments) {
        return call(function, on: owner, arguments)
      }
      if case .external(let owner)? = lookUp("Self"), name != "Self" {
        if types[name] == nil { return callShared(name, of: owner, arguments, at: base.offset) }
      } else if name == "Self", case .external(let owner)? = lookUp("Self") {
        return make(owner, arguments, at: base.offset)
      }
      let isTypeName = name.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
      if isTypeName { return make(name, arguments, at: base.offset) }
      return language == .swift ? nil : record(name, arguments, at: base.offset)
    default: return nil
    }
  }

  /// Evaluates `.name(…)`. If the manifest declares neither a static function nor an enum case with this
  /// name, the call becomes a record.
  mutating func callShared(
    _ name: String, of type: String?, _ arguments: [Argument], at offset: Int
  ) -> ScriptValue {
    if name == "init", let type { return make(type, arguments, at: offset) }
    if let function = sharedFunction(name, of: type, arguments) {
      return call(function.function, of: function.owner, arguments)
    }
    return makeCase(name, of: type, arguments, at: offset) ?? record(name, arguments, at: offset)
  }

  /// Evaluates `.name(…)` as an enum case with associated values; nil if the type has no such case.
  mutating func makeCase(
    _ name: String, of type: String?, _ arguments: [Argument], at offset: Int
  ) -> ScriptValue? {
    guard let owner = member(name, of: type, isShared: true)?.owner,
      let payload = types[owner]?.cases.first(where: { $0.name == name })?.payload, !payload.isEmpty
    else { return nil }
    let values = zip(arguments, payload).map { argument, type in
      (argument.label, evaluate(argument.value, expecting: type))
    }
    return makeRecord(ScriptRecord(name: name, type: owner, fields: values, offset: offset))
  }

  private mutating func make(_ type: String, _ arguments: [Argument], at offset: Int) -> ScriptValue {
    let initializer = sharedFunction("init", of: type, arguments)
    guard let declaration = types[type], initializer != nil || declaration.cases.isEmpty else {
      return record(type, arguments, at: offset)
    }
    var record = ScriptRecord(name: type, type: type, fields: [], offset: offset)
    for case .variable(let name, let valueType, let value?, false, nil) in declaration.members {
      record.set(name, evaluate(value, expecting: valueType))
    }
    let made = makeRecord(record)
    guard case .record(let index) = made else { return made }
    if let initializer {
      _ = call(initializer.function, on: made, arguments)
    } else {
      for argument in arguments {
        guard let label = argument.label else { continue }
        records[index].set(label, evaluate(argument.value, expecting: declaration.type(of: label)))
      }
    }
    return made
  }

  /// Records a call to a function that the manifest does not declare. If the call has a Ruby block, runs the block.
  mutating func record(_ name: String, _ arguments: [Argument], at offset: Int) -> ScriptValue {
    var fields: [(label: String?, value: ScriptValue)] = []
    var block: Closure?
    var isConditional = false
    for argument in arguments {
      let type = ExpectedType.of(argument.label, in: name)
      let (value, isDoubtful) = watchingDoubt { $0.evaluate(argument.value, expecting: type) }
      if isDoubtful { isConditional = true }
      if case .closure(let closure) = value, language == .ruby {
        block = closure
      } else {
        fields.append((argument.label, value))
      }
    }
    var record = ScriptRecord(name: name, fields: fields, offset: offset)
    record.isConditional = isConditional
    let made = makeRecord(record)
    guard language != .swift, case .record(let index) = made, let parent = openRecords.last else {
      return made
    }
    records[parent].calls.append(index)
    if let block {
      openRecords.append(index)
      scopes.append(Dictionary(block.parameters.map { ($0, made) }, uniquingKeysWith: { $1 }))
      _ = executeBlock(block.body)
      scopes.removeLast()
      openRecords.removeLast()
    }
    return made
  }

  mutating func call(_ function: Function, of type: String, _ arguments: [Argument]) -> ScriptValue {
    call(function, on: nil, arguments, in: ["Self": .external(type), "self": .external(type)])
  }

  /// Calls a function. The names in `scope` are visible in its body, but not in the arguments.
  mutating func call(
    _ function: Function, on owner: ScriptValue?, _ arguments: [Argument],
    in scope: [String: ScriptValue] = [:]
  ) -> ScriptValue {
    var scope = scope
    var remaining = arguments
    var isDoubtful = false
    for parameter in function.parameters {
      let index =
        remaining.firstIndex { $0.label == parameter.label } ?? remaining.firstIndex { $0.label == nil }
      if let index,
        remaining[index].label == parameter.label || language == .ruby || isClosure(remaining[index])
      {
        let argument = remaining.remove(at: index).value
        let (value, dependsOnDoubt) = watchingDoubt { $0.evaluate(argument, expecting: parameter.type) }
        scope[parameter.name] = value
        if dependsOnDoubt { isDoubtful = true }
      } else if let value = parameter.value {
        // A default value can refer to members of the type.
        scopes.append(scope)
        defer { scopes.removeLast() }
        scope[parameter.name] = evaluate(value, expecting: parameter.type)
      } else {
        scope[parameter.name] = .null
      }
    }
    if let owner { scope["self"] = owner }
    scopes.append(scope)
    defer { scopes.removeLast() }
    var type = function.type
    if type == "Self", case .external(let name)? = lookUp("Self") { type = name }
    return result(of: doubting(if: isDoubtful) { $0.executeBlock(function.body, expecting: type) })
  }

  private func isClosure(_ argument: Argument) -> Bool {
    if case .closure = argument.value.kind { true } else { false }
  }

  mutating func call(
    _ value: ScriptValue, _ arguments: [Argument], expecting type: String? = nil, at offset: Int
  ) -> ScriptValue {
    switch value {
    case .closure(let closure): return call(closure, arguments.map { evaluate($0.value) }, expecting: type)
    case .function(let function, let owner): return call(function, on: owner, arguments)
    case .external(let name):
      return record(String(name.split(separator: ".").last ?? ""), arguments, at: offset)
    default: return .unknown(offset)
    }
  }

  mutating func call(
    _ closure: Closure, _ values: [ScriptValue], expecting type: String? = nil
  ) -> ScriptValue {
    var scope: [String: ScriptValue] = [:]
    for (index, value) in values.enumerated() {
      scope["$\(index)"] = value
      if index < closure.parameters.count { scope[closure.parameters[index]] = value }
    }
    scopes.append(scope)
    defer { scopes.removeLast() }
    return result(of: doubting(if: hasReadDoubt) { $0.executeBlock(closure.body, expecting: type) })
  }

  private func result(of outcome: Outcome) -> ScriptValue {
    switch outcome {
    case .gaveBack(let value): value
    case .finished(let value): value ?? .null
    case .left, .ended: .null
    }
  }
}

/// The types of the arguments in `PackageDescription` and `ProjectDescription`, which determine what `.name` means.
enum ExpectedType {
  /// The type of an argument or, if the argument is a list, the type of its elements.
  static func of(_ label: String?, in callee: String) -> String? {
    switch (label, callee) {
    case ("targets", "Package"), ("targets", "Project"): "Target"
    case ("dependencies", "Package"): "Package.Dependency"
    case ("products", _): "Product"
    case ("dependencies", _): "Target.Dependency"
    case ("resources", _): "Resource"
    case ("product", _): "Product"
    case ("platform", _): "Platform"
    case ("destinations", _): "Destination"
    case ("deploymentTargets", _): "DeploymentTargets"
    case ("infoPlist", _): "InfoPlist"
    case ("settings", "Project"), ("settings", "Target"), ("settings", "target"): "Settings"
    case ("configurations", _): "Configuration"
    case ("scripts", _): "TargetScript"
    case ("name", _), ("path", _), ("package", _), ("url", _), ("targets", _), ("exclude", _), ("sources", _):
      "String"
    default: nil
    }
  }
}

extension TypeDeclaration {
  func type(of property: String) -> String? {
    for case .variable(property, let type, _, _, _) in members { return type }
    return nil
  }
}
