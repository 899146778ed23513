internal import Basics

/// The tables at the end of a PDF file that contain the offsets of its objects (ISO 32000-1, 7.5.4 and 7.5.8).
///
/// A table is either text or a stream. The text begins with `xref`, ends with a trailer, and has sections in between:
/// `first count`, followed by a line `offset generation n|f` for each object. A stream has a row of three big-endian
/// numbers for each object. The entry /Prev of a table is the offset of an older table, and /XRefStm is the offset of
/// an additional stream.
struct PDFCrossReferences {
  private let bytes: [UInt8]
  private(set) var places: [Int: PDFFile.Location] = [:]
  private(set) var trailer: PDFDictionary = [:]
  private var freed: Set<Int> = []
  private var visited: Set<Int> = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads all tables, the newest first. `file` is only needed to decode streams.
  mutating func read(in file: inout PDFFile) throws(DrawingError) {
    let tail = bytes.suffix(2048)
    guard let mark = lastRange(of: "startxref", in: tail) else {
      throw .damaged("it does not say where its cross-reference table is")
    }
    var parser = PDFParser(bytes, at: mark + 9)
    guard case .object(.integer(let start)) = try parser.element() else {
      throw .damaged("it does not say where its cross-reference table is")
    }
    var pending = [start]
    while let offset = pending.popLast() {
      guard offset >= 0, offset < bytes.count else {
        throw .damaged("a cross-reference table is outside the file")
      }
      guard visited.insert(offset).inserted else { continue }
      let dictionary = try section(at: offset, in: &file)
      trailer.merge(dictionary) { newer, _ in newer }
      // The last element of `pending` is read next, so the additional stream of a table is read before older tables.
      if let older = dictionary["Prev"]?.integer { pending.append(older) }
      if let stream = dictionary["XRefStm"]?.integer { pending.append(stream) }
    }
  }

  private func lastRange(of word: String, in tail: ArraySlice<UInt8>) -> Int? {
    let word = Array(word.utf8)
    return tail.indices.last { tail[$0...].starts(with: word) }
  }

  private mutating func section(at offset: Int, in file: inout PDFFile) throws(DrawingError) -> PDFDictionary
  {
    var parser = PDFParser(bytes, at: offset)
    if try parser.element() == .keyword("xref") { return try table(&parser) }
    guard let stream = try file.indirectObject(at: offset).stream,
      stream.dictionary["Type"] == .name("XRef")
    else { throw .damaged("there is no cross-reference table at byte \(offset)") }
    try rows(of: stream.dictionary, in: try file.decode(stream).plain())
    return stream.dictionary
  }

  private mutating func table(_ parser: inout PDFParser) throws(DrawingError) -> PDFDictionary {
    while true {
      switch try parser.element() {
      case .keyword("trailer"):
        guard case .dictionary(let dictionary) = try parser.object() else {
          throw .damaged("its trailer is not a dictionary")
        }
        return dictionary
      case .object(.integer(let first)):
        guard case .object(.integer(let count)) = try parser.element(), first >= 0, count >= 0,
          first < 1 << 40
        else { throw .damaged("a cross-reference table is broken") }
        // Every entry takes more than one byte, so a count that exceeds the number of bytes is wrong.
        for index in 0..<min(count, bytes.count) {
          guard case .object(.integer(let offset)) = try parser.element(),
            case .object(.integer) = try parser.element(), case .keyword(let state) = try parser.element()
          else { throw .damaged("a cross-reference table is broken") }
          enter(first + index, state == "n" ? .offset(offset) : nil)
        }
      default: throw .damaged("a cross-reference table is broken")
      }
    }
  }

  private mutating func rows(of dictionary: PDFDictionary, in content: [UInt8]) throws(DrawingError) {
    let widths = (dictionary["W"]?.array ?? []).map { $0.integer ?? -1 }
    guard widths.count == 3, widths.allSatisfy({ (0...8).contains($0) }), widths[1] > 0 else {
      throw .damaged("a cross-reference stream is broken")
    }
    let index =
      dictionary["Index"]?.array?.map { $0.integer ?? -1 } ?? [0, dictionary["Size"]?.integer ?? -1]
    let width = widths.reduce(0, +)
    var row = 0
    for part in stride(from: 0, to: index.count - 1, by: 2) {
      guard index[part] >= 0, index[part] < 1 << 40, index[part + 1] >= 0 else {
        throw .damaged("a cross-reference stream is broken")
      }
      for number in 0..<index[part + 1] {
        guard row + width <= content.count else { return }
        let kind = widths[0] == 0 ? 1 : value(content[row..<(row + widths[0])])
        let second = value(content[(row + widths[0])..<(row + widths[0] + widths[1])])
        row += width
        switch kind {
        case 1: enter(index[part] + number, .offset(second))
        case 2: enter(index[part] + number, .compressed(in: second))
        default: enter(index[part] + number, nil)
        }
      }
    }
  }

  /// Records where an object is. If `place` is nil, records that the object was deleted. An entry that is already
  /// known is kept, because it comes from a newer table.
  private mutating func enter(_ number: Int, _ place: PDFFile.Location?) {
    if places[number] != nil || freed.contains(number) { return }
    if let place {
      places[number] = place
    } else {
      freed.insert(number)
    }
  }

  private func value(_ bytes: ArraySlice<UInt8>) -> Int {
    let value = bytes.reduce(UInt64(0)) { $0 &<< 8 | UInt64($1) }
    return Int(exactly: value) ?? Int.max
  }
}
