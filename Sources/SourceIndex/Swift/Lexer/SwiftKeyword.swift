/// The keywords that matter to the indexer. A keyword in backticks is an ordinary name. Each case has the spelling of
/// its keyword.
enum SwiftKeyword: UInt8, CaseIterable {
  case none
  // Keywords that can end an operand.
  case `self`, `Self`, `super`, `nil`, `true`, `false`, `Any`, `init`
  // Declarations.
  case `import`, `class`, `struct`, `enum`, `extension`, `protocol`, `func`, `deinit`, `subscript`
  case `var`, `let`, `case`, `typealias`, `associatedtype`, `operator`, `precedencegroup`
  case `static`, `public`, `private`, `internal`, `fileprivate`
  // Statements and expressions.
  case `if`, `guard`, `while`, `for`, `switch`, `return`, `else`, `default`, `in`, `where`, `as`, `is`
  case `try`, `throw`, `throws`, `rethrows`, `do`, `catch`, `repeat`, `defer`, `break`, `continue`
  case `fallthrough`, `inout`
  // Contextual keywords, which are ordinary names in most positions.
  case actor, open, package, final, lazy, weak, unowned, override, mutating, nonmutating, indirect, required
  case convenience, dynamic, optional, nonisolated, isolated, async, await, infix, prefix, postfix, some, any
  case macro, distributed, consuming, borrowing, sending, get, set, willSet, didSet

  var isReserved: Bool { rawValue > SwiftKeyword.none.rawValue && rawValue < SwiftKeyword.actor.rawValue }

  var endsOperand: Bool {
    rawValue <= SwiftKeyword.`init`.rawValue || rawValue >= SwiftKeyword.actor.rawValue
  }
}

/// Finds a keyword by its length, its first eight bytes and its last eight bytes. No keyword is longer than 16 bytes,
/// so every byte is compared.
struct SwiftKeywordTable: Sendable {
  private struct Slot {
    var firstBytes: UInt64 = 0
    var lastBytes: UInt64 = 0
    var length = 0
    var keyword = SwiftKeyword.none
  }

  private var slots = [Slot](repeating: Slot(), count: 512)

  static let shared = SwiftKeywordTable()

  private init() {
    for keyword in SwiftKeyword.allCases where keyword != .none {
      let spelling = ArraySlice("\(keyword)".utf8)
      let firstBytes = EightBytes(spelling.span, at: 0).bits
      var slot = Self.slot(of: firstBytes)
      while slots[slot].length > 0 { slot = (slot + 1) & 511 }
      let lastBytes = EightBytes(spelling.span, at: max(0, spelling.count - 8)).bits
      slots[slot] = Slot(
        firstBytes: firstBytes, lastBytes: lastBytes, length: spelling.count, keyword: keyword)
    }
  }

  /// The keyword with this length and these bytes; `.none` for other words. Words of fewer than eight bytes are padded
  /// with zeros.
  @inline(__always)
  func keyword(firstBytes: UInt64, lastBytes: UInt64, length: Int) -> SwiftKeyword {
    var slot = Self.slot(of: firstBytes)
    while slots[slot].length > 0 {
      if slots[slot].firstBytes == firstBytes, slots[slot].length == length,
        slots[slot].lastBytes == lastBytes
      {
        return slots[slot].keyword
      }
      slot = (slot + 1) & 511
    }
    return .none
  }

  @inline(__always)
  private static func slot(of firstBytes: UInt64) -> Int {
    Int(truncatingIfNeeded: (firstBytes &* 0x9E37_79B9_7F4A_7C15) &>> 55)
  }
}
