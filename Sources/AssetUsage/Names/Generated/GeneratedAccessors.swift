public import AssetModel
public import SourceIndex

/// The accessors in a file that SwiftGen, R.swift, Tuist, Xcode or a custom generator wrote.
///
/// Such a file refers to every asset, so its references count only if other code uses the accessors.
public struct GeneratedAccessors: Sendable {
  public struct Entry: Hashable, Sendable {
    /// The names that code writes to use the asset, beginning with the outermost type and without backticks: `Asset`,
    /// `Icons`, `close`.
    public let path: [String]
    public let declaration: DeclarationID
    /// The name of the asset, including its namespaces.
    public let assetName: String
    /// The kind of asset, according to the names of types in the file; nil if unknown. If the kind is `image`, the
    /// asset may also be a symbol.
    public let kind: AssetKind?
  }

  public let entries: [Entry]

  /// Reads a Swift file. Nil if the file is not recognized as generated, or if it does not refer to any
  /// asset.
  public init?(reading file: FileMentions) {
    guard file.isMarkedGenerated || file.isSymbolsOfXcode else { return nil }
    let cases = RawValueLoading(file)
    var entries: [Entry] = []
    for mention in file.mentions where mention.kind == .literal {
      let id = mention.declaration
      guard entries.last?.declaration != id,
        let word = file.assetWord(of: mention) ?? cases.word(for: mention)
      else { continue }
      entries.append(
        Entry(
          path: file.memberPath(of: id), declaration: id, assetName: file[mention.text], kind: word.kind))
    }
    if entries.isEmpty { return nil }
    self.entries = entries
  }
}

extension FileMentions {
  /// Whether this is the file of asset symbols that Xcode generates, which has no marker comment.
  fileprivate var isSymbolsOfXcode: Bool {
    let names = Set(declarations.lazy.filter { $0.parent == .file }.map { texts[$0.name] })
    return names.isSuperset(of: ["resourceBundle", "ResourceBundleClass"])
  }

  /// The asset word for a property whose value is created from this literal: `Image` for `ImageAsset(name: "close")`.
  fileprivate func assetWord(of mention: Mention) -> AssetWord? {
    guard self[mention.declaration].kind == .property else { return nil }
    let type = self[self[mention.declaration].type]
    let context = self[mention.context]
    switch context.role {
    case .argument:
      let label = texts[context.label]
      guard label.isEmpty ? context.index == 0 : ["name", "named", "value"].contains(label) else {
        return nil
      }
      return AssetWord(callee: texts[context.subject], type: type)
    case .initialValue: return AssetWord(type: type)
    default: return nil
    }
  }

  /// The names of a declaration and the declarations around it, as other files write them.
  func memberPath(of id: DeclarationID) -> [String] {
    var path: [String] = []
    var id = id
    while id != .file {
      path = texts[self[id].name].split(separator: ".").map(String.init) + path
      id = self[id].parent
    }
    if path.first == "DeveloperToolsSupport" { path.removeFirst() }
    // R.swift declares `let R = _R(…)`.
    if path.first == "_R" { path[0] = "R" }
    return path
  }
}
