public import AssetModel

/// A folder with assets that the team did not create, or does not ship.
public struct ForeignFolder: Sendable {
  public let path: RepositoryPath
  public let reason: Reason
  public let findings: Int

  public enum Reason: Sendable {
    case thirdParty
    /// A prebuilt framework or bundle, or an SDK with such frameworks.
    case prebuilt
    case generated
    case tests
    /// Xcode's preview content, which is not part of the shipped app.
    case previews
  }

  /// The outermost foreign folders around the catalogs, sorted by path. A catalog can itself be such a folder.
  /// Folders without findings are omitted.
  static func all(in project: Project, _ report: Report) -> [ForeignFolder] {
    let catalogs = project.catalogs.compactMap { outermost(around: $0.path, project.sdkFolders) }
    let folders = Dictionary(catalogs, uniquingKeysWith: { first, _ in first })
    return folders.sorted { $0.key < $1.key }.compactMap { path, reason in
      let findings = report.diagnostics.count { diagnostic in
        diagnostic.finding.place.path.isInside(path)
          || diagnostic.finding.subjects.contains { $0.path.isInside(path) }
      }
      return findings == 0 ? nil : ForeignFolder(path: path, reason: reason, findings: findings)
    }
  }

  private static func outermost(
    around catalog: RepositoryPath, _ sdks: Set<RepositoryPath>
  ) -> (RepositoryPath, Reason)? {
    var folder = RepositoryPath.root
    for component in catalog.components {
      folder = folder.appending(component)
      if folder.isBuiltProduct || sdks.contains(folder) { return (folder, .prebuilt) }
      if let reason = Reason(folder) { return (folder, reason) }
    }
    return nil
  }
}

extension ForeignFolder.Reason {
  fileprivate init?(_ folder: RepositoryPath) {
    let word = folder.nameText.lowercased().filter { $0.isLetter || $0.isNumber }
    if folder.isVendored {
      self = .thirdParty
    } else if word == "generated" {
      self = .generated
    } else if word == "previewcontent" || word == "previewassetsxcassets" {
      self = .previews
    } else if folder.isTestFolder {
      self = .tests
    } else {
      return nil
    }
  }
}
