internal import Basics

extension SwiftIndexer {
  /// Records a chain if it may be relevant, and makes it the operand.
  mutating func recordChain(_ bytes: Span<UInt8>, _ chain: SwiftChain, _ traits: Mention.Traits) {
    var chain = chain
    var traits = traits
    guard !top.kind.holdsTypes else { return }
    if traits.isSuperset(of: [.postfix, .called]),
      bytes.extracting(chain.start..<chain.end).isText(".resizable")
    {
      addToArguments(.resizable)
    }
    var mention: Int?
    if top.expression.isOwnType, traits.contains(.postfix) {
      // `type(of: self).icon` is recorded as `Self.icon`.
      traits.remove(.postfix)
      var text = Array("Self".utf8)
      for index in chain.start..<chain.end { text.append(bytes[index]) }
      chain.text = recorder.name(text)
    }
    let isSingle = chain.lastName == chain.start
    if isSingle {
      mention = recordSingleName(bytes, &chain, traits)
    } else {
      mention = append(bytes, &chain, traits.union(traitsOfHead(bytes, chain)))
    }
    let literal = top.expression.operand == .literal ? top.expression.mention : nil
    if traits.contains(.postfix), let link = top.expression.link {
      recorder.drafts[link].traits.insert(.continued)
    }
    note(.chain, mention)
    top.expression.link = mention
    top.expression.chain = chain
    top.expression.appended = literal != nil && isMaking(bytes, chain) ? literal : nil
    noteDomain(bytes)
  }

  /// The traits that tell whether a chain begins with a local name or a parameter of the enclosing function.
  private func traitsOfHead(_ bytes: Span<UInt8>, _ chain: SwiftChain) -> Mention.Traits {
    var end = chain.start
    while end < chain.end, bytes[end].isSwiftIdentifier { end += 1 }
    guard end > chain.start, let local = locals.find(chain.start..<end, bytes) else { return [] }
    return local.traits
  }

  private func isMaking(_ bytes: Span<UInt8>, _ chain: SwiftChain) -> Bool {
    let name = bytes.extracting(chain.start..<chain.end)
    return name.isText(".appending") || name.isText(".replacingOccurrences")
  }

  private mutating func append(
    _ bytes: Span<UInt8>, _ chain: inout SwiftChain, _ traits: Mention.Traits
  ) -> Int? {
    guard text(bytes, of: &chain) != .none else { return nil }
    var draft = draft(.chain, at: chain.start)
    draft.text = chain.text
    draft.traits = traits
    if isDecoding(bytes, chain) { draft.traits.insert(.fromData) }
    let hasDetails = draft.traits.contains(.fromData) || mayTellType(bytes, chain)
    draft.context = recorder.contexts.id(of: contextOfChain(traits, hasDetails: hasDetails))
    recorder.drafts.append(draft)
    return recorder.drafts.count - 1
  }

  /// Whether a chain calls a decoder with a type, as in `decoder.decode([String].self, from: data)`.
  private func isDecoding(_ bytes: Span<UInt8>, _ chain: SwiftChain) -> Bool {
    let name = bytes.extracting(chain.lastName..<chain.end)
    guard name.isText("decode") || name.isText("decodeIfPresent") else { return false }
    var end = chain.end
    let limit = min(bytes.count, end + Self.longestType)
    while end < limit, bytes[end] != UInt8(ascii: ","), bytes[end] != .newline { end += 1 }
    return bytes.holds(".self", at: max(0, end - 5))
  }

  private static let longestType = 128

  /// Records a name without dots, and returns the index of its mention. Nil if the name can neither refer to an asset
  /// nor hold an asset name, for example because it is a keyword.
  private mutating func recordSingleName(
    _ bytes: Span<UInt8>, _ chain: inout SwiftChain, _ traits: Mention.Traits
  ) -> Int? {
    if isValueKeyword { return nil }
    // `$0` is a local name, but `$icon` is the binding of a property.
    if bytes[chain.start] == UInt8(ascii: "$"), chain.end > chain.start + 1,
      0x30...0x39 ~= bytes[chain.start + 1]
    {
      if let array = top.array, chain.end == chain.start + 2, bytes[chain.start + 1] == UInt8(ascii: "0") {
        useElements(array, at: chain, bytes)
      }
      return top.context.role == .argument && mayTakeName(bytes)
        ? append(bytes, &chain, traits.union(.local)) : nil
    }
    if chain.end == chain.start + 1, bytes[chain.start] == UInt8(ascii: "_") { return nil }
    if top.statement.bindsNames, top.statement.isPattern {
      locals.add(chain.start..<chain.end, bytes)
      return nil
    }
    guard let local = locals.find(chain.start..<chain.end, bytes) else {
      return append(bytes, &chain, traits)
    }
    if let array = local.array { useElements(array, at: chain, bytes) }
    // The value may also be an element of a collection that is assigned or returned, as in `icon = data["icon"]`.
    let isName =
      top.context.role == .argument
      ? mayTakeName(bytes)
      : traits.contains(.subscripted) && [.assigned, .returned].contains(top.context.role)
    guard isName || local.isText else { return nil }
    return append(bytes, &chain, traits.union(isName ? local.traits : local.traits.union(.plainUse)))
  }

  private var isValueKeyword: Bool {
    lexer.keyword != .none && lexer.keyword.rawValue <= SwiftKeyword.`init`.rawValue
  }

  /// The text of a chain; `.none` if it is too long.
  mutating func text(_ bytes: Span<UInt8>, of chain: inout SwiftChain) -> TextID {
    if chain.text == .none, chain.end > chain.start, chain.end - chain.start <= MentionRecorder.longestText {
      chain.text = recorder.texts.id(of: bytes.extracting(chain.start..<chain.end))
    }
    return chain.text
  }

  /// The names at the end of the current operand. Empty if the operand does not end with a name.
  mutating func operandText(_ bytes: Span<UInt8>) -> TextID {
    var chain = top.expression.chain
    let text = text(bytes, of: &chain)
    top.expression.chain = chain
    return text
  }

  /// Whether the context of a call may reveal the type of a value. There are three kinds of such calls:
  /// - a call to an implicit member, such as `.make()`
  /// - a call to `Optional`, such as `Optional(.close)`
  /// - a call that creates an instance of a generated type, such as `_R(bundle: .main)`
  private func mayTellType(_ bytes: Span<UInt8>, _ chain: SwiftChain) -> Bool {
    switch bytes[chain.start] {
    case UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: bytes.extracting(chain.start..<chain.end).isText("Optional")
    }
  }

  /// How the value of a chain is used. If the result of a call is assigned, compared or used as a subscript, the
  /// context usually has no details, because calls rarely return asset names. A decoder may return them.
  private func contextOfChain(_ traits: Mention.Traits, hasDetails: Bool) -> MentionContext {
    switch top.context.role {
    case .assigned, .initialValue, .compared, .subscripted:
      traits.contains(.called) && !hasDetails ? MentionContext(top.context.role) : top.context
    default: top.context
    }
  }

  /// Whether the call around the current argument may take an asset name, because it creates a value or because the
  /// argument's label suggests it.
  func mayTakeName(_ bytes: Span<UInt8>) -> Bool {
    let subject = recorder.utf8(top.context.subject)
    let last = subject.lastIndex(of: UInt8(ascii: ".")).map { subject[($0 + 1)...] } ?? subject
    if let first = last.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first { return true }
    if last.elementsEqual("init".utf8) { return true }
    return recorder.interest.isTold(by: recorder.utf8(top.context.label))
  }
}
