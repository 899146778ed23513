/// Why a copy cannot be replaced by another copy, although both have the same content.
public enum CopyTie: Sendable, Equatable {
  /// Code composes the copy's name at run time or takes it from data, or may do so. There may be no name in the code to
  /// change.
  case madeName(AssetUses.NameMaker)
  /// A file refers to the copy by a name that another asset also has, for example in another app.
  case sharedName(RepositoryPath)
  /// A file that is not code, such as a storyboard, uses the copy. Such a file can use only assets in its own bundle.
  case ownBundle(RepositoryPath)
  /// Some of the code that uses the copy cannot load assets from the bundle of the other copy, or a project lists a
  /// file of the copy.
  case reach
  /// The system looks for one of the copies by name. It searches only the bundle that contains this copy.
  case systemName
}
