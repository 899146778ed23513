/// A color in an asset catalog.
public enum CatalogColor: Hashable, Sendable {
  case value(ColorValue)
  /// A color that the system defines, such as `systemBlueColor` on `ios`. It may look different in each release of the
  /// system.
  case system(platform: String?, reference: String)

  /// Reads a color from Contents.json. `components` contains the components by key, such as `red`.
  public init(space: String?, components: [String: ColorNotation]) throws(ColorError) {
    guard let space else { throw .missing("color-space") }
    guard let known = CatalogColorSpace(rawValue: space) else { throw .unknownSpace(space) }
    var isCertain = true
    func value(_ name: String) throws(ColorError) -> Double {
      guard let notation = components[name] else { throw .missing(name) }
      guard let read = notation.value(isAlpha: name == "alpha") else { throw .malformed(name) }
      isCertain = isCertain && read.isCertain
      return read.value
    }
    var amounts: [Double] = []
    for name in known.componentNames { amounts.append(try value(name)) }
    let alpha = components["alpha"] == nil ? 1 : try value("alpha")
    let color: SIMD3<Double> =
      amounts.count == 1 ? SIMD3(repeating: amounts[0]) : [amounts[0], amounts[1], amounts[2]]
    self = .value(ColorValue(known, color, alpha: alpha, isCertain: isCertain))
  }

  /// An identity that is the same for equal colors; nil if the notation is ambiguous.
  public var identity: Identity? {
    switch self {
    case .value(let color): color.isCertain ? .value(color.identity) : nil
    case .system(let platform, let reference): .system(platform: platform, reference: reference)
    }
  }

  public enum Identity: Hashable, Sendable {
    case value(ColorValue.Identity)
    case system(platform: String?, reference: String)

    /// The identity as strings, which are the same in every run.
    public var words: [String] {
      switch self {
      case .value(let value): [value.text]
      case .system(let platform, let reference): [platform ?? "", reference]
      }
    }
  }
}

/// Why Contents.json does not describe a valid color.
public enum ColorError: Error, Hashable, Sendable {
  case missing(String)
  case malformed(String)
  case unknownSpace(String)
}

extension ColorError: CustomStringConvertible {
  /// What is wrong with the color, as the end of a sentence such as “has an invalid color: …”.
  public var description: String {
    switch self {
    case .missing(let key): "“\(key)” is missing"
    case .malformed(let component): "“\(component)” is not a number"
    case .unknownSpace(let space): "“\(space)” is not a known color space"
    }
  }
}

extension CatalogColor {
  /// The components and alpha of the color; nil if the system defines it.
  public var value: ColorValue? {
    if case .value(let value) = self { value } else { nil }
  }
}
