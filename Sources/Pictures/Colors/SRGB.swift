internal import Basics

/// The transfer function of sRGB, which Display P3 also uses. It is mirrored for negative values.
public enum SRGB {
  /// Converts stored values to linear light.
  public static func decode(_ color: SIMD3<Double>) -> SIMD3<Double> {
    map(color) { $0 <= 0.04045 ? $0 / 12.92 : Mathematics.power(($0 + 0.055) / 1.055, 2.4) }
  }

  /// Converts linear light to stored values.
  public static func encode(_ color: SIMD3<Double>) -> SIMD3<Double> {
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
