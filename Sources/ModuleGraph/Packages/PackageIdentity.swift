internal import Basics

struct PackageIdentity: Hashable, Sendable {
  let text: String

  init(_ name: some StringProtocol) {
    text = name.lowercased()
  }

  init(url: String) {
    let last = url.split(separator: "/").last ?? ""
    self.init(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }

  init(folder: RepositoryPath) {
    self.init(folder.nameText)
  }
}
