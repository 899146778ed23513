internal import Basics

/// All problems with a value in a configuration.
public struct OptionError: Error, Sendable, Equatable {
  public private(set) var problems: [Problem]

  public struct Problem: Sendable, Equatable {
    public let place: Place
    public let message: String
  }

  public init(_ place: Place, _ message: String) {
    problems = [Problem(place: place, message: message)]
  }

  init(_ problems: [Problem]) {
    self.problems = problems
  }
}

extension OptionError {
  /// An error about an unknown word. It suggests the most similar known word. If none is similar, it lists the known
  /// words, unless the list is too long.
  public static func unknown(
    _ what: String, _ word: String, at place: Place, known: [String]
  ) -> OptionError {
    let all = known.joined(separator: ", ")
    // A long list does not help in a message. It can be found in the documentation.
    let list = all.count > 100 ? "" : "; expected one of: \(all)"
    let guess = closestMatch(to: word, in: known).map { ": did you mean “\($0)”?" } ?? list
    return OptionError(place, "unknown \(what) “\(word.shortened)”\(guess)")
  }
}

/// Collects the mistakes in several values, so that they are reported together.
public struct OptionProblems {
  public private(set) var problems: [OptionError.Problem] = []

  public init() {}

  /// Returns the result of `read`. If `read` throws, records the error and returns nil.
  public mutating func collect<Value>(_ read: () throws(OptionError) -> Value) -> Value? {
    do {
      return try read()
    } catch {
      problems += error.problems
      return nil
    }
  }

  public mutating func add(_ error: OptionError) {
    problems += error.problems
  }

  public func finish() throws(OptionError) {
    if !problems.isEmpty { throw OptionError(problems) }
  }
}

extension String {
  fileprivate var shortened: String {
    count > 80 ? prefix(79) + "…" : self
  }
}
