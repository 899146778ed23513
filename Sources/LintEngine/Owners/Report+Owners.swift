internal import AssetModel
internal import AssetScan
internal import Basics

extension Report {
  /// Tells who owns the places of the diagnostics, by the file at the top of a checkout.
  mutating func nameOwners(below root: FilePath, in checkout: FilePath) {
    guard let owners = CodeOwners(of: DiskSource(checkout)) else {
      issues.append(
        ScanIssue(
          Place(.root), "has no CODEOWNERS file that its host would read: nobody is known to own it", .note))
      return
    }
    let folder = root.relative(to: checkout) ?? .root
    for index in diagnostics.indices {
      let path = diagnostics[index].finding.place.path
      diagnostics[index].owners = owners.owners(of: folder.isRoot ? path : folder.appending(path.bytes))
    }
  }
}
