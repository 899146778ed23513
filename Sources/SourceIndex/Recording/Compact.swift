internal import Basics

/// An offset or count that is stored in four bytes, which is enough because files are far smaller than 2 GB.
@propertyWrapper struct Compact {
  private var stored: Int32

  init(wrappedValue: Int) {
    stored = Int32(truncatingIfNeeded: wrappedValue)
  }

  var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(truncatingIfNeeded: newValue) }
  }
}

@propertyWrapper struct CompactOptional {
  private var stored: Int32

  init(wrappedValue: Int?) {
    stored = Int32(truncatingIfNeeded: wrappedValue ?? -1)
  }

  var wrappedValue: Int? {
    get { stored < 0 ? nil : Int(stored) }
    set { stored = Int32(truncatingIfNeeded: newValue ?? -1) }
  }
}

/// A line and a column in four bytes each, half the size of a `TextPosition`. No file has more than four
/// billion lines.
struct CompactPosition: Hashable, Sendable {
  private let line: UInt32
  private let column: UInt32

  init(_ position: TextPosition) {
    line = UInt32(clamping: position.line)
    column = UInt32(clamping: position.column)
  }

  var position: TextPosition { TextPosition(line: Int(line), column: Int(column)) }
}
