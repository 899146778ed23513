internal import Basics

/// A color space of a PDF, reduced to what is needed to compare colors.
indirect enum PDFColorSpace: Hashable, Sendable {
  case gray, rgb
  /// A color space in which a color is black if all its components are 0, and white if all are 1. It is identified
  /// by the digest of its profile. Display P3 is identified by the digest of its name.
  case screen(Digest)
  case other(Digest)
  case pattern(PDFColorSpace?)

  var initialPaint: Paint {
    switch self {
    case .gray, .rgb, .screen: .black
    case .other(let digest): .other(digest)
    case .pattern: .other(Digest { $0.tag("no pattern") })
    }
  }

  func paint(_ components: [Double]) -> Paint {
    // PDF readers disagree about colors with components outside 0 to 1, so these colors are compared as written.
    let isInRange = components.allSatisfy { (-0.001...1.001).contains($0) }
    switch self {
    case .gray where components.count == 1 && isInRange:
      let value = quantized(components[0])
      return .color(red: value, green: value, blue: value)
    case .rgb where components.count == 3 && isInRange:
      return .color(
        red: quantized(components[0]), green: quantized(components[1]), blue: quantized(components[2]))
    case .screen where isInRange && components.allSatisfy({ quantized($0) == 0 }): return .black
    case .screen where isInRange && components.allSatisfy({ quantized($0) == 255 }):
      return .color(red: 255, green: 255, blue: 255)
    default:
      return .other(
        Digest { writer in
          write(to: &writer)
          writer.integer(components.count)
          for component in components { writer.integer(Int64(exactly: (component * 1000).rounded()) ?? .max) }
        })
    }
  }

  func write(to writer: inout DrawingWriter) {
    switch self {
    case .gray: writer.tag("gray")
    case .rgb: writer.tag("rgb")
    case .screen(let digest):
      writer.tag("screen")
      writer.digest(digest)
    case .other(let digest):
      writer.tag("other")
      writer.digest(digest)
    case .pattern(let under):
      writer.tag("pattern")
      under?.write(to: &writer)
    }
  }
}

extension PDFFile {
  /// Reads a color space. `resources` may define named color spaces, and replace device color spaces such as DeviceRGB.
  mutating func colorSpace(_ value: PDFObject?, _ resources: PDFDictionary, depth: Int = 0)
    throws(DrawingError) -> PDFColorSpace
  {
    guard depth < 8 else { throw .unsupported("color spaces are nested too deeply") }
    let space = try resolve(value)
    let parts = space.array ?? [space]
    guard let family = try resolve(parts.first).name else { throw .damaged("a color space has no name") }
    let named = try resolve(resources["ColorSpace"]).dictionary ?? [:]
    func instead(of device: String, _ plain: PDFColorSpace, in file: inout PDFFile) throws(DrawingError)
      -> PDFColorSpace
    {
      guard let other = named["Default" + device] else { return plain }
      return try file.colorSpace(other, [:], depth: depth + 1)
    }
    switch family {
    case "DeviceGray", "G": return try instead(of: "Gray", .gray, in: &self)
    case "DeviceRGB", "RGB": return try instead(of: "RGB", .rgb, in: &self)
    case "DeviceCMYK", "CMYK":
      return try instead(of: "CMYK", .other(Digest { $0.tag("DeviceCMYK") }), in: &self)
    case "Pattern":
      return .pattern(parts.count > 1 ? try colorSpace(parts[1], resources, depth: depth + 1) : nil)
    case "ICCBased":
      guard parts.count == 2, let stream = try resolve(parts[1]).stream else {
        throw .damaged("a color profile is missing")
      }
      // Few profiles declare a range. Color spaces with a declared range are compared as written.
      if stream.dictionary["Range"] != nil { break }
      return try profiledSpace(parts[1], stream)
    case "Indexed", "I", "CalGray", "CalRGB", "Lab", "Separation", "DeviceN": break
    default:
      guard parts.count == 1, let other = named[family] else {
        throw .damaged("unknown color space \(family)")
      }
      return try colorSpace(other, [:], depth: depth + 1)
    }
    return .other(try digest(of: .array(parts)))
  }

  /// The color space of an embedded profile. A profile that is equivalent to sRGB becomes gray or RGB, and one that
  /// is equivalent to Display P3 becomes Display P3. For any other profile, the color space is identified by the
  /// bytes of the profile.
  private mutating func profiledSpace(_ reference: PDFObject, _ stream: PDFStream) throws(DrawingError)
    -> PDFColorSpace
  {
    if let known = profiledSpaces[reference] { return known }
    var bytes = try decode(stream).plain()
    let slice = bytes[...]
    let space: PDFColorSpace
    switch ColorProfile(icc: slice.span) {
    case .sRGB: space = try resolve(stream.dictionary["N"]).integer == 1 ? .gray : .rgb
    case .displayP3: space = .screen(Digest { $0.tag("Display P3") })
    case .other:
      let isScreen = ICCProfile(slice.span) != nil
      // The software, platform, date and checksum in the header do not affect colors.
      for field in [4..<8, 24..<36, 40..<44, 80..<100] where field.upperBound <= bytes.count {
        for index in field { bytes[index] = 0 }
      }
      space = isScreen ? .screen(Digest(bytes)) : .other(Digest(bytes))
    }
    profiledSpaces[reference] = space
    return space
  }
}
