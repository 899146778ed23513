/// A parsed JSON text. Like Xcode, the parser accepts some texts that strict JSON does not allow, and lists their
/// problems.
public struct JSONDocument: Sendable {
  public let root: JSONNode
  public let departures: [JSONDeparture]

  public init(_ bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    root = try reader.readDocument()
    departures = reader.departures.sorted { $0.offset < $1.offset }
  }

  /// The maximum nesting depth of arrays and objects.
  public static let depthLimit = 512
}

public struct JSONDeparture: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case byteOrderMark
    case trailingComma
    /// The same object already has this key.
    case duplicateKey(String)
    /// The string at this offset is not valid UTF-8. Invalid bytes are replaced by U+FFFD.
    case invalidUTF8
    /// An escape such as `\uD83D` that is only one half of a character. It is replaced by U+FFFD.
    case unpairedSurrogate
  }

  public let kind: Kind
  public let offset: Int
}

public struct JSONError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case expected(String)
    case end(before: String)
    /// The text has merge conflict markers. The offset is that of the first one.
    case conflictMark
    case tooDeep
  }

  public let kind: Kind
  public let offset: Int

  /// What is wrong, as the end of a sentence that begins with the name of the file.
  public var message: String {
    switch kind {
    case .expected(let what): "is not valid JSON: expected \(what)"
    case .end(let what): "ends where \(what) was expected"
    case .conflictMark: "has \(ConflictMark.message)s"
    case .tooDeep: "is nested deeper than \(JSONDocument.depthLimit) levels"
    }
  }
}
