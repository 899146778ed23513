/// The devices that an asset is shown on, according to the modules that compile it.
public struct Devices: Sendable {
  /// Empty if unknown.
  private let platforms: Set<ApplePlatform>
  /// Whether phones are certainly among them.
  public let includePhones: Bool

  fileprivate init(_ platforms: Set<ApplePlatform>, includePhones: Bool) {
    self.platforms = platforms
    self.includePhones = includePhones
  }

  /// Whether any device has a screen with the scale of the slot.
  ///
  /// iOS 9 is the last version for iPhones and iPads with a scale of 1x.
  public func use(_ slot: Slot) -> Bool {
    guard slot.scale == 1 else { return true }
    switch slot.idiom {
    case "iphone", "ipad", "watch": return false
    case "universal", nil: return platforms.isEmpty || !platforms.isDisjoint(with: [.macOS, .tvOS])
    default: return true
    }
  }
}

extension Modules {
  /// The devices that an asset is shown on.
  public func devices(of set: AssetSet) -> Devices {
    let owners = bundles(compiling: set.id.catalog).map(\.owner)
    let users = owners + owners.flatMap(executables(linking:))
    let platforms = users.map { self[$0].platforms }
    let includePhones = users.contains { user in
      let module = self[user]
      return module.kind == .app && module.platforms.contains(.iOS)
        && (module.deviceFamilies.isEmpty || module.deviceFamilies.contains(1))
    }
    return Devices(
      platforms.contains([]) ? [] : Set(platforms.joined()), includePhones: includePhones)
  }
}
