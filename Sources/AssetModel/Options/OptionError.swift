internal import Basics

/// Everything that is wrong with a value in a configuration.
public struct OptionError: Error, Sendable, Equatable {
  public private(set) var problems: [Problem]

  /// One thing that is wrong, and where.
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
  /// The error about a word that is none of those known, with the one that was probably meant.
  public static func unknown(
    _ what: String, _ word: String, at place: Place, known: [String]
  ) -> OptionError {
    let all = known.joined(separator: ", ")
    // A long list helps nobody; the documents have it.
    let list = all.count > 100 ? "" : "; expected one of: \(all)"
    let guess = closestMatch(to: word, in: known).map { ": did you mean “\($0)”?" } ?? list
    return OptionError(place, "unknown \(what) “\(word.shortened)”\(guess)")
  }
}

/// Reads several values one after the other, so that the mistakes of all of them are told at once.
public struct OptionProblems {
  public private(set) var problems: [OptionError.Problem] = []

  public init() {}

  /// What `read` returns; nil if it fails, and why is kept.
  public mutating func collect<Value>(_ read: () throws(OptionError) -> Value) -> Value? {
    do {
      return try read()
    } catch {
      problems += error.problems
      return nil
    }
  }

  /// Adds what else is wrong.
  public mutating func add(_ error: OptionError) {
    problems += error.problems
  }

  /// Fails if anything did.
  public func finish() throws(OptionError) {
    if !problems.isEmpty { throw OptionError(problems) }
  }
}

extension String {
  /// The text, cut where it is too long to be quoted in a message.
  fileprivate var shortened: String {
    count > 80 ? prefix(79) + "…" : self
  }
}
