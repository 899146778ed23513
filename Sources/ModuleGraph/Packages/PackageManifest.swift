internal import AssetModel
internal import Basics

/// The content of a `Package.swift`, as far as it can be determined without running it.
struct PackageManifest: Sendable {
  let name: String
  let toolsVersion: ToolsVersion
  var products: [Product] = []
  var dependencies: [Dependency] = []
  var targets: [Target] = []
  /// The offsets of expressions that could not be evaluated. If only a part of a target is unknown, the target's `gaps`
  /// say so instead.
  var unclear: [Int] = []

  struct Product: Sendable {
    let name: String
    let kind: PackageProduct.Kind
    let targets: [String]
    let offset: Int
  }

  struct Dependency: Sendable {
    let name: String?
    let location: Location
    let offset: Int

    enum Location: Sendable {
      case path(String)
      /// The URL or registry identifier of the package, as the manifest states it.
      case remote(String)
    }
  }

  struct Target: Sendable {
    let name: String
    let kind: Kind
    let offset: Int
    var path: String?
    var exclude: [String] = []
    /// The source files and folders; nil if all source files in the target's folder belong to the target.
    var sources: [String]?
    var resources: [Resource] = []
    var dependencies: [TargetDependency] = []
    var gaps: Set<ModuleGap> = []
    var isConditional = false
  }

  /// The kind of a target. The raw values are the names of functions in a manifest, such as `.executableTarget(…)`.
  enum Kind: String, Sendable {
    case target, executableTarget, testTarget, systemLibrary, binaryTarget, plugin, macro
  }

  struct Resource: Sendable {
    let path: String
    let treatment: Treatment

    enum Treatment: String, Sendable {
      case process, copy, embedInCode
    }
  }

  enum TargetDependency: Sendable, Hashable {
    /// A target of the package, or a product of another package.
    case byName(String)
    case target(String)
    case product(String, package: String?)
  }
}

struct ToolsVersion: Comparable, Sendable {
  let major: Int
  let minor: Int

  /// Parses the first comment such as `// swift-tools-version: 5.9`. Nil if the first 4,096 bytes contain no
  /// such comment.
  init?(_ bytes: [UInt8]) {
    let mark = "swift-tools-version:"
    for line in bytes.prefix(4096).split(separator: .newline) {
      let text = String(decoding: line, as: UTF8.self).lowercased()
      guard let range = text.firstRange(of: mark), text.hasPrefix("//") else { continue }
      self.init(number: text[range.upperBound...].drop(while: \.isWhitespace))
      return
    }
    return nil
  }

  /// Parses a version such as `5.9` at the beginning of `text`.
  init?(number text: Substring) {
    let parts = text.prefix { $0.isNumber || $0 == "." }.split(separator: ".").map { Int($0) ?? 0 }
    guard let major = parts.first else { return nil }
    self.init(major: major, minor: parts.count > 1 ? parts[1] : 0)
  }

  init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
