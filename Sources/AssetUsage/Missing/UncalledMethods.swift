internal import Basics
internal import SourceIndex

/// Determines which Objective-C methods only code in the repository can call.
///
/// The system calls some methods of a class on its own. So a method counts only if one of these is true:
/// - It is a class method or an action, or it sets or gets a property of a view.
/// - Its class also declares it outside its definition, as in a header.
/// - Its name begins with a verb such as `show`, unlike the names of most delegate methods.
///
/// Its selector must not look like one that UIKit or AppKit calls. Initializers count only in views.
struct UncalledMethods {
  private let types: TypeTable
  private let corpus: Corpus
  private let swift: Once<SwiftSpellings>

  init(_ code: Codebase) {
    (types, corpus) = (code.types, code.corpus)
    let corpus = code.corpus
    swift = Once { SwiftSpellings(corpus) }
  }

  /// Whether a method can be judged by its names: if nothing in the repository contains any of them, the method is
  /// unused.
  func mayBeJudged(_ node: Node, isView: (TypeID) -> Bool) -> Bool {
    guard corpus.isInObjectiveC(node), let type = types.type(of: node),
      corpus.files[corpus.file(of: node)].path.pathExtension == "m"
    else { return false }
    let selector = corpus.selector(of: node)
    let result = corpus.words[corpus.word(corpus[node].type, in: corpus.file(of: node))]
    let parameters = corpus.words[corpus.word(corpus[node].parameters, in: corpus.file(of: node))]
    let isStatic = corpus[node].traits.contains(.static)
    // A view in an interface file can show the result of a method, and refers to it by the method's name.
    let isValue = result != "void" && !isStatic && !selector.contains(UInt8(ascii: ":"))
    let namesakes = types.named[types.names[node.index]].map { $0.statics + $0.instances } ?? []
    let same = namesakes.filter { corpus.selector(of: $0) == selector }
    let isRequired = same.contains { types.type(of: $0).map { types[$0].isProtocol } == true }
    let isAction = result == "IBAction" && selector.last == UInt8(ascii: ":")
    let isDeclared = isStatic || same.contains { $0 != node && types.type(of: $0) == type }
    // Only views count, because code can set properties of other objects, such as models made from data, without
    // knowing their class.
    let isSetter = isView(type) && property(setBy: node) != nil
    let isGetter = isValue && isView(type) && isProperty(types.names[node.index], of: type)
    // A library may create objects other than views, such as models, with an initializer that it expects them to have.
    let isInitializer = selector.starts(with: "init".utf8)
    if isInitializer, !isView(type) { return false }
    let isCommand = SystemSelectors.commands(selector)
    guard (isDeclared || isCommand) && !isValue || isAction || isSetter || isGetter, !isRequired,
      !SystemSelectors.mayInclude(
        selector, isProperty: isSetter || isStatic && propertyName(in: selector) == nil),
      isAction || result != "IBAction" && !SystemSelectors.parameters.contains(parameters)
    else { return false }
    // In Swift, methods such as `initWithIcon:`, and class methods such as `iconWithName:`, are initializers.
    return (isSetter || !swift.value.mayShorten(selector))
      && !((isStatic || isInitializer) && swift.value.hold(types.name(of: type)))
  }

  /// The names that code can call a method by: `setIcon` and `icon` for the setter of a property.
  func names(of node: Node) -> [String] {
    ([types.names[node.index]] + [property(setBy: node)].compactMap(\.self)).map { corpus.words[$0] }
  }

  /// Whether a mention with `word` may call the method. The caller has checked that `word` contains one of the method's
  /// names.
  func mayCall(_ node: Node, _ word: Word, _ mention: Mention, in file: Int) -> Bool {
    let last = corpus.words.selector(of: word)
    let selector = corpus.selector(of: node)
    // Messages with another selector that begins with the same name do not count.
    if last != selector, last.last == UInt8(ascii: ":"),
      last.prefix(while: { $0 != UInt8(ascii: ":") }).elementsEqual(
        corpus.words.utf8(types.names[node.index]))
    {
      return false
    }
    guard corpus.files[file].language == .objectiveC, let type = types.type(of: node) else { return true }
    // `@synthesize icon = _icon;`
    if file == corpus.file(of: node), word == property(setBy: node),
      corpus.function(around: mention, in: file) == nil
    {
      return false
    }
    guard mention.traits.contains(.called), last == selector, let receiver = receiver(of: word)
    else { return true }
    return corpus[node].traits.contains(.static) && types.ancestry(of: receiver).contains(type)
  }

  /// The class in the repository that a message is sent to.
  private func receiver(of message: Word) -> TypeID? {
    let parts = corpus.words.parts(of: message)
    guard parts.count == 2, let receiver = parts.first.flatMap({ types.roots[$0] }),
      types[receiver].isDeclared
    else { return nil }
    return receiver
  }

  /// The name of the property that a method such as `setIcon:` sets; nil if the method is not a setter.
  private func property(setBy node: Node) -> Word? {
    let selector = corpus.selector(of: node)
    guard selector.count(where: { $0 == UInt8(ascii: ":") }) == 1, selector.last == UInt8(ascii: ":"),
      !corpus[node].traits.contains(.static), let type = types.type(of: node)
    else { return nil }
    return propertyName(in: selector).flatMap { isProperty($0, of: type) ? $0 : nil }
  }

  /// `icon` for `setIcon:`, if code contains this word; nil if the selector does not begin with `set`.
  private func propertyName(in selector: ArraySlice<UInt8>) -> Word? {
    guard selector.starts(with: "set".utf8) else { return nil }
    let capitalized = selector.dropFirst(3).dropLast()
    let name = capitalized.prefix(1).map { $0 | 0x20 } + capitalized.dropFirst()
    return corpus.words.find(name[...])
  }

  private func isProperty(_ name: Word, of type: TypeID) -> Bool {
    types[type].members[name]?.contains { corpus[$0].kind == .property } == true
  }
}
