public import AssetModel
public import Basics

/// A small repository, described by a text with one file a line; rules and tests use the same language.
///
/// ```text
/// Star.imageset/star@2x.png: png 48x48 red          in Assets.xcassets, with a Contents.json that names it
/// ↓Star.imageset/old.png: unlisted png 1x1          not named there, and a finding is expected here
/// Star.imageset/gone.png: missing                   named there, and not written
/// Empty.imageset:                                   a Contents.json with an empty list
/// Red.colorset: #FF0000, dark #00FF00               a Contents.json with these colours
/// Shared.xcassets/Icons/a.imageset/a.svg: svg 24x24 a path with a catalog stays as it is
/// App.swift:                                        the indented lines below are the content
///   let image = UIImage(named: ↓"hero")             a finding is expected at this line and column
/// Old.m: [UIImage imageNamed:↓@"hero"];             a source of one line
/// ```
///
/// | content | the file |
/// | --- | --- |
/// | `png 24x24 red`, `jpeg`, `gif`, `webp`, `svg`, `pdf` | a picture of one colour: a word of `FlatColor.named`, `#RRGGBB` or `#RRGGBBAA` |
/// | … `truncated` | without its last third |
/// | … `damaged` (png) | without half of its compressed pixels, and sound otherwise |
/// | … `alpha`, `grayscale`, `palette` (png), `grayscale` (jpeg) | in this layout |
/// | … `level0`, `text WORD` (png) | with other bytes for the same pixels: not compressed, with a comment |
/// | … `ring`, `dial`, `cross` (png) | as an icon of this shape on a clear ground |
/// | … `enlarged` (png) | drawn half as large and stretched |
/// | `bytes 4000`, `empty` | this many bytes that mean nothing |
/// | `lfs` | a pointer of git LFS |
/// | `copy of PATH` | the bytes of another file of the example |
/// | `json …`, `text …` | the rest of the line |
/// | `link TARGET` | a symbolic link |
///
/// A line `before PATH: content` shows what a file held before: the example is about the change from there, and all
/// other files stayed as they are.
///
/// In a set's file name `@2x` says the scale, `~dark`, `~light`, `~tinted` or `~contrast` an appearance, and
/// `~ipad` an idiom; in an app icon's, `-60` before the scale says the size in points. A set whose
/// Contents.json stands in the example, be it as `none`, gets none from us. A line that ends in `\` goes on
/// in the next one.
public struct ExampleTree: Sendable {
  /// The files, in the order in which they are written.
  public var files: [File]
  /// Where findings are expected, in the order of the text.
  public var marks: [Mark]
  /// The files before the change that the example is about; nil where it is about no change.
  public var earlierFiles: [File]?

  /// One file or link.
  public struct File: Sendable, Equatable {
    public var path: String
    public var content: Content
  }

  /// What a file is.
  public enum Content: Sendable, Equatable {
    case bytes([UInt8])
    case link(String)
  }

  /// A place where a finding is expected.
  public struct Mark: Sendable, Equatable {
    public var path: String
    /// Where in the file; nil where the file or its set is meant as a whole.
    public var position: TextPosition?
    /// How much the finding weighs.
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

  /// Reads an example.
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

  /// The innermost set that a path lies in or is; nil where there is none.
  public static func set(around path: String) -> String? {
    ExampleLayout.setFolder(around: path)
  }

  /// The bytes of a file; nil where there is no such file.
  public subscript(_ path: String) -> [UInt8]? {
    guard case .bytes(let bytes) = files.first(where: { $0.path == path })?.content else { return nil }
    return bytes
  }
}

/// Where an example makes no sense, and why.
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
