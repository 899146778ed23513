/// A JSON text that has been read, with every liberty it takes with the standard.
///
/// Read is what Xcode reads: strict JSON, and on top of it what `JSONDeparture.Kind` lists.
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

/// A place where a text is not strict JSON and its meaning is clear all the same.
public struct JSONDeparture: Hashable, Sendable {
  /// What strict JSON does not allow or leaves open.
  public enum Kind: Hashable, Sendable {
    case byteOrderMark
    case trailingComma
    /// The object has an earlier member of this name.
    case duplicateKey(String)
    /// The string that starts here is not UTF-8; U+FFFD stands for what is not.
    case invalidUTF8
    /// A `\u` escape is half of a surrogate pair; U+FFFD stands for it.
    case unpairedSurrogate
  }

  public let kind: Kind
  public let offset: Int
}

/// Why a text is no JSON, and the offset of the byte that shows it.
public struct JSONError: Error, Hashable, Sendable {
  /// What sort of trouble it is.
  public enum Kind: Hashable, Sendable {
    /// The grammar asks for something else, as "',' or '}'".
    case expected(String)
    /// Git left both sides of a merge in the file; the offset is that of the line.
    case conflictMark
    /// More containers are open at once than `JSONDocument.depthLimit`.
    case tooDeep
  }

  public let kind: Kind
  public let offset: Int

  /// The reason in a few words, without the position.
  public var message: String {
    switch kind {
    case .expected(let what): "expected \(what)"
    case .conflictMark: ConflictMark.message
    case .tooDeep: "nested deeper than \(JSONDocument.depthLimit) levels"
    }
  }
}
