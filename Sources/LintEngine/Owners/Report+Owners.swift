internal import AssetModel
internal import AssetScan
internal import Basics

extension Report {
  mutating func nameOwners(below root: FilePath, in checkout: FilePath) {
    guard let owners = CodeOwners(of: DiskSource(checkout)) else {
      issues.append(
        ScanIssue(
          Place(.root),
          "there is no CODEOWNERS file in any of the usual locations, so findings have no owners", .note))
      return
    }
    let folder = root.relative(to: checkout) ?? .root
    for index in diagnostics.indices {
      let path = diagnostics[index].finding.place.path
      diagnostics[index].owners = owners.owners(of: folder.isRoot ? path : folder.appending(path.bytes))
    }
  }
}
