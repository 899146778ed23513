internal import Basics

public struct PropertyList: Sendable {
  public enum Dialect: Hashable, Sendable {
    case xml
    case binary
    /// The format of Xcode projects and .strings files: `{ key = (value, "value"); }`. A .strings file has no braces.
    case openStep
  }

  public let root: PropertyListNode
  public let dialect: Dialect
  /// The bytes that offsets refer to. UTF-16 has been converted to UTF-8, and preprocessor lines may have been replaced
  /// by spaces.
  public let text: [UInt8]

  /// Parses a property list. Its first bytes determine the format. An empty file is an empty dictionary.
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

  /// Reads an XML property list. If it is malformed, tries again without preprocessor lines such as `#if DEBUG`, which
  /// an Info.plist may contain.
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

  public static let depthLimit = 512
}

public struct PropertyListError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case malformed(String)
    /// The line at the offset is a merge conflict marker.
    case conflictMark
    case tooDeep
  }

  public let kind: Kind
  public let offset: Int

  public var message: String {
    switch kind {
    case .malformed(let message): message
    case .conflictMark: ConflictMark.message
    case .tooDeep: "nested more than \(PropertyList.depthLimit) levels deep"
    }
  }
}
