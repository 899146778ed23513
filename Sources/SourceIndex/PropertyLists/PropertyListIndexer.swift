internal import Basics
internal import Formats

/// Reads one property list, in whichever dialect, and records its string values; keys are no values.
struct PropertyListIndexer {
  private var recorder = MentionRecorder()
  private var problems = ProblemList()

  /// What the file says.
  mutating func index(_ bytes: [UInt8]) -> FileMentions {
    var bytes = bytes
    if let mark = bytes.blankConflictMarks() { problems.report(.conflictMarks, at: mark) }
    do throws(PropertyListError) {
      let list = try PropertyList(bytes)
      // No line of a text holds what a binary list says.
      bytes = list.dialect == .binary ? [] : list.text
      record(list.root, isPlaced: list.dialect != .binary)
    } catch {
      problems.report(error)
      bytes = salvage(bytes)
    }
    let slice = bytes[...]
    return recorder.finish(slice.span, problems)
  }

  /// Lists nest no deeper than `PropertyList.depthLimit`.
  private mutating func record(_ node: PropertyListNode, isPlaced: Bool) {
    switch node.value {
    case .string(let text): record(text, at: isPlaced ? node.offset : 0)
    case .array(let elements):
      for element in elements { record(element, isPlaced: isPlaced) }
    case .dictionary(let entries):
      for entry in entries { record(entry.node, isPlaced: isPlaced) }
    default: break
    }
  }

  private mutating func record(_ text: String, at offset: Int) {
    let bytes = ArraySlice(text.utf8)
    recorder.record(.literal, bytes.span, at: offset)
  }

  /// Records what can be made out in a list that is not well-formed, and returns the text it was found in.
  private mutating func salvage(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.first(where: { !$0.isWhitespace && $0 < 0x80 }) == UInt8(ascii: "<") { return salvageXML(bytes) }
    // What is binary or UTF-16 has zeros.
    guard !bytes.contains(0) else { return [] }
    // Comments and quoted strings are those of C; keys count too, because here nothing tells them from values.
    var reader = ObjectiveCIndexer(joinsNeighbours: false)
    let slice = bytes[...]
    reader.read(slice.span)
    recorder = reader.recorder
    return bytes
  }

  /// Records the texts of all `<string>` elements up to where the XML breaks off, which is a known problem.
  private mutating func salvageXML(_ bytes: [UInt8]) -> [UInt8] {
    var text = bytes
    do throws(XMLError) {
      var reader = try XMLReader(bytes)
      text = reader.text
      var stringStart: Int?
      while let event = try reader.next() {
        if event == .text, let start = stringStart { record(reader.characters, at: start) }
        if event != .text { stringStart = event == .start && reader.name == "string" ? reader.offset : nil }
      }
    } catch {
      problems.report(error)
    }
    return text
  }
}

extension ProblemList {
  /// Notes why a property list cannot be read.
  fileprivate mutating func report(_ error: PropertyListError) {
    switch error.kind {
    case .malformed: report(.malformed, at: error.offset)
    case .conflictMark: report(.conflictMarks, at: error.offset)
    case .tooDeep: report(.tooDeeplyNested, at: error.offset)
    }
  }
}
