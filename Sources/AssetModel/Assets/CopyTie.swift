/// Why a copy cannot be replaced by another copy, although both have the same content.
public enum CopyTie: Sendable, Equatable {
  /// Code composes its name at run time, so there is no name to change.
  case madeName(AssetUses.NameMaker)
  /// A file also finds another asset by its name, for example in another app.
  case sharedName(RepositoryPath)
  /// A file that is not code, such as a storyboard, uses the copy. Such a file can only refer to assets in its own
  /// bundle.
  case ownBundle(RepositoryPath)
  /// Some of its users cannot search the bundle of the other copy, which may be a plug-in.
  case reach
}
