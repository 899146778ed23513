internal import Basics

/// The pictures inside a PDF file, identified by their decoded content.
extension PDFFile {
  /// The content of a stream. It is decoded only once, even if it is painted several times.
  mutating func content(of reference: PDFObject, _ stream: PDFStream) throws(DrawingError) -> PDFContent {
    if let known = contents[reference] { return known }
    let content = try decode(stream)
    contents[reference] = content
    return content
  }

  mutating func imageDigest(
    _ dictionary: PDFDictionary, _ content: PDFContent, _ resources: PDFDictionary, depth: Int = 0
  ) throws(DrawingError) -> Digest {
    guard depth < 4 else { throw .unsupported("masks are nested too deeply") }
    var writer = DrawingWriter()
    for key in ["Width", "Height", "BitsPerComponent", "SMaskInData", "Matte", "Alternates"] {
      writer.digest(try digest(of: dictionary[key]))
    }
    for key in ["ImageMask", "Interpolate"] {
      writer.tag(try resolve(dictionary[key]) == .boolean(true) ? key : "")
    }
    if let space = dictionary["ColorSpace"] { try colorSpace(space, resources).write(to: &writer) }
    let decode = try numbers(dictionary["Decode"])
    // In most color spaces, a Decode array with `0 1` for every component has the same effect as none.
    let isPlain = decode == decode.indices.map { Double($0 % 2) }
    let isDefault = isPlain ? try isFromZeroToOne(dictionary["ColorSpace"], resources) : false
    if !isDefault {
      for number in decode { writer.significant(number) }
    }
    for key in ["Mask", "SMask"] {
      writer.tag(key)
      guard let value = dictionary[key] else { continue }
      guard let stream = try resolve(value).stream else {
        writer.digest(try digest(of: value))
        continue
      }
      let content = try self.content(of: value, stream)
      writer.digest(try imageDigest(stream.dictionary, content, resources, depth: depth + 1))
    }
    writer.digest(Digest(content.bytes))
    for filter in content.filters {
      writer.tag(filter.name)
      writer.digest(try digest(of: .dictionary(filter.parameters)))
    }
    return writer.digest
  }

  /// Whether the components of colors in this space range from 0 to 1 by default. False for indexed and Lab colors, and
  /// for a profile that declares a range.
  private mutating func isFromZeroToOne(_ space: PDFObject?, _ resources: PDFDictionary) throws(DrawingError)
    -> Bool
  {
    var space = try resolve(space)
    if let name = space.name, let named = try resolve(resources["ColorSpace"]).dictionary?[name] {
      space = try resolve(named)
    }
    guard let parts = space.array else { return true }
    switch try resolve(parts.first).name {
    case "Indexed", "I", "Lab": return false
    case "ICCBased": return try resolve(parts.last).stream?.dictionary["Range"] == nil
    default: return true
    }
  }

  /// Whether optional content is visible when the file is opened; false if this is unclear.
  mutating func isOnFromTheStart(_ group: PDFObject?) throws(DrawingError) -> Bool {
    guard let group, try resolve(group).dictionary?["Type"] == .name("OCG") else { return false }
    let properties = try resolve(try catalog()?["OCProperties"]).dictionary
    let configuration = try resolve(properties?["D"]).dictionary ?? [:]
    let isAllOn = try ["ON", nil].contains(resolve(configuration["BaseState"]).name)
    let off = try resolve(configuration["OFF"]).array ?? []
    return isAllOn && !off.contains(group) && configuration["AS"] == nil
  }
}
