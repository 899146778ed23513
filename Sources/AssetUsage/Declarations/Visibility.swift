internal import AssetModel
internal import SourceIndex

/// Decides which code can use a declaration, depending on its access level.
struct Visibility: Sendable {
  private let audiences: [Audience]
  /// For each declaration, the code that can use it. If a type has a protocol or superclass, any code may use its
  /// members that are not private.
  private let reaches: [Audience]
  private let owners: [[Module.ID]]
  private let files: [Int32]
  /// The group of each file. Two files are in the same group if exactly the same modules compile them.
  private let groups: [Int]
  /// For each pair of file groups, whether the files of the first may use internal declarations of the second.
  private let mayUse: [[Bool]]

  init(_ corpus: Corpus, _ types: TypeTable, _ modules: Modules) {
    let audiences = corpus.audiences
    self.audiences = audiences
    reaches = audiences.indices.map { corpus.reach(of: Node(index: $0), audiences[$0], types) }
    files = audiences.indices.map { Int32(truncatingIfNeeded: corpus.file(of: Node(index: $0))) }
    let owners = corpus.files.map { file in
      modules.all.isEmpty ? [] : Set(modules.memberships(of: file.path).map(\.module)).sorted()
    }
    var numbers: [[Module.ID]: Int] = [:]
    var distinct: [[Module.ID]] = []
    groups = owners.map { owners in
      if let number = numbers[owners] { return number }
      numbers[owners] = distinct.count
      distinct.append(owners)
      return distinct.count - 1
    }
    mayUse = distinct.map { users in distinct.map { modules.mayUse(.module, of: $0, in: users) } }
    self.owners = owners
  }

  func owners(of file: Int) -> [Module.ID] { owners[file] }

  func audience(of node: Node) -> Audience { audiences[node.index] }

  /// Whether code in a file can see a declaration. True if unknown.
  func isVisible(_ node: Node, from file: Int) -> Bool {
    let home = Int(files[node.index])
    if home == file { return true }
    switch reaches[node.index] {
    case .file: return false
    case .module: return mayUse[groups[file]][groups[home]]
    case .package, .everybody: return true
    }
  }
}

extension Corpus {
  fileprivate var audiences: [Audience] {
    files.flatMap { file in
      guard file.language == .swift else {
        // Declarations in other languages are visible everywhere.
        return [Audience](repeating: .everybody, count: file.mentions.declarations.count)
      }
      var audiences: [Audience] = []
      for declaration in file.mentions.declarations {
        // Parents come before their children.
        let outer = audiences.isEmpty ? .everybody : audiences[declaration.parent.index]
        audiences.append(min(outer, declaration.audience(in: file.mentions[declaration.parent])))
      }
      return audiences
    }
  }

  fileprivate func reach(of node: Node, _ audience: Audience, _ types: TypeTable) -> Audience {
    let declaration = self[node]
    guard audience < .package, declaration.kind != .enumCase, let type = types.type(of: node),
      !types[type].inherited.isEmpty
    else { return audience }
    return types.isHidden(declaration, of: type) ? .file : .everybody
  }
}

extension TypeTable {
  /// Whether a member is less visible than its type, so that it cannot fulfill a protocol requirement. False for a
  /// `fileprivate` member of a private type.
  func isHidden(_ member: Declaration, of type: TypeID?) -> Bool {
    guard let access = member.access, access <= .fileprivate else { return false }
    if access == .private { return true }
    var outer = type
    for _ in 0..<Self.deepestNesting {
      guard let current = outer else { break }
      if self[current].isFilePrivate { return false }
      outer = self[current].parent
    }
    return true
  }
}

extension Declaration {
  /// The audience of this declaration, assuming that its parents are visible everywhere.
  fileprivate func audience(in parent: Declaration) -> Audience {
    if let access { return Audience(access) }
    switch (kind, parent.kind) {
    // An extension without an access level is as visible as its type; a file is always visible.
    case (.extension, _), (.file, _): return .everybody
    // Cases are as visible as their enum, and requirements as their protocol.
    case (.enumCase, _), (_, .protocol): return .everybody
    case (_, .extension): return parent.access.map(Audience.init) ?? .module
    case (_, .file): return .module
    case (_, let outer) where outer.isType: return .module
    // The declaration is inside a function or property.
    default: return .file
    }
  }
}

extension Audience {
  fileprivate init(_ access: Declaration.Access) {
    switch access {
    case .private, .fileprivate: self = .file
    case .internal: self = .module
    case .package: self = .package
    case .public, .open: self = .everybody
    }
  }
}
