public import Basics

/// The folders and files that a scan skips without reading them.
public struct ScanScope: Sendable {
  /// Configured patterns for what not to read at all.
  public var ignored: [Glob]
  /// Patterns for what to scan even though it is skipped by default.
  public var included: [Glob]

  public init(ignored: [Glob] = [], included: [Glob] = []) {
    self.ignored = ignored
    self.included = included
  }

  /// The names of folders for generated or downloaded files.
  public static let ignoredFolders = [
    ".build", ".git", "Carthage", "DerivedData", "Pods", "build", "node_modules", "vendor",
  ]

  /// Whether a pattern refers to a folder that is skipped by default.
  public static func leavesOut(_ pattern: String) -> Bool {
    pattern.split(separator: "/").contains { ignoredFolders.contains(String($0)) }
  }

  /// Whether the configuration excludes this file or folder.
  func isIgnored(_ path: RepositoryPath) -> Bool {
    ignored.contains { $0.matches(path) }
  }

  /// Whether this file or folder is skipped by default. Inside catalogs nothing is: a group may be called `build`.
  func leavesOut(_ path: RepositoryPath, inCatalog: Bool) -> Bool {
    guard !inCatalog, isLeftOutByDefault(path) else { return false }
    return !included.contains { isReadmitted(path, by: $0) }
  }

  /// Whether a pattern refers to the skipped folder or something in it, and not just to a parent folder.
  private func isReadmitted(_ path: RepositoryPath, by pattern: Glob) -> Bool {
    guard !path.name.elementsEqual(".git".utf8) else { return false }
    let text = pattern.pattern
    return text.hasPrefix("\(path)/") || (Self.leavesOut(text) && pattern.matches(path))
  }

  private func isLeftOutByDefault(_ path: RepositoryPath) -> Bool {
    let name = path.name
    if Self.ignoredFolders.contains(where: { name.elementsEqual($0.utf8) }) { return true }
    // Exports for translators contain copies of interface files.
    if name.hasExtension("xcloc") { return true }
    return path.parent.name.hasExtension("xcodeproj") && !name.elementsEqual("project.pbxproj".utf8)
  }
}
