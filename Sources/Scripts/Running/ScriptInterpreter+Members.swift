extension ScriptInterpreter {
  // MARK: What the manifest declares

  /// Finds a member that the manifest declares. If `type` is nil, the member can belong to any type.
  func member(_ name: String, of type: String?, isShared: Bool) -> Member? {
    let found = members[name, default: []].filter { $0.isShared == isShared }
    guard let type = type.map(withoutAlias) else { return found.first }
    return Self.best(found, of: type, owner: \.owner) ?? found.first { inherits(type, $0.owner) }
      ?? (type == "Self" ? found.first : nil)
  }

  /// Whether `owner` is a superclass or protocol of a type. If so, the type has the members of `owner`.
  private func inherits(_ type: String, _ owner: String, depth: Int = 0) -> Bool {
    depth < 8
      && inherited[type]?.contains { Self.isSame($0, owner) || inherits($0, owner, depth: depth + 1) } == true
  }

  /// The first candidate whose owner is `type`. Exact matches come first, because an owner such as
  /// `Dependency.Package` may not be the type that `Package` refers to.
  private static func best<Candidate>(
    _ candidates: some Collection<Candidate>, of type: String, owner: (Candidate) -> String
  ) -> Candidate? {
    candidates.first { owner($0) == type } ?? candidates.first { isSame(owner($0), type) }
  }

  /// Whether two names refer to the same type. Either name may omit its outer types, as in `Dependency` for
  /// `Target.Dependency`.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    if left == right || left.hasSuffix("." + right) || right.hasSuffix("." + left) { return true }
    if tuistTypes[right]?.contains(left) == true { return true }
    // Tuist has `TargetDependency` where the Swift Package Manager has `Target.Dependency`.
    return left.replacing(".", with: "") == right.replacing(".", with: "")
  }

  /// For each type that the Swift Package Manager expects, the types that Tuist expects instead.
  private static let tuistTypes: [String: Set] = [
    "String": ["Path", "SourceFilesList"], "Resource": ["ResourceFileElements", "ResourceFileElement"],
    "Destination": ["Destinations"],
  ]

  /// A static function or initializer with these argument labels, and the type that `Self` means in it.
  func sharedFunction(
    _ name: String, of type: String?, _ arguments: [Argument]
  ) -> (function: Function, owner: String)? {
    let all = members[name, default: []]
    let fitting = all.filter { $0.isShared || name == "init" }.compactMap { member in
      if case .function(let function) = member.content, function.accepts(arguments) {
        return (function: function, owner: member.owner)
      }
      return nil
    }
    guard let type = type.map(withoutAlias) else { return fitting.first }
    return Self.best(fitting.filter { takes($0.function, arguments) }, of: type, owner: \.owner)
      ?? Self.best(fitting, of: type, owner: \.owner)
      ?? fitting.first { inherits(type, $0.owner) }.map { ($0.function, type) }
  }

  /// Whether a function can take these arguments, for choosing between overloads. An argument such as `.name` can be a
  /// string only if the manifest declares `name` in an extension of `String`.
  private func takes(_ function: Function, _ arguments: [Argument]) -> Bool {
    arguments.allSatisfy { argument in
      guard case .implicit(let name) = argument.value.kind,
        let parameter = function.parameters.first(where: { $0.label == argument.label }),
        parameter.type == "String"
      else { return true }
      return member(name, of: "String", isShared: true)?.owner == "String"
    }
  }

  /// Finds the overload whose parameters fit the arguments.
  func function(_ name: String, of owner: ScriptValue, _ arguments: [Argument]) -> Function? {
    // A type itself has no instance methods.
    if case .external = owner { return nil }
    let fitting = members[name, default: []].lazy.filter { !$0.isShared }.compactMap { member in
      if case .function(let function) = member.content, function.accepts(arguments) {
        return (function: function, owner: member.owner)
      }
      return nil
    }
    guard let type = typeName(of: owner) else { return fitting.first?.function }
    let found = Self.best(fitting, of: type, owner: \.owner) ?? fitting.first { inherits(type, $0.owner) }
    return found?.function
  }

  func typeName(of value: ScriptValue) -> String? {
    switch value {
    case .string: "String"
    case .list: "Array"
    case .record(let index): records[index].type
    default: nil
    }
  }

  mutating func ownMember(_ name: String, of owner: ScriptValue, at offset: Int) -> ScriptValue? {
    if case .record(let index) = owner, let field = records[index][name] { return field }
    guard let member = member(name, of: typeName(of: owner), isShared: false) else { return nil }
    return value(of: member, on: owner, at: offset)
  }

  /// The value of a member. In its code, `Self` means `type` if this type inherits the member. Otherwise, `Self`
  /// means the type that declares the member.
  mutating func value(
    of member: Member, on owner: ScriptValue?, of type: String? = nil, at offset: Int
  ) -> ScriptValue {
    guard depth < Self.maxDepth, spend() else { return .unknown(offset) }
    depth += 1
    defer { depth -= 1 }
    let type = type.flatMap { inherits($0, member.owner) ? $0 : nil } ?? member.owner
    var scope: [String: ScriptValue] = ["Self": .external(type)]
    if let owner { scope["self"] = owner }
    scopes.append(scope)
    defer { scopes.removeLast() }
    switch member.content {
    case .record(let index): return .record(index)
    case .value(let expression, let type):
      return evaluate(expression, expecting: type == "Self" || type == nil ? member.owner : type)
    case .computed(let body, let type):
      let closure = Closure(parameters: [], body: body)
      return call(closure, [], expecting: type == "Self" ? member.owner : type)
    case .function(let function): return .function(function, of: owner)
    }
  }

  // MARK: Names after a dot

  mutating func implicit(_ name: String, expecting type: String?, at offset: Int) -> ScriptValue {
    if let member = member(name, of: type, isShared: true) { return value(of: member, on: nil, at: offset) }
    if let outer = type.map(withoutAlias) {
      let inner = [outer, outer.replacing(".", with: "")].map { "\($0).\(name)" }.first { types[$0] != nil }
      if let inner { return .external(inner) }
    }
    return makeRecord(ScriptRecord(name: name, fields: [], offset: offset))
  }

  mutating func value(of name: String, in owner: ScriptValue, at offset: Int) -> ScriptValue {
    switch owner {
    case .external(let path):
      if name == "self" { return owner }
      if let member = member(name, of: path, isShared: true) {
        return value(of: member, on: nil, of: path, at: offset)
      }
      if name == "allCases", let type = types[path] { return .list(cases(of: type)) }
      // Paths are relative to `Context.packageDirectory` anyway.
      if path == "Context", name == "packageDirectory" { return .string(".") }
      return .external("\(path).\(name)")
    case .record(let index):
      noteReading(from: index)
      if let value = ownMember(name, of: owner, at: offset) { return value }
      if language == .ruby, Self.podPlatforms.contains(name) {
        let part = makeRecord(ScriptRecord(name: name, fields: [], offset: offset))
        records[index].set(name, part)
        return part
      }
      if name == "type", let type = Self.targetTypes[records[index].name] {
        return makeRecord(ScriptRecord(name: type, fields: [], offset: offset))
      }
      // A property that a call did not set is nil. If the manifest declares the type itself, the property may have a
      // default.
      return records[index].type == nil ? .null : .unknown(offset)
    case .unknown, .null: return owner
    default:
      return ownMember(name, of: owner, at: offset) ?? builtinProperty(name, of: owner, at: offset)
    }
  }

  private static let podPlatforms: Set = ["ios", "osx", "macos", "tvos", "watchos", "visionos"]

  /// The functions of `PackageDescription` that create targets, and the `type` of these targets.
  private static let targetTypes = [
    "target": "regular", "executableTarget": "executable", "testTarget": "test", "systemLibrary": "system",
    "binaryTarget": "binary", "plugin": "plugin", "macro": "macro",
  ]

  private func cases(of type: TypeDeclaration) -> [ScriptValue] {
    type.cases.compactMap { item in
      for member in members[item.name, default: []] where member.owner == type.name {
        if case .record(let index) = member.content { return .record(index) }
      }
      return nil
    }
  }

  /// Calls a method of `owner`, which is the value of the expression `holder`. A mutating method stores the changed
  /// value in the variable that `holder` refers to.
  mutating func call(
    _ name: String, of owner: ScriptValue, in holder: Expression, _ arguments: [Argument], _ type: String?,
    at offset: Int
  ) -> ScriptValue {
    if let function = function(name, of: owner, arguments) { return call(function, on: owner, arguments) }
    switch owner {
    case .external(let path):
      if name == "init" { return callShared("init", of: path, arguments, at: offset) }
      if let function = sharedFunction(name, of: path, arguments) {
        return call(function.function, of: function.owner, arguments)
      }
      return makeCase(name, of: path, arguments, at: offset) ?? record(name, arguments, at: offset)
    case .record(let index):
      if case .closure(let closure)? = records[index][name] {
        return call(closure, arguments.map { evaluate($0.value) })
      }
      guard language == .ruby else { return .unknown(offset) }
      openRecords.append(index)
      defer { openRecords.removeLast() }
      return record(name, arguments, at: offset)
    case .unknown: return owner
    default:
      return callBuiltin(name, of: owner, in: holder, arguments, at: offset)
    }
  }

  mutating func element(of owner: ScriptValue, _ arguments: [Argument], at offset: Int) -> ScriptValue {
    let keys = arguments.map { evaluate($0.value) }
    guard let key = keys.first else { return .unknown(offset) }
    switch (owner, key) {
    case (.list(let elements), .integer(let index)):
      return elements.indices.contains(index) ? elements[index] : .unknown(offset)
    case (.pairs(let pairs), _):
      return pairs.last { areEqual($0.key, key) == true }?.value ?? (keys.count > 1 ? keys[1] : .null)
    case (.external(let path), _):
      // Environment variables count as unset.
      return path.hasSuffix("environment") || path == "ENV" ? .null : .unknown(offset)
    default: return .unknown(offset)
    }
  }
}

extension Function {
  fileprivate func accepts(_ arguments: [Argument]) -> Bool {
    var labels = parameters.map(\.label)[...]
    for argument in arguments {
      guard let index = labels.firstIndex(where: { $0 == argument.label || isClosure(argument) }) else {
        return false
      }
      labels = labels[(index + 1)...]
    }
    let given = Set(arguments.map(\.label))
    return parameters.allSatisfy {
      $0.value != nil || given.contains($0.label) || arguments.contains(where: isClosure)
    }
  }

  private func isClosure(_ argument: Argument) -> Bool {
    if case .closure = argument.value.kind { argument.label == nil } else { false }
  }
}
