import Testing

@testable import AssetUsage

struct PlainTextTests {
  @Test(arguments: [
    "systemName", "systemImage", "systemImageName", "systemSymbolName", "systemImageNamed",
    "imageWithSystemName", "pathForResource", "URLForResource", "rangeOfString", "containsString",
    "identifier", "withIdentifier", "reuseIdentifier", "withReuseIdentifier", "forCellReuseIdentifier",
    "forKey", "key", "comment", "tableName", "separatedBy", "separator", "accessibilityIdentifier",
    "accessibilityLabel", "accessibilityHint", "text", "message", "placeholder", "localized", "string",
    "url", "extension", "withExtension", "ofType", "title", "subtitle", "headline", "body", "event",
    "selector", "domain", "category", "subsystem", "keyEquivalent", "input", "typeKey", "predicate",
    "forHTTPHeaderField", "language", "stringLiteral", "dateFormat", "host", "scheme", "pathComponent",
    "label", "prompt", "hint", "error", "reason", "description", "parameters", "eventName", "analyticsName",
    "storyboardName", "nibName", "nib", "isEqualToString", "hasPrefix", "hasSuffix", "forName",
    "attributeName", "query", "valueForKey", "objectForKey", "stringForKey", "boolForKey", "setObject",
    "forKeyPath", "keyPath", "NSLocalizedString", "familyName", "fontName", "voice", "pattern", "regex",
    "uuidString", "hex", "hexString", "selectorName", "email", "username", "password", "deprecated",
  ])
  func `a label takes a text`(label: String) {
    #expect(PlainText.takes(callee: "show", label: label))
    #expect(!PlainText.takes(callee: "show", label: label + "Icon"))
  }

  @Test(arguments: [
    "print", "debugPrint", "NSLog", "os_log", "fatalError", "preconditionFailure", "assertionFailure",
    "precondition", "assert", "Text", "LocalizedStringKey", "NSLocalizedString", "LocalizedStringResource",
    "LocalizedString", "URL", "NSURL", "NSPredicate", "Selector", "NSSelectorFromString",
    "NSClassFromString", "Notification", "Logger", "Locale", "DispatchQueue", "CharacterSet", "Regex",
    "NSRegularExpression", "NSSortDescriptor", "SortDescriptor", "NSError", "TimeZone", "URLQueryItem",
    "UserDefaults", "AppStorage", "@AppStorage", "SceneStorage", "#expect", "#require", "XCTUnwrap",
    "XCTFail", "hasPrefix", "hasSuffix", "contains", "components", "replacingOccurrences", "range",
    "appendingPathComponent", "appending", "split", "trimmingCharacters", "accessibilityLabel",
    "accessibilityIdentifier", "accessibilityHint", "accessibilityValue", "navigationTitle", "help",
    "UIKeyCommand", "NSMenuItem", "debug", "info", "warning", "error", "trace", "log", "isEqualToString",
    "UINib", "NSNib", "UIStoryboard", "NSStoryboard", "dateFormat", "Date", "UUID",
    "CSSearchableItemAttributeSet", "strcmp", "strncmp", "dlsym", "NSExpression", "tr", "@Tag", "@Suite",
    "@Test", "JSONEncoder", "signpost", "beginBackgroundTask", "matchedGeometryEffect",
    "NSStringFromSelector", "value", "setValue", "forKey", "isEqual", "compare", "joined", "id",
  ])
  func `a call takes a text`(callee: String) {
    #expect(PlainText.takes(callee: callee, label: "with"))
    #expect(!PlainText.takes(callee: callee, label: "icon"))
    #expect(!PlainText.takes(callee: callee + "Icon", label: "with"))
  }

  @Test(arguments: [
    ("path", "forResource", true), ("url", "forResource", true), ("image", "forResource", false),
    ("XCTAssertEqual", "", true), ("XCTAssertEqual", "image", false), ("XCTEqual", "", false),
  ])
  func `a call and its label together decide`(callee: String, label: String, expected: Bool) {
    #expect(PlainText.takes(callee: callee, label: label) == expected)
  }

  @Test(arguments: [
    "text", "stringValue", "placeholder", "placeholderString", "toolTip", "accessibilityLabel",
    "accessibilityHint", "accessibilityValue", "accessibilityIdentifier",
  ])
  func `a member shows a text`(member: String) {
    #expect(PlainText.isShown(by: member))
    #expect(!PlainText.isShown(by: member + "Name"))
  }

  @Test(arguments: [
    ("cellIdentifier", true), ("Identifier", true), ("iconIdentifier", false), ("identifierName", false),
  ])
  func `an identifier is not a name`(name: String, expected: Bool) {
    #expect(PlainText.isHeld(by: name) == expected)
  }

  @Test(arguments: [
    "systemName", "systemImage", "systemImageName", "systemSymbolName", "systemImageNamed",
    "imageWithSystemName", "pathForResource", "URLForResource", "forResource", "url", "string",
    "pathComponent",
  ])
  func `a label belongs to another loader`(label: String) {
    #expect(!HarmlessUses.takes(callee: "print", label: label))
    #expect(HarmlessUses.takes(callee: "print", label: "terminator"))
  }

  @Test(arguments: ["isEmpty", "count", "hashValue", "debugDescription"])
  func `a member does not show that its value is a text`(member: String) {
    #expect(HarmlessUses.members.contains(member))
  }
}
