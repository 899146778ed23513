internal import Basics
internal import Formats

/// The settings that let git change content between the repository and the disk, even without attributes in the tree.
enum GitConversion {
  /// Whether the line endings of all files are converted, or attributes from outside the tree change any file; true if
  /// git cannot be asked.
  static func mayChangeEverything(in repository: GitRepository) -> Bool {
    guard let settings = GitCommand(repository).configuration() else { return true }
    if let setting = settings["core.autocrlf"]?.last, !isOff(setting) { return true }
    var attributes = Gitattributes()
    attributes.add(repository.readAttributes())
    for file in files(settings) {
      // Most of them do not exist, and git ignores those it cannot read.
      attributes.add((try? readFile(file)) ?? [])
    }
    return !attributes.isEmpty
  }

  private static func isOff(_ setting: String) -> Bool {
    ["false", "no", "off", "0", ""].contains(setting.lowercased())
  }

  /// The attribute files of this machine and this user.
  private static func files(_ settings: [String: [String]]) -> [FilePath] {
    let home = environmentVariable("HOME").map { FilePath($0) }
    let configured = settings["core.attributesfile"]?.last.map { path in
      path.hasPrefix("~/") ? home?.appending(String(path.dropFirst(2))) : FilePath(path)
    }
    let usual =
      environmentVariable("XDG_CONFIG_HOME").flatMap {
        $0.isEmpty ? nil : FilePath($0).appending("git/attributes")
      }
      ?? home?.appending(".config/git/attributes")
    let system = ["/etc", "/usr/local/etc", "/opt/homebrew/etc"].map { FilePath("\($0)/gitattributes") }
    return [configured ?? usual].compactMap { $0 } + system
  }
}
