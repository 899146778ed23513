public import AssetModel
public import Basics

/// A small repository, described by a text with one file per line. The tests and the examples of rules use this
/// language.
///
/// ```text
/// Star.imageset/star@2x.png: png 48x48 red          in Assets.xcassets, with a Contents.json that lists it
/// ↓Star.imageset/old.png: unlisted png 1x1          not listed there, and a finding is expected here
/// Star.imageset/gone.png: missing                   listed there, and not written
/// Empty.imageset:                                   a set whose Contents.json lists nothing
/// Red.colorset: #FF0000, dark #00FF00               a set whose Contents.json lists these colors
/// Shared.xcassets/Icons/a.imageset/a.svg: svg 24x24 a path with a catalog stays as it is
/// App.swift:                                        the indented lines below are the content
///   let image = UIImage(named: ↓"hero")             a finding is expected at this line and column
/// Old.m: [UIImage imageNamed:↓@"hero"];             a source of one line
/// ```
///
/// | content | the file |
/// | --- | --- |
/// | `png 24x24 red`, `jpeg`, `gif`, `webp`, `svg`, `pdf` | a picture of one color: a word of `FlatColor.named`, `#RRGGBB` or `#RRGGBBAA` |
/// | … `truncated` | without its last third |
/// | … `damaged` (png) | without half of its compressed pixels, and intact otherwise |
/// | … `alpha`, `grayscale`, `palette` (png), `grayscale` (jpeg) | in this layout |
/// | … `level0`, `text WORD` (png) | with other bytes for the same pixels: uncompressed, with a comment |
/// | … `ring`, `dial`, `cross` (png) | an icon of this shape on a transparent background |
/// | … `enlarged` (png) | drawn at half the size and stretched |
/// | `bytes 4000`, `empty` | this many meaningless bytes |
/// | `lfs`, `encrypted` | a git LFS pointer, a file that git-crypt has encrypted |
/// | `copy of PATH` | the bytes of another file of the example |
/// | `json …`, `text …` | the rest of the line |
/// | `link TARGET` | a symbolic link |
///
/// If an example is about a change, a line `before PATH: content` describes a file before the change. All other files
/// stay the same.
///
/// In the file names of a set, `@2x` is the scale, `~dark`, `~light`, `~tinted` or `~contrast` is an appearance, and
/// `~ipad` is an idiom. In an app icon, `-60` before the scale is the size in points. A Contents.json is generated for
/// each set unless the example contains it, even as `none`. A line that ends in `\` continues on the next one.
public struct ExampleTree: Sendable {
  /// The files, in the order in which they are written.
  public var files: [File]
  /// Where findings are expected, in the order of the text.
  public var marks: [Mark]
  /// The files before the change that the example is about. Nil if it is not about a change.
  public var earlierFiles: [File]?

  public struct File: Sendable, Equatable {
    public var path: String
    public var content: Content
  }

  public enum Content: Sendable, Equatable {
    case bytes([UInt8])
    case link(String)
  }

  /// A place where a finding is expected.
  public struct Mark: Sendable, Equatable {
    public var path: String
    /// The position in the file. Nil if the finding is about the whole file or its set.
    public var position: TextPosition?
    public var grade: Finding.Grade
    /// The line of the example, counted from one.
    public var line: Int

    public init(path: String, position: TextPosition?, grade: Finding.Grade = .normal, line: Int) {
      self.path = path
      self.position = position
      self.grade = grade
      self.line = line
    }
  }

  public init(_ text: String) throws(ExampleError) {
    let lines = try ExampleLine.lines(of: text)
    (files, marks) = try Self.read(lines.filter { !$0.isBefore })
    let earlier = lines.filter(\.isBefore)
    if earlier.isEmpty { return }
    let changed = Set(earlier.map(\.path))
    if let lost = earlier.first(where: { line in !lines.contains { !$0.isBefore && $0.path == line.path } }) {
      throw ExampleError(lost.number, "there is no “\(lost.path)” after the change")
    }
    earlierFiles = try Self.read(earlier + lines.filter { !changed.contains($0.path) }).files
  }

  private static func read(_ lines: [ExampleLine]) throws(ExampleError) -> (files: [File], marks: [Mark]) {
    var builder = ExampleBuilder(paths: lines.map(\.path))
    for line in lines { try builder.add(line) }
    return try builder.finish()
  }

  /// The innermost set that contains the path or is at the path. Nil if there is none.
  public static func set(around path: String) -> String? {
    ExampleLayout.setFolder(around: path)
  }

  public subscript(_ path: String) -> [UInt8]? {
    guard case .bytes(let bytes) = files.first(where: { $0.path == path })?.content else { return nil }
    return bytes
  }
}

/// A mistake in an example, with its line and the reason.
public struct ExampleError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line of the example, counted from one.
  public let line: Int
  public let reason: String

  public init(_ line: Int, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  public var description: String { "line \(line) of the example: \(reason)" }
}
