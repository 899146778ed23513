struct KnownWords: Sendable {
  let allCases, rawValue, selfValue, selfType, initializer, subscripting, mirror, resource, wrapper, color,
    style: Word
  /// System types, to which the repository can add members only in extensions.
  let outsideTypes: Set<Word>
  let callees: Set<Word>
  let elementMembers: Set<Word>
  /// Names that can be any type: generic parameters and associated types of system types, such as `Element` in
  /// `extension Array where Element == Icon`.
  let associatedTypes: Set<Word>
  let handing: Set<Word>
  private let images: WordSet
  private let colors: WordSet

  init(_ corpus: inout Corpus) {
    allCases = corpus.intern("allCases")
    rawValue = corpus.intern("rawValue")
    selfValue = corpus.intern("self")
    selfType = corpus.intern("Self")
    initializer = corpus.intern("init")
    subscripting = corpus.intern("subscript")
    mirror = corpus.intern("Mirror")
    resource = corpus.intern("resource")
    wrapper = corpus.intern("Name")
    color = corpus.intern("Color")
    style = corpus.intern("ShapeStyle")
    callees = Set(NameAPI.colorCallees.union(NameAPI.imageCallees).map { corpus.intern($0) })
    elementMembers = Set(NameAPI.elementMembers.map { corpus.intern($0) })
    associatedTypes = Set(["Element", "Key", "Value", "Wrapped", "Output"].map { corpus.intern($0) })
    handing = Set(NameAPI.handingCallees.map { corpus.intern($0) })
    images = WordSet(AssetType.images.map { corpus.intern($0) })
    colors = WordSet(AssetType.colors.map { corpus.intern($0) })
    outsideTypes = Set(images).union(colors)
      .union(["String", "Int", "Bool", "Double", "CGFloat"].map { corpus.intern($0) })
  }

  func types(of family: AssetType.Family) -> WordSet { family == .images ? images : colors }

  func family(of type: Word) -> AssetType.Family? {
    if images.contains(type) { return .images }
    return colors.contains(type) ? .colors : nil
  }
}
