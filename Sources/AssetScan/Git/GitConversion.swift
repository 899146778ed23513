internal import Basics
internal import Formats

/// The git settings that can make files on disk differ from the committed files.
enum GitConversion {
  /// Whether git may convert the line endings of any file, or applies attributes from outside the working tree. True if
  /// the settings cannot be read.
  static func mayChangeEverything(in repository: GitRepository) -> Bool {
    guard let settings = GitCommand(repository).configuration() else { return true }
    if let setting = settings["core.autocrlf"]?.last, !isOff(setting) { return true }
    var attributes = Gitattributes()
    attributes.add(repository.readAttributes())
    for file in files(settings) {
      // Like git, ignores a file that does not exist or cannot be read.
      attributes.add((try? readFile(file)) ?? [])
    }
    return !attributes.isEmpty
  }

  private static func isOff(_ setting: String) -> Bool {
    ["false", "no", "off", "0", ""].contains(setting.lowercased())
  }

  /// The attribute files of the user and the machine. They may not exist.
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
