public import Basics

/// Which folders and files a scan leaves out without reading them.
public struct ScanScope: Sendable {
  /// Patterns of the configuration for what is not read at all.
  public var ignored: [Glob]
  /// Patterns that name what is looked at although it is left out by default.
  public var included: [Glob]

  public init(ignored: [Glob] = [], included: [Glob] = []) {
    self.ignored = ignored
    self.included = included
  }

  /// The names of folders that hold what tools have made or fetched.
  public static let ignoredFolders = [
    ".build", ".git", "Carthage", "DerivedData", "Pods", "build", "node_modules", "vendor",
  ]

  /// Whether a pattern names a folder that is left out whatever the configuration says.
  public static func leavesOut(_ pattern: String) -> Bool {
    pattern.split(separator: "/").contains { ignoredFolders.contains(String($0)) }
  }

  /// Whether the configuration leaves this file or folder out.
  func isIgnored(_ path: RepositoryPath) -> Bool {
    ignored.contains { $0.matches(path) }
  }

  /// Whether this file or folder is left out by default. In a catalog no tool fetches anything, and a group may be
  /// called `build`.
  func leavesOut(_ path: RepositoryPath, inCatalog: Bool) -> Bool {
    guard !inCatalog, isLeftOutByDefault(path) else { return false }
    return !included.contains { isReadmitted(path, by: $0) }
  }

  /// Whether a pattern names the folder left out by default, or something in it, and not just one around it.
  private func isReadmitted(_ path: RepositoryPath, by pattern: Glob) -> Bool {
    guard !path.name.elementsEqual(".git".utf8) else { return false }
    let text = pattern.pattern
    return text.hasPrefix("\(path)/") || (Self.leavesOut(text) && pattern.matches(path))
  }

  private func isLeftOutByDefault(_ path: RepositoryPath) -> Bool {
    let name = path.name
    if Self.ignoredFolders.contains(where: { name.elementsEqual($0.utf8) }) { return true }
    // What was exported for translators holds copies of interfaces.
    if name.hasExtension("xcloc") { return true }
    return path.parent.name.hasExtension("xcodeproj") && !name.elementsEqual("project.pbxproj".utf8)
  }
}
