/// The devices on which an asset is shown, according to the modules that compile it.
public struct Devices: Sendable {
  /// The platforms of the devices. Empty if they are unknown.
  private let platforms: Set<ApplePlatform>
  public let includePhones: Bool
  /// Whether the devices certainly do not include phones, as for an iPad app.
  private let excludePhones: Bool
  /// Whether the devices certainly do not include iPads, as for an iPhone app.
  private let excludePads: Bool
  /// Whether the iOS apps may be built for Macs with Mac Catalyst.
  private let mayBeCatalyst: Bool

  fileprivate init(
    _ platforms: Set<ApplePlatform>, includePhones: Bool, excludePhones: Bool, excludePads: Bool,
    mayBeCatalyst: Bool
  ) {
    self.mayBeCatalyst = mayBeCatalyst
    self.platforms = platforms
    self.includePhones = includePhones
    self.excludePhones = excludePhones
    self.excludePads = excludePads
  }

  /// Whether any of the devices may use the slot, judging by its idiom and scale.
  ///
  /// No Apple Watch, and no iPhone or iPad with iOS 10 or later, has a 1x screen. No iPad, Mac, Apple TV or
  /// Apple Watch has a 3x screen.
  public func use(_ slot: Slot) -> Bool {
    guard include(slot.idiom) else { return false }
    switch (slot.scale, slot.idiom) {
    case (1, "iphone"), (1, "ipad"), (1, "watch"): return false
    case (1, "universal"), (1, nil): return platforms.isEmpty || !platforms.isDisjoint(with: [.macOS, .tvOS])
    case (3, "ipad"), (3, "mac"), (3, "tv"), (3, "watch"): return false
    case (3, "universal"), (3, nil): return platforms.isEmpty || platforms.contains(.iOS) && !excludePhones
    default: return true
    }
  }

  public var areKnown: Bool { !platforms.isEmpty }

  /// Whether devices with this idiom may be among these devices. Macs are included if an iOS app may be built for
  /// them with Mac Catalyst.
  public func include(_ idiom: String?) -> Bool {
    guard !platforms.isEmpty, let platform = idiom.flatMap({ ApplePlatform(named: $0) }) else { return true }
    return platforms.contains(platform) || platform == .macOS && platforms.contains(.iOS) && mayBeCatalyst
  }

  /// Whether a slot is for iPads although the apps run only on iPhones. An iPad then shows the images for iPhones.
  public func exclude(_ slot: Slot) -> Bool { slot.idiom == "ipad" && excludePads }

  /// Whether a slot may be for one of these devices, judging by its idiom and, in an icon set, its platform.
  public func include(_ slot: Slot) -> Bool { include(slot.idiom) && include(slot["platform"]) }
}

extension Modules {
  public func devices(of set: AssetSet) -> Devices {
    let owners = bundles(compiling: set.id.catalog).map(\.owner)
    let users = owners + owners.flatMap(executables(linking:))
    let platforms = users.map { self[$0].platforms }
    let includePhones = users.contains { user in
      let module = self[user]
      return module.kind == .app && module.platforms.contains(.iOS)
        && (module.deviceFamilies.isEmpty || module.deviceFamilies.contains(1))
    }
    let executables = users.map { self[$0] }.filter(\.kind.isExecutable)
    let exclude = { (family: Int) in
      !executables.isEmpty
        && executables.allSatisfy { !$0.deviceFamilies.isEmpty && !$0.deviceFamilies.contains(family) }
    }
    let excludePads = exclude(2)
    return Devices(
      platforms.contains([]) ? [] : Set(platforms.joined()), includePhones: includePhones,
      excludePhones: exclude(1), excludePads: excludePads,
      // Only an app that supports iPads can be built with Mac Catalyst.
      mayBeCatalyst: !excludePads && (executables.isEmpty || !executables.allSatisfy(\.rulesOutCatalyst)))
  }
}
