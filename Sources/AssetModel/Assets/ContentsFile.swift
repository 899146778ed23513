/// The result of reading the Contents.json of a set, group or catalog.
public struct ContentsFile: Sendable {
  public let path: RepositoryPath
  public let state: State
  /// The problems, sorted by position. Problems that concern the whole file come first.
  public private(set) var problems: [ContentsProblem]
  /// The entries of `properties` in the file, with their values as text.
  public let properties: [String: String]
  /// The files that Contents.json lists but assigns to no slot.
  public let unassigned: Set<String>
  public let presence: Payload.Presence

  public enum State: Sendable, Equatable {
    case absent
    /// The file could not be read or parsed. The reason is in `problems`, or in the issues of the report.
    case unreadable
    case read
  }

  public init(
    path: RepositoryPath, state: State, problems: [ContentsProblem] = [], properties: [String: String] = [:],
    unassigned: Set<String> = [], presence: Payload.Presence = .tracked
  ) {
    self.path = path
    self.state = state
    self.problems = problems
    self.properties = properties
    self.unassigned = unassigned
    self.presence = presence
  }

  public var exists: Bool { state != .absent }

  public mutating func addProblem(_ problem: ContentsProblem) {
    problems.insert(problem, at: 0)
  }
}

public struct ContentsProblem: Sendable, Equatable {
  public let kind: Kind
  public let position: TextPosition
  /// What is wrong, worded as the rest of a sentence that begins with the file name.
  public let text: String
  /// Identifies what is wrong with the file, independently of the position. Several problems can have the same key.
  public let key: [String]

  /// The key of the problem that a file name differs from `Contents.json` or `icon.json` only in capitalization.
  public static let misspelled = "spelling"

  public enum Kind: Sendable, Equatable {
    /// No tool can read the file: it is not JSON, has merge conflict markers, or does not contain an object.
    case unreadable
    /// Xcode reads the file, but does not understand it as intended, or understands only a part of it.
    case contradiction
    /// Xcode accepts the file, but other tools or file systems do not.
    case lenient
    /// Only strict JSON parsers reject the file.
    case unusual
    /// Xcode ignores the key that the problem is about.
    case ignored
  }

  public init(_ kind: Kind, at position: TextPosition, _ text: String, key: [String]) {
    self.kind = kind
    self.position = position
    self.text = text
    self.key = key
  }
}
