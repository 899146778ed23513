internal import Basics
internal import Formats

/// Reads one storyboard or xib and records the assets it lists.
///
/// | element | attribute | |
/// | --- | --- | --- |
/// | `image` | `name` | in `resources`, where Interface Builder keeps every image that anything else names |
/// | `namedColor` | `name` | likewise |
/// | `userDefinedRuntimeAttribute` | `value` | where its `type` is `image` |
/// | `string` | its text | where its `key` is `NSResourceName`: archives from before Xcode 4 |
///
/// With `catalog="system"` it is a picture of the system.
struct InterfaceBuilderIndexer {
  private var recorder = MentionRecorder()
  private var problems = ProblemList()
  /// Whether the text that comes next names a resource.
  private var isInResourceName = false

  /// What the file says.
  mutating func index(_ bytes: [UInt8]) -> FileMentions {
    var bytes = bytes
    if let mark = bytes.blankConflictMarks() { problems.report(.conflictMarks, at: mark) }
    do throws(XMLError) {
      var reader = try XMLReader(bytes)
      bytes = reader.text
      while let event = try reader.next() { read(event, of: reader) }
    } catch {
      problems.report(error)
    }
    let slice = bytes[...]
    return recorder.finish(slice.span, problems)
  }

  private mutating func read(_ event: XMLEvent, of reader: XMLReader) {
    switch event {
    case .start:
      isInResourceName = false
      readElement(reader)
    case .text where isInResourceName: record(reader.characters, at: reader.offset)
    case .text: break
    case .end: isInResourceName = false
    }
  }

  private mutating func readElement(_ reader: XMLReader) {
    switch reader.name {
    case "image", "namedColor": record(reader["name"], of: reader)
    case "userDefinedRuntimeAttribute" where reader["type"]?.value == "image":
      record(reader["value"], of: reader)
    case "string": isInResourceName = reader["key"]?.value == "NSResourceName"
    default: break
    }
  }

  private mutating func record(_ attribute: XMLAttribute?, of reader: XMLReader) {
    guard let attribute, reader["catalog"]?.value != "system" else { return }
    record(attribute.value, at: attribute.valueOffset)
  }

  private mutating func record(_ text: String, at offset: Int) {
    let bytes = ArraySlice(text.utf8)
    recorder.record(.literal, bytes.span, at: offset)
  }
}

extension ProblemList {
  /// Notes that the XML of a file breaks off.
  mutating func report(_ error: XMLError) {
    report(error.kind == .conflictMark ? .conflictMarks : .malformed, at: error.offset)
  }
}
