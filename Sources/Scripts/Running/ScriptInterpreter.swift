/// Follows what a manifest does as far as that can be told without running it.
///
/// Nothing is ever read, written or called: it knows lists, strings and the functions of the manifest itself, and
/// calls to anything else become records of their arguments. What it cannot tell is a value that says so.
struct ScriptInterpreter {
  let language: ScriptLanguage
  /// Everything that calls have made; the first one holds the calls of the manifest itself.
  var records: [ScriptRecord] = [ScriptRecord(name: "", fields: [], offset: 0)]
  /// The names that are visible, the innermost last.
  var scopes: [[String: ScriptValue]] = [[:]]
  /// What the types and extensions of the manifest declare, by name.
  var members: [String: [Member]] = [:]
  var types: [String: TypeDeclaration] = [:]
  /// The records whose blocks are running, the innermost last.
  var openRecords = [0]
  /// Conditions and loops that could not be followed.
  private(set) var unclear: [Int] = []
  /// What may still be done; a manifest that needs more is made to be slow.
  var budget = 200_000
  var depth = 0

  /// Something that a type declares.
  struct Member: Sendable {
    let owner: String
    let isShared: Bool
    let content: Content

    enum Content: Sendable {
      case value(Expression, type: String?)
      case computed([Statement], type: String?)
      case function(Function)
      /// The case of an enumeration.
      case record(Int)
    }
  }

  static let maxDepth = 40
  static let maxElements = 20_000
  static let maxLength = 10_000

  init(_ language: ScriptLanguage) {
    self.language = language
  }

  /// Runs the statements of a file.
  mutating func run(_ statements: [Statement]) {
    declare(statements)
    _ = execute(statements)
  }

  /// Notes something that decides what happens and is not understood.
  mutating func note(_ offset: Int) {
    if unclear.count < 100 { unclear.append(offset) }
  }

  /// Forgets what was noted so far.
  mutating func forgetUnclear() { unclear = [] }

  /// Makes a record and gives its index.
  mutating func makeRecord(_ record: ScriptRecord) -> ScriptValue {
    guard records.count < Self.maxElements else { return .unknown(record.offset) }
    records.append(record)
    return .record(records.count - 1)
  }

  /// Whether there is something left of the budget.
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

  /// Gives a name a value where it is declared, or else in the innermost scope.
  mutating func assign(_ name: String, _ value: ScriptValue) {
    let index = scopes.lastIndex { $0[name] != nil } ?? scopes.count - 1
    scopes[index][name] = value
  }

  // MARK: Declarations

  /// Takes note of functions and types, which can be used before they are declared.
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

  private mutating func declare(_ type: TypeDeclaration) {
    if types[type.name] == nil { types[type.name] = type }
    for (name, value) in type.cases {
      let raw = value.map { evaluate($0) } ?? .string(name)
      let record = ScriptRecord(
        name: name, type: type.name, fields: [("rawValue", raw)], offset: value?.offset ?? 0)
      guard case .record(let index) = makeRecord(record) else { continue }
      add(name, Member(owner: type.name, isShared: true, content: .record(index)))
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
          TypeDeclaration(name: "\(type.name).\(inner.name)", members: inner.members, cases: inner.cases))
      default: continue
      }
    }
  }

  private mutating func add(_ name: String, _ member: Member) {
    members[name, default: []].append(member)
  }
}
