internal import Basics

/// A parsed property list in any dialect.
public struct PropertyList: Sendable {
  /// The ways to write a property list.
  public enum Dialect: Hashable, Sendable {
    case xml
    case binary
    /// `{ key = (value, "value"); }` as in project files, and without the braces in .strings files.
    case openStep
  }

  public let root: PropertyListNode
  public let dialect: Dialect
  /// What offsets refer to: the text as UTF-8, or the bytes of a binary list.
  public let text: [UInt8]

  /// Reads a list in the dialect its first bytes indicate; an empty file is an empty dictionary.
  public init(_ bytes: [UInt8]) throws(PropertyListError) {
    if bytes.starts(with: "bplist".utf8) {
      text = bytes
      dialect = .binary
      root = try BinaryPropertyListReader.read(bytes)
      return
    }
    let text = TextEncoding.utf8(bytes)
    let start = text.starts(with: TextEncoding.byteOrderMark) ? text[3...] : text[...]
    let content = start.drop { $0.isWhitespace }
    if ["<?", "<!", "<plist"].contains(where: { content.starts(with: $0.utf8) }) {
      dialect = .xml
      (root, self.text) = try Self.readXML(text)
    } else {
      dialect = .openStep
      self.text = text
      root = try OpenStepReader.read(text, from: start.startIndex)
    }
  }

  /// Reads XML, leaving out the preprocessor lines that `INFOPLIST_PREPROCESS` allows between elements.
  private static func readXML(
    _ text: [UInt8]
  ) throws(PropertyListError) -> (PropertyListNode, [UInt8]) {
    do throws(PropertyListError) {
      return (try XMLPropertyListReader.read(text), text)
    } catch {
      guard let blanked = text.blankingPreprocessorLines() else { throw error }
      return (try XMLPropertyListReader.read(blanked), blanked)
    }
  }

  /// How many containers may be open at once.
  public static let depthLimit = 512
}

/// Why a property list cannot be read, and the offset of the offending byte.
public struct PropertyListError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The list breaks the rules of its dialect.
    case malformed(String)
    /// The file has merge conflict markers; the offset is that of the first.
    case conflictMark
    /// More containers are open at once than `PropertyList.depthLimit`.
    case tooDeep
  }

  public let kind: Kind
  public let offset: Int

  /// The reason in a few words, without the position.
  public var message: String {
    switch kind {
    case .malformed(let message): message
    case .conflictMark: ConflictMark.message
    case .tooDeep: "nested deeper than \(PropertyList.depthLimit) levels"
    }
  }
}
