/// How the sources refer to an image outside catalogs.
public enum LooseUse: Comparable, Sendable {
  /// A call may load the image by a name that is computed at run time.
  case byComputedName
  /// A string may be the name of the image.
  case byName
  /// Code or a web page refers to the image by its path.
  case byPath
}
