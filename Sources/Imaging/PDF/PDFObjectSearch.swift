internal import Basics

/// Finds the objects of a PDF file by looking for `number generation obj`, for files with wrong cross-reference
/// tables.
struct PDFObjectSearch {
  private(set) var places: [Int: PDFFile.Location] = [:]
  private(set) var objectStreams: Set<Int> = []
  private(set) var trailer: PDFDictionary = [:]
  /// How many more bytes may be read as dictionaries. Without a limit, overlapping dictionaries in a hostile file would
  /// take forever to read.
  private var readAllowance: Int

  init(_ bytes: [UInt8]) {
    readAllowance = bytes.count * 4
    let object = Array("obj".utf8)
    let trailerWord = Array("trailer".utf8)
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "o") where bytes[index...].starts(with: object):
        if let (number, start) = Self.header(in: bytes, before: index) {
          places[number] = .offset(start)
          note(number, dictionary(in: bytes, at: index + 3))
        }
      case UInt8(ascii: "t") where bytes[index...].starts(with: trailerWord):
        trailer.merge(dictionary(in: bytes, at: index + 7) ?? [:]) { _, newer in newer }
      default: break
      }
    }
  }

  /// Records an object that helps to find other objects: an object stream, or a cross-reference stream.
  private mutating func note(_ number: Int, _ dictionary: PDFDictionary?) {
    objectStreams.remove(number)
    switch dictionary?["Type"] {
    case .name("ObjStm"): objectStreams.insert(number)
    case .name("XRef"):
      for key in ["Root", "Encrypt"] {
        if let value = dictionary?[key] { trailer[key] = value }
      }
    default: break
    }
  }

  private mutating func dictionary(in bytes: [UInt8], at offset: Int) -> PDFDictionary? {
    guard readAllowance > 0 else { return nil }
    var parser = PDFParser(bytes, at: offset)
    defer { readAllowance -= parser.lexer.position - offset }
    guard case .object(.dictionary(let dictionary)) = try? parser.element() else { return nil }
    return dictionary
  }

  /// Reads `number generation` backward from the keyword `obj` at `index`. Returns the number and its offset; nil if
  /// there is something else.
  private static func header(in bytes: [UInt8], before index: Int) -> (number: Int, start: Int)? {
    var cursor = index
    func skip(while test: (UInt8) -> Bool) -> Range<Int> {
      let end = cursor
      while cursor > 0, end - cursor < 20, test(bytes[cursor - 1]) { cursor -= 1 }
      return cursor..<end
    }
    guard !skip(while: \.isPDFSpace).isEmpty, !skip(while: \.isDigit).isEmpty,
      !skip(while: \.isPDFSpace).isEmpty
    else { return nil }
    let digits = skip(while: \.isDigit)
    guard let number = Int(String(decoding: bytes[digits], as: UTF8.self)) else { return nil }
    return (number, digits.lowerBound)
  }
}
