/// How the sources refer to a picture outside catalogs.
public enum LooseUse: Comparable, Sendable {
  /// A call whose name is computed at run time may load it.
  case byComputedName
  /// A string may be the name of the image.
  case byName
  /// Code or a web page refers to the file by its path.
  case byPath
}
