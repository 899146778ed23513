/// The selectors that the system or a view in an interface file calls by itself.
enum SystemSelectors {
  /// Whether the system may call a method. Setters such as `setTitle:` count only if `isProperty` is false. Otherwise,
  /// the caller also looks for uses of the property.
  static func mayInclude(_ selector: ArraySlice<UInt8>, isProperty: Bool) -> Bool {
    // `x.title = text` calls `setTitle:`.
    let isSetter =
      !isProperty && selector.starts(with: "set".utf8) && selector.count { $0 == UInt8(ascii: ":") } == 1
    return isSetter || names.contains { selector.elementsEqual($0.utf8) }
      || beginnings.contains { selector.starts(with: $0.utf8) }
  }

  /// Whether a selector with at most one argument begins with a verb and another word, as in `showMenuFor:`. Few
  /// methods of delegates and other protocols have such a selector.
  static func commands(_ selector: ArraySlice<UInt8>) -> Bool {
    selector.count { $0 == UInt8(ascii: ":") } < 2
      && verbs.contains { verb in
        selector.starts(with: verb.utf8)
          && selector.dropFirst(verb.utf8.count).first.map { 0x41...0x5A ~= $0 } == true
      }
  }

  private static let verbs = [
    "add", "build", "check", "configure", "create", "display", "fill", "handle", "hide", "load", "make",
    "open", "populate", "refresh", "remove", "reset", "set", "setup", "show", "toggle", "update",
  ]

  /// The usual names for the single parameter of a method that views, scripts or web pages call.
  static let parameters: Set = ["call", "command", "sender"]

  private static let names = [
    "copy:", "cut:", "dealloc", "delete:", "description", "displayLayer:", "hash", "init", "initialize",
    "load", "loadView", "main", "paste:", "removeFromSuperview", "resetCursorRects", "select:", "selectAll:",
    "showWindow:", "updateLayer", "updateTrackingAreas", "updateUserActivityState:",
  ]

  private static let beginnings = [
    "accessibility", "actionSheet", "alertView", "animation", "application", "awake", "become", "can",
    "collectionView", "control", "decode", "did", "draw", "encode", "gesture", "hitTest",
    "initWithAnnotation", "initWithCoder", "initWithCollectionView", "initWithContent", "initWithFrame",
    "initWithImage", "initWithNib", "initWithReuse", "initWithRoot", "initWithStyle", "initWithWindow",
    "intrinsic", "isEqual", "layout", "location", "menu", "mouse", "navigation", "numberOf", "observe",
    "outlineView", "picker", "point", "preferred", "prepare", "presentation", "scene", "scrollView",
    "searchBar", "setEditing", "setHighlighted", "setSelected", "should", "sizeThatFits", "splitView",
    "supported", "tabBar", "tableView", "textField", "textView", "touches", "trait", "updateConstraints",
    "updateSearchResults", "updateViewConstraints", "validate", "view", "webView", "will", "window",
  ]
}
