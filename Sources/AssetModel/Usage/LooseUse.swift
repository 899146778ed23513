/// How the sources refer to a picture outside catalogs.
public enum LooseUse: Comparable, Sendable {
  /// A call whose name is computed at run time may load it.
  case byComputedName
  /// A string may be its name.
  case byName
  /// Code or a web page asks for the file itself.
  case byPath
}
