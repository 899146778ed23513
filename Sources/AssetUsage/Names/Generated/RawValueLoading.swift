internal import SourceIndex

/// Determines whether the raw values of an enum are asset names, as in generated files from older and custom templates.
/// They are asset names if the file loads an asset by `rawValue`, or if the name of the enum or of a type around it
/// contains a word for assets, such as `Images`.
struct RawValueLoading {
  private let file: FileMentions
  private let loaded: AssetWord?

  init(_ file: FileMentions) {
    self.file = file
    let words = Set(file.mentions.lazy.filter { $0.kind == .chain }.compactMap { Self.loaded($0, file) })
    // If the file loads several kinds of asset, the kind is unknown.
    loaded = words.count > 1 ? AssetWord(type: "asset") : words.first
  }

  func word(for mention: Mention) -> AssetWord? {
    let declaration = file[mention.declaration]
    guard declaration.kind == .enumCase, file[mention.context].role == .rawValue else { return nil }
    return loaded
      ?? file.memberPath(of: declaration.parent).reversed().lazy.compactMap { AssetWord(type: $0) }.first
  }

  private static func loaded(_ mention: Mention, _ file: FileMentions) -> AssetWord? {
    let context = file[mention.context]
    guard context.role == .argument, ["", "name", "named"].contains(file[context.label]),
      file[mention.text].split(separator: ".").last == "rawValue"
    else { return nil }
    let callee = file[context.subject]
    guard callee == "self.init" else { return AssetWord(callee: callee, type: "") }
    return AssetWord(type: file[file[file[mention.declaration].parent].name])
  }
}
