internal import AssetModel
internal import Basics

/// Finds and reads configuration files, with those they inherit from.
struct ConfigurationLoader {
  let root: FilePath
  let catalog: RuleCatalog

  init(root: FilePath, catalog: RuleCatalog) {
    // A root that cannot be resolved cannot be read either, which is told when that is tried.
    self.root = (try? resolveLinks(root)) ?? root
    self.catalog = catalog
  }

  /// The configuration of the root, or that in `file`; an empty one where the root has none.
  func load(_ file: FilePath? = nil) throws(ConfigurationError) -> Configuration {
    if let file { return try load(file, isChosen: true) }
    let path = root.appending(Configuration.fileName)
    do {
      guard try FileStatus.ofLink(path) != nil else { return Configuration() }
    } catch {
      throw ConfigurationError(file: Configuration.fileName, message: "\(error)")
    }
    return try load(path, isChosen: false)
  }

  /// What a text says, as if it were the configuration of the root.
  func read(_ text: [UInt8]) throws(ConfigurationError) -> Configuration {
    do {
      let file = try ConfigurationFile(parsing: text, at: RepositoryPath(Configuration.fileName))
      return try catalog.configuration(file.entries, from: [file.path])
    } catch {
      throw ConfigurationError(error)
    }
  }

  /// A file, and everything it inherits.
  private func load(_ start: FilePath, isChosen: Bool) throws(ConfigurationError) -> Configuration {
    let reach = ConfigurationReach(root: root)
    var entries: [OptionValue.Entry] = []
    var seen: [FilePath] = []
    var files: Set<RepositoryPath> = []
    var next: (file: FilePath, reason: Place)? = (start, Place(shown(start)))
    while let (file, reason) = next {
      let place = try locate(file, for: reason)
      guard !seen.contains(place.target) else {
        throw Self.error(at: reason, "parent_config leads back to a file that inherits from this one")
      }
      guard seen.count < Self.longestChain else {
        throw Self.error(at: reason, "parent_config goes on through more than \(Self.longestChain) files")
      }
      let trust = reach.trust(place.named, linkedTo: place.target, isChosen: isChosen && seen.isEmpty)
      guard trust != .refused else {
        let what = seen.isEmpty ? "leads to a file that" : "“\(shown(file))”"
        throw Self.error(
          at: reason,
          "\(what) is neither in the repository nor in a folder around it of the same owner, and is not read")
      }
      let (own, parent) = try read(place.target, as: shown(place.named), isQuoted: trust == .quoted)
      entries = seen.isEmpty ? own : catalog.merge(entries, into: own)
      seen.append(place.target)
      files.insert(shown(place.named))
      next = parent.map { (place.target.parent.appending($0.value), $0.place) }
    }
    do {
      return try catalog.configuration(catalog.merge(entries, into: []), from: files)
    } catch {
      throw ConfigurationError(error)
    }
  }

  /// More bytes than anybody writes by hand.
  static let largestFile = 16 << 20
  /// More files than anybody inherits from.
  private static let longestChain = 16

  /// Where a file is, as its path says and after all links.
  func locate(
    _ file: FilePath, for reason: Place
  ) throws(ConfigurationError) -> (named: FilePath, target: FilePath) {
    do {
      let folder = try resolveLinks(file.parent)
      return (folder.appending(file.name), try resolveLinks(file))
    } catch {
      let path = shown(file)
      let message = path == reason.path ? "cannot be read: \(error)" : "“\(path)” cannot be read: \(error)"
      throw Self.error(at: reason, message)
    }
  }

  private static func error(at place: Place, _ message: String) -> ConfigurationError {
    ConfigurationError(file: "\(place.path)", position: place.position, message: message)
  }

  /// The entries of one file, all of which are in order, and the file it names as its parent.
  private func read(
    _ file: FilePath, as path: RepositoryPath, isQuoted: Bool
  ) throws(ConfigurationError) -> (entries: [OptionValue.Entry], parent: Configuration.Stated<String>?) {
    let bytes: [UInt8]
    do {
      bytes = try readFile(file, limit: Self.largestFile)
    } catch {
      throw ConfigurationError(file: "\(path)", message: "cannot be read: \(error)")
    }
    do {
      let file = try ConfigurationFile(parsing: bytes, at: path)
      return (file.entries, try catalog.configuration(file.entries, from: [path]).parent)
    } catch {
      guard isQuoted else {
        throw ConfigurationError(
          file: "\(path)", position: error.problems.first?.place.position,
          message: "is not a valid configuration; its text is not shown, as it is not in the repository")
      }
      throw ConfigurationError(error)
    }
  }

  /// The file's path as messages show it: relative to the root where it is inside.
  func shown(_ file: FilePath) -> RepositoryPath {
    file.relative(to: root) ?? RepositoryPath(bytes: file.bytes)
  }
}

extension RuleCatalog {
  /// What these entries say, each of which is in the table of keys.
  func configuration(
    _ entries: [OptionValue.Entry], from files: Set<RepositoryPath>
  ) throws(OptionError) -> Configuration {
    var configuration = Configuration()
    let record = OptionValue(.record(entries))
    try record.read(into: &configuration, fields, title: "a configuration")
    configuration.entries = entries
    configuration.files = files
    return configuration
  }
}
