public import Basics

/// Determines which files and folders a scan skips.
public struct ScanScope: Sendable {
  public var ignored: [Glob]
  public var included: [Glob]

  public init(ignored: [Glob] = [], included: [Glob] = []) {
    self.ignored = ignored
    self.included = included
  }

  /// Folders that usually contain generated or downloaded files. Many Objective-C projects keep the source code of
  /// other projects in `vendor`, so only the folder that Bundler fills is in the list.
  public static let ignoredFolders = [
    ".build", ".git", "Carthage", "DerivedData", "Pods", "build", "node_modules", "vendor/bundle",
  ]

  /// Whether a pattern refers to a folder that a scan skips by default, or to something inside it.
  public static func leavesOut(_ pattern: String) -> Bool {
    ignoredFolders.contains { "/\(pattern)/".contains("/\($0)/") }
  }

  func isIgnored(_ path: RepositoryPath) -> Bool {
    ignored.contains { $0.matches(path) }
  }

  /// Whether to skip a file or folder by default. Inside a catalog, nothing is skipped, because a group may have a
  /// name such as `build`.
  func leavesOut(_ path: RepositoryPath, inCatalog: Bool) -> Bool {
    guard !inCatalog, isLeftOutByDefault(path) else { return false }
    return !included.contains { isReadmitted(path, by: $0) }
  }

  /// Whether an `included` pattern matches the skipped file or folder itself, or something in it. A pattern for a
  /// parent folder is not enough.
  private func isReadmitted(_ path: RepositoryPath, by pattern: Glob) -> Bool {
    guard !path.name.elementsEqual(".git".utf8) else { return false }
    let text = pattern.pattern
    return text.hasPrefix("\(path)/") || (Self.leavesOut(text) && pattern.matches(path))
  }

  private func isLeftOutByDefault(_ path: RepositoryPath) -> Bool {
    let name = path.name
    if Self.ignoredFolders.contains(where: path.ends) { return true }
    // Exports for translators contain copies of interface files.
    if name.hasExtension("xcloc") { return true }
    return path.parent.name.hasExtension("xcodeproj") && !name.elementsEqual("project.pbxproj".utf8)
  }
}

extension RepositoryPath {
  /// Whether the last components are those of `tail`, such as `build` or `vendor/bundle`.
  fileprivate func ends(with tail: String) -> Bool {
    let start = bytes.count - tail.utf8.count
    return start >= 0 && bytes[start...].elementsEqual(tail.utf8)
      && (start == 0 || bytes[start - 1] == .slash)
  }
}
