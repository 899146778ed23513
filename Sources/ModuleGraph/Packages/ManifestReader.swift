internal import AssetModel
internal import Basics
internal import Scripts

/// Creates the description of a package from the records of its manifest.
struct ManifestReader {
  private let records: ScriptRecords
  private var manifest: PackageManifest

  /// The maximum size of a manifest in bytes, which no real manifest exceeds.
  static let maxBytes = 2_000_000

  static func read(_ bytes: [UInt8]) -> PackageManifest? {
    guard bytes.count <= maxBytes else { return nil }
    let records = ScriptRecords(bytes, .swift)
    guard let package = records.first("Package", where: { $0["name"] != nil }) else { return nil }
    var reader = ManifestReader(records, version: ToolsVersion(bytes), package)
    reader.read(package)
    return reader.manifest
  }

  private init(_ records: ScriptRecords, version: ToolsVersion?, _ package: ScriptRecord) {
    self.records = records
    manifest = PackageManifest(
      name: package["name"]?.string ?? "", toolsVersion: version ?? ToolsVersion(major: 3, minor: 0))
    manifest.unclear = records.unclear
  }

  private mutating func read(_ package: ScriptRecord) {
    for product in members(package["products"]) { read(product: product) }
    for dependency in members(package["dependencies"]) { read(dependency: dependency) }
    for target in members(package["targets"]) { read(target: target) }
  }

  private mutating func read(product: ScriptRecord) {
    guard let name = product["name"]?.string else { return manifest.unclear.append(product.offset) }
    let kind: PackageProduct.Kind
    switch (product.name, records.caseName(product["type"])) {
    case ("executable", _): kind = .executable
    case ("plugin", _): kind = .plugin
    case (_, "static"): kind = .staticLibrary
    case (_, "dynamic"): kind = .dynamicLibrary
    default: kind = .automaticLibrary
    }
    var isComplete = true
    let targets = records.strings(product["targets"], &isComplete)
    if !isComplete { manifest.unclear.append(product.offset) }
    manifest.products.append(
      PackageManifest.Product(name: name, kind: kind, targets: targets, offset: product.offset))
  }

  private mutating func read(dependency: ScriptRecord) {
    let location: PackageManifest.Dependency.Location
    if let path = dependency["path"]?.string {
      location = .path(path)
    } else if let url = dependency["url"]?.string ?? dependency["id"]?.string {
      location = .remote(url)
    } else {
      return manifest.unclear.append(dependency.offset)
    }
    manifest.dependencies.append(
      PackageManifest.Dependency(
        name: dependency["name"]?.string, location: location, offset: dependency.offset))
  }

  private mutating func read(target: ScriptRecord) {
    guard let name = target["name"]?.string, let kind = PackageManifest.Kind(rawValue: target.name) else {
      return manifest.unclear.append(target.offset)
    }
    var result = PackageManifest.Target(name: name, kind: kind, offset: target.offset)
    var knowsSources = true
    result.isConditional = target.isConditional
    result.path = target["path"]?.string
    if let path = target["path"], path.string == nil, !path.isNull { knowsSources = false }
    result.exclude = records.strings(target["exclude"], &knowsSources)
    if let sources = target["sources"], !sources.isNull {
      result.sources = records.strings(sources, &knowsSources)
    }
    if !knowsSources { result.gaps.insert(.sources) }
    for value in records.elements(target["resources"]) {
      if let resource = resource(value) {
        result.resources.append(resource)
      } else {
        result.gaps.insert(.resources)
      }
    }
    for value in records.elements(target["dependencies"]) {
      if let needed = dependency(value) {
        result.dependencies.append(needed)
      } else {
        result.gaps.insert(.dependencies)
      }
    }
    manifest.targets.append(result)
  }

  private func resource(_ value: ScriptValue) -> PackageManifest.Resource? {
    guard let record = records.record(value),
      let treatment = PackageManifest.Resource.Treatment(rawValue: record.name),
      let path = (record.unlabeled.first ?? record["path"])?.string
    else { return nil }
    return PackageManifest.Resource(path: path, treatment: treatment)
  }

  private func dependency(_ value: ScriptValue) -> PackageManifest.TargetDependency? {
    if let name = value.string { return .byName(name) }
    guard let record = records.record(value) else { return nil }
    let label = record["name"] ?? record["stringLiteral"] ?? record.unlabeled.first
    guard let name = label?.string else { return nil }
    switch record.name {
    case "target", "targetItem": return .target(name)
    case "product", "productItem":
      // If the package name is missing or computed, the product may belong to any package.
      return .product(name, package: record["package"]?.string)
    default: return .byName(name)
    }
  }

  /// The records in a list. Values that could not be evaluated are recorded as unclear.
  private mutating func members(_ value: ScriptValue?) -> [ScriptRecord] {
    records.elements(value).compactMap { element in
      if case .unknown(let offset) = element { manifest.unclear.append(offset) }
      return records.record(element)
    }
  }
}
