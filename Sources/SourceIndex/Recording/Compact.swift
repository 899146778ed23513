/// A place or count in four bytes: files are far smaller than two gigabytes.
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

/// A place or count in four bytes, or nothing.
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
