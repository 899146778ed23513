/// A color space. The raw value is its name in asset catalogs.
public enum CatalogColorSpace: String, CaseIterable, Sendable {
  case sRGB = "srgb"
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case displayP3 = "display-p3"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  /// The keys of the color components, without alpha.
  public var componentNames: [String] {
    switch self {
    case .grayGamma22, .extendedGray: ["white"]
    case .sRGB, .extendedSRGB, .extendedLinearSRGB, .displayP3: ["red", "green", "blue"]
    }
  }

  /// Whether components may be below 0 or above 1.
  var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
    case .sRGB, .displayP3, .grayGamma22: false
    }
  }

  /// Converts a color to extended sRGB.
  ///
  /// Gray is copied as it is, because UIKit does not convert `gray-gamma-22` either.
  func convertToSRGB(_ color: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .sRGB, .extendedSRGB, .grayGamma22, .extendedGray: color
    case .extendedLinearSRGB: SRGB.encode(color)
    case .displayP3: SRGB.encode(Self.linearP3ToLinearSRGB * SRGB.decode(color))
    }
  }

  // Computed with exact fractions from the primaries and the white point D65 (0.3127, 0.3290).
  private static let linearP3ToLinearSRGB = Matrix3(
    rows: [1.2249401762805598, -0.22494017628055996, 0],
    [-0.04205695470968816, 1.042056954709688, 0],
    [-0.019637554590334432, -0.07863604555063189, 1.0982736001409663])
}
