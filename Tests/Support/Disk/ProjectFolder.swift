public import Basics

/// The folder of the project that contains these tests.
public let projectFolder = FilePath(#filePath).parent.parent.parent.parent

/// Whether to update the files that tests compare with: `ASSETLINT_UPDATE=1 swift test`.
public let updatesExpectations = environmentVariable("ASSETLINT_UPDATE") == "1"

/// The files in a folder and its subfolders whose names end in `suffix`.
public func files(in folder: FilePath, endingIn suffix: String = "") throws -> [FilePath] {
  var found: [FilePath] = []
  for entry in try listFolder(folder) {
    let path = folder.appending(RepositoryPath(bytes: entry.name))
    switch entry.type {
    case .folder: found += try files(in: path, endingIn: suffix)
    case .file where path.description.hasSuffix(suffix): found.append(path)
    default: continue
    }
  }
  return found
}
