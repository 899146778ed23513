internal import Basics

/// Turns the records that a manifest makes into what they say about its package.
struct ManifestReader {
  private var interpreter: ScriptInterpreter
  private var manifest: PackageManifest

  /// A larger manifest is no manifest.
  static let maxBytes = 2_000_000

  /// The package of a manifest; nil where none is made.
  static func read(_ bytes: [UInt8]) -> PackageManifest? {
    guard bytes.count <= maxBytes else { return nil }
    var interpreter = ScriptInterpreter(.swift)
    interpreter.run(ScriptParser.statements(bytes, .swift))
    guard let package = interpreter.records.first(where: { $0.name == "Package" && $0["name"] != nil }) else {
      return nil
    }
    var reader = ManifestReader(interpreter: interpreter, version: ToolsVersion(bytes), package)
    reader.read(package)
    return reader.manifest
  }

  private init(interpreter: ScriptInterpreter, version: ToolsVersion?, _ package: ScriptRecord) {
    self.interpreter = interpreter
    manifest = PackageManifest(
      name: package["name"]?.string ?? "", toolsVersion: version ?? ToolsVersion(major: 3, minor: 0))
    manifest.unclear = interpreter.unclear
  }

  private mutating func read(_ package: ScriptRecord) {
    for product in records(package["products"]) { read(product: product) }
    for dependency in records(package["dependencies"]) { read(dependency: dependency) }
    for target in records(package["targets"]) { read(target: target) }
  }

  private mutating func read(product: ScriptRecord) {
    guard let name = product["name"]?.string else { return manifest.unclear.append(product.offset) }
    let kind: PackageProduct.Kind
    switch (product.name, typeName(product["type"])) {
    case ("executable", _): kind = .executable
    case ("plugin", _): kind = .plugin
    case (_, "static"): kind = .staticLibrary
    case (_, "dynamic"): kind = .dynamicLibrary
    default: kind = .automaticLibrary
    }
    var isComplete = true
    let targets = strings(product["targets"], &isComplete)
    if !isComplete { manifest.unclear.append(product.offset) }
    manifest.products.append(
      PackageManifest.Product(name: name, kind: kind, targets: targets, offset: product.offset))
  }

  private mutating func read(dependency: ScriptRecord) {
    let place: PackageManifest.Dependency.Place
    if let path = dependency["path"]?.string {
      place = .path(path)
    } else if let url = dependency["url"]?.string ?? dependency["id"]?.string {
      place = .remote(url)
    } else {
      return manifest.unclear.append(dependency.offset)
    }
    manifest.dependencies.append(
      PackageManifest.Dependency(
        name: dependency["name"]?.string, place: place, offset: dependency.offset))
  }

  private mutating func read(target: ScriptRecord) {
    guard let name = target["name"]?.string, let kind = PackageManifest.Kind(rawValue: target.name) else {
      return manifest.unclear.append(target.offset)
    }
    var result = PackageManifest.Target(name: name, kind: kind, offset: target.offset)
    var knowsSources = true
    result.path = target["path"]?.string
    if let path = target["path"], path.string == nil, !path.isNull { knowsSources = false }
    result.exclude = strings(target["exclude"], &knowsSources)
    if let sources = target["sources"], !sources.isNull { result.sources = strings(sources, &knowsSources) }
    if !knowsSources { result.gaps.insert(.sources) }
    for value in elements(target["resources"]) {
      if let resource = resource(value) {
        result.resources.append(resource)
      } else {
        result.gaps.insert(.resources)
      }
    }
    for value in elements(target["dependencies"]) {
      if let needed = dependency(value) {
        result.dependencies.append(needed)
      } else {
        result.gaps.insert(.dependencies)
      }
    }
    manifest.targets.append(result)
  }

  private func resource(_ value: ScriptValue) -> PackageManifest.Resource? {
    guard let record = record(value), let rule = PackageManifest.Resource.Rule(rawValue: record.name),
      let path = (record.unlabeled.first ?? record["path"])?.string
    else { return nil }
    return PackageManifest.Resource(path: path, rule: rule)
  }

  private func dependency(_ value: ScriptValue) -> PackageManifest.TargetDependency? {
    if let name = value.string { return .byName(name) }
    guard let record = record(value) else { return nil }
    let label = record["name"] ?? record["stringLiteral"] ?? record.unlabeled.first
    guard let name = label?.string else { return nil }
    switch record.name {
    case "target", "targetItem": return .target(name)
    case "product", "productItem":
      // A package that is computed may be any.
      return .product(name, package: record["package"]?.string)
    default: return .byName(name)
    }
  }

  // MARK: Values

  /// The elements of a list; what is not known is one of them.
  private func elements(_ value: ScriptValue?) -> [ScriptValue] {
    guard let value, !value.isNull else { return [] }
    return value.list ?? [value]
  }

  private func record(_ value: ScriptValue) -> ScriptRecord? {
    if case .record(let index) = value { interpreter.records[index] } else { nil }
  }

  /// The records of a list, with a remark where something else is in it.
  private mutating func records(_ value: ScriptValue?) -> [ScriptRecord] {
    elements(value).compactMap { element in
      if case .unknown(let offset) = element { manifest.unclear.append(offset) }
      return record(element)
    }
  }

  private func strings(_ value: ScriptValue?, _ isComplete: inout Bool) -> [String] {
    let all = elements(value)
    let strings = all.compactMap(\.string)
    if strings.count < all.count { isComplete = false }
    return strings
  }

  private func typeName(_ value: ScriptValue?) -> String? {
    switch value {
    case .record(let index): interpreter.records[index].name
    case .external(let path): path.split(separator: ".").last.map(String.init)
    default: nil
    }
  }
}
