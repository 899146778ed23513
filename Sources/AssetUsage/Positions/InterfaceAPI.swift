/// The ways to refer to storyboards, scenes and xibs by name.
enum InterfaceAPI {
  /// Whether the argument with this label is the identifier of a scene that the call opens.
  static func opensScene(callee: String, label: String) -> Bool {
    label.hasPrefix("instantiate") && label.hasSuffix("WithIdentifier")
      || callee.hasPrefix("instantiate") && ["identifier", "withIdentifier"].contains(label)
  }

  /// The calls that return the name of a type.
  static let namesTypes: Set = ["NSStringFromClass", "String"]

  static let storyboardTypes: Set = ["NSStoryboard", "UIStoryboard"]

  /// The storyboards that may be loaded even if no file mentions them. The system loads some of them by itself. The
  /// others come from Xcode's templates, and an Info.plist outside the repository may contain their names.
  static let standardStoryboards: Set = ["Interface", "LaunchScreen", "Main", "MainInterface"]

  /// Whether the value of an Info.plist key is the name of a storyboard.
  static func namesStoryboard(key: String) -> Bool { key.contains("Storyboard") }

  /// For each file extension, the member of `R` in which R.swift lists the files: `R.nib` for xibs.
  static let holders = ["storyboard": "storyboard", "xib": "nib"]
}
