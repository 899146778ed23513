internal import Basics
internal import Formats

/// Reads one property list in any format, and records its strings with their keys.
///
/// A string is recorded as a literal if its key is known to hold names, and as a word otherwise.
struct PropertyListIndexer {
  private var recorder: MentionRecorder
  private var problems = ProblemList()

  init(_ interest: Interest) {
    recorder = MentionRecorder(interest)
  }

  mutating func index(_ bytes: [UInt8]) -> FileMentions {
    var bytes = bytes
    if let mark = bytes.blankConflictMarks() { problems.report(.conflictMarks, at: mark) }
    do throws(PropertyListError) {
      let list = try PropertyList(bytes)
      // A binary property list has no lines, so everything is recorded at the start of the file.
      bytes = list.dialect == .binary ? [] : list.text
      record(list.root, under: "", isPlaced: list.dialect != .binary)
    } catch {
      problems.report(error)
      bytes = salvage(bytes)
    }
    let slice = bytes[...]
    recorder.recordDirectives(slice.span, marks: SourceLanguage.propertyList.commentMarks)
    return recorder.finish(slice.span, problems)
  }

  /// Records the strings in a node and its children, and the keys that may be asset names. The recursion
  /// cannot become too deep, because property lists have at most `PropertyList.depthLimit` levels.
  private mutating func record(_ node: PropertyListNode, under key: String, isPlaced: Bool) {
    switch node.value {
    case .string(let text): recorder.recordValue(text, of: key, at: isPlaced ? node.offset : 0)
    case .array(let elements):
      for element in elements { record(element, under: key, isPlaced: isPlaced) }
    case .dictionary(let entries):
      for entry in entries {
        if recorder.interest.isKeyedByNames(key: key) {
          let isName = recorder.interest.isNamed(entry.node.entries?.map(\.key) ?? [])
          recorder.record(
            isName ? .literal : .word, entry.key, at: isPlaced ? entry.keyOffset : 0, in: key)
        }
        record(entry.node, under: entry.key, isPlaced: isPlaced)
      }
    default: break
    }
  }

  /// Records the strings that can be read in a malformed property list. Returns the text to which their
  /// offsets refer.
  private mutating func salvage(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.first(where: { !$0.isWhitespace && $0 < 0x80 }) == UInt8(ascii: "<") { return salvageXML(bytes) }
    // Binary and UTF-16 files contain zeros.
    guard !bytes.contains(0) else { return [] }
    // In property lists in text form, comments and quoted strings are written as in C. Quoted keys are recorded too,
    // because this loop cannot distinguish them from values.
    var lexer = ObjectiveCLexer(joinsNeighbors: false)
    let slice = bytes[...]
    repeat {
      lexer.advance(slice.span)
      if lexer.kind == .string {
        recorder.recordValue(String(decoding: lexer.content, as: UTF8.self), of: "", at: lexer.start)
      }
    } while lexer.kind != .endOfFile
    return bytes
  }

  /// Records the texts of the `<string>` elements in malformed XML, up to the first error.
  private mutating func salvageXML(_ bytes: [UInt8]) -> [UInt8] {
    var text = bytes
    do throws(XMLError) {
      var reader = try XMLReader(bytes)
      text = reader.text
      var element = ""
      var start = 0
      var key = ""
      while let event = try reader.next() {
        switch event {
        case .start: (element, start) = (reader.name, reader.offset)
        case .text where element == "key": key = reader.characters
        case .text where element == "string": recorder.recordValue(reader.characters, of: key, at: start)
        case .text: break
        case .end: element = ""
        }
      }
    } catch {
      problems.report(error)
    }
    return text
  }
}

extension MentionRecorder {
  fileprivate mutating func recordValue(_ text: String, of key: String, at offset: Int) {
    record(interest.holdsNames(key: key) ? .literal : .word, text, at: offset, in: key)
  }
}

extension ProblemList {
  fileprivate mutating func report(_ error: PropertyListError) {
    switch error.kind {
    case .malformed: report(.malformed, at: error.offset)
    case .conflictMark: report(.conflictMarks, at: error.offset)
    case .tooDeep: report(.tooDeeplyNested, at: error.offset)
    }
  }
}
