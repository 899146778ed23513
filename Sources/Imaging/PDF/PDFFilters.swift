internal import Basics

/// The content of a stream as far as it could be decoded.
struct PDFContent: Sendable {
  var bytes: [UInt8]
  /// The remaining filters, outermost first: those of pictures.
  var filters: [(name: String, parameters: PDFDictionary)] = []

  /// The bytes, if nothing is left to decode.
  func plain() throws(DrawingError) -> [UInt8] {
    if let filter = filters.first { throw .unsupported("filter \(filter.name) outside a picture") }
    return bytes
  }
}

extension PDFFile {
  /// Decodes a stream up to image filters, which remain.
  mutating func decode(_ stream: PDFStream) throws(DrawingError) -> PDFContent {
    try decode(bytes[stream.range], by: try filters(of: stream.dictionary))
  }

  /// Decodes bytes through a chain of filters, up to image filters, which remain.
  mutating func decode(_ encoded: ArraySlice<UInt8>, by chain: [(name: String, parameters: PDFDictionary)])
    throws(DrawingError) -> PDFContent
  {
    if chain.count > 8 { throw .unsupported("a stream has \(chain.count) filters") }
    var content = PDFContent(bytes: Array(encoded))
    for (index, filter) in chain.enumerated() {
      guard let step = try decoded(content.bytes[...], by: filter.name, filter.parameters) else {
        content.filters = Array(chain[index...])
        break
      }
      content.bytes = step
      allowance -= step.count
    }
    return content
  }

  /// The filters of a stream with their parameters, in decoding order.
  mutating func filters(of dictionary: PDFDictionary) throws(DrawingError)
    -> [(name: String, parameters: PDFDictionary)]
  {
    if dictionary["F"]?.name == nil, dictionary["F"] != nil, dictionary["Filter"] == nil {
      throw .unsupported("a stream is in another file")
    }
    let filters = try list(dictionary["Filter"])
    let parameters = try list(dictionary["DecodeParms"] ?? dictionary["DP"])
    var chain: [(name: String, parameters: PDFDictionary)] = []
    for (index, filter) in filters.enumerated() {
      guard let name = filter.name else { throw .damaged("a filter has no name") }
      chain.append((name, index < parameters.count ? parameters[index].dictionary ?? [:] : [:]))
    }
    return chain
  }

  private mutating func list(_ value: PDFObject?) throws(DrawingError) -> [PDFObject] {
    let value = try resolve(value)
    if value == .null { return [] }
    var elements: [PDFObject] = []
    for element in value.array ?? [value] { elements.append(try resolve(element)) }
    return elements
  }

  /// The bytes after one filter; nil for an image filter.
  private mutating func decoded(_ bytes: ArraySlice<UInt8>, by name: String, _ parameters: PDFDictionary)
    throws(DrawingError) -> [UInt8]?
  {
    guard allowance > 0 else { throw .unsupported("it expands to more than 128 MB") }
    switch name {
    case "FlateDecode", "Fl":
      do {
        let expanded = try inflated(bytes, limit: allowance)
        return try PDFPredictor(try resolved(parameters)).undo(expanded)
      } catch let error as DrawingError {
        throw error
      } catch {
        if error as? InflateError == .outOfMemory { throw .unsupported("it expands to more than 128 MB") }
        throw .damaged("a compressed stream is broken")
      }
    case "LZWDecode", "LZW":
      let parameters = try resolved(parameters)
      let isEarly = parameters["EarlyChange"]?.integer != 0
      return try PDFPredictor(parameters).undo(lzwDecoded(bytes, earlyChange: isEarly, limit: allowance))
    case "ASCIIHexDecode", "AHx": return try asciiHexDecoded(bytes)
    case "ASCII85Decode", "A85": return try ascii85Decoded(bytes)
    case "RunLengthDecode", "RL": return try runLengthDecoded(bytes, limit: allowance)
    case "DCTDecode", "DCT", "JPXDecode", "CCITTFaxDecode", "CCF", "JBIG2Decode": return nil
    default: throw .unsupported("filter \(name)")
    }
  }

  private mutating func resolved(_ dictionary: PDFDictionary) throws(DrawingError) -> PDFDictionary {
    var resolved: PDFDictionary = [:]
    for (key, value) in dictionary { resolved[key] = try resolve(value) }
    return resolved
  }
}
