/// The platforms that a product can be built for.
public enum ApplePlatform: Int, Comparable, Sendable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// The platform that a name of a platform, a device or an SDK stands for, as any tool writes it:
  /// `iphonesimulator`, `osx`, `appleVisionWithiPadDesign`; nil for `auto` and what is new.
  package init?(named name: some StringProtocol) {
    let name = name.lowercased()
    guard let platform = Self.allCases.first(where: { $0.beginnings.contains(where: name.hasPrefix) }) else {
      return nil
    }
    self = platform
  }

  /// The platforms that some names stand for, each once.
  package static func all(named names: some Sequence<some StringProtocol>) -> [ApplePlatform] {
    Set(names.compactMap { ApplePlatform(named: $0) }).sorted()
  }

  /// How the names begin that stand for the platform, in lower case.
  private var beginnings: [String] {
    switch self {
    case .iOS: ["ios", "iphone", "ipad"]
    case .macOS: ["mac", "osx"]
    case .tvOS: ["tvos", "appletv"]
    case .watchOS: ["watch", "applewatch"]
    case .visionOS: ["visionos", "applevision", "xr"]
    }
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
