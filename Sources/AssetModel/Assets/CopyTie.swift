/// Why a copy cannot be replaced by another copy, although both have the same content.
public enum CopyTie: Sendable, Equatable {
  /// Code composes the name at run time, so it cannot simply be replaced.
  case madeName(AssetUses.NameMaker)
  /// A file with the copy's name also finds another asset by it, for example in another app.
  case sharedName(RepositoryPath)
  /// A file that is not code, such as a storyboard, uses the copy. Such a file can only refer to assets in its own
  /// bundle.
  case ownBundle(RepositoryPath)
  /// Some code that uses the copy cannot search the bundle of the other one, for example because it is in a plug-in.
  case reach
}
