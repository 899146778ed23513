internal import Basics

/// The objects of a PDF file (ISO 32000-1, section 7.5). Each object is read when it is needed.
struct PDFFile: Sendable {
  enum Location: Hashable, Sendable {
    case offset(Int)
    case compressed(in: Int)
  }

  let bytes: [UInt8]
  private(set) var trailer: PDFDictionary
  private var places: [Int: Location]
  private var objects: [Int: PDFObject] = [:]
  private var objectStreams: [Int: [Int: PDFObject]] = [:]
  private var inProgress: Set<Int> = []
  /// The number of bytes that streams may still expand to, as a guard against decompression bombs.
  var allowance = 128 << 20
  /// How many more bytes may be read as objects. The limit guards against files in which many objects overlap.
  private var readAllowance: Int
  /// The digests computed so far, by object number.
  var digests: [Int: Digest] = [:]
  var digesting: Set<Int> = []
  var profiledSpaces: [PDFObject: PDFColorSpace] = [:]
  var contents: [PDFObject: PDFContent] = [:]

  /// Uses the cross-reference tables to find the objects. If the tables are wrong, searches the whole file.
  init(_ bytes: [UInt8]) throws(DrawingError) {
    guard let mark = bytes.firstIndex(of: "%PDF-"), mark < 1024 else {
      throw .damaged("it does not begin with %PDF-")
    }
    self.bytes = bytes
    readAllowance = bytes.count * 16 + 65_536
    trailer = [:]
    places = [:]
    do {
      var table = PDFCrossReferences(bytes)
      try table.read(in: &self)
      (places, trailer) = (table.places, table.trailer)
      if trailer["Encrypt"] != nil { throw DrawingError.encrypted }
      guard places.allSatisfy({ isObject($0.key, at: $0.value) }), try catalog() != nil else {
        throw DrawingError.damaged("the cross-reference table is wrong")
      }
    } catch DrawingError.encrypted {
      throw .encrypted
    } catch {
      try rebuild()
    }
  }

  private mutating func rebuild() throws(DrawingError) {
    objects = [:]
    objectStreams = [:]
    inProgress = []
    let found = PDFObjectSearch(bytes)
    places = found.places
    trailer = found.trailer
    if trailer["Encrypt"] != nil { throw .encrypted }
    for number in found.objectStreams.sorted() {
      // Damaged object streams are skipped, to recover the rest of the file.
      guard let content = try? objectStream(number) else { continue }
      for inner in content.keys where places[inner] == nil {
        places[inner] = .compressed(in: number)
      }
    }
    if try catalog() == nil {
      for number in places.keys.sorted(by: >) {
        guard case .dictionary(let root) = try? object(number), root["Type"] == .name("Catalog") else {
          continue
        }
        trailer["Root"] = .reference(number)
        return
      }
      throw .damaged("it has no document catalog")
    }
  }

  /// The dictionary at the root of the document; nil if it is missing or has no page tree.
  mutating func catalog() throws(DrawingError) -> PDFDictionary? {
    let root = try resolve(trailer["Root"]).dictionary
    return root?["Pages"] == nil ? nil : root
  }

  /// The object that a reference points to; null if it does not exist. Other values are returned unchanged.
  mutating func resolve(_ value: PDFObject?) throws(DrawingError) -> PDFObject {
    var value = value ?? .null
    for _ in 0..<16 {
      guard case .reference(let number) = value else { return value }
      value = try object(number)
    }
    throw .damaged("references form a cycle")
  }

  /// The numbers in an array; empty if the value is not an array of numbers.
  mutating func numbers(_ value: PDFObject?) throws(DrawingError) -> [Double] {
    var numbers: [Double] = []
    for element in try resolve(value).array ?? [] {
      guard let number = try resolve(element).number else { return [] }
      numbers.append(number)
    }
    return numbers
  }

  private mutating func object(_ number: Int) throws(DrawingError) -> PDFObject {
    if let known = objects[number] { return known }
    guard let place = places[number] else { return .null }
    guard inProgress.insert(number).inserted else { throw .damaged("object \(number) depends on itself") }
    defer { inProgress.remove(number) }
    let object: PDFObject
    switch place {
    case .offset(let offset): object = try indirectObject(at: offset)
    case .compressed(let stream): object = try objectStream(stream)[number] ?? .null
    }
    objects[number] = object
    return object
  }

  private mutating func objectStream(_ number: Int) throws(DrawingError) -> [Int: PDFObject] {
    if let known = objectStreams[number] { return known }
    guard case .offset = places[number], let stream = try object(number).stream,
      let count = try resolve(stream.dictionary["N"]).integer,
      let first = try resolve(stream.dictionary["First"]).integer, first >= 0
    else { throw .damaged("object \(number) is not an object stream") }
    let content = try decode(stream).plain()
    var directory = PDFParser(content)
    var inner: [Int: PDFObject] = [:]
    // Every entry takes more than one byte, so a count that exceeds the number of bytes is wrong.
    for _ in 0..<max(0, min(count, content.count)) {
      guard case .object(.integer(let key)) = try directory.element(),
        case .object(.integer(let offset)) = try directory.element()
      else { throw .damaged("the directory of object stream \(number) is broken") }
      var parser = PDFParser(content, at: first &+ offset)
      inner[key] = try parser.object()
    }
    objectStreams[number] = inner
    return inner
  }

  private func isObject(_ number: Int, at place: Location) -> Bool {
    guard case .offset(let offset) = place else { return true }
    var lexer = PDFLexer(bytes, at: offset)
    guard (try? lexer.next()) == .object(.integer(number)), case .object(.integer) = try? lexer.next() else {
      return false
    }
    return (try? lexer.next()) == .keyword("obj")
  }

  /// Reads the object that begins with `number generation obj` at `offset`.
  mutating func indirectObject(at offset: Int) throws(DrawingError) -> PDFObject {
    guard readAllowance > 0 else { throw .unsupported("its objects overlap") }
    var parser = PDFParser(bytes, at: offset)
    defer { readAllowance -= parser.lexer.position - offset }
    guard case .object(.integer) = try parser.element(), case .object(.integer) = try parser.element(),
      try parser.element() == .keyword("obj")
    else { throw .damaged("there is no object at byte \(offset)") }
    guard case .object(let object) = try parser.element() else { return .null }
    guard case .dictionary(let dictionary) = object, try parser.element() == .keyword("stream") else {
      return object
    }
    var start = parser.lexer.position
    if start < bytes.count, bytes[start] == .carriageReturn { start += 1 }
    if start < bytes.count, bytes[start] == .newline { start += 1 }
    return .stream(PDFStream(dictionary: dictionary, range: try streamRange(dictionary, from: start)))
  }

  private mutating func streamRange(_ dictionary: PDFDictionary, from start: Int) throws(DrawingError)
    -> Range<Int>
  {
    if let length = try? resolve(dictionary["Length"]).integer, length >= 0, length <= bytes.count - start {
      var lexer = PDFLexer(bytes, at: start + length)
      if (try? lexer.next()) == .keyword("endstream") { return start..<(start + length) }
    }
    // The stated length is missing or wrong, so the stream is assumed to end before the next `endstream`.
    readAllowance -= bytes.count - start
    guard let end = bytes.firstIndex(of: "endstream", from: start) else {
      throw .damaged("a stream is not terminated")
    }
    var last = end
    if last > start, bytes[last - 1] == .newline { last -= 1 }
    if last > start, bytes[last - 1] == .carriageReturn { last -= 1 }
    return start..<last
  }
}
