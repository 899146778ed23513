internal import AssetModel
internal import Basics
internal import Formats

/// Reports source and interface files that a target compiles but that are not in the repository, because they may use
/// any of the target's assets.
struct MissingSources {
  private let project: XcodeProject

  init(_ project: XcodeProject) {
    self.project = project
  }

  func notes(about target: XcodeObject, _ name: String) -> [ModuleNote] {
    let place = project.objects.places.place(target.offset)
    return [
      code(of: target, name).map { ModuleNote(.missingSources, place, $0) },
      interfaces(of: target, name).map { ModuleNote(.missingInterfaces, place, $0) },
    ].compactMap(\.self)
  }

  /// A message if many Swift and Objective-C files are missing. Nil if only a few are missing, because the project may
  /// be outdated, or the files may contain secrets.
  private func code(of target: XcodeObject, _ name: String) -> String? {
    let sources = references(of: target, .source).compactMap(project.paths.path).filter(\.isCode)
    let missing = sources.filter(isMissing)
    guard missing.count >= Self.fewestMissing, missing.count * 10 >= sources.count else { return nil }
    let count = missing.count { !isGenerated($0) }
    guard count >= Self.fewestMissing, count * 10 >= sources.count else { return nil }
    return "\(count) of the \(sources.count) Swift and Objective-C files that “\(name)” compiles "
      + "are not in the repository, so it is unknown which assets they use"
  }

  /// A message if an interface file is missing in all languages. Build steps rarely create such files, so even one
  /// missing file is reported.
  private func interfaces(of target: XcodeObject, _ name: String) -> String? {
    let missing = references(of: target, .processed).filter(\.isInterface).compactMap { reference in
      let paths = project.paths(of: reference).filter(\.isInterface)
      return paths.allSatisfy { isMissing($0) && !isGenerated($0) } ? paths.first : nil
    }
    guard let first = missing.first else { return nil }
    return missing.count == 1
      ? "\(first), which “\(name)” compiles, is not in the repository, so it is unknown which assets it uses"
      : "\(first) and \((missing.count - 1).more("interface file")) that “\(name)” compiles "
        + "are not in the repository, so it is unknown which assets they use"
  }

  private func references(of target: XcodeObject, _ role: FileRole) -> [XcodeObject] {
    project.phases(of: target).filter { $0.phaseRole == role }.flatMap(project.buildFiles)
      .compactMap(project.reference)
  }

  private func isMissing(_ path: RepositoryPath) -> Bool { project.context.files.located(path) == nil }

  /// Whether a build step most likely creates the file, because its name says so, or because git ignores it.
  private func isGenerated(_ path: RepositoryPath) -> Bool {
    Self.generated.contains(where: path.nameText.contains) || project.context.gitIgnores(path)
  }

  private static let fewestMissing = 5
  private static let generated = [".generated.", ".graphql.", ".pb.", ".pbobjc.", ".grpc."]
}

extension XcodeObject {
  /// Whether a file reference or variant group is for an interface file.
  fileprivate var isInterface: Bool {
    [text("name"), text("path")].contains { $0.map { RepositoryPath($0).isInterface } == true }
  }
}

extension RepositoryPath {
  /// Whether this is a source file in a language whose code can use assets.
  fileprivate var isCode: Bool { ["m", "mm", "swift"].contains(pathExtension) }

  fileprivate var isInterface: Bool { ["storyboard", "xib"].contains(pathExtension) }
}
