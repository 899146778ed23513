public import AssetModel
internal import Basics
internal import Imaging

extension FileTree {
  /// Why some pictures of a set can only be compared by their bytes, or not at all.
  public func pictureProblems(of set: AssetSet) -> [RepositoryPath: String] {
    guard set.kind.showsPictures else { return [:] }
    var problems: [RepositoryPath: String] = [:]
    for path in set.payloads.map(\.path) { problems[path] = problem(of: path) }
    return problems
  }

  private func problem(of path: RepositoryPath) -> String? {
    do {
      let bytes = try read(path, limit: Self.payloadLimit)
      let header = try PictureHeader(bytes, nameExtension: path.pathExtension)
      return DecodedPayload(bytes, .header(header)).problem
    } catch {
      return "\(error)"
    }
  }
}
