/// The content of a file, as an example's line describes it after the path.
struct ExampleContent {
  /// Whether a set's Contents.json lists the file.
  let isListed: Bool
  let source: Source

  /// Where the bytes of a file come from.
  enum Source {
    case bytes([UInt8])
    /// A text that may contain marks.
    case text(String)
    case copy(of: String)
    case link(String)
    case missing
  }

  init(_ line: ExampleLine) throws(ExampleError) {
    var content = line.content[...]
    isListed = !content.hasPrefix("unlisted ")
    if !isListed { content = content.dropFirst("unlisted ".count) }
    source = try Self.source(content, line)
  }

  private static func source(_ content: Substring, _ line: ExampleLine) throws(ExampleError) -> Source {
    if !line.block.isEmpty { return .text(line.block.joined(separator: "\n") + "\n") }
    let words = content.split(separator: " ")
    let rest = words.isEmpty ? "" : content.dropFirst(words[0].count).trimmed
    switch words.first {
    case nil: throw ExampleError(line.number, "has no content; an empty file is “empty”")
    case "missing" where rest.isEmpty: return .missing
    case "none" where rest.isEmpty && line.path.hasSuffix("/Contents.json"): return .missing
    case "empty" where rest.isEmpty: return .bytes([])
    case "lfs" where rest.isEmpty: return .bytes(Array(pointer.utf8))
    case "encrypted" where rest.isEmpty: return .bytes(Array("\0GITCRYPT\0".utf8) + Array(1...32))
    case "text", "json": return .text(rest)
    case "link": return .link(rest)
    case "copy" where rest.hasPrefix("of "): return .copy(of: String(rest.dropFirst(3)))
    case "bytes":
      guard let count = Int(rest), count >= 0 else {
        throw ExampleError(line.number, "“\(rest)” is not a number")
      }
      return .bytes([UInt8](repeating: UInt8(ascii: "."), count: count))
    case let format?:
      guard var picture = PictureWords(format: format) else {
        if sources.contains(where: line.path.hasSuffix) { return .text(content + "\n") }
        throw ExampleError(line.number, "“\(content)” is not valid content")
      }
      do {
        return .bytes(try picture.read(words.dropFirst()))
      } catch {
        throw ExampleError(line.number, error.reason)
      }
    }
  }

  /// The extensions of files that can have their content on the same line without a keyword.
  private static let sources = [".swift", ".m", ".h", ".yml", ".plist", ".strings", ".storyboard", ".xib"]

  /// The text that git LFS commits instead of a file (git-lfs.github.com/spec/v1).
  private static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:\(String(repeating: "4d7a2146", count: 8))
    size 12345

    """
}
