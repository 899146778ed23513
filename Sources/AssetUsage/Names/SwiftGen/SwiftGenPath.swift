internal import Basics

/// A path of a configuration: components of which some have parts that only the environment knows.
struct SwiftGenPath {
  /// From the root on; nil if the path leaves the repository.
  private(set) var components: [String]?

  init(folder: RepositoryPath) {
    components = folder.components.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The path that `text` names from here.
  ///
  /// What Xcode calls the folder of the project is taken for the folder of the configuration, where almost all
  /// of them lie side by side.
  func appending(_ text: String) -> SwiftGenPath {
    var path = self
    var text = text[...]
    for start in ["${SRCROOT}", "${PROJECT_DIR}", "$SRCROOT", "$PROJECT_DIR"] where text.hasPrefix(start) {
      text = text.dropFirst(start.count).drop { $0 == "/" }
    }
    if text.hasPrefix("/") { path.components = nil }
    for component in text.split(separator: "/") where component != "." {
      if component != ".." {
        path.components?.append(String(component))
      } else if path.components?.popLast() == nil {
        path.components = nil
      }
    }
    return path
  }

  /// The file or folder, where nothing about it is open.
  var path: RepositoryPath? {
    guard let components, !components.contains(where: { $0.contains("${") }) else { return nil }
    return RepositoryPath(components.joined(separator: "/"))
  }
}

/// A catalog, or a folder with catalogs, that SwiftGen reads.
struct SwiftGenInput: Sendable {
  private let glob: Glob

  /// Nothing where the path leaves the repository or is no path.
  init?(_ path: SwiftGenPath) {
    guard let components = path.components else { return nil }
    let pattern = components.isEmpty ? "**" : components.map(Self.pattern).joined(separator: "/")
    do {
      glob = try Glob(pattern)
    } catch {
      return nil
    }
  }

  func covers(_ catalog: RepositoryPath) -> Bool {
    glob.matches(catalog)
  }

  /// The component with `*` for each variable of the environment.
  private static func pattern(_ component: String) -> String {
    var pattern = ""
    var isVariable = false
    for character in component {
      if isVariable {
        isVariable = character != "}"
      } else if character == "{", pattern.last == "$" {
        pattern.removeLast()
        pattern += "*"
        isVariable = true
      } else {
        if "*?[]{}\\!,".contains(character) { pattern += "\\" }
        pattern.append(character)
      }
    }
    return pattern
  }
}
