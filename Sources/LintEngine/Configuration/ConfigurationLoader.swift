internal import AssetModel
internal import AssetScan
internal import Basics
internal import Formats

/// Finds and reads configuration files, with those they inherit from.
struct ConfigurationLoader {
  /// What holds the files of the repository.
  let source: any TreeSource
  let root: FilePath
  let catalog: RuleCatalog

  /// The configuration of the root, or that in `file`; an empty one where the root has none.
  func load(_ file: FilePath? = nil) throws(ConfigurationError) -> Configuration {
    if let file { return try load(file, children: []) }
    do {
      _ = try source.byteCount(of: RepositoryPath(Configuration.fileName))
    } catch .absent {
      return Configuration()
    } catch {
      // Reading it says what is wrong.
    }
    return try load(root.appending(Configuration.fileName), children: [])
  }

  /// The configuration that stands in a text, as if it were that of the root.
  func read(_ text: [UInt8]) throws(ConfigurationError) -> Configuration {
    try read(text, as: RepositoryPath(Configuration.fileName)) { reader, value throws(OptionError) in
      try reader.readRoot(value)
    }
  }

  /// The configurations in folders below the root, outermost first.
  func loadNested(_ paths: [RepositoryPath]) throws(ConfigurationError) -> [NestedConfiguration] {
    var nested: [NestedConfiguration] = []
    for path in paths where !path.parent.isRoot {
      let configuration = try read(root.appending(path), as: path) { reader, value throws(OptionError) in
        try reader.readNested(value)
      }
      nested.append(NestedConfiguration(folder: path.parent, configuration: configuration))
    }
    return nested
  }

  private func load(_ file: FilePath, children: [FilePath]) throws(ConfigurationError) -> Configuration {
    let configuration = try read(file, as: shown(file)) { reader, value throws(OptionError) in
      try reader.readRoot(value)
    }
    guard let parent = configuration.parent else { return configuration }
    let place = file.parent.appending(parent.value)
    guard !children.contains(place), place != file, children.count < 8 else {
      throw ConfigurationError(
        file: "\(shown(file))", position: parent.place.position,
        message: "parent_config leads back to this file, or never ends"
      )
    }
    return configuration.inheriting(try load(place, children: children + [file]))
  }

  private func read(
    _ file: FilePath, as path: RepositoryPath,
    _ read: (ConfigurationReader, OptionValue) throws(OptionError) -> Configuration
  ) throws(ConfigurationError) -> Configuration {
    let bytes: [UInt8]
    do {
      bytes = try self.bytes(of: file)
    } catch {
      throw ConfigurationError(file: "\(path)", position: nil, message: "cannot be read: \(error)")
    }
    return try self.read(bytes, as: path, read)
  }

  private func read(
    _ bytes: [UInt8], as path: RepositoryPath,
    _ read: (ConfigurationReader, OptionValue) throws(OptionError) -> Configuration
  ) throws(ConfigurationError) -> Configuration {
    do {
      let node = try YAMLNode(parsing: bytes)
      return try read(ConfigurationReader(path: path, catalog: catalog), OptionValue(node))
    } catch let error as YAMLError {
      throw ConfigurationError(file: "\(path)", position: error.position, message: error.message)
    } catch let error as OptionError {
      throw ConfigurationError(file: "\(path)", position: error.position, message: error.message)
    } catch {
      preconditionFailure("nothing else is thrown")
    }
  }

  private func bytes(of file: FilePath) throws -> [UInt8] {
    guard let path = place(of: file) else { return try readFile(file, limit: Self.limit) }
    return try source.read(path, limit: Self.limit)
  }

  private static let limit = 16 << 20

  /// Where a file is in the repository; nil for one outside.
  private func place(of file: FilePath) -> RepositoryPath? {
    RepositoryPath(bytes: file.bytes).relative(to: RepositoryPath(bytes: root.bytes))
      .flatMap { RepositoryPath.root.following($0.bytes) }
  }

  /// The file's path as messages show it: relative to the root where it is inside.
  private func shown(_ file: FilePath) -> RepositoryPath {
    let prefix = root.bytes + [.slash]
    return RepositoryPath(
      bytes: file.bytes.starts(with: prefix) ? Array(file.bytes.dropFirst(prefix.count)) : file.bytes)
  }
}

extension OptionValue {
  /// The same value without what only YAML knows.
  init(_ node: YAMLNode) {
    switch node.value {
    case .mapping(let entries):
      let entries = entries.map { entry in
        Entry(key: entry.key.text, position: entry.keyPosition, value: OptionValue(entry.value))
      }
      self.init(.record(entries), at: node.position)
    case .sequence(let items):
      self.init(.list(items.map(OptionValue.init)), at: node.position)
    case .scalar(let scalar):
      switch scalar.meaning {
      case .null: self.init(.null, at: node.position)
      case .boolean(let flag): self.init(.boolean(flag), at: node.position)
      case .integer(let number): self.init(.integer(number), at: node.position)
      case .number, .string: self.init(.text(scalar.text), at: node.position)
      }
    }
  }
}
