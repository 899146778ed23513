internal import AssetModel
internal import AssetScan
internal import Basics

struct ConfigurationLoader {
  let source: any TreeSource
  let root: FilePath
  let catalog: RuleCatalog

  /// Reads `file` or, if it is nil, the file at the root. If the root has no such file, returns an empty
  /// configuration.
  func load(_ file: FilePath? = nil) throws(ConfigurationError) -> Configuration {
    if let file { return try load(file, isChosen: true) }
    do {
      let names = try source.list(.root).map(\.name)
      guard names.contains(where: { $0.elementsEqual(Configuration.fileName.utf8) }) else {
        return Configuration()
      }
    } catch {
      // If the root cannot be listed, try to read the file: the error says what is wrong.
    }
    return try load(root.appending(Configuration.fileName), isChosen: false)
  }

  func read(_ text: [UInt8]) throws(ConfigurationError) -> Configuration {
    let path = RepositoryPath(Configuration.fileName)
    return try configuration(try parse(text, at: path).entries, from: [path])
  }

  /// Creates the configuration from entries that were checked when their files were read.
  func configuration(
    _ entries: [OptionValue.Entry], from files: Set<RepositoryPath>
  ) throws(ConfigurationError) -> Configuration {
    do {
      return try catalog.configuration(entries, from: files)
    } catch {
      throw ConfigurationError(error)
    }
  }

  static let largestFile = 16 << 20
  /// The maximum number of files in a `parent_config` chain. No real repository needs that many.
  static let longestChain = 16

  private func load(_ start: FilePath, isChosen: Bool) throws(ConfigurationError) -> Configuration {
    var entries: [OptionValue.Entry] = []
    var files: [RepositoryPath] = []
    var next = (file: start, name: nil as String?, reason: Place(shown(start)))
    while true {
      let isFirst = files.isEmpty
      let (file, place) = try read(next.file, next.name, for: next.reason, isChosen: isChosen && isFirst)
      guard !files.contains(file.path) else {
        throw Self.error(
          at: next.reason, "parent_config forms a cycle: it leads back to a file that inherits from this one")
      }
      guard files.count < Self.longestChain else {
        throw Self.error(
          at: next.reason, "the parent_config chain is longer than \(Self.longestChain) files")
      }
      entries = isFirst ? file.entries : catalog.merge(entries, into: file.entries)
      files.append(file.path)
      guard let parent = file.parent else { break }
      next = (place.parent.appending(parent.value), parent.value, parent.place)
    }
    return try configuration(catalog.merge(entries, into: []), from: Set(files))
  }

  /// Reads and parses a file. If it cannot be read, the error message points to `reason`, such as the line that refers
  /// to the file.
  private func read(
    _ file: FilePath, _ name: String?, for reason: Place, isChosen: Bool
  ) throws(ConfigurationError) -> (file: ConfigurationFile, place: FilePath) {
    if let path = place(of: file), source.target(ofLink: path) != .outside {
      return (try parse(try bytes(of: path, name, for: reason), at: path), file)
    }
    let reached: ConfigurationReach.Reached?
    do {
      reached = try ConfigurationReach(root: root).read(file, isChosen: isChosen, limit: Self.largestFile)
    } catch {
      throw Self.unreadable(name, for: reason, "\(error)")
    }
    guard let reached else {
      let subject = name.map { "“\($0)” is" } ?? "links to a file that is"
      throw Self.error(
        at: reason,
        "\(subject) not read: a configuration file outside the repository must be in one of its parent folders, and both the file and that folder must have the same owner as the repository"
      )
    }
    let path = shown(reached.place)
    do {
      return (try parse(reached.bytes, at: path), reached.place)
    } catch {
      guard !reached.isQuoted else { throw error }
      throw Self.error(
        at: Place(path, error.problems.first?.position),
        "is not a valid configuration; details are hidden because it is outside the repository")
    }
  }

  /// Reads a configuration file. Error messages point to `reason`, such as the line that refers to the file.
  func bytes(
    of path: RepositoryPath, _ name: String? = nil, for reason: Place
  ) throws(ConfigurationError) -> [UInt8] {
    do {
      return try source.read(path, limit: Self.largestFile)
    } catch {
      throw Self.unreadable(name, for: reason, "\(error)")
    }
  }

  private func parse(
    _ bytes: [UInt8], at path: RepositoryPath
  ) throws(ConfigurationError) -> ConfigurationFile {
    do {
      var file = try ConfigurationFile(parsing: bytes, at: path)
      file.parent = try catalog.configuration(file.entries, from: [path]).parent
      return file
    } catch {
      throw ConfigurationError(error)
    }
  }

  // MARK: Places

  /// The path of a file relative to the root; nil if the file is outside the root.
  func place(of file: FilePath) -> RepositoryPath? {
    file.relative(to: root).flatMap { RepositoryPath.root.following($0.bytes) }
  }

  /// The path to show in messages, relative to the root if possible.
  func shown(_ file: FilePath) -> RepositoryPath {
    place(of: file) ?? RepositoryPath(bytes: file.bytes)
  }

  private static func unreadable(_ name: String?, for reason: Place, _ why: String) -> ConfigurationError {
    error(at: reason, (name.map { "“\($0)” " } ?? "") + "cannot be read: \(why)")
  }

  private static func error(at place: Place, _ message: String) -> ConfigurationError {
    ConfigurationError(file: "\(place.path)", position: place.position, message: message)
  }
}

extension RuleCatalog {
  func configuration(
    _ entries: [OptionValue.Entry], from files: Set<RepositoryPath>
  ) throws(OptionError) -> Configuration {
    var configuration = Configuration()
    try OptionValue(.record(entries)).read(into: &configuration, fields, title: "a configuration")
    configuration.entries = entries
    configuration.files = files
    return configuration
  }
}
