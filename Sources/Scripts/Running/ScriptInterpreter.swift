/// Evaluates a manifest as far as possible without running it. The interpreter never reads or writes files, and never
/// starts programs. It understands strings, lists, and the functions and types that the manifest declares. Calls to
/// anything else, such as `.target(name: "Core")`, become records. Values that it cannot determine become `unknown`.
struct ScriptInterpreter {
  let language: ScriptLanguage
  var records: [ScriptRecord] = [ScriptRecord(name: "", fields: [], offset: 0)]
  var scopes: [[String: ScriptValue]] = [[:]]
  var members: [String: [Member]] = [:]
  var types: [String: TypeDeclaration] = [:]
  private var aliases: [String: String] = [:]
  /// For each type, its superclass, protocols and raw type.
  private(set) var inherited: [String: [String]] = [:]
  /// The records whose blocks are running, the innermost last.
  var openRecords = [0]
  /// The offsets of conditions, loops and assignments that could not be evaluated. The offset 0 means that a limit
  /// was reached.
  private(set) var unclear: [Int] = []
  /// The nesting depth of doubtful code: code that is evaluated although an unknown condition may prevent it from
  /// running.
  private var openDoubts = 0
  /// The variables whose values are doubtful, because they depend on an unknown condition.
  private var doubtfulNames: Set<String> = []
  private(set) var hasReadDoubt = false
  /// The number of steps that may still run. The initial value is more than any real manifest needs.
  var budget = 200_000
  var depth = 0

  /// A member that a type in the manifest declares.
  struct Member: Sendable {
    let owner: String
    let isShared: Bool
    let content: Content

    enum Content: Sendable {
      case value(Expression, type: String?)
      case computed([Statement], type: String?)
      case function(Function)
      case record(Int)
    }
  }

  static let maxDepth = 40
  static let maxElements = 20_000
  static let maxLength = 10_000

  init(_ language: ScriptLanguage) {
    self.language = language
  }

  /// Runs the statements of several files. Every file can use the type aliases of all files.
  mutating func run(_ files: [[Statement]]) {
    for case .alias(let name, let type) in files.joined() { aliases[name] = type }
    for statements in files {
      declare(statements)
      _ = execute(statements)
    }
  }

  /// The full name of a type, such as `Dependency.Product`. If the first component is an alias, the aliased type
  /// replaces it.
  func withoutAlias(_ type: String) -> String {
    let first = String(type.prefix { $0 != "." })
    return aliases[first].map { $0 + type.dropFirst(first.count) } ?? type
  }

  mutating func note(_ offset: Int) {
    if unclear.count < 100 { unclear.append(offset) }
  }

  mutating func forgetUnclear() { unclear = [] }

  mutating func makeRecord(_ record: ScriptRecord) -> ScriptValue {
    guard records.count < Self.maxElements else { return .unknown(record.offset) }
    records.append(record)
    if openDoubts > 0 { records[records.count - 1].isConditional = true }
    return .record(records.count - 1)
  }

  /// Uses one step of the budget; returns false if no steps are left.
  mutating func spend() -> Bool {
    budget -= 1
    return budget > 0
  }

  // MARK: Names

  func lookUp(_ name: String) -> ScriptValue? {
    for scope in scopes.reversed() {
      if let value = scope[name] { return value }
    }
    return nil
  }

  /// If the current code is doubtful, marks the records among these values as conditional. Called for values that
  /// the code stores or changes.
  mutating func doubt(_ values: [ScriptValue]) {
    guard openDoubts > 0 else { return }
    for case .record(let index) in values { records[index].isConditional = true }
  }

  /// Declares a variable in the innermost scope.
  mutating func declare(_ name: String, as type: String?, _ value: Expression?) {
    let (value, isDoubtful) = watchingDoubt { run in
      value.map { run.evaluate($0, expecting: type) } ?? .null
    }
    scopes[scopes.count - 1][name] = value
    if isDoubtful { doubtfulNames.insert(name) }
  }

  /// Runs a closure, and treats it as doubtful code if `isDoubtful` is true.
  mutating func doubting<Result>(if isDoubtful: Bool, _ run: (inout Self) -> Result) -> Result {
    openDoubts += isDoubtful ? 1 : 0
    defer { openDoubts -= isDoubtful ? 1 : 0 }
    return run(&self)
  }

  /// Runs a closure and returns its result. `isDoubtful` is true if the result depends on a doubtful value.
  mutating func watchingDoubt<Result>(_ run: (inout Self) -> Result) -> (result: Result, isDoubtful: Bool) {
    let hadReadDoubt = hasReadDoubt
    hasReadDoubt = false
    defer { hasReadDoubt = hasReadDoubt || hadReadDoubt }
    let result = run(&self)
    return (result, hasReadDoubt)
  }

  mutating func noteReading(_ name: String) {
    if doubtfulNames.contains(name) { hasReadDoubt = true }
  }

  mutating func noteReading(from record: Int) {
    if records[record].isConditional { hasReadDoubt = true }
  }

  /// Assigns a value to a variable. If the variable does not exist, it is declared in the innermost scope.
  mutating func assign(_ name: String, _ value: ScriptValue) {
    let index = scopes.lastIndex { $0[name] != nil } ?? scopes.count - 1
    if openDoubts > 0 { doubtfulNames.insert(name) }
    // In an initializer, `self = …` replaces the content of the object.
    if name == "self", case .record(let old)? = scopes[index][name], case .record(let new) = value {
      records[old] = records[new]
    } else {
      scopes[index][name] = value
    }
  }

  // MARK: Declarations

  mutating func declare(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .function(let function): scopes[scopes.count - 1][function.name] = .function(function, of: nil)
      case .type(let type): declare(type)
      case .variable(let name, let type, nil, _, let body?):
        scopes[scopes.count - 1][name] = .computed(Closure(parameters: [], body: body), type: type)
      default: continue
      }
    }
  }

  private mutating func declare(_ declared: TypeDeclaration) {
    let type = TypeDeclaration(
      name: withoutAlias(declared.name), inherited: declared.inherited, members: declared.members,
      cases: declared.cases)
    inherited[type.name, default: []] += type.inherited
    // An extension has no cases. It must not replace the declaration of the type, which may have cases.
    if types[type.name] == nil || !type.cases.isEmpty { types[type.name] = type }
    for item in type.cases {
      let raw = item.value.map { evaluate($0) } ?? .string(item.name)
      let record = ScriptRecord(
        name: item.name, type: type.name, fields: [("rawValue", raw)], offset: item.value?.offset ?? 0)
      guard case .record(let index) = makeRecord(record) else { continue }
      add(item.name, Member(owner: type.name, isShared: true, content: .record(index)))
    }
    for member in type.members {
      switch member {
      case .function(let function):
        add(
          function.name, Member(owner: type.name, isShared: function.isShared, content: .function(function)))
      case .variable(let name, let resultType, let value, let isShared, let body):
        let content: Member.Content
        if let body {
          content = .computed(body, type: resultType)
        } else if let value, isShared {
          content = .value(value, type: resultType)
        } else {
          continue
        }
        add(name, Member(owner: type.name, isShared: isShared, content: content))
      case .type(let inner):
        declare(
          TypeDeclaration(
            name: "\(type.name).\(inner.name)", inherited: inner.inherited, members: inner.members,
            cases: inner.cases))
      default: continue
      }
    }
  }

  private mutating func add(_ name: String, _ member: Member) {
    members[name, default: []].append(member)
  }
}
