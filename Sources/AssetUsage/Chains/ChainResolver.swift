internal import SourceIndex

/// Determines which declarations the names of a chain refer to.
struct ChainResolver: Sendable {
  let places: ExpectedTypes

  init(_ places: ExpectedTypes) {
    self.places = places
  }

  var corpus: Corpus { _read { yield places.corpus } }
  var types: TypeTable { _read { yield places.types } }
  var known: KnownWords { _read { yield places.known } }
  var visibility: Visibility { _read { yield places.code.visibility } }

  /// What `icons` refers to in `icons.close`.
  private enum Base {
    case type(TypeID)
    case value(TypeID)
    case outside
    /// A type that cannot be determined, such as the value of a property declared as `Namespace<Self>.Type`.
    case unknownType
    /// A value whose type no file declares or extends.
    case foreign
    case unknown
  }

  func targets(of id: MentionID, among wanted: ChainNames) -> [ChainTarget] {
    let file = Int(id.file)
    let mention = corpus[id]
    let word = corpus.word(mention.text, in: file)
    let all = corpus.words.parts(of: word)
    // Names after the last wanted one do not matter.
    guard let end = all.lastIndex(where: { wanted.holds($0) }) else { return [] }
    let parts = all[...end]
    guard let first = parts.first else { return [] }
    var found: [ChainTarget] = []
    var base = Base.unknown
    let enclosing = types.type(of: corpus.node(mention.declaration, in: file))
    if corpus.words.isImplicit(word) {
      if mention.traits.contains(.postfix) {
        addMembers(first, of: .unknown, &base, wanted, to: &found)
      } else {
        addImplicitMember(first, id, enclosing, &base, parts.count > 1 ? .everything : wanted, to: &found)
      }
    } else if mention.traits.contains(.parameter) {
      base = parameterBase(first, mention, file, enclosing)
    } else if mention.traits.contains(.local) {
      base = constantBase(first)
    } else {
      addBareName(first, enclosing, &base, wanted, to: &found)
    }
    var bases = [base]
    if case .type(let type) = base, let others = types.aliasTypes[first] {
      bases += others.filter { $0 != type }.map(Base.type)
    }
    if case .unknown = base, corpus.words.isImplicit(word), !mention.traits.contains(.postfix) {
      bases += nestedTypes(first, with: parts.dropFirst().first, id, enclosing).map(Base.type)
    }
    for start in bases {
      base = start
      for part in parts.dropFirst() {
        if part == known.allCases || part == known.initializer, case .type(let type) = base {
          found += allCases(of: type)
        }
        addMembers(part, of: base, &base, wanted, to: &found)
      }
    }
    if corpus.words.isImplicit(word) || parts.count == 1, first == known.allCases, let enclosing {
      found += allCases(of: enclosing)
    }
    found.removeAll {
      !wanted.holds($0.node) || !visibility.isVisible($0.node, from: file)
        || isOtherMethod($0.node, word, file)
    }
    return found
  }

  /// Whether an Objective-C message cannot call a method, because only the first part of its selector matches.
  private func isOtherMethod(_ node: Node, _ chain: Word, _ file: Int) -> Bool {
    guard corpus[node].kind == .function, corpus.files[file].language == .objectiveC,
      corpus.isInObjectiveC(node), types.names[node.index] == corpus.words.last(of: chain)
    else { return false }
    return corpus.selector(of: node) != corpus.words.selector(of: chain)
  }

  /// What the parameter `item` refers to in `item.icon`.
  private func parameterBase(_ name: Word, _ mention: Mention, _ file: Int, _ enclosing: TypeID?) -> Base {
    guard let function = corpus.function(around: mention, in: file),
      let parameter = types.signatures[function]?.first(where: { $0.name == name })
    else { return .unknown }
    guard let type = parameter.types?.first, parameter.types?.count == 1 else {
      return parameter.isMetatype ? .unknownType : .unknown
    }
    let found = types.lookUp(type, from: enclosing)
    if parameter.isMetatype { return found.map(Base.type) ?? .unknownType }
    return found.map(Base.value) ?? .foreign
  }

  /// Whether a target is an enum case, or is ambiguous and has the same name as an enum case.
  func mayBeCase(_ target: ChainTarget) -> Bool {
    if types.isCase(target.node) { return true }
    guard target.isAmbiguous, let namesakes = types.named[types.names[target.node.index]] else {
      return false
    }
    return namesakes.statics.contains(where: { types.isCase($0) })
  }

  /// Whether the file declares no other case or static member with this name.
  func isOnlyStatic(_ node: Node, in file: Int) -> Bool {
    types.named[types.names[node.index]]?.statics.filter { corpus.file(of: $0) == file } == [node]
  }

  /// Whether a chain must refer to a function, because it is called and the property or enum case `target` cannot be
  /// called.
  func isFunction(_ mention: Mention, not target: ChainTarget, in file: Int) -> Bool {
    let declaration = corpus[target.node]
    guard mention.traits.contains(.called),
      corpus.words.last(of: corpus.word(mention.text, in: file)) == types.names[target.node.index]
    else { return false }
    if types.isCase(target.node) {
      return types.type(of: target.node).map { corpus.isTextEnum(types[$0]) } == true
    }
    guard declaration.kind == .property else { return false }
    let type = corpus.words.utf8(corpus.word(declaration.type, in: corpus.file(of: target.node)))
    return !type.contains(UInt8(ascii: ">"))
  }

  /// The cases that a call such as `Icon(rawValue: name)` can create.
  func casesMade(by context: MentionContext, _ id: MentionID) -> [ChainTarget] {
    let file = Int(id.file)
    let enclosing = types.type(of: corpus.node(corpus[id].declaration, in: file))
    let parts = corpus.words.parts(of: corpus.word(context.subject, in: file)).filter {
      $0 != known.initializer
    }
    guard let last = parts.last, last != known.selfValue, last != known.selfType else {
      return enclosing.map(allCases) ?? []
    }
    return types.lookUp(last, from: enclosing).map(allCases) ?? []
  }

  var givenRawValues: [MentionID] {
    corpus.files.indices.filter { corpus.texts[$0].contains(known.rawValue) }.flatMap { file -> [MentionID] in
      let mentions = corpus.files[file].mentions
      let isGiven = mentions.contexts.map {
        $0.role == .argument && corpus.word($0.label, in: file) == known.rawValue
      }
      guard isGiven.contains(true) else { return [] }
      return mentions.mentions.indices.filter { isGiven[mentions.mentions[$0].context.index] }.map {
        MentionID(file: Int32(truncatingIfNeeded: file), index: Int32(truncatingIfNeeded: $0))
      }
    }
  }

  /// The stored properties that a type reads by reflection, with `Mirror(reflecting: self)`.
  func reflected(by id: MentionID) -> [ChainTarget] {
    guard let type = types.type(of: corpus.node(corpus[id].declaration, in: Int(id.file))) else { return [] }
    return types[type].members.values.joined().filter { node in
      let declaration = corpus[node]
      return declaration.kind == .property && declaration.traits.isDisjoint(with: [.static, .computed])
    }
    .sorted().map { ChainTarget(node: $0, isAllCases: true) }
  }

  /// All cases of an enum, for code that uses them without naming them, such as `allCases`.
  func allCases(of type: TypeID) -> [ChainTarget] {
    types[type].members.values.joined().filter { types.isCase($0) }.sorted()
      .map { ChainTarget(node: $0, isAllCases: true) }
  }

  /// Determines what the first name of a chain refers to: `self`, a type, a member or a global declaration. Types only
  /// set `base`; members and globals are also added to `found`.
  private func addBareName(
    _ name: Word, _ enclosing: TypeID?, _ base: inout Base, _ wanted: ChainNames,
    to found: inout [ChainTarget]
  ) {
    if name == known.selfValue {
      base = enclosing.map(Base.value) ?? .unknown
      return
    }
    if name == known.selfType {
      base = enclosing.map(Base.type) ?? .unknown
      return
    }
    var type = enclosing
    while let current = type {
      let members = types.members(name, of: current)
      if !members.isEmpty {
        base = valueBase(of: members, in: current)
        return add(members, name, of: current, to: &found)
      }
      type = types[current].parent
    }
    if let type = types.lookUp(name, from: enclosing) {
      base = .type(type)
      return
    }
    if name == known.color, let style = types.roots[known.style] {
      base = .type(style)
      return
    }
    if corpus.words.isCapitalized(name) {
      base = known.associatedTypes.contains(name) ? .unknownType : .outside
    }
    guard let namesakes = types.named[name] else { return }
    if !namesakes.globals.isEmpty {
      base = valueBase(of: namesakes.globals, in: nil)
      for node in namesakes.globals { found.append(ChainTarget(node: node)) }
      return
    }
    // The type may inherit the member from an unknown supertype.
    for node in wanted.members(name, namesakes, types) where mayInherit(node, enclosing) {
      found.append(ChainTarget(node: node, isAmbiguous: true))
    }
  }

  /// Whether a type may inherit this member, so that its code can use the member by its name alone. No type
  /// inherits from a struct or enum. But code in an extension of an alias may use the members of any type, because
  /// the alias may refer to that type.
  private func mayInherit(_ node: Node, _ type: TypeID?) -> Bool {
    guard let owner = types.type(of: node) else { return true }
    return types[owner].isInheritable || !types[owner].isDeclared
      || type.map { types.aliases[types.name(of: $0)] != nil } == true
  }

  private func addMembers(
    _ name: Word, of base: Base, _ next: inout Base, _ wanted: ChainNames, to found: inout [ChainTarget]
  ) {
    next = .unknown
    defer {
      if case .unknown = next, types.metatypeNames.contains(name) || known.associatedTypes.contains(name) {
        next = .unknownType
      }
    }
    switch base {
    case .type(let type):
      if let child = types[type].children[name] {
        next = .type(child)
        return
      }
      let members = types.members(name, of: type)
      if members.isEmpty {
        // If the type `MyApp` has no member `Icon`, then `MyApp.Icon` probably begins with a module that has the same
        // name as the type.
        if types[type].isDeclared, types[type].inherited.isEmpty {
          return addGlobals(name, &next, to: &found)
        }
        return addAnyMembers(name, isStatic: true, wanted, to: &found)
      }
      next = valueBase(of: members, in: type)
      add(members, name, of: type, to: &found)
    case .value(let type):
      let members = types.members(name, of: type)
      if members.isEmpty {
        let isOfAnotherType = types[type].isDeclared && !types[type].isInheritable
        return addAnyMembers(name, isStatic: false, isOfAnotherType: isOfAnotherType, wanted, to: &found)
      }
      next = valueBase(of: members, in: type)
      add(members, name, of: type, to: &found)
    case .outside:
      addGlobals(name, &next, to: &found)
      if case .type = next { return }
      // A generic parameter has the members that its protocol requires.
      if types.conformances.ask(for: name) { addAnyMembers(name, isStatic: true, wanted, to: &found) }
    case .unknownType: addAnyMembers(name, isStatic: true, wanted, to: &found)
    case .foreign, .unknown:
      let isRequired = types.conformances.ask(for: name)
      // A generic parameter has the members that its protocol requires. Any other foreign type has its own members, so
      // a declared member with this name may be unrelated.
      if case .foreign = base, !isRequired {
        return addAnyMembers(name, isStatic: false, isForeign: true, wanted, to: &found)
      }
      addAnyMembers(name, isStatic: isRequired, wanted, to: &found)
    }
  }

  /// Determines what `Icon` refers to in `MyApp.Icon`, if `MyApp` is a module: a top-level type, which becomes `next`,
  /// or global declarations, which are added to `found`.
  private func addGlobals(_ name: Word, _ next: inout Base, to found: inout [ChainTarget]) {
    if let type = types.roots[name] {
      next = .type(type)
      return
    }
    let globals = types.named[name]?.globals ?? []
    next = valueBase(of: globals, in: nil)
    for node in globals { found.append(ChainTarget(node: node)) }
  }

  /// Adds members of a type and, if they are protocol requirements, the implementations in other types.
  private func add(_ members: [Node], _ name: Word, of type: TypeID, to found: inout [ChainTarget]) {
    for node in members { found.append(ChainTarget(node: node)) }
    guard types.conformances.ask(for: name) else { return }
    var owners = [type]
    for member in members {
      if let owner = types.type(of: member), !owners.contains(owner) { owners.append(owner) }
    }
    for owner in owners.sorted() {
      for node in types.conformances.members(name, for: owner) { found.append(ChainTarget(node: node)) }
    }
  }

  private func addAnyMembers(
    _ name: Word, isStatic: Bool, isForeign: Bool = false, isOfAnotherType: Bool = false,
    _ wanted: ChainNames, to found: inout [ChainTarget]
  ) {
    guard let namesakes = types.named[name] else { return }
    let owners =
      (types.conformances.independent(name) ?? namesakes.instanceOwners.count)
      + (isStatic ? namesakes.staticOwners.count : 0)
    for node in wanted.members(name, namesakes, types, statics: isStatic) {
      found.append(
        ChainTarget(node: node, isAmbiguous: isForeign || owners > 1, isOfAnotherType: isOfAnotherType))
    }
  }

  /// Adds the members that an implicit member such as `.close` may refer to, given the type that the code expects.
  private func addImplicitMember(
    _ name: Word, _ id: MentionID, _ enclosing: TypeID?, _ base: inout Base, _ wanted: ChainNames,
    to found: inout [ChainTarget]
  ) {
    guard let namesakes = types.named[name] else { return }
    let isWhole = corpus.isWhole(id)
    let candidates = wanted.members(name, namesakes, types, instances: false).filter {
      places.code.mayBeImplicit($0, isWhole: isWhole)
    }
    guard !candidates.isEmpty else { return }
    var isGuessed = false
    if let expected = places.types(at: id, enclosing).map(withStyles) {
      // If at least two types have such a member, the reference is ambiguous, so there is no need to look for more.
      let owners = types.owners(of: namesakes, among: expected, atMost: 2)
      if let owner = owners.first {
        let isAmbiguous = owners.count > 1
        let fitting = candidates.filter { node in
          types.type(of: node).map { expected.contains(types.name(of: $0)) } == true
        }
        if !isAmbiguous { base = valueBase(of: fitting, in: owner) }
        for node in fitting { found.append(ChainTarget(node: node, isAmbiguous: isAmbiguous)) }
        return
      }
      isGuessed = expected.isSubset(of: known.outsideTypes)
      let isArgument = corpus.context(of: id).role == .argument
      if isGuessed, !isArgument, !places.isOpen(at: id) { return }
    }
    let statics = namesakes.statics.filter { places.code.mayBeImplicit($0, isWhole: isWhole) }
    let owners = Set(statics.compactMap { types.type(of: $0) })
    if owners.count == 1 { base = valueBase(of: statics, in: owners.first) }
    for node in candidates {
      found.append(ChainTarget(node: node, isAmbiguous: isGuessed || owners.count > 1))
    }
  }

  /// These types and, if `Color` is one of them, also `ShapeStyle`, because colors can be static members of
  /// `ShapeStyle`.
  private func withStyles(_ names: WordSet) -> WordSet {
    names.contains(known.color) && types.roots[known.style] != nil ? names.union([known.style]) : names
  }

  /// The nested types that `.Buttons` may refer to in `.Buttons.close`: the only one with this name or, if there are
  /// several, those with a member `close`. If several remain, prefers those inside a type that the context expects.
  private func nestedTypes(_ name: Word, with member: Word?, _ id: MentionID, _ enclosing: TypeID?)
    -> [TypeID]
  {
    guard let member else { return [] }
    let all = types.byName[name, default: []].filter { types[$0].parent != nil }
    // If only one type has this name, its members are not checked, because it may inherit `member`.
    let nested =
      all.count == 1
      ? all
      : all.filter { type in
        types[type].children[member] != nil || types[type].members[member]?.isEmpty == false
      }
    guard nested.count > 1, let expected = places.types(at: id, enclosing) else { return nested }
    let fitting = nested.filter { type in
      types[type].parent.map { expected.contains(types.name(of: $0)) } == true
    }
    return fitting.isEmpty ? nested : fitting
  }

  private func valueBase(of members: [Node], in type: TypeID?) -> Base {
    guard members.count == 1 else { return .unknown }
    let node = members[0]
    if types.isCase(node) { return type.map(Base.value) ?? .unknown }
    let value = types.values[node.index]
    if value == .none { return constantBase(types.names[node.index]) }
    guard let found = types.lookUp(value, from: type) else { return .unknown }
    return types.metatypeNames.contains(types.names[node.index]) ? .type(found) : .value(found)
  }

  private func constantBase(_ name: Word) -> Base {
    places.code.typeConstants.type(name, types).map(Base.type) ?? .unknown
  }
}
