/// Calls that take the names of files, not of assets.
enum FileAPI {
  /// Whether an argument is part of a file path, and so cannot be an asset name. `callee` is `c` in `a.b.c(…)`.
  static func takesPath(callee: Substring, label: String) -> Bool {
    labels.contains(label) || callee == "appendingPathComponent"
      || label == "forResource" && (callee == "path" || callee == "url")
  }

  /// Whether all names in a file with this extension are paths, as in a web page, which cannot use asset catalogs.
  static func takesPaths(inFileWith pathExtension: String) -> Bool { pages.contains(pathExtension) }

  /// Whether files with this extension contain values that code reads. Such values may be asset names.
  static func holdsData(_ pathExtension: String?) -> Bool { pathExtension.map(data.contains) == true }

  private static let data: Set = ["json", "plist"]

  private static let pages: Set = ["html", "htm", "css", "scss"]

  private static let labels: Set = [
    "contentsOfFile", "imageWithContentsOfFile", "initWithContentsOfFile", "pathForResource",
    "URLForResource",
    "fileURLWithPath", "stringByAppendingPathComponent", "URLByAppendingPathComponent",
  ]
}

extension FileAPI {
  /// How a call uses the argument that says which files it loads.
  enum Load {
    /// The name of a Lottie animation.
    case animation
    /// The name of a file in a bundle. Another argument may be its extension.
    case resource
    /// A part of a path. Only other code shows whether the path is in a bundle.
    case component
    /// The folder or extension of files that the call lists.
    case listing
  }

  static func load(callee: String, label: String) -> Load? {
    if listingByExtension.contains(label) || listings.contains(label) || listings.contains(callee) {
      return .listing
    }
    if resourceLabels.contains(label) { return .resource }
    return components.contains(label) || components.contains(callee) ? .component : nil
  }

  /// Whether the name of a type or function, or an argument label, suggests that the code loads an animation.
  static func playsAnimation(_ word: ArraySlice<UInt8>) -> Bool {
    animationWords.contains { part in
      word.count >= part.count
        && word.indices.dropLast(part.count - 1).contains { word[$0...].starts(with: part) }
    }
  }

  /// Whether this argument of a call that loads an animation is the animation's name.
  static func takesAnimation(callee: String, label: String, index: Int) -> Bool {
    animationLabels.contains(label)
      || index == 0 && (label.isEmpty ? loadingAnimations.contains(callee) : label.hasSuffix("Named"))
  }

  /// The labels of arguments that are the extension of a file.
  static let extensionLabels: Set = ["ofType", "withExtension"]

  static let loadingLabels = resourceLabels.union(listingByExtension).union(listings).union(components)

  static let listingByExtension: Set = [
    "forResourcesOfType", "forResourcesWithExtension", "pathsForResourcesOfType",
    "URLsForResourcesWithExtension",
  ]

  /// The members that return the folder of a bundle.
  static let bundleFolders: Set = ["bundlePath", "bundleURL", "resourcePath", "resourceURL"]

  /// The names that code uses for bundles.
  static let bundles: Set = ["Bundle", "NSBundle", "mainBundle"]

  private static let resourceLabels: Set = ["forResource", "pathForResource", "URLForResource"]

  private static let listings: Set = [
    "contentsOfDirectory", "contentsOfDirectoryAtPath", "contentsOfDirectoryAtURL", "enumerator",
    "enumeratorAtPath",
    "enumeratorAtURL",
  ]

  private static let components: Set = [
    "appending", "appendingPathComponent", "contentsOfFile", "imageWithContentsOfFile",
    "initWithContentsOfFile",
    "stringByAppendingPathComponent", "stringByAppendingString", "URLByAppendingPathComponent",
  ]

  private static let animationWords = ["nimation", "ottie"].map { Array($0.utf8) }

  private static let animationLabels: Set = [
    "animationName", "fileName", "filename", "jsonName", "name", "named",
  ]

  /// The functions that take the name of an animation as an argument without a label.
  static let loadingAnimations: Set = ["named", "loadedFrom"]
}
