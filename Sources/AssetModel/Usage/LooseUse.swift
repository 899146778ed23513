/// How the sources refer to an image or animation outside catalogs.
public enum LooseUse: Comparable, Sendable {
  /// A call that loads images may load the file by a name that is computed at run time.
  case byComputedName
  /// Code may compose the name of the file from a known part.
  case byPattern
  /// A string may be the name of the file.
  case byName
  /// Code or a web page refers to the file by its path.
  case byPath
}

/// The kinds of files that code loads by names that are computed at run time.
public struct LooseKinds: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let pictures = LooseKinds(rawValue: 1 << 0)
  public static let animations = LooseKinds(rawValue: 1 << 1)
  public static let all: LooseKinds = [.pictures, .animations]
}
