internal import AssetModel
internal import SourceIndex

/// Determines which bundle is in a constant or variable that code passes to a call, such as `.icons` in
/// `UIImage(named: "close", in: .icons, with: nil)`.
struct BundleConstants {
  private let lookup: BundleLookup

  init(_ lookup: BundleLookup) {
    self.lookup = lookup
  }

  private var corpus: Corpus { _read { yield lookup.corpus } }
  private var types: TypeTable { _read { yield lookup.types } }

  func bundles(
    _ expression: String, from module: Module.ID, in asker: Node, depth: Int
  ) -> [ModuleBundle]? {
    guard let chain = chain(expression) else { return nil }
    let found = visible(candidates(chain, in: asker), from: module, in: corpus.file(of: asker))
      .map { value(of: $0, depth: depth) }
    guard let first = found.first, let first, found.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private func chain(_ expression: String) -> [Substring]? {
    let isPlain = expression.allSatisfy { $0.isLetter || $0.isNumber || "._?!".contains($0) }
    let names = expression.split { ".?!".contains($0) }
    guard isPlain, !names.isEmpty else { return nil }
    return expression.hasPrefix(".") ? ["Bundle"] + names : names
  }

  private func candidates(_ chain: [Substring], in asker: Node) -> [Node] {
    guard let name = chain.last.flatMap({ corpus.words.find($0) }), let namesakes = types.named[name] else {
      return []
    }
    let enclosing = types.type(of: asker)
    let owners = chain.dropLast().filter { $0 != "self" && $0 != "Self" }
    if let owner = owners.last {
      // A value of unknown type may have any property with that name.
      guard owner.first?.isUppercase == true else {
        return namesakes.statics + namesakes.instances
      }
      return corpus.words.find(owner).flatMap { types.lookUp($0, from: enclosing) }
        .map { types.members(name, of: $0) } ?? []
    }
    var type = enclosing
    while let current = type {
      let members = types.members(name, of: current)
      if !members.isEmpty { return members }
      type = types[current].parent
    }
    return namesakes.globals
  }

  /// The declarations that the file can use. Declarations in the file take precedence, followed by those in the module.
  private func visible(_ nodes: [Node], from module: Module.ID, in file: Int) -> [Node] {
    let visible = nodes.filter { lookup.isVisible($0, from: file) }
    let inFile = visible.filter { corpus.file(of: $0) == file }
    if !inFile.isEmpty { return inFile }
    let inModule = visible.filter { lookup.owners(of: corpus.file(of: $0)).contains(module) }
    return inModule.isEmpty ? visible : inModule
  }

  private static let folders: Set<Substring> = ["bundlePath", "bundleURL", "resourcePath", "resourceURL"]

  private func value(of node: Node, depth: Int) -> [ModuleBundle]? {
    let file = corpus.file(of: node)
    guard let module = lookup.owners(of: file).first, lookup.owners(of: file).count == 1 else { return nil }
    let mentions = corpus.files[file].mentions
    var found: [ModuleBundle]?
    for mention in mentions.mentions where corpus.node(mention.declaration, in: file) == node {
      guard mention.kind == .chain || mention.kind == .literal else { continue }
      let text = mentions[mention.text]
      let context = mentions[mention.context]
      let label = mentions[context.label]
      let isGiven = context.role == .argument && mentions[context.subject].hasSuffix("Bundle")
      let bundles: [ModuleBundle]?
      // The code gets the folder of this bundle, probably to open another bundle in it.
      if let last = text.split(separator: ".").last, Self.folders.contains(last) { return nil }
      // A call with any other label may open any bundle, such as one inside the bundle that is passed.
      if isGiven, label != "for", label != "identifier" { return nil }
      if mention.kind == .literal {
        if isGiven, label == "identifier" {
          bundles = lookup.modules.bundles(identifier: text)
        } else if label == "forResource" || label == "withExtension" {
          return nil
        } else {
          continue
        }
      } else if text.hasSuffix(".module") || text.hasSuffix(".main") {
        bundles = lookup.bundles(text, from: module, in: node, depth: depth)
      } else if isGiven {
        bundles = lookup.classBundles("Bundle(for: \(text))", from: module, in: node)
      } else {
        continue
      }
      guard found == nil || found == bundles else { return nil }
      found = bundles
    }
    return found
  }
}
