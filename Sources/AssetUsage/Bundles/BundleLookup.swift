internal import AssetModel
internal import Basics
internal import SourceIndex

/// Tells in which bundles a call looks for an asset.
struct BundleLookup: Sendable {
  let corpus: Corpus
  let types: TypeTable
  let modules: Modules
  /// The modules that compile each file, as sources or resources.
  private let owners: [[Module.ID]]

  init(_ corpus: Corpus, _ types: TypeTable, _ modules: Modules) {
    self.corpus = corpus
    self.types = types
    self.modules = modules
    owners = corpus.files.map { file in
      modules.all.isEmpty ? [] : modules.memberships(of: file.path).map(\.module)
    }
  }

  /// Where one call looks, as seen from one of the modules that compile it.
  struct Search {
    let module: Module.ID
    /// Each of them is looked into by a process of its own.
    let bundles: [ModuleBundle]
    /// How the call says it.
    let expression: String
  }

  /// Where a mention's call looks; nil where that cannot be told.
  func searches(of id: MentionID) -> [Search]? {
    let file = Int(id.file)
    guard !owners[file].isEmpty else { return nil }
    let source = corpus.files[file]
    let expression = source.mentions[corpus.context(of: id).bundle]
    var searches: [Search] = []
    for module in owners[file] where !modules[module].kind.isTest {
      let bundles: [ModuleBundle]? =
        source.language == .interfaceBuilder
        ? modules.bundles(compiling: source.path) : bundles(expression, from: module, in: file, depth: 0)
      guard let bundles, !bundles.isEmpty else { return nil }
      searches.append(Search(module: module, bundles: bundles, expression: expression))
    }
    return searches.isEmpty ? nil : searches
  }

  /// Whether only tests compile a file.
  func isTest(_ file: Int) -> Bool {
    !owners[file].isEmpty && owners[file].allSatisfy { modules[$0].kind.isTest }
  }

  /// Whether a file belongs to a library that nothing here uses but tests.
  func isOfferedOnly(_ file: Int) -> Bool {
    !owners[file].isEmpty
      && owners[file].allSatisfy { owner in
        modules[owner].kind.isLibrary
          && modules.executables(linking: owner).allSatisfy { modules[$0].kind.isTest }
      }
  }

  /// The bundles that an expression of a file stands for; nil where that cannot be told.
  private func bundles(
    _ expression: String, from module: Module.ID, in file: Int, depth: Int
  ) -> [ModuleBundle]? {
    switch expression {
    case "", "nil", ".main", "Bundle.main", "[NSBundle mainBundle]": return modules.mainBundles(of: module)
    case ".module", "Bundle.module": return modules.moduleBundle(of: module).map { [$0] }
    default: break
    }
    if expression.hasPrefix("Bundle(for:") || expression.hasPrefix("[NSBundle bundleForClass:")
      || expression.hasPrefix(".init(for:")
    {
      return classBundles(expression, from: module)
    }
    if let identifier = identifier(in: expression) { return modules.bundles(identifier: identifier) }
    // A constant that holds a bundle.
    guard depth < 3, let name = constant(expression), let word = corpus.words.find(name),
      let namesakes = types.named[word]
    else { return nil }
    let nodes = namesakes.statics + namesakes.globals + namesakes.instances
    let found = nodes.map { value(of: $0, depth: depth + 1) }
    guard let first = found.first, let first, found.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// `Bundle(for: X.self)`: the bundle of the class, which may be one of another module.
  private func classBundles(_ expression: String, from module: Module.ID) -> [ModuleBundle]? {
    let names = TypeText.names(in: Array(expression.utf8)[...])
    let type = names.dropFirst().last { $0 != "self" && $0 != "Self" && $0 != "class" }
    guard let type, type.first?.isUppercase == true, let word = corpus.words.find(type),
      let id = types.byName[word]?.first, types.byName[word]?.count == 1
    else { return modules.classBundles(of: module) }
    let declaring = types.files(of: id).flatMap { owners[$0] }
    return declaring.isEmpty ? modules.classBundles(of: module) : declaring.flatMap(modules.classBundles)
  }

  private func identifier(in expression: String) -> String? {
    guard expression.hasPrefix("Bundle(identifier:") else { return nil }
    let parts = expression.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }

  /// The last name of a plain chain.
  private func constant(_ expression: String) -> Substring? {
    let isPlain = expression.allSatisfy { $0.isLetter || $0.isNumber || "._?!".contains($0) }
    return isPlain
      ? expression.split(separator: ".").last?.filter { $0.isLetter || $0.isNumber || $0 == "_" }[...] : nil
  }

  /// The bundles that a constant holds, by the expressions in its declaration.
  private func value(of node: Node, depth: Int) -> [ModuleBundle]? {
    let file = corpus.file(of: node)
    guard let module = owners[file].first, owners[file].count == 1 else { return nil }
    let mentions = corpus.files[file].mentions
    var found: [ModuleBundle]?
    for mention in mentions.mentions where corpus.node(mention.declaration, in: file) == node {
      guard mention.kind == .chain else { continue }
      let text = mentions[mention.text]
      let context = mentions[mention.context]
      let bundles: [ModuleBundle]?
      if text.hasSuffix(".module") || text.hasSuffix(".main") {
        bundles = self.bundles(text, from: module, in: file, depth: depth)
      } else if context.role == .argument, mentions[context.subject].hasSuffix("Bundle"),
        mentions[context.label] == "for"
      {
        bundles = classBundles("Bundle(for: \(text))", from: module)
      } else {
        continue
      }
      guard found == nil || found == bundles else { return nil }
      found = bundles
    }
    return found
  }
}
