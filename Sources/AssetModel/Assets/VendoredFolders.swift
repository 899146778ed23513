extension AssetSet {
  /// Whether the asset belongs to third-party code, which the team cannot change, judging by the names of its folders.
  public var isVendored: Bool {
    var folder = id.catalog.parent
    while !folder.isRoot {
      if folder.isVendored || folder.isBuiltProduct { return true }
      folder = folder.parent
    }
    return false
  }

  /// Whether the asset is inside a prebuilt framework or bundle, whose code is not in the repository.
  public var isInBuiltProduct: Bool {
    var folder = id.catalog.parent
    while !folder.isRoot {
      if folder.isBuiltProduct { return true }
      folder = folder.parent
    }
    return false
  }
}

extension RepositoryPath {
  public var isVendored: Bool {
    Self.vendorFolders.contains(nameText.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The prebuilt `.framework` folder that contains the file; nil if there is none.
  public var framework: RepositoryPath? {
    var folder = parent
    while !folder.isRoot, folder.pathExtension != "framework" { folder = folder.parent }
    return folder.isRoot ? nil : folder
  }

  fileprivate var isBuiltProduct: Bool {
    ["xcframework", "framework", "bundle"].contains(pathExtension)
  }

  private static let vendorFolders: Set = [
    "vendor", "vendors", "vendored", "thirdparty", "3rdparty", "external", "externals", "pods", "carthage",
  ]
}
