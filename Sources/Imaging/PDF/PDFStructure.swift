internal import Basics

/// Digests of PDF objects that depend only on their content, not on their position in the file.
extension PDFFile {
  /// The keys of dictionary entries that do not change what is drawn, or that only describe how a stream is encoded.
  ///
  /// Keys can also be names of glyphs and resources, so short names such as `P` must not be on this list.
  private static let silent: Set<String> = [
    "Length", "Filter", "DecodeParms", "Metadata", "PieceInfo", "LastModified", "StructParent",
    "StructParents",
    "ToUnicode", "CharSet", "CIDSet", "CreationDate",
  ]

  /// The digest of a value, including everything that it refers to.
  mutating func digest(of value: PDFObject?) throws(DrawingError) -> Digest {
    try digest(of: value, depth: 0)
  }

  private mutating func digest(of value: PDFObject?, depth: Int) throws(DrawingError) -> Digest {
    guard depth < 64 else { throw .unsupported("objects are nested too deeply") }
    if case .reference(let number) = value {
      if let known = digests[number] { return known }
      // If an object is still being digested, it contains itself.
      guard digesting.insert(number).inserted else { throw .unsupported("object \(number) contains itself") }
      defer { digesting.remove(number) }
      let digest = try digest(of: try resolve(value), depth: depth + 1)
      digests[number] = digest
      return digest
    }
    return try Digest { writer throws(DrawingError) in
      try write(value ?? .null, to: &writer, depth: depth)
    }
  }

  private mutating func write(_ value: PDFObject, to writer: inout DrawingWriter, depth: Int)
    throws(DrawingError)
  {
    switch value {
    case .null, .reference: writer.tag("null")
    case .boolean(let flag): writer.tag(flag ? "true" : "false")
    case .integer(let number):
      writer.tag("number")
      writer.significant(Double(number))
    case .real(let number):
      writer.tag("number")
      writer.significant(number)
    case .string(let bytes):
      writer.tag("string")
      writer.raw(bytes)
    case .name(let name):
      writer.tag("name")
      writer.text(withoutSubsetTag(name))
    case .array(let elements):
      writer.tag("array")
      writer.integer(elements.count)
      for element in elements { writer.digest(try digest(of: element, depth: depth + 1)) }
    case .dictionary(let dictionary):
      writer.tag("dictionary")
      try write(dictionary, to: &writer, depth: depth)
    case .stream(let stream):
      writer.tag("stream")
      try write(stream.dictionary, to: &writer, depth: depth)
      let content = try decode(stream)
      writer.digest(Digest(content.bytes))
      for filter in content.filters {
        writer.tag(filter.name)
        writer.digest(try digest(of: .dictionary(filter.parameters), depth: depth + 1))
      }
    }
  }

  private mutating func write(_ dictionary: PDFDictionary, to writer: inout DrawingWriter, depth: Int)
    throws(DrawingError)
  {
    for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) where !Self.silent.contains(key) {
      writer.text(key)
      writer.digest(try digest(of: value, depth: depth + 1))
    }
    writer.text("")
  }
}

/// The name of a font without a subset prefix: `Helvetica` for `ABCDEF+Helvetica`.
private func withoutSubsetTag(_ name: String) -> String {
  let letters = name.utf8.prefix(7)
  guard letters.count == 7, letters.last == UInt8(ascii: "+"),
    letters.dropLast().allSatisfy({ $0 &- 0x41 < 26 })
  else { return name }
  return String(name.dropFirst(7))
}
