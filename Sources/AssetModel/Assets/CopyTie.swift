/// What keeps a copy from being replaced by another one, although both have the same content.
public enum CopyTie: Sendable, Equatable {
  /// Code makes its name at run time, so there is no name to change.
  case madeName(AssetUses.NameMaker)
  /// A file also finds another asset by its name, for example in another app.
  case sharedName(RepositoryPath)
  /// A file that is not code finds it in its own bundle, and cannot refer to another one.
  case ownBundle(RepositoryPath)
  /// Some of its users cannot search the bundle of the other copy, which may be a plug-in.
  case reach
}
