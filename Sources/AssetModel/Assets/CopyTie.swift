/// What keeps a copy from being replaced by another one, although both have the same content.
public enum CopyTie: Sendable, Equatable {
  /// Code composes its name at run time, so there is no name to change.
  case madeName(AssetUses.NameMaker)
  /// A file also finds another asset by its name, for example in another app.
  case sharedName(RepositoryPath)
  /// A storyboard or another file that is not code uses it, and can only refer to assets of its own bundle.
  case ownBundle(RepositoryPath)
  /// Some of its users cannot search the bundle of the other copy, which may be a plug-in.
  case reach
}
