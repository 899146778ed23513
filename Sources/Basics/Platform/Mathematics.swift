#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The math functions that the standard library lacks. Angles are in degrees.
public enum Mathematics {
  public static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  public static func cubeRoot(_ number: Double) -> Double { cbrt(number) }

  public static func logarithm(_ number: Double) -> Double { log(number) }

  public static func exponential(_ number: Double) -> Double { exp(number) }

  public static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }

  public static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

  /// The direction of a point as seen from the origin, from 0 to 360 degrees; 0 for the origin itself.
  public static func direction(x: Double, y: Double) -> Double {
    let angle = atan2(y, x) * 180 / .pi
    return angle < 0 ? angle + 360 : angle
  }
}
