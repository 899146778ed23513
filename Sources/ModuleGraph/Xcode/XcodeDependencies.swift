internal import Basics

struct XcodeDependencies {
  private let project: XcodeProject
  private let localPackages: [RepositoryPath]

  init(_ project: XcodeProject) {
    self.project = project
    let references = project.objects.project.texts("packageReferences").compactMap { project.objects[$0] }
    let stated = references.compactMap { reference in
      reference.text("relativePath").flatMap { project.paths.sourceRoot.following($0) }
    }
    localPackages =
      stated
      + project.paths.folders.filter {
        project.context.files.isFile($0.appending("Package.swift"))
      }
  }

  /// Everything that a target depends on: its target dependencies, the products that it links or copies, and its
  /// package products.
  func all(of target: XcodeObject) -> [DependencyDraft] {
    let stated = target.texts("dependencies").compactMap { project.objects[$0] }.compactMap(dependency)
    let linked = project.phases(of: target)
      .filter { $0.isa == "PBXFrameworksBuildPhase" || $0.isa == "PBXCopyFilesBuildPhase" }
      .flatMap { $0.texts("files") }.compactMap { project.objects[$0] }.compactMap(linkedProduct)
    let products = target.texts("packageProductDependencies").compactMap { project.objects[$0] }
      .compactMap(packageProduct)
    return stated + linked + products
  }

  private func dependency(_ object: XcodeObject) -> DependencyDraft? {
    if let product = project.objects.object("productRef", of: object) { return packageProduct(product) }
    if let target = project.objects.object("target", of: object) {
      let name = target.text("name") ?? object.text("name") ?? ""
      return DependencyDraft(name, [.object(target.id, in: project.container)], mayBeOutside: false)
    }
    guard let proxy = project.objects.object("targetProxy", of: object) else { return nil }
    let name = proxy.text("remoteInfo") ?? object.text("name") ?? ""
    return DependencyDraft(
      name, keys(of: proxy, name: name), mayBeOutside: project.container(of: proxy) == nil)
  }

  /// The dependency for a file or package product that is linked or copied into the bundle.
  private func linkedProduct(_ buildFile: XcodeObject) -> DependencyDraft? {
    if let product = project.objects.object("productRef", of: buildFile) { return packageProduct(product) }
    guard let reference = project.objects.object("fileRef", of: buildFile), let path = reference.text("path")
    else { return nil }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let name = Self.productName(file) else { return nil }
    if let proxy = project.objects.object("remoteRef", of: reference) {
      return DependencyDraft(name, keys(of: proxy, name: name) + [.file(file)], mayBeOutside: true)
    }
    if ["SDKROOT", "DEVELOPER_DIR"].contains(reference.text("sourceTree")) { return nil }
    // A framework that is stored in the repository is prebuilt, so it does not come from a target.
    let isPrebuilt =
      project.paths.path(of: reference).map { !project.context.files.files(in: $0).isEmpty } ?? false
    let keys: [ModuleKey] = isPrebuilt ? [] : [.object(reference.id, in: project.container), .file(file)]
    return DependencyDraft(name, keys, mayBeOutside: true)
  }

  private func packageProduct(_ product: XcodeObject) -> DependencyDraft? {
    guard let text = product.text("productName") else { return nil }
    let name = text.hasPrefix("plugin:") ? String(text.dropFirst("plugin:".count)) : text
    var folders = localPackages
    let package = project.objects.object("package", of: product)
    if let package {
      if let path = package.text("relativePath") {
        folders = [project.paths.sourceRoot.following(path)].compactMap { $0 }
      } else if let url = package.text("repositoryURL") {
        // A local package with the same identity replaces the remote one.
        let identity = PackageIdentity(url: url)
        folders = folders.filter { PackageIdentity(folder: $0) == identity }
        return DependencyDraft(name, folders.map { .product(name, of: $0) }, mayBeOutside: true)
      }
    }
    let keys = folders.map { ModuleKey.product(name, of: $0) }
    return DependencyDraft(name, keys + [.anyProduct(name)], mayBeOutside: package == nil)
  }

  /// What a proxy may refer to: a target or product of this project, or of another project.
  private func keys(of proxy: XcodeObject, name: String) -> [ModuleKey] {
    guard let container = project.container(of: proxy) else { return [] }
    let object = proxy.text("remoteGlobalIDString").map { ModuleKey.object($0, in: container) }
    return [object, .target(proxy.text("remoteInfo") ?? name, in: container)].compactMap { $0 }
  }

  /// The name of a library, framework or bundle without prefix and extension: `Core` for `libCore.a`. Nil for any other
  /// file.
  private static func productName(_ file: String) -> String? {
    let parts = file.split(separator: ".")
    guard parts.count > 1, let type = parts.last else { return nil }
    let stem = String(file.dropLast(type.count + 1))
    switch type {
    case "framework", "xcframework", "bundle", "appex", "app", "xpc": return stem
    case "a", "dylib", "tbd": return stem.hasPrefix("lib") ? String(stem.dropFirst(3)) : stem
    default: return nil
    }
  }
}
