/// A parsed JSON document. Like Xcode, the parser accepts some documents that are not strict JSON. It lists the
/// deviations in `departures`.
public struct JSONDocument: Sendable {
  public let root: JSONNode
  public let departures: [JSONDeparture]

  public init(_ bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    root = try reader.readDocument()
    departures = reader.departures.sorted { $0.offset < $1.offset }
  }

  public static let depthLimit = 512
}

/// A place where a document is not strict JSON.
public struct JSONDeparture: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case byteOrderMark
    case trailingComma
    /// The same object already has this key, with another value.
    case duplicateKey(String)
    /// The same object already has this key, with the same value.
    case repeatedKey(String)
    /// The string at the offset is not valid UTF-8. Invalid bytes become U+FFFD.
    case invalidUTF8
    /// An escape such as `\uD83D` that is only one half of a character. It becomes U+FFFD.
    case unpairedSurrogate
  }

  public let kind: Kind
  public let offset: Int
}

public struct JSONError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case expected(String)
    case end(before: String)
    /// The line at the offset is a merge conflict marker.
    case conflictMark
    case tooDeep
  }

  public let kind: Kind
  public let offset: Int

  /// What is wrong, as the rest of a sentence that begins with the name of the file.
  public var message: String {
    switch kind {
    case .expected(let what): "is not valid JSON: expected \(what)"
    case .end(let what): "ends where \(what) was expected"
    case .conflictMark: "has \(ConflictMark.message)s"
    case .tooDeep: "is nested more than \(JSONDocument.depthLimit) levels deep"
    }
  }
}
