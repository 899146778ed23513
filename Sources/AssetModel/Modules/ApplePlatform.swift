public enum ApplePlatform: Int, Comparable, Sendable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// Recognizes platform, device and SDK names from any tool, such as `iphonesimulator`, `osx` or
  /// `appleVisionWithiPadDesign`. Nil for `auto` and for unknown names.
  package init?(named name: some StringProtocol) {
    let name = name.lowercased()
    guard let platform = Self.allCases.first(where: { $0.beginnings.contains(where: name.hasPrefix) }) else {
      return nil
    }
    self = platform
  }

  /// The platforms with these names, sorted and without duplicates. Unknown names are ignored.
  package static func all(named names: some Sequence<some StringProtocol>) -> [ApplePlatform] {
    Set(names.compactMap { ApplePlatform(named: $0) }).sorted()
  }

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
