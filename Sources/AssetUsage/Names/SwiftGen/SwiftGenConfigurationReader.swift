internal import Basics
internal import Formats

/// Reads the part of a SwiftGen configuration that concerns asset catalogs.
///
/// Older files have the key `paths` instead of `inputs` and, next to it, the keys of their only output.
struct SwiftGenConfigurationReader {
  private let inputFolder: SwiftGenPath
  private let outputFolder: SwiftGenPath
  private let folder: SwiftGenPath

  init(_ document: YAMLNode, folder: RepositoryPath) {
    let folder = SwiftGenPath(folder: folder)
    self.folder = folder
    inputFolder = document["input_dir"]?.string.map(folder.appending) ?? folder
    outputFolder = document["output_dir"]?.string.map(folder.appending) ?? folder
  }

  func actions(of document: YAMLNode) throws(SwiftGenConfigurationError) -> [SwiftGenConfiguration.Action] {
    guard document.entries != nil || document.isNull else {
      throw Self.error("the configuration is not a mapping", document)
    }
    var actions: [SwiftGenConfiguration.Action] = []
    for node in document["xcassets"].map(Self.list) ?? [] {
      actions.append(try action(node))
    }
    return actions
  }

  private func action(_ node: YAMLNode) throws(SwiftGenConfigurationError) -> SwiftGenConfiguration.Action {
    guard node.entries != nil else {
      throw Self.error("'xcassets' must be a mapping or a list of mappings", node)
    }
    guard let inputs = node["inputs"] ?? node["paths"] else { throw Self.error("'inputs' is missing", node) }
    var read: [SwiftGenInput] = []
    for input in Self.list(inputs) {
      guard let text = input.scalar?.text else { throw Self.error("an input is not a string", input) }
      if let input = SwiftGenInput(inputFolder.appending(text)) { read.append(input) }
    }
    var outputs: [SwiftGenConfiguration.Output] = []
    for output in Self.list(node["outputs"] ?? node) {
      outputs.append(try self.output(output))
    }
    return SwiftGenConfiguration.Action(
      inputs: read, filter: node["filter"]?.scalar?.text, outputs: outputs)
  }

  private func output(_ node: YAMLNode) throws(SwiftGenConfigurationError) -> SwiftGenConfiguration.Output {
    guard let path = node["output"]?.scalar?.text else { throw Self.error("'output' is missing", node) }
    var parameters: [String: String] = [:]
    for entry in node["params"]?.entries ?? [] {
      if let scalar = entry.value.scalar { parameters[entry.key.text] = scalar.text }
    }
    return SwiftGenConfiguration.Output(
      template: try template(node), path: outputFolder.appending(path).path, parameters: parameters)
  }

  private func template(_ node: YAMLNode) throws(SwiftGenConfigurationError) -> SwiftGenConfiguration.Template
  {
    if let name = node["templateName"]?.scalar?.text {
      let isBundled = name.hasPrefix("swift") && name.dropFirst(5).allSatisfy(\.isNumber)
      return isBundled ? .bundled(name) : .custom(nil)
    }
    guard let path = node["templatePath"]?.scalar?.text else {
      throw Self.error("'templateName' or 'templatePath' is missing", node)
    }
    return .custom(folder.appending(path).path)
  }

  private static func list(_ node: YAMLNode) -> [YAMLNode] {
    node.isNull ? [] : node.items ?? [node]
  }

  private static func error(_ message: String, _ node: YAMLNode) -> SwiftGenConfigurationError {
    SwiftGenConfigurationError(position: node.position, message: message)
  }
}
