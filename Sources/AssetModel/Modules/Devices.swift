/// The devices that an asset is shown on, as far as the modules tell that compile it.
public struct Devices: Sendable {
  /// Empty if that is not known.
  private let platforms: Set<ApplePlatform>
  /// Whether phones are certainly among them.
  public let includePhones: Bool

  fileprivate init(_ platforms: Set<ApplePlatform>, includePhones: Bool) {
    self.platforms = platforms
    self.includePhones = includePhones
  }

  /// Whether some device has a screen of the scale that the slot is meant for.
  ///
  /// The last phones and tablets with a scale of 1x are those that iOS 9 ran on.
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
