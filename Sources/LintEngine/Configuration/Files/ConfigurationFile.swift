internal import AssetModel
internal import Basics
internal import Formats

struct ConfigurationFile {
  /// The path, relative to the root if the file is inside the root folder.
  let path: RepositoryPath
  let entries: [OptionValue.Entry]
  var parent: Configuration.Stated<String>?

  init(parsing bytes: [UInt8], at path: RepositoryPath) throws(OptionError) {
    self.path = path
    let document: YAMLNode
    do {
      document = try YAMLNode(parsing: bytes)
    } catch {
      throw OptionError(Place(path, error.position), error.message)
    }
    let value = OptionValue(document, in: path)
    guard let entries = value.entries else { throw OptionError(value.place, "expected keys and values") }
    self.entries = entries
  }
}

extension OptionValue {
  init(_ node: YAMLNode, in file: RepositoryPath) {
    let content: Content =
      switch node.value {
      case .mapping(let entries):
        .record(
          entries.map { entry in
            Entry(
              key: entry.key.text, at: Place(file, entry.keyPosition),
              value: OptionValue(entry.value, in: file))
          })
      case .sequence(let items): .list(items.map { OptionValue($0, in: file) })
      case .scalar(let scalar):
        switch scalar.meaning {
        case .null: .null
        case .boolean(let flag): .boolean(flag)
        case .integer(let number): .integer(number)
        case .number, .string: .text(scalar.text)
        }
      }
    self.init(content, at: Place(file, node.position))
  }
}
