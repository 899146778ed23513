public import Basics

extension Project {
  /// Whether every module that compiles the catalog lists it as a development asset. Xcode leaves development assets
  /// out of archives.
  ///
  /// A catalog with an app icon always ships, because an app cannot be uploaded without an icon.
  public func isForDevelopment(_ catalog: RepositoryPath) -> Bool {
    let owners = modules.memberships(of: catalog).filter { $0.role == .processed }.map { modules[$0.module] }
    return !owners.isEmpty
      && owners.allSatisfy { owner in
        owner.developmentFolders.contains { catalog == $0 || catalog.isInside($0) }
      }
      && !sets.contains { $0.id.catalog == catalog && $0.kind == .appIcon }
  }
}

extension Project {
  /// Whether a project lists the catalog, or a folder that seems to contain only the catalog, as a development
  /// asset. Such a project cannot be built without the catalog, because Xcode requires the listed path to exist.
  public func requiresForDevelopment(_ catalog: RepositoryPath) -> Bool {
    let others = catalogs.lazy.map(\.path).filter { $0 != catalog }
    return modules.all.flatMap(\.developmentFolders).contains { folder in
      catalog == folder
        || catalog.isInside(folder) && !others.contains { $0.isInside(folder) }
          && !modules.all.contains { $0.files.contains { $0.path.isInside(folder) } }
    }
  }
}

extension Module {
  fileprivate var developmentFolders: [RepositoryPath] {
    settings.filter { $0.name == "DEVELOPMENT_ASSET_PATHS" }.flatMap { setting in
      setting.value.settingWords.compactMap { container.parent.following(Array($0.utf8)) }
    }
  }
}

extension String {
  /// The words of a setting, separated by spaces. A space after a backslash or inside quotation marks is part of a
  /// word.
  fileprivate var settingWords: [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isEscaped = false
    for letter in self {
      if isEscaped {
        word.append(letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == quote {
        quote = nil
      } else if quote == nil, letter == "\"" || letter == "'" {
        quote = letter
      } else if quote == nil, letter == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(letter)
      }
    }
    return words + (word.isEmpty ? [] : [word])
  }
}
