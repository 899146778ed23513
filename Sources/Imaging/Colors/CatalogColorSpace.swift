internal import Basics

/// A colour space by the name that asset catalogs use.
public enum CatalogColorSpace: String, CaseIterable, Sendable {
  case sRGB = "srgb"
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case displayP3 = "display-p3"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  /// The keys of the components other than alpha.
  public var componentNames: [String] {
    switch self {
    case .grayGamma22, .extendedGray: ["white"]
    case .sRGB, .extendedSRGB, .extendedLinearSRGB, .displayP3: ["red", "green", "blue"]
    }
  }

  /// Whether components below 0 and above 1 mean something.
  var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
    case .sRGB, .displayP3, .grayGamma22: false
    }
  }

  /// The same colour in extended sRGB.
  ///
  /// Gray is taken over as it is: UIKit does not convert `gray-gamma-22` either.
  func convertToSRGB(_ color: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .sRGB, .extendedSRGB, .grayGamma22, .extendedGray: color
    case .extendedLinearSRGB: SRGB.encode(color)
    case .displayP3: SRGB.encode(Self.linearP3ToLinearSRGB * SRGB.decode(color))
    }
  }

  // From the primaries and the white point D65 (0.3127, 0.3290) in exact fractions.
  private static let linearP3ToLinearSRGB = Matrix3(
    rows: [1.2249401762805598, -0.22494017628055996, 0],
    [-0.04205695470968816, 1.042056954709688, 0],
    [-0.019637554590334432, -0.07863604555063189, 1.0982736001409663])
}

/// The transfer function of sRGB, which Display P3 shares, continued below zero by mirroring.
enum SRGB {
  /// From what is stored to amounts of light.
  static func decode(_ color: SIMD3<Double>) -> SIMD3<Double> {
    map(color) { $0 <= 0.04045 ? $0 / 12.92 : Mathematics.power(($0 + 0.055) / 1.055, 2.4) }
  }

  /// From amounts of light to what is stored.
  static func encode(_ color: SIMD3<Double>) -> SIMD3<Double> {
    map(color) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * Mathematics.power($0, 1 / 2.4) - 0.055 }
  }

  private static func map(_ color: SIMD3<Double>, _ curve: (Double) -> Double) -> SIMD3<Double> {
    var result = color
    for index in 0..<3 {
      let value = curve(color[index].magnitude)
      result[index] = color[index] < 0 ? -value : value
    }
    return result
  }
}

/// A linear map of colours.
struct Matrix3 {
  private let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(rows first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    columns = (
      [first.x, second.x, third.x], [first.y, second.y, third.y], [first.z, second.z, third.z]
    )
  }

  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
  }
}
