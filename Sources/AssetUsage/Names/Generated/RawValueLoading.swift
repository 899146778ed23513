internal import SourceIndex

/// Whether a file's enums have the names of assets as raw values, as older and custom templates write them:
/// some code asks for an image by `rawValue`, or the types are called after what they name.
struct RawValueLoading {
  private let file: FileMentions
  /// What the code that takes raw values makes of them.
  private let loaded: AssetWord?

  init(_ file: FileMentions) {
    self.file = file
    let words = Set(file.mentions.lazy.filter { $0.kind == .chain }.compactMap { Self.loaded($0, file) })
    // Of several kinds, the word that says least.
    loaded = words.count > 1 ? AssetWord(type: "asset") : words.first
  }

  /// What the raw value of a case stands for.
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
