/// Evaluates a manifest as far as that is possible without running it.
///
/// It never reads, writes or runs anything. It understands lists, strings and the functions of the manifest itself;
/// calls to anything else become records of their arguments. Whatever it cannot determine becomes `unknown`.
struct ScriptInterpreter {
  let language: ScriptLanguage
  /// Everything created by calls; the first record holds the top-level calls.
  var records: [ScriptRecord] = [ScriptRecord(name: "", fields: [], offset: 0)]
  /// The visible names, innermost scope last.
  var scopes: [[String: ScriptValue]] = [[:]]
  /// What the types and extensions of the manifest declare, by name.
  var members: [String: [Member]] = [:]
  var types: [String: TypeDeclaration] = [:]
  private var aliases: [String: String] = [:]
  /// The superclass and protocols of each type.
  private(set) var inherited: [String: [String]] = [:]
  /// The records whose blocks are running, innermost last.
  var openRecords = [0]
  /// Conditions and loops that could not be followed.
  private(set) var unclear: [Int] = []
  /// How many more steps may run; a manifest that needs more is hostile.
  var budget = 200_000
  var depth = 0

  /// A member of a type.
  struct Member: Sendable {
    let owner: String
    let isShared: Bool
    let content: Content

    enum Content: Sendable {
      case value(Expression, type: String?)
      case computed([Statement], type: String?)
      case function(Function)
      /// A case of an enum.
      case record(Int)
    }
  }

  static let maxDepth = 40
  static let maxElements = 20_000
  static let maxLength = 10_000

  init(_ language: ScriptLanguage) {
    self.language = language
  }

  /// Runs the statements of files. Each can use the type aliases of all.
  mutating func run(_ files: [[Statement]]) {
    for case .alias(let name, let type) in files.joined() { aliases[name] = type }
    for statements in files {
      declare(statements)
      _ = execute(statements)
    }
  }

  /// The name of a type, or of a type in it, without the alias at its start.
  func withoutAlias(_ type: String) -> String {
    let first = String(type.prefix { $0 != "." })
    return aliases[first].map { $0 + type.dropFirst(first.count) } ?? type
  }

  /// Records a condition or loop that could not be evaluated.
  mutating func note(_ offset: Int) {
    if unclear.count < 100 { unclear.append(offset) }
  }

  /// Forgets which conditions and loops could not be evaluated.
  mutating func forgetUnclear() { unclear = [] }

  /// Adds a record and returns its index.
  mutating func makeRecord(_ record: ScriptRecord) -> ScriptValue {
    guard records.count < Self.maxElements else { return .unknown(record.offset) }
    records.append(record)
    return .record(records.count - 1)
  }

  /// Uses up one step; false if none is left.
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

  /// Assigns a value where the name is declared, or else in the innermost scope.
  mutating func assign(_ name: String, _ value: ScriptValue) {
    let index = scopes.lastIndex { $0[name] != nil } ?? scopes.count - 1
    scopes[index][name] = value
  }

  // MARK: Declarations

  /// Registers functions and types, which can be used before their declaration.
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
    // An extension has no cases, and must not remove those of the type.
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
