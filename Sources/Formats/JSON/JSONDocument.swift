/// A parsed JSON text, with every departure from the standard.
///
/// Accepts what Xcode accepts: strict JSON plus the departures in `JSONDeparture.Kind`.
public struct JSONDocument: Sendable {
  public let root: JSONNode
  /// In the order of their offsets.
  public let departures: [JSONDeparture]

  public init(_ bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    root = try reader.readDocument()
    departures = reader.departures.sorted { $0.offset < $1.offset }
  }

  /// How many containers may be open at once.
  public static let depthLimit = 512
}

/// A place where a text is not strict JSON but its meaning is still clear.
public struct JSONDeparture: Hashable, Sendable {
  /// What strict JSON does not allow or leaves open.
  public enum Kind: Hashable, Sendable {
    case byteOrderMark
    case trailingComma
    /// The object has an earlier member of this name.
    case duplicateKey(String)
    /// The string that starts here is not UTF-8; U+FFFD replaces the invalid bytes.
    case invalidUTF8
    /// A `\u` escape is half of a surrogate pair; U+FFFD replaces it.
    case unpairedSurrogate
  }

  public let kind: Kind
  public let offset: Int
}

/// Why a text is not JSON, and the offset of the offending byte.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The grammar requires something else, such as "',' or '}'".
    case expected(String)
    /// The file ends where the grammar requires this.
    case end(before: String)
    /// The file has merge conflict markers; the offset is that of the first.
    case conflictMark
    /// More containers are open at once than `JSONDocument.depthLimit`.
    case tooDeep
  }

  public let kind: Kind
  public let offset: Int

  /// The reason as the end of a sentence that begins with the file's name, without the position.
  public var message: String {
    switch kind {
    case .expected(let what): "is not valid JSON: expected \(what)"
    case .end(let what): "ends where \(what) was expected"
    case .conflictMark: "has \(ConflictMark.message)s"
    case .tooDeep: "is nested deeper than \(JSONDocument.depthLimit) levels"
    }
  }
}
