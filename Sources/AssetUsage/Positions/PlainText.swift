internal import SourceIndex

/// Calls and argument labels that take strings other than asset names.
enum PlainText {
  static func takes(callee: String, label: String) -> Bool {
    if labels.contains(label) || label == "forResource" && ["path", "url"].contains(callee) { return true }
    // In `Toast.info(icon: "close")`, the label shows that the string is an asset name.
    return (callees.contains(callee) || callee.hasPrefix("XCTAssert")) && !AssetVocabulary.speaks(label.utf8)
  }

  /// Whether a member with this name holds text or an identifier rather than an asset name, as in `label.text`.
  static func isShown(by member: String) -> Bool { shownMembers.contains(member) }

  private static let shownMembers: Set = [
    "text", "stringValue", "placeholder", "placeholderString", "toolTip", "accessibilityLabel",
    "accessibilityHint", "accessibilityValue", "accessibilityIdentifier",
  ]

  /// Whether a variable with this name holds something other than an asset name, such as a cell identifier or a date
  /// format.
  static func isHeld(by name: String) -> Bool {
    let name = name.lowercased()
    return heldEndings.contains(where: name.hasSuffix) && !AssetVocabulary.speaks(name.utf8)
  }

  private static let heldEndings = ["identifier", "dateformat"]

  /// The property of `DateFormatter` that takes a format such as `yyyy-MM-dd`.
  static let dateFormat = "dateFormat"

  private static let labels = NameAPI.symbolLabels.union([
    "pathForResource", "URLForResource", "rangeOfString", "containsString", "identifier", "withIdentifier",
    "reuseIdentifier",
    "withReuseIdentifier", "forCellReuseIdentifier",
    "forKey",
    "key", "comment", "tableName", "separatedBy", "separator", "accessibilityIdentifier",
    "accessibilityLabel",
    "accessibilityHint", "text", "message", "placeholder", "localized", "string", "url", "extension",
    "withExtension", "ofType", "title", "subtitle", "headline", "body", "event", "selector", "domain",
    "category", "subsystem", "keyEquivalent", "input", "typeKey", "predicate", "forHTTPHeaderField",
    "language",
    "stringLiteral", dateFormat, "setDateFormat", "host", "scheme", "pathComponent", "label", "prompt",
    "hint", "error", "reason", "description", "parameters", "eventName", "analyticsName", "storyboardName",
    "nibName", "nib", "isEqualToString", "hasPrefix", "hasSuffix", "forName", "attributeName", "query",
    "valueForKey", "objectForKey", "stringForKey", "boolForKey", "setObject", "forKeyPath", "keyPath",
    "NSLocalizedString", "familyName", "fontName", "voice", "pattern", "regex",
    "uuidString", "hex", "hexString", "selectorName", "email", "username", "password", "deprecated",
  ])

  private static let callees: Set = [
    "print", "debugPrint", "NSLog", "os_log", "fatalError", "preconditionFailure", "assertionFailure",
    "precondition",
    "assert", "Text", "LocalizedStringKey", "NSLocalizedString", "LocalizedStringResource", "LocalizedString",
    "URL",
    "NSURL", "NSPredicate", "Selector", "NSSelectorFromString", "NSClassFromString", "Notification", "Logger",
    "Locale",
    "DispatchQueue", "CharacterSet", "Regex", "NSRegularExpression", "NSSortDescriptor", "SortDescriptor",
    "NSError",
    "TimeZone", "URLQueryItem", "UserDefaults", "AppStorage", "@AppStorage", "SceneStorage", "#expect",
    "#require",
    "XCTUnwrap", "XCTFail", "hasPrefix", "hasSuffix", "contains", "components", "replacingOccurrences",
    "range",
    "appendingPathComponent", "appending", "split", "trimmingCharacters", "accessibilityLabel",
    "accessibilityIdentifier", "accessibilityHint", "accessibilityValue", "navigationTitle", "help",
    "UIKeyCommand",
    "NSMenuItem", "debug", "info", "warning", "error", "trace", "log", "isEqualToString", "UINib", "NSNib",
    "UIStoryboard", "NSStoryboard", "dateFormat", "Date", "UUID", "CSSearchableItemAttributeSet", "strcmp",
    "strncmp",
    "dlsym", "NSExpression", "tr", "@Tag", "@Suite", "@Test", "JSONEncoder", "signpost",
    "beginBackgroundTask",
    "matchedGeometryEffect",
    "NSStringFromSelector", "value", "setValue", "forKey", "isEqual", "compare", "joined", "id",
  ]
}
