/// One entry of a Contents.json: what to show, and for which traits.
public struct Slot: Sendable {
  /// The traits, such as `idiom`, `scale`, `appearances.luminosity` and `locale`, sorted by key.
  public let traits: [Trait]
  public let filename: String?
  public let color: CatalogColor?
  public let position: TextPosition
  public let filenamePosition: TextPosition?

  public init(
    traits: [Trait], filename: String?, color: CatalogColor?, position: TextPosition,
    filenamePosition: TextPosition?
  ) {
    self.traits = traits
    self.filename = filename
    self.color = color
    self.position = position
    self.filenamePosition = filenamePosition
  }

  public subscript(_ key: String) -> String? {
    traits.first { $0.key == key }?.value
  }

  public var idiom: String? { self["idiom"] }

  /// The number in `scale`, such as 2 for `2x`. Nil if the slot has no scale, or if the scale is not a whole number
  /// from 1 to 16 followed by `x`.
  public var scale: Int? {
    guard let text = self["scale"], text.hasSuffix("x"), let factor = Int(text.dropLast()),
      (1...16).contains(factor)
    else { return nil }
    return factor
  }

  public var showsVectorImage: Bool {
    filename.flatMap { RepositoryPath($0).pictureFormat }?.isVector ?? false
  }

  /// Whether only devices with iOS 6 or earlier show app icons of this size.
  public var isForOldSystems: Bool {
    switch (idiom, self["size"]) {
    case ("iphone", "57x57"), ("ipad", "50x50"), ("ipad", "72x72"): true
    case ("iphone", "29x29"): scale == 1
    default: false
    }
  }

  public func traits(without keys: Set<String>) -> [Trait] {
    traits.filter { !keys.contains($0.key) }
  }

  /// The traits as text, such as `scale=2x`, without those in `keys`.
  public func words(without keys: Set<String> = []) -> [String] {
    traits(without: keys).map { "\($0.key)=\($0.value)" }
  }
}

/// One condition of a slot, such as `scale` with the value `2x`.
public struct Trait: Hashable, Comparable, Sendable {
  public let key: String
  public let value: String

  public init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.key, left.value) < (right.key, right.value)
  }
}
