public import Basics

/// The kinds of files that can mention an asset or contain an assetlint directive.
public enum SourceLanguage: UInt8, CaseIterable, Sendable {
  case swift
  case objectiveC
  /// C, C++, and headers, which may contain Objective-C.
  case plainC
  /// Storyboards and XIB files.
  case interfaceBuilder
  /// Property lists in any format, including localized strings.
  case propertyList
  /// Project files and other files with build settings.
  case buildSettings
  case yaml
  /// Data and code with quoted strings, such as JSON, JavaScript and Kotlin.
  case quotedText
  /// Files in which names need no quotes, such as HTML, CSS, CSV, and the style sheets of NUI.
  case plainText
  /// Ruby scripts. They do not mention assets, but their comments can contain directives.
  case ruby
  /// Files with the extension txt. Only those that look like JSON are read, because apps often bundle JSON in text
  /// files.
  case textFile

  /// The language of a file according to its name. Nil if files with this name can neither mention assets nor contain
  /// directives.
  public static func of(_ path: RepositoryPath) -> SourceLanguage? {
    switch path.pathExtension {
    // A Contents.json, a copy such as `Contents 2.json`, or the JSON file in an .icon folder only lists the files of
    // its own asset.
    case "json"
    where ["contents.json", "contents "].contains(where: path.nameText.lowercased().hasPrefix)
      || path.parent.pathExtension == "icon":
      nil
    // The settings of a documentation bundle are not those of an app.
    case "plist" where path.parent.pathExtension == "docc": nil
    case "swift": .swift
    case "m", "mm", "pch": .objectiveC
    case "h", "c", "cc", "cpp", "hpp": .plainC
    case "storyboard", "xib": .interfaceBuilder
    // The scenes and particles of SpriteKit are property lists, too.
    case "plist", "strings", "stringsdict", "entitlements", "intentdefinition", "sks": .propertyList
    case "pbxproj", "xcconfig": .buildSettings
    case "yml", "yaml": .yaml
    case "json", "geojson", "storekit", "xcstrings", "js", "jsx", "mjs", "ts", "tsx", "vue", "kt", "kts",
      "dart",
      "cs", "bzl", "bazel":
      .quotedText
    case "html", "htm", "css", "scss", "nss", "csv", "xml": .plainText
    case "rb", "podspec": .ruby
    case "txt": .textFile
    default: path.isDataModel ? .quotedText : scripts.contains(path.nameText) ? .ruby : nil
    }
  }

  private static let scripts: Set = ["Podfile", "Fastfile", "Gemfile", "Rakefile"]

  /// The marks that comments begin with; empty for Swift, Objective-C and C, whose lexers find comments themselves.
  var commentMarks: [String] {
    switch self {
    case .swift, .objectiveC, .plainC: []
    case .interfaceBuilder: ["<!--"]
    case .propertyList: ["<!--", "//", "/*"]
    case .buildSettings: ["//", "/*"]
    case .yaml, .ruby: ["#"]
    case .quotedText, .textFile: ["//", "/*", "#"]
    case .plainText: ["<!--", "/*", "//"]
    }
  }
}

extension RepositoryPath {
  /// Whether this is the file of a Core Data model, `Model.xcdatamodel/contents`.
  fileprivate var isDataModel: Bool {
    nameText == "contents" && parent.pathExtension == "xcdatamodel"
  }
}
