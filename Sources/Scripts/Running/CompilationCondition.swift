enum CompilationCondition {
  /// Whether a condition such as `os(macOS)` is true on a Mac; nil if unknown.
  static func holds(_ name: String, _ arguments: [Argument]) -> Bool? {
    let argument = arguments.first?.value.kind
    switch (name, argument) {
    case ("os", .name(let system)): return system == "macOS" || system == "OSX"
    case ("canImport", .name(let module)): return appleModules.contains(module)
    case ("canImport", _), ("targetEnvironment", _), ("hasFeature", _), ("hasAttribute", _): return false
    case ("arch", .name(let architecture)): return architecture == "arm64"
    case ("swift", .prefix(let mark, let version)), ("compiler", .prefix(let mark, let version)):
      guard case .number(let text) = version.kind else { return nil }
      let isReached = isAtMost(text)
      return mark == ">=" ? isReached : !isReached
    default: return nil
    }
  }

  private static let appleModules: Set = [
    "Darwin", "Foundation", "ObjectiveC", "AppKit", "Cocoa", "Combine", "CoreFoundation", "CoreGraphics",
    "CryptoKit",
    "Network", "OSLog", "Security", "SwiftUI", "XCTest", "os",
  ]

  /// Whether a Swift version is at most 6.3, the version that conditions are evaluated for.
  private static func isAtMost(_ version: String) -> Bool {
    let parts = version.split(separator: ".").map { Int($0) ?? 0 }
    return parts.lexicographicallyPrecedes([6, 3, 99])
  }
}
