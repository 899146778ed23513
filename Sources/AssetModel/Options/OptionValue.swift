/// A value in a configuration, and where it is written.
public struct OptionValue: Sendable {
  public let content: Content
  public let place: Place

  public indirect enum Content: Sendable, Equatable {
    case null
    case boolean(Bool)
    case integer(Int)
    case text(String)
    case list([OptionValue])
    case record([Entry])
  }

  public struct Entry: Sendable, Equatable {
    public let key: String
    public let place: Place
    public let value: OptionValue

    public init(key: String, at place: Place = .nowhere, value: OptionValue) {
      self.key = key
      self.place = place
      self.value = value
    }
  }

  public init(_ content: Content, at place: Place = .nowhere) {
    self.content = content
    self.place = place
  }
}

extension Place {
  /// The place of default values, which do not come from a file.
  public static let nowhere = Place(.root)
}

extension OptionValue: Equatable {
  /// Compares the contents, but not the places.
  public static func == (left: Self, right: Self) -> Bool {
    left.content == right.content
  }
}

extension OptionValue.Entry {
  /// Compares the keys and values, but not their places.
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.value == right.value
  }
}

extension OptionValue {
  /// The elements of a list. A single value counts as a list with one element, and null as an empty list.
  public var elements: [OptionValue] {
    switch content {
    case .list(let values): values
    case .null: []
    default: [self]
    }
  }

  /// The keys and values of a record. Null counts as an empty record. Nil for all other values.
  public var entries: [Entry]? {
    switch content {
    case .record(let entries): entries
    case .null: []
    default: nil
    }
  }

  public var isEmpty: Bool {
    switch content {
    case .null: true
    case .list(let values): values.isEmpty
    case .record(let entries): entries.isEmpty
    default: false
    }
  }
}
