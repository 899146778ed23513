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
