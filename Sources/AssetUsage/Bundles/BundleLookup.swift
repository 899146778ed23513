internal import AssetModel
internal import Basics
internal import SourceIndex

/// Determines in which bundles a call looks for an asset.
final class BundleLookup: Sendable {
  private let code: Codebase
  let modules: Modules
  private let certain: CertainNames

  init(_ code: Codebase, _ modules: Modules, _ certain: CertainNames) {
    self.code = code
    self.modules = modules
    self.certain = certain
  }

  var corpus: Corpus { _read { yield code.corpus } }
  var types: TypeTable { _read { yield code.types } }

  struct Search {
    let call: MentionID
    let module: Module.ID
    /// The bundles that the call may search. There are several if, for example, several apps run the code.
    let bundles: [ModuleBundle]
    /// Whether the name is written in the call itself, rather than passed in by a caller.
    let isDirect: Bool
  }

  /// Where a call looks for its asset, for each module that compiles the file. Test modules are left out. Nil if
  /// there are no other modules, or if the bundles are unknown for one of them.
  func searches(of id: MentionID) -> [Search]? {
    let file = Int(id.file)
    let isInterface = corpus.files[file].language == .interfaceBuilder
    var searches: [Search] = []
    for module in owners(of: file) where !modules[module].kind.isTest {
      if isInterface {
        let bundles = modules.bundles(compiling: corpus.files[file].path)
        guard !bundles.isEmpty else { return nil }
        // UIKit also looks for colors, but not for images, in the app's bundle.
        let more = corpus.form(of: id) == "namedColor" ? modules.mainBundles(of: module) : []
        searches.append(
          Search(
            call: id, module: module, bundles: bundles + more.filter { !bundles.contains($0) }, isDirect: true
          ))
        continue
      }
      switch callee(of: id) {
      case .unknown: return nil
      case .system:
        guard let bundles = bundles(of: id, from: module, for: module) else { return nil }
        searches.append(Search(call: id, module: module, bundles: bundles, isDirect: true))
      case .helper(let calls):
        for call in calls {
          let home = owners(of: Int(call.file))
          guard home.count == 1, case .system = callee(of: call),
            let bundles = bundles(of: call, from: home[0], for: module)
          else { return nil }
          searches.append(Search(call: call, module: module, bundles: bundles, isDirect: false))
        }
      }
    }
    return searches.isEmpty ? nil : searches
  }

  /// The calls that load the asset of a hit. Nil if there are none, or if they are unknown.
  func lookups(for hit: Hit) -> [NameLookup]? {
    switch hit.strength {
    case .exact, .literal, .pattern: lookups(of: hit.mention)
    case .symbol: lookups(ofSymbol: hit.mention)
    case .declared, .pod, .data, .comment: nil
    }
  }

  private func lookups(of id: MentionID) -> [NameLookup]? {
    guard !modules.all.isEmpty, let searches = searches(of: id) else { return nil }
    return Dictionary(grouping: searches, by: \.call).sorted { $0.key < $1.key }.map { call, searches in
      let (path, position) = corpus.place(of: call)
      return NameLookup(
        at: Place(path, position), form: corpus.form(of: call, isCall: true),
        bundle: expression(of: call) ?? "", homes: Set(searches.flatMap(\.bundles).map(\.owner)))
    }
  }

  /// Treats a use of a generated symbol as a call that looks in the bundles of the modules that compile the code.
  private func lookups(ofSymbol id: MentionID) -> [NameLookup]? {
    let (path, position) = corpus.place(of: id)
    let owners = owners(of: Int(id.file))
    return owners.isEmpty
      ? nil
      : [
        NameLookup(
          at: Place(path, position), form: corpus.form(of: id, isCall: true), bundle: "", homes: Set(owners))
      ]
  }

  /// Whether the name in a mention is passed on, through a parameter or property, to a call that loads the asset.
  func isHelped(_ id: MentionID) -> Bool {
    if case .helper = callee(of: id) { true } else { false }
  }

  /// Whether the name in a mention is passed on to a call that may safely find nothing: the call has a fallback, or
  /// code only tests its result.
  func hasHelperWithFallback(_ id: MentionID) -> Bool {
    guard case .helper(let calls) = callee(of: id) else { return false }
    return calls.contains { corpus[$0].traits.contains(.hasFallback) }
  }

  private enum Callee {
    case system
    /// These calls load the asset. The name reaches them through a parameter or property in the repository.
    case helper([MentionID])
    case unknown
  }

  private func callee(of id: MentionID) -> Callee {
    let isVisible = { (node: Node) in self.isVisible(node, from: Int(id.file)) }
    switch corpus.context(of: id).role {
    case .entry: return .system
    case .argument where !certain.isGiven(id, isVisible: isVisible): return .system
    default: break
    }
    let calls = certain.sinks(of: id, isSure: false, isVisible)
    return calls.isEmpty ? .unknown : .helper(calls)
  }

  /// The bundles that a call in `module` searches when code in the module `caller` runs it.
  private func bundles(of id: MentionID, from module: Module.ID, for caller: Module.ID) -> [ModuleBundle]? {
    guard let expression = expression(of: id), !isLocal(expression, id) else { return nil }
    let asker = corpus.node(corpus[id].declaration, in: Int(id.file))
    let isMain = Self.mainBundle.contains(expression)
    let found =
      isMain ? modules.mainBundles(of: caller) : bundles(expression, from: module, in: asker, depth: 0)
    return found?.isEmpty == true ? nil : found
  }

  private static let mainBundle: Set = ["", "nil", ".main", "Bundle.main", "[NSBundle mainBundle]"]

  /// Whether a call that receives this name may search the main bundle. True if the bundle is unknown.
  func mayBeInMainBundle(_ id: MentionID) -> Bool {
    let isMain = { (call: MentionID) in self.expression(of: call).map(Self.mainBundle.contains) ?? true }
    return switch callee(of: id) {
    case .system, .unknown: isMain(id)
    case .helper(let calls): calls.contains(where: isMain)
    }
  }

  /// Whether modules in the repository build all bundles that a call searches, and the contents of these bundles
  /// are known.
  func isOwn(_ id: MentionID) -> Bool {
    guard let searches = searches(of: id) else { return false }
    return searches.allSatisfy { search in
      search.bundles.allSatisfy { bundle in
        bundle.contents.allSatisfy { modules[$0].gaps.isDisjoint(with: [.resources]) }
      }
    }
  }

  func hasGaps(_ id: MentionID) -> Bool {
    searches(of: id)?.contains { search in
      search.bundles.contains { $0.contents.contains { modules[$0].gaps.contains(.resources) } }
    } == true
  }

  /// Whether a file belongs only to libraries that are probably made for other repositories.
  func isOfferedOnly(_ file: Int) -> Bool {
    !owners(of: file).isEmpty && owners(of: file).allSatisfy(modules.isOffered)
  }

  /// The bundle that a call searches, as written in code, such as `.module`; empty for the default bundle, nil if
  /// unknown.
  private func expression(of id: MentionID) -> String? {
    let file = corpus.files[Int(id.file)]
    let context = corpus.context(of: id)
    let bundle = file.mentions[context.bundle]
    guard bundle.isEmpty, context.role == .argument else { return bundle }
    let names = file.mentions[context.subject].split(separator: ".", omittingEmptySubsequences: false)
    let label = file.mentions[context.label]
    // `bundle.image(forResource:)`, `[bundle imageForResource:]`
    let isMember = label == "forResource"
    if isMember || label == "imageForResource" {
      let receiver = (isMember ? names.dropLast() : names[...]).joined(separator: ".")
      return receiver.isEmpty ? nil : receiver
    }
    // Only initializers and, in Objective-C, class methods are known to search the default bundle. Other methods may
    // search elsewhere: those of WatchKit, for example, search the app that contains the extension.
    let callee = file.language == .objectiveC ? names.first : names.last
    return callee?.first?.isUppercase == true || names.last == "init" ? "" : nil
  }

  /// Whether a bundle expression begins with a local variable or a parameter of the enclosing function.
  private func isLocal(_ expression: String, _ id: MentionID) -> Bool {
    guard let first = expression.split(whereSeparator: { ".?!([".contains($0) }).first else { return false }
    let mentions = corpus.files[Int(id.file)].mentions
    let context = corpus.context(of: id)
    let near = max(0, Int(id.index) - 12)..<min(mentions.mentions.count, Int(id.index) + 12)
    return mentions.mentions[near].contains { other in
      other.kind == .chain && !other.traits.isDisjoint(with: [.local, .parameter])
        && (mentions[other.context].subject == context.subject || other.text == context.subject)
        && mentions[other.text].prefix { $0 != "." } == first
    }
  }

  func bundles(
    _ expression: String, from module: Module.ID, in asker: Node, depth: Int
  ) -> [ModuleBundle]? {
    if Self.mainBundle.contains(expression) { return modules.mainBundles(of: module) }
    if expression == ".module" || expression == "Bundle.module" {
      return modules.moduleBundle(of: module).map { [$0] }
    }
    if expression.hasPrefix("Bundle(for:") || expression.hasPrefix("[NSBundle bundleForClass:")
      || expression.hasPrefix(".init(for:")
    {
      return classBundles(expression, from: module, in: asker)
    }
    if let identifier = identifier(in: expression) { return modules.bundles(identifier: identifier) }
    guard depth < 3 else { return nil }
    return BundleConstants(self).bundles(expression, from: module, in: asker, depth: depth + 1)
  }

  /// The bundles that `Bundle(for: X.self)` may return. There may be several, for example if several modules compile
  /// the class.
  func classBundles(_ expression: String, from module: Module.ID, in asker: Node) -> [ModuleBundle]? {
    let names = expression.split { " ()[]:.".contains($0) }.dropFirst()
    var type = types.type(of: asker)
    if let name = names.last(where: { !["self", "Self", "class"].contains($0) }),
      name.first?.isUppercase == true
    {
      let named = corpus.words.find(name).flatMap { types.byName[$0] } ?? []
      type = named.count == 1 ? named[0] : nil
    }
    let declaring = type.map { types.files(of: $0).flatMap(owners) } ?? []
    if declaring.isEmpty || declaring.contains(module) { return modules.classBundles(of: module) }
    return Set(declaring).sorted().flatMap(modules.classBundles)
  }

  private func identifier(in expression: String) -> String? {
    guard expression.hasPrefix("Bundle(identifier:") else { return nil }
    let parts = expression.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }

  /// Whether a bundle is part of at least one product that runs the code of a module; true if unknown.
  func isShipped(_ bundle: ModuleBundle, with module: Module.ID) -> Bool {
    guard bundle.owner != module else { return true }
    let processes = modules.executables(linking: module).filter { !modules[$0].kind.isTest }
    let all = processes.reduce(into: modules.parts(of: module)) { $0.formUnion(modules.parts(of: $1)) }
    return processes.isEmpty || all.contains(bundle.owner)
      || all.contains { part in
        modules[part].gaps.contains(.dependencies)
          || modules[part].dependencies.contains { $0.target == .unknown }
      }
  }

  /// Whether some product may contain both files. True if unknown.
  func mayMeet(_ one: Int, _ other: Int) -> Bool {
    let products = [one, other].map { file in
      Set(owners(of: file).flatMap { [$0] + modules.executables(linking: $0) })
    }
    return products.contains([]) || !products[0].isDisjoint(with: products[1])
  }

  /// Whether two files belong to different apps. False if unknown, and for tests.
  func areApart(_ one: Int, _ other: Int) -> Bool {
    guard one != other, owners(of: one) != owners(of: other) else { return false }
    let owners = owners(of: one) + owners(of: other)
    return owners.allSatisfy { !modules[$0].kind.isTest && !modules.executables(linking: $0).isEmpty }
      && !mayMeet(one, other)
  }

  func isVisible(_ node: Node, from file: Int) -> Bool { code.visibility.isVisible(node, from: file) }

  func owners(of file: Int) -> [Module.ID] { code.visibility.owners(of: file) }
}
