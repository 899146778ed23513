/// Converts a pattern to the tokens that `Wildcards` matches.
struct WildcardCompiler {
  let pattern: [UInt8]
  var offset: Int
  let dialect: Wildcards.Dialect

  mutating func compile() throws(GlobError) -> [Wildcards.Token] {
    var tokens: [Wildcards.Token] = []
    var atComponentStart = offset == 0 || pattern[offset - 1] == .slash
    while offset < pattern.count {
      let byte = pattern[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "*"):
        tokens += stars(atComponentStart: atComponentStart)
        atComponentStart = pattern[offset - 1] == .slash
        continue
      case UInt8(ascii: "?"):
        tokens += character(.anyByte)
      case UInt8(ascii: "["):
        tokens += character(.oneOf(try byteSet()))
      case .backslash:
        guard offset < pattern.count else { throw .trailingBackslash }
        // As in git, an escaped byte is not lowercased, so an escaped capital never matches when case is ignored.
        tokens.append(.byte(pattern[offset]))
        offset += 1
      default:
        tokens.append(.byte(folded(byte)))
      }
      atComponentStart = pattern[offset - 1] == .slash
    }
    return tokens
  }

  private func folded(_ byte: UInt8) -> UInt8 {
    dialect == .git(ignoringCase: true) ? byte.lowercasedASCII : byte
  }

  private func character(_ token: Wildcards.Token) -> [Wildcards.Token] {
    dialect == .text ? [token, .characterRest] : [token]
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < pattern.count ? pattern[offset + distance] : nil
  }

  private mutating func stars(atComponentStart: Bool) -> [Wildcards.Token] {
    var isDouble = false
    while peek() == UInt8(ascii: "*") {
      offset += 1
      isDouble = true
    }
    guard isDouble && atComponentStart else { return [.star] }
    if peek() == nil { return [.everything] }
    if peek() == .slash {
      offset += 1
      return [.folders]
    }
    if peek() == .backslash && peek(1) == .slash {
      // To git, `**\/` means the same as `**/`, but requires at least one folder.
      offset += 2
      return [.star, .byte(.slash), .folders]
    }
    return [.star]
  }

  /// Reads a set such as `[a-z]`. Begins after the `[`, and moves past the `]`.
  private mutating func byteSet() throws(GlobError) -> [Bool] {
    var members = [Bool](repeating: false, count: 256)
    let isNegated = peek() == UInt8(ascii: "!") || peek() == UInt8(ascii: "^")
    if isNegated { offset += 1 }
    var previous: UInt8?
    var isFirst = true
    while isFirst || peek() != UInt8(ascii: "]") {
      isFirst = false
      if peek() == UInt8(ascii: "["), peek(1) == UInt8(ascii: ":"), let name = try className() {
        try insert(className: name, into: &members)
        previous = nil
        continue
      }
      let isDash = peek() == UInt8(ascii: "-")
      if isDash, let first = previous, let next = peek(1), next != UInt8(ascii: "]") {
        offset += 1
        insert(first, try member(), into: &members)
        previous = nil
      } else {
        let byte = try member()
        members[Int(byte)] = true
        previous = byte
      }
    }
    offset += 1
    if isNegated { for index in members.indices { members[index].toggle() } }
    members[Int(UInt8.slash)] = false
    return members
  }

  private mutating func member() throws(GlobError) -> UInt8 {
    if peek() == .backslash { offset += 1 }
    guard let byte = peek() else { throw .unclosedSet }
    guard dialect != .text || byte < 0x80 else { throw .setBeyondASCII }
    offset += 1
    return byte
  }

  private func insert(_ first: UInt8, _ last: UInt8, into members: inout [Bool]) {
    guard first <= last else { return }
    for byte in first...last {
      members[Int(byte)] = true
      // When case is ignored, text is matched in lower case. As in git, the range `[A-Z]` then matches `a`, but the set
      // `[A]` does not.
      members[Int(folded(byte))] = true
    }
  }

  /// Reads the name in `[:name:]`; nil if `[:` is not the start of a class.
  private mutating func className() throws(GlobError) -> String? {
    guard let end = pattern[(offset + 2)...].firstIndex(of: UInt8(ascii: "]")) else { throw .unclosedSet }
    guard end > offset + 2, pattern[end - 1] == UInt8(ascii: ":") else { return nil }
    let name = String(decoding: pattern[(offset + 2)..<(end - 1)], as: UTF8.self)
    offset = end + 1
    return name
  }

  private func insert(className: String, into members: inout [Bool]) throws(GlobError) {
    let isMember: (UInt8) -> Bool
    switch className {
    case "alpha": isMember = \.isLetter
    case "digit": isMember = \.isDigit
    case "alnum": isMember = { $0.isLetter || $0.isDigit }
    case "lower": isMember = { $0.isLetter && $0.lowercasedASCII == $0 }
    case "upper": isMember = { $0.lowercasedASCII != $0 }
    case "xdigit": isMember = { $0.hexValue != nil }
    case "space": isMember = { $0 == .space || (0x09...0x0D).contains($0) }
    case "blank": isMember = { $0 == .space || $0 == .tab }
    case "cntrl": isMember = { $0 < 0x20 || $0 == 0x7F }
    case "print": isMember = { (0x20..<0x7F).contains($0) }
    case "graph": isMember = { (0x21..<0x7F).contains($0) }
    case "punct": isMember = { (0x21..<0x7F).contains($0) && !$0.isLetter && !$0.isDigit }
    default: throw .unknownClass(className)
    }
    for byte in UInt8.min...UInt8.max where isMember(byte) {
      members[Int(byte)] = true
      if className == "upper" { members[Int(folded(byte))] = true }
    }
  }
}
