internal import Basics

extension SwiftIndexer {
  /// Appends a hole, which is a piece without known text, to the current pattern. The hole contains what is
  /// known about the value of `chain`.
  mutating func appendChain(_ bytes: Span<UInt8>, _ chain: SwiftChain) -> Int? {
    var chain = chain
    let id = text(bytes, of: &chain)
    let text = Array(recorder.utf8(id))
    var names = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if let last = names.last, last.elementsEqual("count".utf8) { return appendHole([PatternMark.digits]) }
    let isRawValue = names.last?.elementsEqual("rawValue".utf8) == true
    if isRawValue { names.removeLast() }
    if let first = names.first, first.elementsEqual("self".utf8) { names.removeFirst() }
    if names.isEmpty, let type = enclosingType {
      return appendHole([isRawValue ? PatternMark.rawValues : PatternMark.cases] + recorder.utf8(type))
    }
    if names.count == 1, chain.start < chain.end {
      let end = bytes[chain.start] == UInt8(ascii: "`") ? chain.start : chain.start + names[0].count
      let isParameter = bytes[chain.start] == UInt8(ascii: "$")
      let type = isParameter ? top.domain : locals.find(chain.start..<end, bytes)?.type ?? .none
      if let content = PatternMark.content(ofType: recorder.utf8(type), isRawValue) {
        return appendHole(content)
      }
    }
    return appendHole(text.isEmpty ? [] : [PatternMark.value] + text)
  }

  var enclosingType: TextID? {
    var id = currentDeclaration
    while id != .file {
      if recorder[id].kind.isType { return recorder[id].name }
      id = recorder[id].parent
    }
    return nil
  }

  /// Records the element type of a chain that contains `allCases`, as in `Icon.allCases.reversed()`, or ends in
  /// `indices`.
  mutating func noteDomain(_ bytes: Span<UInt8>) {
    let chain = top.expression.chain
    if let allCases = chain.allCases {
      let isMember = allCases > chain.start + 1
      let type = isMember ? recorder.name(bytes.extracting(chain.start..<(allCases - 1))) : enclosingType
      top.expression.domain = type ?? .none
    } else if bytes.extracting(chain.lastName..<chain.end).isText("indices") {
      top.expression.domain = recorder.texts.id(of: [PatternMark.digits])
    }
  }
}

extension PatternMark {
  /// What a pattern can tell about a value of this type, or about its raw value; nil if the value can be any
  /// text.
  static func content(ofType type: ArraySlice<UInt8>, _ isRawValue: Bool) -> [UInt8]? {
    var type = type
    while let last = type.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") { type.removeLast() }
    guard let first = type.first else { return nil }
    if first == digits || wholeNumbers.contains(Array(type)) { return [digits] }
    let isName = type.allSatisfy { $0.isSwiftIdentifier || $0 == UInt8(ascii: ".") }
    guard isName, !texts.contains(Array(type)) else { return nil }
    return [isRawValue ? rawValues : cases] + type
  }

  private static let wholeNumbers = Set(
    ["Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "NSInteger"]
      .map { Array($0.utf8) })

  private static let texts = Set(
    ["String", "Substring", "Character", "NSString", "StaticString", "Any", "NSNumber", "Double", "Float"]
      .map { Array($0.utf8) } + [Array("CGFloat".utf8)])
}
