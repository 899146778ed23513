public import Basics

/// What a module says it needs.
public struct ModuleDependency: Hashable, Sendable {
  /// What the name of a dependency turned out to stand for.
  public enum Target: Hashable, Sendable {
    /// Modules of this repository: one, or the targets of a package product.
    case modules([Module.ID])
    /// Something built elsewhere: a remote package or pod, a framework without sources.
    case outside
    /// Nothing known.
    case unknown
  }

  /// The name of the target or product.
  public let name: String
  public let target: Target

  package init(name: String, target: Target) {
    self.name = name
    self.target = target
  }

  /// The modules of this repository that are meant.
  public var modules: [Module.ID] {
    if case .modules(let modules) = target { modules } else { [] }
  }
}

/// A build setting with one of the values it takes over the configurations of a target.
public struct ModuleSetting: Hashable, Sendable {
  public let name: String
  /// With the settings it refers to filled in; `$(…)` stays where one is not known.
  public let value: String
  /// Where the value is assigned.
  public let place: Place

  package init(name: String, value: String, place: Place) {
    self.name = name
    self.value = value
    self.place = place
  }
}

/// What a package offers to others under one name.
public struct PackageProduct: Hashable, Sendable {
  public enum Kind: Sendable {
    /// A library whose linkage the build system chooses.
    case automaticLibrary
    case staticLibrary
    case dynamicLibrary
    case executable
    case plugin
  }

  public let name: String
  public let kind: Kind
  /// The folder of the package.
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
