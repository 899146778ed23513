internal import Basics

/// The names of files outside catalogs, stored so that they can be found in strings without creating new strings.
///
/// A string such as `Art/logo@2x.png` refers to `logo`: folders, extension, scale, device and case do not matter.
/// Nor does it matter if the file name is only a part of the string, as in `<img src=logo.png>`.
struct LooseNames {
  /// The names that a string equals, and those that it is a part of, as indices in `names`.
  struct Meaning {
    var names: [Int] = []
    var parts: [Int] = []

    var isEmpty: Bool { names.isEmpty && parts.isEmpty }
  }

  let names: [String]
  /// The names that equal a text, ignoring case. The key is a case-insensitive hash of the text.
  private var equal: [UInt64: [Int]] = [:]
  /// The names that begin or end with a text. The key is the hash of the text.
  private var partial: [UInt64: [Int]] = [:]
  /// Whether any hash in the two tables has these low bits.
  private var isUsed = [Bool](repeating: false, count: 1 << 16)
  /// The names with non-ASCII letters, which can be written in several ways.
  private var foreign: [String: Int] = [:]

  init(_ names: Set<String>) {
    self.names = names.filter { !$0.isEmpty }.sorted()
    for (index, name) in self.names.enumerated() {
      add(TextHash(name.utf8).folded, index, to: \.equal)
      if !name.utf8.allSatisfy({ $0 < 0x80 }) { foreign[name.lowercased()] = index }
      for end in name.indices.dropFirst() where name.startsWord(at: end) {
        if name.utf8[..<end].count > 1 { add(TextHash(name[..<end].utf8).exact, index, to: \.partial) }
        // The code that makes the name may append an ending such as `_on`.
        let start = name.index(before: end)
        if !name[start].isLetter, !name[start].isNumber {
          add(TextHash(name[start...].utf8).exact, index, to: \.partial)
        }
      }
    }
  }

  private mutating func add(_ hash: UInt64, _ index: Int, to table: WritableKeyPath<Self, [UInt64: [Int]]>) {
    self[keyPath: table][hash, default: []].append(index)
    isUsed[Int(hash & 0xFFFF)] = true
  }

  /// The names that a string may mean. A part of a name counts only if `allowsParts` is true.
  func meant(by text: ArraySlice<UInt8>, allowsParts: Bool = true) -> Meaning {
    var found = Meaning()
    // The text after the last slash, and the text after the last character that cannot be in a path.
    var (name, token) = (TextHash(), TextHash())
    var isInside = false
    var isASCII = true
    for index in text.indices {
      let byte = text[index]
      if byte >= 0x80 { isASCII = false }
      if byte == .slash || byte == .backslash {
        (name, token, isInside) = (TextHash(), TextHash(), false)
        continue
      }
      if byte.beginsEnding, index + 1 < text.endIndex, text[index + 1].isLetter || text[index + 1].isDigit {
        find(name, allowsParts: allowsParts, &found)
        if isInside { find(token, allowsParts: false, &found) }
      }
      name.add(byte)
      if byte.endsPath { (token, isInside) = (TextHash(), true) } else { token.add(byte) }
    }
    find(name, allowsParts: allowsParts, &found)
    if !isASCII, !foreign.isEmpty {
      let name = String(decoding: FileSuffix.withoutPath(text), as: UTF8.self).lowercased()
      found.names += [name, String(name.prefix { $0 != "." && $0 != "@" && $0 != "~" })].compactMap {
        foreign[$0]
      }
    }
    return found
  }

  private func find(_ hash: TextHash, allowsParts: Bool, _ found: inout Meaning) {
    if isUsed[Int(hash.folded & 0xFFFF)] { found.names += equal[hash.folded] ?? [] }
    if allowsParts, isUsed[Int(hash.exact & 0xFFFF)] { found.parts += partial[hash.exact] ?? [] }
  }
}

/// Two hashes of a text. A collision only means that a file counts as used.
private struct TextHash {
  private var withoutCase = ByteHash()
  private var withCase = ByteHash()

  init() {}

  init(_ text: some Sequence<UInt8>) {
    for byte in text { add(byte) }
  }

  /// A hash that ignores the case of ASCII letters.
  var folded: UInt64 { withoutCase.value }
  var exact: UInt64 { withCase.value }

  mutating func add(_ byte: UInt8) {
    withoutCase.add(byte.lowercasedASCII)
    withCase.add(byte)
  }
}

extension UInt8 {
  /// Whether the extension, scale or device of a file name begins here.
  fileprivate var beginsEnding: Bool {
    self == .dot || self == UInt8(ascii: "@") || self == UInt8(ascii: "~")
  }

  fileprivate var endsPath: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "|"):
      true
    default: false
    }
  }
}

extension String {
  /// Whether a new word begins at this index: `1` in `step-1`, `One` in `stepOne`. Code may append the rest of the name
  /// from there on.
  fileprivate func startsWord(at index: Index) -> Bool {
    let (previous, next) = (self[self.index(before: index)], self[index])
    return !previous.isLetter && !previous.isNumber || next.isUppercase || next.isNumber && previous.isLetter
  }
}
