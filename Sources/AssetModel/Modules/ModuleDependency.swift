public import Basics

public struct ModuleDependency: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    case modules([Module.ID])
    /// A module that is built elsewhere, such as a remote package, a remote pod, or a framework without sources.
    case outside
    case unknown
  }

  public let name: String
  public let target: Target

  package init(name: String, target: Target) {
    self.name = name
    self.target = target
  }

  public var modules: [Module.ID] {
    if case .modules(let modules) = target { modules } else { [] }
  }
}

/// A build setting of a target, with its value in one of the target's configurations.
public struct ModuleSetting: Hashable, Sendable {
  public let name: String
  /// The value with all known variables expanded. Unknown ones remain as `$(…)`.
  public let value: String
  public let place: Place

  package init(name: String, value: String, place: Place) {
    self.name = name
    self.value = value
    self.place = place
  }
}

public struct PackageProduct: Hashable, Sendable {
  public enum Kind: Sendable {
    /// A library that the build system can link either statically or dynamically.
    case automaticLibrary
    case staticLibrary
    case dynamicLibrary
    case executable
    case plugin
  }

  public let name: String
  public let kind: Kind
  public let package: RepositoryPath
  public let modules: [Module.ID]
  public let place: Place

  package init(name: String, kind: Kind, package: RepositoryPath, modules: [Module.ID], place: Place) {
    self.name = name
    self.kind = kind
    self.package = package
    self.modules = modules
    self.place = place
  }
}
