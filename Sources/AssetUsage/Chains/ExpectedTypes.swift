internal import SourceIndex

/// Determines which types a value can have, judging by the code that uses it. Types are identified by their
/// simple names.
struct ExpectedTypes: Sendable {
  let code: Codebase
  /// The types that functions declare for each argument. Functions with the same name share an entry. A nil set means
  /// any type.
  private var parameters: [Argument: WordSet?] = [:]
  /// The types in each type annotation. A nil value means any type.
  private var typesOfTexts = WordMap<WordSet?>()

  private struct Argument: Hashable {
    let function: Word
    let label: Word
    var index = 0
  }

  init(_ code: Codebase) {
    self.code = code
    for node in types.signatures.keys where types.names[node.index] != .none {
      add(types.signatures[node, default: []], of: types.names[node.index])
    }
    for (file, source) in corpus.files.enumerated() {
      for context in source.mentions.contexts where context.role.mayNameType {
        read(corpus.word(context.label, in: file))
      }
      for declaration in source.mentions.declarations { read(corpus.word(declaration.type, in: file)) }
    }
    parameters = parameters.mapValues { $0.map(types.lookingThroughAliases) }
  }

  private mutating func read(_ type: Word) {
    guard type != .none, typesOfTexts[type] == nil else { return }
    // A name that has no `Word` belongs to a type that no source declares or extends, so its members are
    // unknown.
    let names = TypeText.knownNames(in: corpus.words.utf8(type), declared: types.shortNames)
    typesOfTexts[type, default: nil] = names.map { names in
      types.lookingThroughAliases(WordSet(names.map { corpus.words.find($0) ?? .none }))
    }
  }

  var corpus: Corpus { _read { yield code.corpus } }
  var types: TypeTable { _read { yield code.types } }
  var known: KnownWords { _read { yield code.known } }

  private mutating func add(_ signature: [Parameter], of function: Word) {
    var next = 0
    for (number, parameter) in signature.enumerated() {
      if parameter.label != .none {
        // If several parameters have the same label, only the first one counts.
        guard !signature[..<number].contains(where: { $0.label == parameter.label }) else { continue }
        add(parameter.types, to: Argument(function: function, label: parameter.label))
      } else {
        for index in next...number {
          add(parameter.types, to: Argument(function: function, label: .none, index: index))
        }
        next = number + 1
      }
    }
  }

  private mutating func add(_ names: WordSet?, to argument: Argument) {
    if let names {
      parameters[argument, default: WordSet([])]?.formUnion(names)
    } else {
      parameters[argument] = .some(nil)
    }
  }

  func types(at id: MentionID, _ enclosing: TypeID?) -> WordSet? {
    let found = written(at: id, enclosing)
    guard let found, let enclosing, found.contains(known.selfType) else { return found }
    return found.union([types.name(of: enclosing)])
  }

  /// The mention whose context determines the type. This is `id` itself or, if a call only wraps it, as in
  /// `Optional(.close)`, the call.
  func place(of id: MentionID) -> MentionID {
    var place = id
    for _ in 0..<Self.mostCalls {
      let context = corpus.context(of: place)
      guard context.role == .argument,
        known.handing.contains(corpus.words.last(of: corpus.word(context.subject, in: Int(place.file)))),
        let call = call(around: place)
      else { break }
      place = call
    }
    return place
  }

  private static let mostCalls = 3

  /// The mention that names the function called with `id` as an argument; nil if there is none shortly before
  /// `id`.
  func call(around id: MentionID) -> MentionID? {
    let mentions = corpus.files[Int(id.file)].mentions
    let mention = corpus[id]
    let callee = mentions[mention.context].subject
    return (max(0, id.index - Self.callReach)..<id.index).last { index in
      let other = mentions.mentions[Int(index)]
      return other.kind == .chain && other.text == callee && other.traits.contains(.called)
        && other.declaration == mention.declaration
    }.map { MentionID(file: id.file, index: $0) }
  }

  private static let callReach: Int32 = 32

  /// The types that a mention can have, with `Self` not yet replaced by the enclosing type.
  private func written(at id: MentionID, _ enclosing: TypeID?) -> WordSet? {
    let id = place(of: id)
    let file = Int(id.file)
    let context = corpus.context(of: id)
    let subject = corpus.word(context.subject, in: file)
    let label = corpus.word(context.label, in: file)
    switch context.role {
    case .initialValue, .defaultValue:
      return label == .none ? elementTypes(at: id) : names(in: label)
    case .assigned where subject == known.selfValue, .compared where subject == known.selfValue:
      return enclosing.map { [types[$0].name] }
    case .assigned where label != .none, .matched where label != .none: return names(in: label)
    case .matched where subject == known.selfValue:
      return enclosing.map { [types[$0].name] }
    case .matched where subject == .none: return nil
    case .assigned where corpus.words.parts(of: subject).count == 1:
      return firstTypes(of: context.subject, before: id) ?? expectedPropertyTypes(subject)
    case .assigned, .compared, .matched:
      return expectedPropertyTypes(corpus.words.last(of: subject))
    case .subscripted:
      return subscriptTypes(corpus.words.last(of: subject), corpus[id], file)
        .map(types.lookingThroughAliases)
    case .argument
    where corpus.words.isImplicit(subject) && corpus.words.last(of: subject) == known.initializer:
      return initializerTypes(at: id, enclosing)
    case .argument:
      return parameterTypes(subject, label, index: Int(context.index), enclosing)
    case .returned, .statement:
      let declaration = corpus.files[file].mentions[corpus[id].declaration]
      return names(in: corpus.word(declaration.type, in: file))
    default:
      return nil
    }
  }

  /// The types of the argument in `.init(.close)`, if the call around it creates an image or color.
  private func initializerTypes(at id: MentionID, _ enclosing: TypeID?) -> WordSet? {
    guard let created = call(around: id).flatMap({ types(at: $0, enclosing) }) else { return nil }
    var found: WordSet = []
    for name in created {
      guard let family = known.family(of: name) else { return nil }
      found.formUnion(known.types(of: family))
    }
    return found
  }

  /// The types of the array elements, if an earlier element begins with an image or color type, as in
  /// `[ImageResource.close, .open]`.
  private func elementTypes(at id: MentionID) -> WordSet? {
    let mentions = corpus.files[Int(id.file)].mentions.mentions
    let mention = corpus[id]
    var index = Int(id.index) - 1
    while index >= max(0, Int(id.index) - Self.mostElements), mentions[index].context == mention.context,
      mentions[index].declaration == mention.declaration
    {
      let names = corpus.words.parts(of: corpus.word(mentions[index].text, in: Int(id.file)))
      if mentions[index].kind == .chain, names.count > 1, let family = names.first.flatMap(known.family) {
        return known.types(of: family)
      }
      index -= 1
    }
    return nil
  }

  private static let mostElements = 256

  /// The type of a local variable that is initialized with an enum case shortly before the mention `id`.
  private func firstTypes(of name: TextID, before id: MentionID) -> WordSet? {
    let mentions = corpus.files[Int(id.file)].mentions
    let declaration = corpus[id].declaration
    let first = (max(0, id.index - Self.callReach)..<id.index).last { index in
      let other = mentions.mentions[Int(index)]
      let context = mentions[other.context]
      return context.role == .initialValue && context.subject == name && other.declaration == declaration
    }
    guard let first, mentions[declaration].kind != .property else { return nil }
    let names = corpus.words.parts(of: corpus.word(mentions.mentions[Int(first)].text, in: Int(id.file)))
    guard names.count > 1, let member = names.last, let owner = names.dropLast().last,
      let type = types.lookUp(owner, from: nil)
    else { return nil }
    return types[type].members[member, default: []].contains(where: types.isCase) ? [types[type].name] : nil
  }

  func names(in type: Word) -> WordSet? { typesOfTexts[type] ?? nil }

  private func expectedPropertyTypes(_ name: Word) -> WordSet? {
    propertyTypes(name).map(types.lookingThroughAliases)
  }

  /// The declared types of all properties with this name, and the types that the name suggests, such as color types for
  /// `tint`. Ignores the declared types if one of the properties may have any type. Nil if no types remain.
  func propertyTypes(_ name: Word) -> WordSet? {
    let declared = types.propertyTypes[name] ?? nil
    guard let family = Self.typesByEnding(corpus.words.utf8(name)) else { return declared }
    return (declared ?? []).union(known.types(of: family))
  }

  /// Whether the assigned or compared property may have any type, because some property with its name has no type
  /// annotation, or has a type such as `Any`.
  func isOpen(at id: MentionID) -> Bool {
    let context = corpus.context(of: id)
    guard context.role == .assigned || context.role == .compared else { return false }
    let name = corpus.words.last(of: corpus.word(context.subject, in: Int(id.file)))
    return if case .some(.none) = types.propertyTypes[name] { true } else { false }
  }

  /// The kind of types that the name of a property or argument label suggests: colors for `backgroundColor`, and images
  /// for `icon`. Nil if the name suggests neither.
  static func typesByEnding(_ name: ArraySlice<UInt8>) -> AssetType.Family? {
    let ending = name.suffix(6).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    if colorEndings.contains(where: { ending.suffix($0.count) == $0[...] }) { return .colors }
    if imageEndings.contains(where: { ending.suffix($0.count) == $0[...] }) { return .images }
    return nil
  }

  private static let colorEndings = ["color", "colors", "tint"].map { Array($0.utf8) }
  private static let imageEndings = ["image", "images", "icon"].map { Array($0.utf8) }

  func valueTypes(of name: Word, _ mention: Mention, _ file: Int) -> WordSet? {
    let parameters =
      corpus.function(around: mention, in: file).map { types.signatures[$0, default: []] } ?? []
    if let parameter = parameters.first(where: { $0.name == name }) { return parameter.types }
    return propertyTypes(name)
  }

  /// The arguments that set a property through the memberwise initializer of its type, such as `"close"` in
  /// `Row(icon: "close")`.
  func argumentsSetting(_ property: Node) -> [MentionID] {
    guard corpus[property].kind == .property, !types.isStatic(property), let type = types.type(of: property),
      types.members(known.initializer, of: type).isEmpty
    else { return [] }
    let (label, name) = (types.names[property.index], types.name(of: type))
    return code.chains.files(givingTo: [name, known.initializer]).sorted().flatMap { number -> [MentionID] in
      let file = Int(number)
      let mentions = corpus.files[file].mentions
      return mentions.mentions.indices.filter { index in
        let mention = mentions.mentions[index]
        let context = mentions.contexts[mention.context.index]
        guard context.role == .argument, corpus.word(context.label, in: file) == label,
          let callee = corpus.words.parts(of: corpus.word(context.subject, in: file)).last(where: {
            $0 != known.initializer
          })
        else { return false }
        return types.lookUp(callee, from: types.type(of: corpus.node(mention.declaration, in: file))) == type
      }.map { MentionID(file: number, index: Int32(truncatingIfNeeded: $0)) }
    }
  }

  private func subscriptTypes(_ name: Word, _ mention: Mention, _ file: Int) -> WordSet? {
    guard let owners = valueTypes(of: name, mention, file) ?? types.byName[name].map({ _ in [name] }) else {
      return nil
    }
    var found: WordSet = []
    for type in owners.flatMap({ types.byName[$0, default: []] }) {
      let subscripts = types.members(known.subscripting, of: type)
      for parameter in subscripts.flatMap({ types.signatures[$0, default: []] }) {
        guard let names = parameter.types else { return nil }
        found.formUnion(names)
      }
    }
    // If none of these types has a subscript, the value is an array or dictionary with elements or keys of
    // these types.
    return found.isEmpty ? owners : found
  }

  private func parameterTypes(_ callee: Word, _ label: Word, index: Int, _ enclosing: TypeID?) -> WordSet? {
    let name = corpus.words.last(of: callee)
    if let family = known.family(of: name),
      types.byName[name, default: []].allSatisfy({ !types[$0].isDeclared })
    {
      return label == .none || label == known.resource ? known.types(of: family) : nil
    }
    // The callee is more likely a system modifier than a function in the repository with the same name.
    if known.callees.contains(name) { return nil }
    if known.elementMembers.contains(name), let owner = corpus.words.parts(of: callee).dropLast().last,
      let elements = expectedPropertyTypes(owner)
    {
      return elements
    }
    let isOwnInitializer = name == known.initializer && !corpus.words.isImplicit(callee)
    guard let type = isOwnInitializer ? enclosing : types.lookUp(name, from: enclosing) else {
      // The types of associated values are not recorded, and a function with the same name may take other
      // types.
      if types.casesWithValues.contains(name) { return nil }
      // All arguments of a variadic parameter have the type of the first one.
      for index in (0...(label == .none ? index : 0)).reversed() {
        if let found = parameters[Argument(function: name, label: label, index: index)] { return found }
      }
      return nil
    }
    var found: WordSet = []
    for node in types.members(known.initializer, of: type) {
      let parameters = types.signatures[node, default: []]
      let matching = parameters.enumerated().first { number, parameter in
        parameter.label == label && (label != .none || number >= index)
      }
      guard let parameter = matching?.element else { continue }
      guard let names = parameter.types else { return nil }
      found.formUnion(names)
    }
    if found.isEmpty, label != .none, types[type].isDeclared, types[type].members[label] != nil {
      // In a memberwise initializer, the label is the name of a property.
      return expectedPropertyTypes(label)
    }
    return found.isEmpty ? nil : types.lookingThroughAliases(found)
  }
}

extension MentionContext.Role {
  /// Whether the label of a context with this role may be a type annotation.
  var mayNameType: Bool {
    switch self {
    case .initialValue, .defaultValue, .assigned, .matched: true
    default: false
    }
  }
}
