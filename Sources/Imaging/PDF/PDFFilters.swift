internal import Basics

/// The content of a stream, decoded as far as possible.
struct PDFContent: Sendable {
  var bytes: [UInt8]
  /// The filters that have not been undone yet, outermost first.
  var filters: [(name: String, parameters: PDFDictionary)] = []

  /// The decoded bytes. Throws an error if a filter could not be undone.
  func plain() throws(DrawingError) -> [UInt8] {
    if let filter = filters.first { throw .unsupported("unsupported filter \(filter.name)") }
    return bytes
  }
}

extension PDFFile {
  /// Decodes a stream up to the first filter that is not supported, such as one for images.
  mutating func decode(_ stream: PDFStream) throws(DrawingError) -> PDFContent {
    let chain = try filters(of: stream.dictionary)
    if chain.count > 8 { throw .unsupported("a stream has \(chain.count) filters") }
    var content = PDFContent(bytes: Array(bytes[stream.range]))
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
  private mutating func filters(of dictionary: PDFDictionary) throws(DrawingError)
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

  /// Undoes one filter. Nil if it is not Flate; other filters are for images, or are rare.
  private mutating func decoded(_ bytes: ArraySlice<UInt8>, by name: String, _ parameters: PDFDictionary)
    throws(DrawingError) -> [UInt8]?
  {
    guard allowance > 0 else { throw .unsupported("it expands to more than 128 MB") }
    guard name == "FlateDecode" || name == "Fl" else { return nil }
    let expanded: [UInt8]
    do {
      expanded = try inflated(bytes, limit: allowance)
    } catch {
      if error == .outOfMemory { throw .unsupported("it expands to more than 128 MB") }
      throw .damaged("a compressed stream is broken")
    }
    return try PDFPredictor(try resolved(parameters)).undo(expanded)
  }

  private mutating func resolved(_ dictionary: PDFDictionary) throws(DrawingError) -> PDFDictionary {
    var resolved: PDFDictionary = [:]
    for (key, value) in dictionary { resolved[key] = try resolve(value) }
    return resolved
  }
}
