public import Basics

/// Why it makes no difference whether there is an asset with a certain name.
public enum Idleness: Sendable {
  /// The name is in unused code, or in an interface file that nothing loads.
  case unused
  /// The name is in a part of a storyboard that nothing opens.
  case unopened
  /// The name is in a view that is never visible, or the next statement replaces what it loads.
  case unseen

  /// What to do about a name in this file, as the end of a sentence.
  public func advice(in path: RepositoryPath) -> String {
    switch (self, path.pathExtension) {
    case (.unused, "xib"): "nothing uses this view, so delete it"
    case (.unused, "storyboard"): "nothing loads this storyboard, so delete it"
    case (.unused, _): "this code is unused, so delete it and any unused code that refers to it"
    case (.unopened, _): "nothing opens this scene or view, so delete it"
    case (.unseen, "xib"), (.unseen, "storyboard"): "this view is never visible, so delete it"
    case (.unseen, _): "the next statement replaces what this one sets, so delete this one"
    }
  }
}
