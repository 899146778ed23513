internal import Basics

/// A path in a SwiftGen configuration. It may contain environment variables.
struct SwiftGenPath {
  /// The path components, relative to the root of the repository; nil if the path is outside the repository.
  private(set) var components: [String]?
  /// The path components of the folder of the configuration.
  private let root: [String]

  init(folder: RepositoryPath) {
    root = folder.components.map { String(decoding: $0, as: UTF8.self) }
    components = root
  }

  /// Treats Xcode's variables for the project folder, such as `${SRCROOT}`, as the folder of the configuration, because
  /// the two are almost always the same.
  func appending(_ text: String) -> SwiftGenPath {
    var path = self
    var text = text[...]
    for start in ["${SRCROOT}", "${PROJECT_DIR}", "$SRCROOT", "$PROJECT_DIR"] where text.hasPrefix(start) {
      text = text.dropFirst(start.count).drop { $0 == "/" }
      path.components = root
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

  /// The path in the repository. Nil if it contains an unknown environment variable or is outside the repository.
  var path: RepositoryPath? {
    guard let components, !components.contains(where: { $0.contains("${") }) else { return nil }
    return RepositoryPath(components.joined(separator: "/"))
  }
}

/// A catalog, or a folder with catalogs, that SwiftGen reads.
struct SwiftGenInput: Sendable {
  private let glob: Glob

  /// Nil if the path is invalid or outside the repository.
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

  /// The component as a glob pattern, with `*` in place of each environment variable.
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
