/// How the sources refer to a picture outside catalogs.
public enum LooseUse: Comparable, Sendable {
  /// A call may load the picture by a name that is computed at run time.
  case byComputedName
  /// A string may be the name of the picture.
  case byName
  /// Code or a web page refers to the picture by its path.
  case byPath
}
