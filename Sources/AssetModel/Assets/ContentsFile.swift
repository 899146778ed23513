/// What reading the Contents.json of a set, group or catalog gave.
public struct ContentsFile: Sendable {
  public let path: RepositoryPath
  public let state: State
  /// What is wrong with it, in the order of the text.
  public private(set) var problems: [ContentsProblem]
  /// The entries of `properties` and of a data set's top level that say one thing by one word.
  public let properties: [String: String]
  /// What git knows of the file.
  public let presence: Payload.Presence

  /// How far reading came.
  public enum State: Sendable, Equatable {
    /// There is no such file.
    case absent
    /// It could not be read or understood; `problems` says where, or the report's issues do.
    case unreadable
    case read
  }

  public init(
    path: RepositoryPath, state: State, problems: [ContentsProblem] = [], properties: [String: String] = [:],
    presence: Payload.Presence = .tracked
  ) {
    self.path = path
    self.state = state
    self.problems = problems
    self.properties = properties
    self.presence = presence
  }

  public var exists: Bool { state != .absent }

  /// Adds what is wrong with the file itself.
  public mutating func addProblem(_ problem: ContentsProblem) {
    problems.insert(problem, at: 0)
  }
}

/// One thing wrong with a Contents.json.
public struct ContentsProblem: Sendable, Equatable {
  public let kind: Kind
  public let position: TextPosition
  /// What is wrong, as the rest of a sentence that begins with the file.
  public let text: String
  /// What tells it apart from the other problems of the file, wherever it is.
  public let key: [String]

  /// The key of a file whose name is in another case.
  public static let misspelled = "spelling"

  /// How bad it is.
  public enum Kind: Sendable, Equatable {
    /// Nothing can read it: not JSON, conflict marks, no object at the top.
    case unreadable
    /// Xcode reads it and understands something else than what was meant, or only part of it.
    case contradiction
    /// Xcode accepts it, other readers do not.
    case lenient
  }

  public init(_ kind: Kind, at position: TextPosition, _ text: String, key: [String]) {
    self.kind = kind
    self.position = position
    self.text = text
    self.key = key
  }
}
