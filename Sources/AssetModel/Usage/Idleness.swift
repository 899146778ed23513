public import Basics

/// Why code or an interface file that refers to an asset has no effect.
public enum Idleness: Sendable {
  /// The name is in unused code, or in an interface file that nothing loads.
  case unused
  /// The name is in a scene or view that nothing shows.
  case unopened

  /// What to do about a name in this file, as the end of a sentence.
  public func advice(in path: RepositoryPath) -> String {
    switch (self, path.pathExtension) {
    case (.unused, "xib"): "nothing uses this view, so delete it"
    case (.unused, "storyboard"): "nothing loads this storyboard, so delete it"
    case (.unused, _): "this code is unused, so delete it and any unused code that refers to it"
    case (.unopened, _): "nothing shows this scene or view, so delete it"
    }
  }
}
